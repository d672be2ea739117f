import { categories } from '@pressroom/contract/categories/categories';
import { library } from '@pressroom/contract/library/library';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderLine } from '@pressroom/contract/orders/orderShapes';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPersonalDrafts } from '../../../kit/useStoredDraft.ts';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleLine, sampleOrder } from '../orders.sample.ts';
import { EditDialog } from './EditDialog.tsx';

const server = fakeServer();
const oneSide = { printNum: 1, printingImage2: null, printingName2: null, printingUrl2: null };

const store: StoreRow = {
  id: '31',
  name: 'Harbor Print',
  typeCode: 'OTHER',
  typeName: 'Other',
  countryCode: 'US',
  countryName: 'United States',
  currency: 'USD',
  dataStatus: 1,
  syncOrder: 0,
  authStatus: 0,
  productAuthStatus: 0,
  warehouseId: null,
  warehouseName: null,
  grants: [],
  lastSync: null,
  remark: '',
  gmtCreate: '2026-11-20T02:00:00.000Z',
  gmtModified: '2026-11-20T02:00:00.000Z',
};

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(categories.productCodePage, () => ({ rows: [], total: 0 }));
  server.on(library.fileDetails, () => {
    throw new Refusal(404, 'Gone');
  });
});

/** One writes a remark, while another has saved a change of the line. */
async function meetAnother(line: Partial<OrderLine>) {
  const order = sampleOrder({ orderDetailsList: [sampleLine(oneSide)] });
  const current = {
    ...order,
    orderDetailsList: [sampleLine({ ...oneSide, ...line })],
    gmtModified: '2026-11-21T08:00:00.000000Z',
  };
  server.on(orders.save, ({ gmtModified }) => {
    if (gmtModified === current.gmtModified) return current;
    throw new Refusal(409, 'Changed', {
      failure: 'platform.stale',
      data: { current, by: 'bo', at: current.gmtModified },
    });
  });
  const { user } = renderScreen(<EditDialog order={order} onClose={() => undefined} />);
  await user.type(await screen.findByLabelText('Remark'), 'gift');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const title = await screen.findByText('Somebody else has changed this record');
  return { user, comparison: within(title.closest<HTMLElement>('[role=dialog]')!) };
}

async function takeOver({ user, comparison }: Awaited<ReturnType<typeof meetAnother>>) {
  await user.click(comparison.getByRole('button', { name: 'Take over these changes' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sentTo(orders.save)).toHaveLength(2));
  return server.sentTo(orders.save)[1];
}

it('keeps a print where another has put it', async () => {
  const met = await meetAnother({ printingLocation: 2 });
  const [before, now] = ['Print 1', 'Print 2'].map((place) => `TEE-BLK-M × 2 · ${place} harbor.png`);
  met.comparison.getByRole('row', { name: `Products ${before} ${now} None` });
  expect(await takeOver(met)).toMatchObject({ remark: 'gift', orderDetailsList: [{ printingLocation: 2 }] });
});

it('keeps a parcel that another has weighed, though a line is not told by its weight', async () => {
  const met = await meetAnother({ parcelWeight: 480 });
  met.comparison.getByRole('row', { name: /^Products .* Changed None$/ });
  expect(await takeOver(met)).toMatchObject({ remark: 'gift', orderDetailsList: [{ parcelWeight: 480 }] });
});

it('asks by when it must ship', async () => {
  renderScreen(<EditDialog onClose={() => undefined} />);
  await screen.findByLabelText('Ship by');
});

it('lets the number and the store of a marketplace’s order stay as they are', async () => {
  const order = sampleOrder({ marketState: 'toShip', orderDetailsList: [sampleLine(oneSide)] });
  server.on(orders.save, () => order);
  const { user } = renderScreen(<EditDialog order={order} onClose={() => undefined} />);
  expect(await screen.findByLabelText('Order number')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Store')).toHaveProperty('disabled', true);
  screen.getByText('The number and the store of a marketplace’s order cannot change');
  await user.type(screen.getByLabelText('Remark'), 'gift');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sentTo(orders.save)).toMatchObject([{ thirdOrderNumber: 'PR-10001', shopId: '31', remark: 'gift' }]),
  );
});

