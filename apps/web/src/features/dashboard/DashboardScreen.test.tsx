import ShopOutlined from '@ant-design/icons/ShopOutlined';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { library } from '@pressroom/contract/library/library';
import type { TonightRow } from '@pressroom/contract/orders/exceptions';
import { orders } from '@pressroom/contract/orders/orders';
import { attention } from '@pressroom/contract/orders/status';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stores } from '@pressroom/contract/stores/stores';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleFigures, sampleOverview } from './dashboard.sample.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const server = fakeServer();
const pages = [
  { path: '/store/index', titleKey: 'stores.title', icon: ShopOutlined },
  { path: '/library/index', titleKey: 'library.title', icon: ShopOutlined },
] as const;
const show = (roles?: string[]) => renderScreen(<DashboardScreen pages={pages} />, { at: '/dashboard', roles });
const tonight = (given: Pick<TonightRow, 'shopId' | 'late'>): TonightRow => ({
  shopName: 'Fox',
  cutOff: null,
  orders: 1,
  units: 4,
  overdue: 0,
  shippedUnits: 0,
  unitsPerHour: 0,
  ...given,
});
const addressOf = (link: HTMLElement) => link.getAttribute('href');

beforeEach(() => {
  server.on(orders.exceptionCounts, () => []);
  server.on(orders.lateTonight, () => []);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the dashboard', () => {
  it('leads from each number to the orders that it counts', async () => {
    server.on(dashboard.overview, () => sampleOverview());
    show();
    const line = within(await screen.findByRole('region', { name: 'Orders by status' }));
    expect(line.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ' Store review 15',
      ' Factory review 10',
      ' Drawing layout 16',
      ' In production 11',
      ' Shipped 12',
      ' Signed for 14',
      ' Abnormal 13',
      ' Closed 9',
    ]);
    expect(addressOf(line.getByRole('link', { name: /Abnormal/ }))).toBe('/order/index?sysStatus=3');

    const todo = within(screen.getByRole('region', { name: 'To do' }));
    expect(addressOf(todo.getByRole('link', { name: /^Past the ship-by date 3$/ }))).toBe('/order/index?deadline=1');
    expect(addressOf(todo.getByRole('link', { name: 'Waiting for a SKU mapping 9 units 2' }))).toBe(
      '/order/exceptions?kind=1',
    );
    expect(addressOf(todo.getByRole('link', { name: 'In production without a label 1,204' }))).toBe(
      '/order/exceptions?kind=7',
    );
    expect(addressOf(todo.getByRole('link', { name: 'Not enough blanks 2 codes, 8 short 2' }))).toBe(
      '/order/exceptions?kind=6',
    );
    todo.getByRole('button', { name: /Purchase list/ });
    expect(addressOf(todo.getByRole('link', { name: 'Listings waiting for their store’s quota 3' }))).toBe(
      '/products/publish?publishStatus=2&quota=true',
    );
    expect(addressOf(todo.getByRole('link', { name: /Plans outdated by new marketplace requirements 2/ }))).toBe(
      '/products/publish?outdated=true',
    );
    expect(addressOf(todo.getByRole('link', { name: 'Listings that differ from their marketplace 4' }))).toBe(
      '/products/publish?publishStatus=3&differs=any',
    );
    expect(addressOf(todo.getByRole('link', { name: 'Stores to reauthorize 1' }))).toBe('/store/index?attention=1');
    expect(addressOf(todo.getByRole('link', { name: 'Map SKU IDs' }))).toBe('/products/skuMapping?view=waiting');
    expect(addressOf(screen.getByRole('link', { name: '2026-11-30 Mon, orders: 7' }))).toBe(
      '/order/index?dateType=1&orderTimeStart=2026-11-30&orderTimeEnd=2026-11-30',
    );
  });

  it('gives its room to what needs somebody, and names the rest below', async () => {
    server.on(dashboard.overview, () => sampleOverview({ overdue: 0, shortCodes: 0, shortUnits: 0, waitingOrders: 0 }));
    show();
    const rest = within(await screen.findByRole('list', { name: 'Nothing to do here' }));
    expect(rest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Past the ship-by date 0',
      'Waiting for a SKU mapping 0',
      'Label did not print 0',
      'Not enough blanks 0',
      'Listings with an unknown result 0',
    ]);
    expect(addressOf(rest.getByRole('link', { name: 'Past the ship-by date 0' }))).toContain('deadline=1');
    const todo = within(screen.getByRole('region', { name: 'To do' }));
    expect(todo.getAllByRole('link')[0]!.textContent).toMatch(/Marketplace messages to decide on +6$/);
    expect(screen.queryByRole('link', { name: 'Map SKU IDs' })).toBeNull();
  });

  it('leads to the exceptions that are there', async () => {
    server.on(dashboard.overview, () => sampleOverview());
    server.on(orders.exceptionCounts, () => [
      { attention: attention.labelVoid, totalNum: 2 },
      { attention: attention.contradiction, totalNum: 0 },
      { attention: attention.deadline, totalNum: 5 },
    ]);
    server.on(orders.lateTonight, () => [tonight({ shopId: '7', late: 3 }), tonight({ shopId: '8', late: 1 })]);
    show();
    const todo = within(await screen.findByRole('region', { name: 'To do' }));
    expect(addressOf(await todo.findByRole('link', { name: 'Void label 2' }))).toBe('/order/exceptions?kind=8');
    expect(addressOf(todo.getByRole('link', { name: 'Deadline at risk 5' }))).toBe('/order/exceptions?kind=11');
    expect(addressOf(await todo.findByRole('link', { name: 'Pieces that will be late tonight 4' }))).toBe(
      '/order/exceptions?kind=11',
    );
    expect(todo.queryByRole('link', { name: /Mapping differs|Unknown shipment/ })).toBeNull();
  });

  it('leads those who may not open the exceptions to the list of orders', async () => {
    server.on(dashboard.overview, () => sampleOverview());
    show(['/order/index']);
    const link = await screen.findByRole('link', { name: 'In production without a label 1,204' });
    expect(addressOf(link)).toBe('/order/index?attention=7');
    expect(server.sentTo(orders.exceptionCounts)).toEqual([]);
    expect(server.sentTo(orders.lateTonight)).toEqual([]);
  });

  it('walks the chart with the arrow keys, a single stop for Tab, and tells each day in a table', async () => {
    server.on(dashboard.overview, () => sampleOverview());
    const { user } = show();
    const chart = within(await screen.findByRole('group', { name: 'Orders of the last 30 days' }));
    const stops = () => chart.getAllByRole('link').filter((link) => link.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    act(() => stops()[0]!.focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2026-11-28 Sat, orders: 0');
    screen.getByText('2026-11-28 Sat, orders: 0');
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(chart.getAllByRole('link')[0]);
    const rows = within(screen.getByRole('table', { name: 'Orders of the last 30 days' })).getAllByRole('row');
    expect(rows.slice(-2).map((row) => row.textContent)).toEqual(['2026-11-29 Sun1', '2026-11-30 Mon7']);
  });

  it('follows what changes without being reloaded, and marks the number that did', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let overdue = 3;
    server.on(dashboard.overview, () => sampleOverview({ overdue }));
    show();
    const link = await screen.findByRole('link', { name: /^Past the ship-by date 3$/ });
    expect(link.querySelector('[data-changed="true"]')).toBeNull();
    overdue = 4;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(link.textContent).toMatch(/4$/));
    expect(link.querySelector('[data-changed="true"]')?.textContent).toBe('4');
    expect(document.querySelectorAll('[data-changed="true"]')).toHaveLength(1);
  });

  it('does not ask while nobody can see it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.on(dashboard.overview, () => sampleOverview());
    show();
    await screen.findByRole('region', { name: 'To do' });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(server.sentTo(dashboard.overview)).toHaveLength(1);
    hidden.mockRestore();
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.sentTo(dashboard.overview)).toHaveLength(2));
  });

  it('keeps the last numbers while the server is away, and says that they may be old', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.on(dashboard.overview, () => sampleOverview());
    show();
    await screen.findByRole('link', { name: /^Past the ship-by date 3$/ });
    server.on(dashboard.overview, () => {
      throw new Refusal(500, 'Something went wrong');
    });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await screen.findByText('The server is not responding: these numbers may be old');
    screen.getByRole('link', { name: /^Past the ship-by date 3$/ });
  });

  it('shows who sees no orders where the role leads, and nothing else', async () => {
    server.on(dashboard.overview, () => ({
      orders: null,
      refusedLabels: null,
      failedTasks: 0,
      storesToAuthorize: null,
      ordersNotTaken: null,
      publishing: null,
    }));
    show(['/store/index']);
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    expect(screen.getAllByRole('link').map(addressOf)).toEqual(['/store/index']);
    expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
  });

  it('says so to a user whose role opens nothing', async () => {
    server.on(dashboard.overview, () => ({
      orders: null,
      refusedLabels: null,
      failedTasks: 0,
      storesToAuthorize: null,
      ordersNotTaken: null,
      publishing: null,
    }));
    show([]);
    await screen.findByText('Your role does not open any page yet. Ask an administrator');
  });

  it('leads to the mapping only who may go there', async () => {
    server.on(dashboard.overview, () => sampleOverview({}, { refusedLabels: null }));
    show(['/order/index']);
    await screen.findByRole('link', { name: /Waiting for a SKU mapping/ });
    expect(screen.queryByRole('link', { name: 'Map SKU IDs' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Uploaded labels/ })).toBeNull();
  });

  it('begins an empty product with its first steps', async () => {
    const statuses = sampleFigures().statuses.map((one) => ({ ...one, totalNum: 0 }));
    server.on(dashboard.overview, () => sampleOverview({ statuses }));
    server.on(library.folderDetails, () => ({ rows: [], total: 0 }));
    show(['/order/index', '/library/index']);
    expect(addressOf(await screen.findByRole('link', { name: 'Upload prints' }))).toBe('/library/index');
    screen.getByRole('button', { name: 'Next: Upload prints' });
    expect(screen.queryByRole('button', { name: 'Import orders' })).toBeNull();
  });

  it('ends the first steps with bringing in orders', async () => {
    const statuses = sampleFigures().statuses.map((one) => ({ ...one, totalNum: 0 }));
    server.on(dashboard.overview, () => sampleOverview({ statuses }));
    server.on(stores.page, () => ({ rows: [], total: 1 }));
    const { user, router } = show(['/order/index', 'orderListAdd', '/store/index']);
    await screen.findByText('Setup is complete. Now bring in orders:');
    screen.getByRole('button', { name: 'Connect a store' });
    await user.click(screen.getByRole('button', { name: 'Import orders' }));
    expect(router.state.location).toMatchObject({ pathname: '/order/index', search: '?import=1' });
  });

  it('lists the tasks that failed, with what went wrong', async () => {
    server.on(dashboard.overview, () => sampleOverview());
    server.on(dashboard.failedTasks, () => ({
      total: 1,
      rows: [
        {
          id: '1',
          kind: 'drawings',
          title: 'Production drawings',
          state: 'done' as const,
          total: 12,
          done: 12,
          failed: 6,
          fileName: null,
          problems: [1, 2, 3, 4, 5, 6].map((one) => ({ label: `PR-1000${one}`, msg: 'The drawing could not be made' })),
          owner: 'bo',
          gmtCreate: '2026-11-20T03:00:00Z',
          gmtModified: '2026-11-20T03:05:00Z',
        },
      ],
    }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /Background tasks that failed/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('PR-10001');
    dialog.getByText('6 of 12');
    expect(dialog.queryByText('PR-10006')).toBeNull();
    dialog.getByText('and 1 more');
  });

  it('lists the label pages without an order, and lets them be settled', async () => {
    let pagesLeft = [
      {
        id: '8',
        fileName: 'monday.pdf',
        page: 2,
        barCodeText: '1Z5R89390357567127',
        msg: 'No order has this tracking number',
        kept: false,
        candidates: [],
        orders: [],
        createUser: 'bo',
        gmtCreate: '2026-11-20T03:00:00Z',
      },
    ];
    server.on(dashboard.overview, () => sampleOverview({}, { refusedLabels: pagesLeft.length }));
    server.on(orders.refusedLabels, () => ({ rows: pagesLeft, total: pagesLeft.length }));
    server.on(orders.settleRefusedLabels, () => {
      pagesLeft = [];
      return null;
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /Uploaded labels without an order last 7 days 1/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('monday.pdf');
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    const why = within((await screen.findByText('Discard one label page')).closest<HTMLElement>('[role=dialog]')!);
    await user.click(why.getByRole('radio', { name: 'Not a label' }));
    await user.click(why.getByRole('button', { name: 'Discard' }));
    await dialog.findByText('Every label page has found its order');
    await screen.findByText('Uploaded labels without an order', { exact: false });
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: /Uploaded labels without an order/, hidden: true }).textContent,
      ).toMatch(/0$/),
    );
  });
});
