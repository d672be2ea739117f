import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Holding } from '../../testing/fakeServer.ts';
import { fakeTasks } from '../../testing/fakeTasks.ts';
import { dialogCalled, rowOf } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleLine, sampleOrder } from './orders.sample.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const server = fakeServer();
const stream = fakeTasks(server);
const at = '/order/index';

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
  server.on(orders.lastAct, () => null);
  server.on(orders.versions, () => []);
  server.on(orders.viewList, () => []);
  server.on(orders.queryListTotal, () => []);
});

/** The orders of the list, which a test may change. */
function hold(...given: OrderRow[]) {
  let rows = given;
  server.on(orders.queryList, () => ({ rows, total: rows.length }));
  return (...next: OrderRow[]) => {
    rows = next;
  };
}

const refusal = (id: string, reason: string) => ({
  id,
  label: `PR-1000${id.slice(-1)}`,
  reason,
  msg: `Because of ${reason}`,
});
const second = { id: '9002', thirdOrderNumber: 'PR-10002' };
const half = sampleLine({ printingImage2: null, printingName2: null, printingUrl2: null });

describe('a missing print', () => {
  const lacking = sampleOrder({
    orderDetailsList: [half],
    errorMsg: 'Line 1 lacks a print image',
    can: ['edit', 'close'],
  });

  it('is chosen from the row, and nothing else is asked', async () => {
    const change = hold(lacking);
    server.on(orders.save, () => sampleOrder());
    const { user } = renderScreen(<OrdersScreen />, { at });
    const row = await rowOf('PR-10001');
    row.getByText('Line 1 lacks a print image');
    await user.click(row.getByRole('button', { name: 'Choose print' }));
    const dialog = await dialogCalled('Prints of order PR-10001');
    dialog.getByText('Print 2');
    expect(dialog.queryByText('Print 1')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'One print is enough: only harbor.png' }));
    expect(dialog.queryByText('Print 2')).toBeNull();
    change(sampleOrder());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Approve' });
    expect(server.sentTo(orders.save)).toMatchObject([
      {
        id: '9001',
        gmtModified: lacking.gmtModified,
        orderDetailsList: [{ id: '71', printNum: 1, printingImage: '501' }],
      },
    ]);
  });

  it('is flagged in the opened line, and once above the lines', async () => {
    hold(lacking);
    const { user } = renderScreen(<OrdersScreen />, { at });
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'Expand' }));
    const line = within((await screen.findByText('TEE-BLK-M')).closest('li')!);
    line.getByText('Print 2 is missing');
    await user.click(line.getByRole('button', { name: 'Choose print' }));
    await dialogCalled('Prints of order PR-10001');
  });
});

it('has no main button that must fail: what keeps a parcel from leaving is mended instead', async () => {
  const order = sampleOrder({ sysStatus: 1, hasLabel: true, can: ['ship', 'parcel'] });
  hold(order);
  server.on(orders.queryDetail, () => order);
  server.on(orders.actCheck, () => ({ ready: [], refused: [refusal('9001', 'orders.trackingShared')] }));
  const { user } = renderScreen(<OrdersScreen />, { at });
  const row = await rowOf('PR-10001');
  await row.findByText('Because of orders.trackingShared');
  expect(row.queryByRole('button', { name: 'Ship now' })).toBeNull();
  // the cell of the parcel has one as well
  await user.click(row.getAllByRole('button', { name: 'Enter tracking' }).at(-1)!);
  await dialogCalled('Tracking and label of PR-10001');
});

it('asks for another print where a drawing could not be made of this one', async () => {
  hold(sampleOrder({ sysStatus: 3, stoppedBy: 'orders.drawingFailed', can: ['approve', 'edit'] }));
  renderScreen(<OrdersScreen />, { at });
  const row = await rowOf('PR-10001');
  row.getByRole('button', { name: 'Choose print' });
  expect(row.queryByRole('button', { name: 'Approve' })).toBeNull();
});

