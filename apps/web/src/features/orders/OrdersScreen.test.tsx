import type { ContradictedLine } from '@pressroom/contract/orders/contradictedLine';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus } from '@pressroom/contract/orders/status';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleLine, sampleOrder } from './orders.sample.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const server = fakeServer();
const at = '/order/index';

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
});

function holdOrders(...rows: OrderRow[]) {
  server.on(orders.queryList, ({ sysStatus }) => {
    const found = rows.filter((order) => sysStatus === undefined || order.sysStatus === sysStatus);
    return { rows: found, total: found.length };
  });
  server.on(orders.queryListTotal, () => [
    { sysStatus: orderStatus.factoryReview, totalNum: 12 },
    { sysStatus: orderStatus.inProduction, totalNum: 30 },
  ]);
}

const shipped = sampleOrder({ id: '9002', thirdOrderNumber: 'PR-10002', sysStatus: 2, can: ['sign', 'abnormal'] });

async function choose(user: ReturnType<typeof renderScreen>['user'], ...numbers: string[]) {
  for (const number of numbers) {
    const row = within((await screen.findByText(number)).closest('tr')!);
    await user.click(row.getByRole('checkbox'));
  }
}

describe('the orders screen', () => {
  it('counts each status under the same filters, and keeps the chosen one in the address', async () => {
    holdOrders(sampleOrder(), shipped);
    const { user, router } = renderScreen(<OrdersScreen />, { at: `${at}?thirdOrderNumbers=PR-10001+PR-10002` });
    await screen.findByRole('tab', { name: 'All 42' });
    screen.getByRole('tab', { name: 'In production 30' });
    await user.click(screen.getByRole('tab', { name: 'Factory review 12' }));
    await waitFor(() => expect(screen.queryByText('PR-10002')).toBeNull());
    expect(new URLSearchParams(router.state.location.search).get('sysStatus')).toBe('0');
    expect(server.sentTo(orders.queryListTotal)).toEqual([{ thirdOrderNumbers: 'PR-10001 PR-10002' }]);

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sysStatus=0'));
  });

  it('takes a pasted column of numbers as so many numbers', async () => {
    holdOrders(sampleOrder());
    const { user, router } = renderScreen(<OrdersScreen />, { at });
    await user.click(screen.getByLabelText('Order number'));
    await user.paste('PR-1\r\nPR-2\nPR-3\n');
    screen.getByText('3 given');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('thirdOrderNumbers')).toBe('PR-1 PR-2 PR-3'),
    );
  });

  it('approves an order that contradicts its listing once somebody has compared both sides', async () => {
    const order = sampleOrder();
    holdOrders(order);
    const line: ContradictedLine = {
      orderId: order.id,
      thirdOrderNumber: order.thirdOrderNumber,
      id: order.orderDetailsList[0]!.id,
      lineNo: 1,
      msku: '17592304881155',
      productCode: 'TEE-BLK-M',
      productCombinedImage: null,
      listing: { title: 'Harbor shirt', sellerSku: 'TEE-WHT-M', attributes: [] },
      contradictions: [{ about: 'colour', source: 'sellerSku', said: 'WHT', mapped: 'Black' }],
    };
    server.on(orders.contradictions, () => [line]);
    server.on(orders.orderReview, ({ ids, confirmAlarms = [] }) => ({
      done: confirmAlarms,
      refused: ids
        .filter((id) => !confirmAlarms.includes(id))
        .map((id) => ({ id, label: 'PR-10001', reason: 'orders.contradicted', msg: 'Colour' })),
    }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await screen.findByText('Contradicts its listing');
    const row = within(screen.getByText('PR-10001').closest('tr')!);
    await user.click(row.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Orders that contradict their listings: 1' }));
    await dialog.findByText('WHT');
    dialog.getByText('Black');
    const approve = dialog.getByRole('button', { name: 'Approve the ticked: 0' });
    expect(approve.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'Order PR-10001 is right, approve it' }));
    await user.click(dialog.getByRole('button', { name: 'Approve the ticked: 1' }));
    await screen.findByText('Approve: 1 done');
    expect(server.sentTo(orders.orderReview)).toEqual([
      { ids: ['9001'], sysStatus: 1 },
      { ids: ['9001'], sysStatus: 1, confirmAlarms: ['9001'] },
    ]);
  });

  it('says what a bulk act did and refused, order by order', async () => {
    holdOrders(sampleOrder(), shipped);
    server.on(orders.orderReview, () => ({
      done: ['9001'],
      refused: [{ id: '9002', label: 'PR-10002', reason: 'orders.wrongState', msg: 'Not possible while shipped' }],
    }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await choose(user, 'PR-10001', 'PR-10002');
    await user.click(screen.getByRole('button', { name: 'Approve 1/2' }));
    await screen.findByText('Approve: 1 done, 1 refused');
    screen.getByText('Not possible while shipped');
    expect(server.sentTo(orders.orderReview)).toEqual([{ ids: ['9001', '9002'], sysStatus: 1 }]);
    // The refused one stays chosen.
    screen.getByText('1 selected');
  });

  it('closes only after it was asked for the exact number', async () => {
    holdOrders(sampleOrder(), sampleOrder({ id: '9003', thirdOrderNumber: 'PR-10003' }));
    server.on(orders.orderReview, () => ({ done: ['9001', '9003'], refused: [] }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await choose(user, 'PR-10001', 'PR-10003');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    let question = within(await screen.findByRole('dialog'));
    expect(question.getAllByText('Close orders (2)?')).not.toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(server.sentTo(orders.orderReview)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Close' }));
    question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Close' }));
    await screen.findByText('Close: 2 done');
    expect(server.sentTo(orders.orderReview)).toEqual([{ ids: ['9001', '9003'], sysStatus: -1 }]);
  });

  it('schedules within a day of the order time', async () => {
    holdOrders(sampleOrder({ sysStatus: 1, can: ['ship'] }));
    server.on(orders.batchDelivery, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await choose(user, 'PR-10001');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog'));
    const hours = await dialog.findByLabelText('Hours after the order time');
    await user.clear(hours);
    await user.type(hours, '6');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await screen.findByText('Schedule: 1 done');
    expect(server.sentTo(orders.batchDelivery)).toEqual([{ ids: ['9001'], delivery: 6 }]);
  });

  it('opens an order to its lines and where it goes', async () => {
    holdOrders(
      sampleOrder({ orderDetailsList: [sampleLine(), sampleLine({ id: '72', lineNo: 2, productCode: null })] }),
    );
    const { user } = renderScreen(<OrdersScreen />, { at });
    await screen.findByText('PR-10001');
    await user.click(screen.getByRole('button', { name: 'Expand' }));
    screen.getByText('TEE-BLK-M');
    screen.getByText('No product yet');
    screen.getByText('1 Mill Street');
    expect(screen.getAllByText('harbor.png')).toHaveLength(2);
  });

  it('links a tracking number to its label only where the label may be opened', async () => {
    holdOrders(sampleOrder({ hasLabel: true, labelUrl: '/files/label' }), { ...shipped, hasLabel: true });
    renderScreen(<OrdersScreen />, { at });
    await screen.findByText('PR-10001');
    const links = screen.getAllByRole('link', { name: '1Z999AA10123456784' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/files/label']);
  });

  it('saves no order without its number and store, and says so at the fields', async () => {
    holdOrders();
    const { user } = renderScreen(<OrdersScreen />, { at });
    await user.click(screen.getByRole('button', { name: /Add order/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Save' }));
    await dialog.findByText('Please enter your order number');
    dialog.getByText('Please select the store');
    expect(server.sentTo(orders.save)).toEqual([]);
  });

  it('offers no act that the server would refuse', async () => {
    holdOrders(sampleOrder({ can: [] }));
    const { user } = renderScreen(<OrdersScreen />, { at, roles: ['/order/index', 'orderCopyOrderNum'] });
    await choose(user, 'PR-10001');
    for (const name of [
      'Approve',
      'Close',
      'Ship now',
      'Mark abnormal',
      /Import/,
      /Add order/,
      /Upload labels/,
      /Download/,
    ]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    screen.getByRole('button', { name: 'Details' });
    await user.click(screen.getByRole('button', { name: /Copy$/ }));
    expect(await screen.findByRole('button', { name: 'Order numbers' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tracking numbers' })).toBeNull();
  });
});
