import { orders } from '@pressroom/contract/orders/orders';
import { attention, orderStatus } from '@pressroom/contract/orders/status';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { dialogCalled } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ExceptionsScreen } from './ExceptionsScreen.tsx';
import { sampleOrder } from './orders.sample.ts';

const server = fakeServer();
const at = '/order/exceptions';

beforeEach(() => {
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
  server.on(orders.lastAct, () => null);
  server.on(orders.versions, () => []);
  server.on(orders.refusedLabelCount, () => ({ totalNum: 0 }));
  server.on(orders.exceptionCounts, () =>
    attention.values.map((kind) => ({
      attention: kind,
      totalNum: kind === attention.any ? 3 : kind === attention.hold ? 1 : 0,
    })),
  );
  server.on(orders.lateTonight, () => [
    {
      shopId: '7',
      shopName: 'Linden Tees',
      cutOff: '2026-11-24T10:00:00.000Z',
      orders: 9,
      units: 12,
      overdue: 1,
      shippedUnits: 20,
      unitsPerHour: 4.5,
      late: 3,
    },
    {
      shopId: '8',
      shopName: 'Fox',
      cutOff: null,
      orders: 1,
      units: 1,
      overdue: 1,
      shippedUnits: 0,
      unitsPerHour: 0,
      late: 1,
    },
  ]);
});

it('lists what needs a person by deadline, one kind at a time, with the acts that solve it', async () => {
  const held = sampleOrder({ id: '9001', thirdOrderNumber: 'PR-10001', sysStatus: 3, can: ['decide'] });
  server.on(orders.queryList, () => ({ rows: [held], total: 1 }));
  const { user } = renderScreen(<ExceptionsScreen />, { at });
  const row = within((await screen.findByText('PR-10001')).closest('tr')!);
  row.getByRole('button', { name: 'Decide' });
  expect(server.sentTo(orders.queryList)[0]).toMatchObject({
    attention: String(attention.any),
  });
  await user.click(await screen.findByRole('tab', { name: /Marketplace message\s*1/ }));
  expect(screen.queryByRole('tab', { name: /Drawing failed/ })).toBeNull();
  await waitFor(() =>
    expect(server.sentTo(orders.queryList).at(-1)).toMatchObject({ attention: String(attention.hold), pageNum: 1 }),
  );
});

it('closes all orders that their marketplaces have cancelled together, after it was asked how many', async () => {
  const cancelled = sampleOrder({
    sysStatus: 3,
    attention: [attention.hold, attention.cancelled],
    can: ['decide', 'close'],
  });
  server.on(orders.queryList, () => ({ rows: [cancelled], total: 34 }));
  server.on(orders.exceptionCounts, () => [{ attention: attention.cancelled, totalNum: 34 }]);
  const byStatus = [{ sysStatus: orderStatus.abnormal, totalNum: 34 }];
  server.on(orders.selectionCheck, () => ({ total: 34, fitting: 34, held: 0, lacking: 0, byStatus }));
  server.on(orders.bulkAct, () => ({ done: [cancelled.id], refused: [] }));
  const { user } = renderScreen(<ExceptionsScreen />, { at });
  await screen.findByText('PR-10001');
  expect(screen.queryByRole('button', { name: 'Close all cancelled orders' })).toBeNull();
  await user.click(await screen.findByRole('tab', { name: /Cancelled by marketplace/ }));
  await user.click(await screen.findByRole('button', { name: 'Close all cancelled orders' }));
  const dialog = await dialogCalled('Close: 34 orders');
  await user.click(await dialog.findByRole('button', { name: 'Close (34)' }));
  await waitFor(() => expect(server.sentTo(orders.bulkAct)).toHaveLength(1));
  expect(server.sentTo(orders.bulkAct)).toMatchObject([
    { act: 'close', selection: { match: { attention: String(attention.cancelled) }, count: 34 } },
  ]);
});

it('says what a held order waits with, and not besides that it is held', async () => {
  const changed = sampleOrder({ sysStatus: 3, attention: [attention.hold, attention.changed], can: ['decide'] });
  server.on(orders.queryList, () => ({ rows: [changed], total: 1 }));
  server.on(orders.exceptionCounts, () => [{ attention: attention.changed, totalNum: 1 }]);
  const { user } = renderScreen(<ExceptionsScreen />, { at: `${at}?kind=${attention.changed}` });
  const row = within((await screen.findByText('PR-10001')).closest('tr')!);
  row.getByText('Changed by buyer');
  expect(row.queryByText('Marketplace message')).toBeNull();
  await user.click(screen.getByRole('tab', { name: /Changed by buyer/ }));
  expect(server.sentTo(orders.queryList).at(-1)).toMatchObject({ attention: String(attention.changed) });
});

it('leads from a store of tonight to its orders, and says that only they are listed', async () => {
  const due = sampleOrder({ shopId: '7', shopName: 'Linden Tees' });
  server.on(orders.queryList, () => ({ rows: [due], total: 1 }));
  const { user, router } = renderScreen(<ExceptionsScreen />, { at });
  await user.click(await screen.findByRole('link', { name: /^Linden Tees: 12 pieces/ }));
  await screen.findByText('Only Linden Tees');
  await waitFor(() =>
    expect(server.sentTo(orders.queryList).at(-1)).toMatchObject({
      attention: String(attention.deadline),
      shopIds: '7',
    }),
  );
  await user.click(screen.getByRole('tab', { name: /Marketplace message/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?shopIds=7&kind=4'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=4'));
});

it('says by store what has to leave tonight, and what will be late at this pace', async () => {
  server.on(orders.queryList, () => ({ rows: [], total: 0 }));
  renderScreen(<ExceptionsScreen />, { at });
  const strip = within(await screen.findByRole('region', { name: 'Tonight’s cut-off' }));
  strip.getByText(/Linden Tees: 12 pieces to ship by \d\d-\d\d \d\d:\d\d, 20 shipped today \(4.5 an hour\)/);
  strip.getByText('3 will be late at this pace');
  strip.getByText('Fox: nothing ships today, one piece is due');
  await screen.findByText('No order needs anybody');
});