describe('what came of an act', () => {
  it('leads each refused order to what helps, and ends when all are mended', async () => {
    const unmapped = sampleOrder({ orderDetailsList: [half], can: ['edit'] });
    const change = hold(sampleOrder(second), unmapped);
    server.on(orders.actCheck, () => ({
      ready: [],
      refused: [refusal('9001', 'orders.printsMissing')],
    }));
    server.on(orders.orderReview, ({ ids }) => ({
      done: ids.filter((id) => id !== '9001'),
      refused: ids.includes('9001') ? [refusal('9001', 'orders.printsMissing')] : [],
    }));
    const approvable = sampleOrder({ can: ['approve', 'edit'] });
    change(approvable, sampleOrder(second));
    const { user } = renderScreen(<OrdersScreen />, { at });
    for (const number of ['PR-10001', 'PR-10002']) await user.click((await rowOf(number)).getByRole('checkbox'));
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
    change(unmapped, sampleOrder({ ...second, sysStatus: 1, can: [] }));
    await user.click(screen.getAllByRole('button', { name: 'Approve' })[0]!);
    const strip = within((await screen.findByText('Approve: 1 done, 1 refused')).closest('section')!);
    await user.click(await strip.findByRole('button', { name: 'Choose print' }));
    const dialog = await dialogCalled('Prints of order PR-10001');
    server.on(orders.save, () => approvable);
    await user.click(dialog.getByRole('button', { name: 'One print is enough: only harbor.png' }));
    change(approvable, sampleOrder({ ...second, sysStatus: 1, can: [] }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    // the line has gone, and the order goes through now
    await strip.findByText('Approve: 1 done');
    expect(strip.queryByText(/Because of/)).toBeNull();
    await user.click(strip.getByRole('button', { name: 'Approve the other 1' }));
    await waitFor(() => expect(server.sentTo(orders.orderReview).at(-1)).toEqual({ ids: ['9001'], sysStatus: 1 }));
  });

  it('goes by itself once everything that it tells is over', async () => {
    const order = sampleOrder();
    const change = hold(order);
    server.on(orders.orderReview, () => ({ done: [], refused: [refusal('9001', 'orders.noProduct')] }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    const row = await rowOf('PR-10001');
    change(sampleOrder({ can: ['edit'] }));
    await user.click(row.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Because of orders.noProduct');
    server.on(orders.save, () => order);
    const strip = within(screen.getByText('Because of orders.noProduct').closest('section')!);
    await user.click(await strip.findByRole('button', { name: 'Edit' }));
    const dialog = await dialogCalled('Edit order PR-10001');
    change(sampleOrder({ sysStatus: 1, can: [] }));
    await user.click(await dialog.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Because of orders.noProduct')).toBeNull());
    await waitFor(() => expect(screen.queryByText(/^Approve: /)).toBeNull());
  });

  it('offers the drawings of what was approved, once they are made', async () => {
    hold(sampleOrder());
    const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    server.on(orders.orderReview, ({ ids }) => ({ done: ids, refused: [], actId: '70', taskId: '88' }));
    server.on(orders.downloadZip, () => new Holding({ count: 1, leftOut: 0 }, '/downloads/key'));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'Approve' }));
    stream.sendTask({ id: '88', state: 'running', total: 1, done: 0 });
    const button = await screen.findByRole('button', { name: /Download these drawings$/ });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(true));
    stream.sendTask({ id: '88', state: 'done', total: 1, done: 1 });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    await screen.findByText('Downloaded 1 order');
    expect(links).toHaveBeenCalledOnce();
    expect(server.sentTo(orders.downloadZip)).toEqual([{ actId: '70' }]);
  });
});

describe('orders that their marketplaces have cancelled', () => {
  const report = (withdrawnAt: string | null) => ({
    kind: 'cancelled' as const,
    at: '2026-11-20T05:00:00.000000Z',
    withdrawnAt,
    msg: 'The marketplace has cancelled this order',
    from: null,
    to: null,
    goods: null,
    decisions: ['close' as const],
  });
  const cancelled = (id: string, withdrawnAt: string | null = null) =>
    sampleOrder({
      id,
      thirdOrderNumber: `PR-1000${id.slice(-1)}`,
      sysStatus: 3,
      holds: [report(withdrawnAt)],
      can: ['decide', 'close'],
    });

  it('are closed together from among those that are ticked', async () => {
    hold(cancelled('9001'), cancelled('9002'), cancelled('9003', '2026-11-20T06:00:00.000000Z'));
    server.on(orders.actCheck, ({ ids }) => ({
      ready: ids.map((id) => ({ ...sampleOrder(), id, thirdOrderNumber: id })),
      refused: [],
    }));
    server.on(orders.orderReview, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    for (const number of ['PR-10001', 'PR-10002', 'PR-10003'])
      await user.click((await rowOf(number)).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Close the cancelled ones (2)' }));
    const dialog = await dialogCalled('Close: 2 orders');
    await user.click(dialog.getByRole('button', { name: 'Close (2)' }));
    await screen.findByText('Close: 2 done');
    expect(server.sentTo(orders.orderReview)).toEqual([{ ids: ['9001', '9002'], sysStatus: -1 }]);
  });
});

it('asks once before many orders are signed for', async () => {
  const shipped = (id: string) =>
    sampleOrder({ id, thirdOrderNumber: `PR-1000${id.slice(-1)}`, sysStatus: 2, can: ['sign'] });
  hold(shipped('9001'), shipped('9002'));
  server.on(orders.actCheck, ({ ids }) => ({
    ready: ids.map((id) => ({ ...sampleOrder(), id, thirdOrderNumber: `PR-1000${id.slice(-1)}` })),
    refused: [],
  }));
  server.on(orders.orderReview, ({ ids }) => ({ done: ids, refused: [] }));
  const { user } = renderScreen(<OrdersScreen />, { at });
  for (const number of ['PR-10001', 'PR-10002']) await user.click((await rowOf(number)).getByRole('checkbox'));
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
  await user.click(screen.getAllByRole('button', { name: 'Sign for' })[0]!);
  const dialog = await dialogCalled('Sign for: 2 orders');
  dialog.getByText('The orders are finished then. This cannot be undone');
  expect(server.sentTo(orders.orderReview)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Sign for (2)' }));
  await screen.findByText('Sign for: 2 done');
  expect(server.sentTo(orders.orderReview)).toEqual([{ ids: ['9001', '9002'], sysStatus: 4 }]);
});
