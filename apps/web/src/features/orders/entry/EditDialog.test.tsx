import { categories } from '@pressroom/contract/categories/categories';
import { library } from '@pressroom/contract/library/library';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderLine } from '@pressroom/contract/orders/orderShapes';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleLine, sampleOrder } from '../orders.sample.ts';
import { EditDialog } from './EditDialog.tsx';

const server = fakeServer();
const oneSide = { printNum: 1, printingImage2: null, printingName2: null, printingUrl2: null };

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
  const parts = 'TEE-WHT-L × 1 · rose.png + TEE-BLK-M × 2';
  await screen.findByText(`SET-1 is a combination. Saving makes the lines of its products: ${parts}`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sentTo(orders.save)).toMatchObject([{ orderDetailsList: [{ msku: 'set-1', num: 2 }] }]),
  );
  expect(JSON.stringify(server.sentTo(orders.save))).not.toMatch(/productCode|printingImage/);
  // another SKU id is not this combination
  await user.type(screen.getByLabelText('SKU ID'), '2');
  expect(screen.queryByText(/is a combination/)).toBeNull();
});
