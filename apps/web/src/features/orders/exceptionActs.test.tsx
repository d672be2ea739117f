import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileRows, type OrderLabelRow } from '@pressroom/contract/lastMile/rows';
import { lastMileStatus } from '@pressroom/contract/lastMile/status';
import { orders } from '@pressroom/contract/orders/orders';
import { attention } from '@pressroom/contract/orders/status';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { dialogCalled, rowOf } from '../../testing/finding.ts';
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
  server.on(orders.lateTonight, () => []);
  server.on(orders.exceptionCounts, () => attention.values.map((kind) => ({ attention: kind, totalNum: 1 })));
  server.on(orders.refusedLabelCount, () => ({ totalNum: 0 }));
});

function show(values: Parameters<typeof sampleOrder>[0], roles?: string[]) {
  const order = sampleOrder(values);
  server.on(orders.queryList, () => ({ rows: [order], total: 1 }));
  return { order, ...renderScreen(<ExceptionsScreen />, { at, roles }) };
}

describe('a shipment of which the marketplace gives no answer', () => {
  const unknown = {
    sysStatus: 1,
    shipmentConfirmation: 'unknown',
    errorMsg: 'The marketplace does not answer',
    can: ['print', 'askShipment', 'settleShipment'],
  } as const;

  it('is asked about from its row', async () => {
    const { user, order } = show({ ...unknown, can: [...unknown.can] });
    server.on(orders.bulkAct, () => ({ done: [order.id], refused: [] }));
    const row = await rowOf('PR-10001');
    await user.click(row.getByRole('button', { name: 'Ask marketplace' }));
    await screen.findByText('Ask marketplace: 1 done');
    expect(server.sentTo(orders.bulkAct)).toEqual([{ act: 'askShipment', selection: { ids: [order.id] } }]);
  });

  it.each([
    [/It is shipped there/, 'shipped'],
    [/It was not notified/, 'notTold'],
  ] as const)('is settled by what a person has found: %s', async (label, outcome) => {
    const { user, order } = show({ ...unknown, can: [...unknown.can] });
    server.on(orders.settleShipment, () => order);
    const row = await rowOf('PR-10001');
    await user.click(row.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('button', { name: 'Check by hand' }));
    const dialog = await dialogCalled('Check the shipment of PR-10001');
    dialog.getByText('What it was told: UPS 1Z999AA10123456784');
    await user.click(dialog.getByRole('button', { name: 'Check by hand' }));
    await dialog.findByText('Choose what you have found');
    await user.click(dialog.getByRole('radio', { name: label }));
    await user.click(dialog.getByRole('button', { name: 'Check by hand' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentTo(orders.settleShipment)).toEqual([{ id: order.id, outcome }]);
  });

  it('is left alone by those who may not ship', async () => {
    const { user } = show({ ...unknown, can: ['print'] }, ['/order/exceptions', '/order/index']);
    const row = await rowOf('PR-10001');
    expect(row.queryByRole('button', { name: 'Ask marketplace' })).toBeNull();
    await user.click(row.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('button', { name: 'Operation log' });
    expect(screen.queryByRole('button', { name: 'Check by hand' })).toBeNull();
  });
});

describe('a refused purchase of a label', () => {
  const refused = { sysStatus: 1, trackingNumber: null, can: ['buyLabel'], errorMsg: 'Out of credit' } as const;
  const row: OrderLabelRow = {
    id: '601',
    orderId: '9001',
    thirdOrderNumber: 'PR-10001',
    shopName: 'Harbor Print',
    supplierName: 'Nexus Freight',
    channelType: 1,
    channelName: 'UniUni next day',
    num: 2,
    cost: '4.20',
    currency: 'USD',
    parcels: 1,
    orderStatus: 6,
    outcomeUnknown: false,
    errMsg: 'Nexus Freight: out of credit',
    trackingNumber: null,
    carrierName: null,
    createUser: 'ada',
    gmtCreate: '2026-11-20T03:20:00.000000Z',
    gmtModified: '2026-11-20T03:21:00.000000Z',
    can: ['calculate', 'retry', 'delete'],
    batchNumber: 'LM20261120-1',
    labelType: 2,
  };

  async function openDialog() {
    const shown = show({ ...refused, can: [...refused.can] });
    const its = await rowOf('PR-10001');
    its.getByText('Out of credit');
    await shown.user.click(its.getByRole('button', { name: 'Buy again' }));
    await screen.findByRole('link', { name: 'Open it in its batch' });
    const dialog = await dialogCalled('Buy the label of PR-10001');
    return { ...shown, dialog };
  }

  it('is tried again in place, with its provider’s reason and price before it, or in its batch', async () => {
    server.on(lastMileRows.orderRow, () => row);
    server.on(lastMileRows.retry, ({ ids }) => ({ done: ids, refused: [], taskId: '7' }));
    const { user, dialog } = await openDialog();
    await dialog.findByText('Nexus Freight: out of credit');
    dialog.getByText('USD 4.20');
    const link = dialog.getByRole('link', { name: 'Open it in its batch' });
    expect(link.getAttribute('href')).toBe(`${batchAddress(row)}&thirdOrderNumber=PR-10001`);
    await user.click(dialog.getByRole('button', { name: 'Buy again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentTo(lastMileRows.orderRow)[0]).toEqual({ orderId: '9001' });
    expect(server.sentTo(lastMileRows.retry)).toEqual([{ ids: ['601'] }]);
  });

  it('asks all channels for a price, and says what stands in the way', async () => {
    server.on(lastMileRows.orderRow, () => ({
      ...row,
      orderStatus: lastMileStatus.trialFailed,
      cost: null,
      currency: null,
    }));
    server.on(lastMileRows.costBulkOrder, ({ ids = [] }) => ({
      done: [],
      refused: ids.map((id) => ({
        id,
        label: 'PR-10001',
        reason: 'lastMile.order.held',
        msg: 'A report is undecided',
      })),
    }));
    const { user, dialog } = await openDialog();
    await dialog.findByRole('button', { name: 'Calculate again' });
    await user.click(dialog.getByRole('button', { name: 'Ask all channels' }));
    await dialog.findByText('A report is undecided');
    expect(server.sentTo(lastMileRows.costBulkOrder)).toEqual([{ batchNumber: 'LM20261120-1', ids: ['601'] }]);
  });

  it('offers nothing here once it has moved on', async () => {
    server.on(lastMileRows.orderRow, () => ({ ...row, orderStatus: lastMileStatus.placing, errMsg: null, can: [] }));
    const { dialog } = await openDialog();
    await dialog.findByText('Its label has moved on. Look at it in its batch');
    expect(dialog.queryByRole('button', { name: 'Buy again' })).toBeNull();
  });
});

it('leads to the label pages that no order took, while there are any', async () => {
  server.on(orders.refusedLabelCount, () => ({ totalNum: 3 }));
  server.on(orders.refusedLabels, () => ({ rows: [], total: 0 }));
  const { user } = show({});
  await user.click(await screen.findByRole('button', { name: '3 label pages without an order' }));
  await dialogCalled('Label pages without an order');
});