it('says what a combination becomes, and leaves its lines to the server', async () => {
  const order = sampleOrder({ orderDetailsList: [sampleLine({ ...oneSide, msku: 'set-1' })] });
  server.on(orders.save, () => order);
  server.on(skuMapping.getByShopIdAndSkuId, () => ({
    combinationSku: 'SET-1',
    components: [
      { productCode: 'TEE-WHT-L', quantity: 1, printingName: 'rose.png', printingName2: null },
      { productCode: 'TEE-BLK-M', quantity: 2, printingName: null, printingName2: null },
    ],
  }));
  const { user } = renderScreen(<EditDialog order={order} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Look up' }));
  await screen.findByText('SET-1 is a combination. Saving makes these lines of it:');
  const parts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts()).toEqual(['TEE-WHT-L · rose.png × 2', 'TEE-BLK-M × 4']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sentTo(orders.save)).toMatchObject([{ orderDetailsList: [{ msku: 'set-1', num: 2 }] }]),
  );
  expect(JSON.stringify(server.sentTo(orders.save))).not.toMatch(/productCode|printingImage/);
  // another SKU id is not this combination
  server.on(skuMapping.getByShopIdAndSkuId, () => {
    throw new Refusal(404, 'No mapping', { failure: 'skuMapping.notMapped' });
  });
  await user.type(screen.getByLabelText('SKU ID'), '2');
  expect(screen.queryByText(/is a combination/)).toBeNull();
  await screen.findByText('It has no mapping: once saved, the order waits in store review');
});

describe('a new order', () => {
  const open = () => renderScreen(<EditDialog onClose={onClose} />);
  const onClose = vi.fn<() => void>();
  const number = () => screen.getByLabelText<HTMLInputElement>('Order number').value;
  /** As a closed tab does. */
  const closeTab = () => {
    dispatchEvent(new Event('pagehide'));
    cleanup();
  };

  beforeEach(() => localStorage.clear());

  it('is here again after a closed tab, with its lines, until it is saved', async () => {
    server.on(stores.page, () => ({ rows: [store], total: 1 }));
    const { user } = open();
    await user.type(await screen.findByLabelText('Order number'), 'WEB-7');
    await user.click(screen.getByRole('button', { name: /Add a line$/ }));
    await user.type(screen.getAllByLabelText('SKU ID')[1]!, '555');
    await user.type(screen.getByLabelText('Recipient'), 'Maria');
    closeTab();
    const again = open();
    await screen.findByText(/Your unsaved changes from .* are back/);
    expect(number()).toBe('WEB-7');
    expect(screen.getAllByLabelText<HTMLInputElement>('SKU ID').map(({ value }) => value)).toEqual(['', '555']);
    expect(screen.getByLabelText<HTMLInputElement>('Recipient').value).toBe('Maria');
    await again.user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    await again.user.click(screen.getByText('Platform label'));
    await again.user.click(screen.getByRole('combobox', { name: 'Store' }));
    await again.user.click(await screen.findByText(store.name));
    server.on(skuMapping.getByShopIdAndSkuId, () => {
      throw new Refusal(404, 'No mapping', { failure: 'skuMapping.notMapped' });
    });
    server.on(orders.save, () => sampleOrder());
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sentTo(orders.save)).toMatchObject([
      { thirdOrderNumber: 'WEB-7', recipientsName: 'Maria', orderDetailsList: [{ msku: '555', num: 1 }] },
    ]);
    closeTab();
    open();
    await screen.findByLabelText('Order number');
    expect(number()).toBe('');
  });

  it('goes when its author says so, and when somebody else has signed out here since', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Order number'), 'WEB-8');
    closeTab();
    dropPersonalDrafts({ except: 'ada' });
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'Discard and start over' }));
    await waitFor(() => expect(number()).toBe(''));
    await again.user.type(screen.getByLabelText('Order number'), 'WEB-9');
    closeTab();
    dropPersonalDrafts({ except: 'bo' });
    open();
    await screen.findByLabelText('Order number');
    expect(number()).toBe('');
  });

  it('offers countries and states, and says how what is typed will be understood', async () => {
    const us = { code: 'US', zh: '美国', en: 'United States' };
    const [tx, ny] = [
      { code: 'TX', zh: '得克萨斯州', en: 'Texas' },
      { code: 'NY', zh: '纽约州', en: 'New York' },
    ];
    server.on(orders.countries, () => [{ code: 'DE', zh: '德国', en: 'Germany' }, us]);
    server.on(orders.resolveRegion, ({ country, state }) => ({
      country: country === 'US' ? us : null,
      state: [tx, ny].find(({ code }) => code === state) ?? null,
      states: country === 'US' ? [tx, ny] : [],
      problems: state === 'Nowhere' ? ['“Nowhere” is no state of US'] : [],
    }));
    const { user } = open();
    await user.type(await screen.findByLabelText('Country'), 'united');
    await user.click(await screen.findByText('US · United States'));
    await user.click(screen.getByLabelText('Province / state'));
    await user.click(await screen.findByText('TX · Texas'));
    await screen.findByText('Texas');
    await user.clear(screen.getByLabelText('Province / state'));
    await user.type(screen.getByLabelText('Province / state'), 'Nowhere');
    await screen.findByText('“Nowhere” is no state of US');
  });
});
