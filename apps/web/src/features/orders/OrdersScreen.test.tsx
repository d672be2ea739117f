import type { CheckedOrder } from '@pressroom/contract/orders/actCheck';
import type { ContradictedLine } from '@pressroom/contract/orders/contradictedLine';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus } from '@pressroom/contract/orders/status';
import { stores } from '@pressroom/contract/stores/stores';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { switchLanguage } from '../../i18n/i18n.ts';
import { fakeServer, Holding } from '../../testing/fakeServer.ts';
import { dialogCalled } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleLine, sampleOrder } from './orders.sample.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const server = fakeServer();
const at = '/order/index';

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
  server.on(orders.lastAct, () => null);
  server.on(orders.versions, () => []);
  server.on(orders.viewList, () => []);
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

/** Judges as the server would: these orders may not, the others may. */
function checkActs(reasons: Readonly<Record<string, string>> = {}, reason = 'orders.wrongState') {
  server.on(orders.actCheck, ({ ids }) => ({
    ready: ids.filter((id) => !(id in reasons)).map((id) => checked(id)),
    refused: ids.filter((id) => id in reasons).map((id) => ({ id, label: numberOf(id), reason, msg: reasons[id]! })),
  }));
}

const numberOf = (id: string) => `PR-1${id.slice(1).padStart(4, '0')}`;

function checked(id: string): CheckedOrder {
  const { recipientsName, carrierName, trackingNumber, hasLabel } = sampleOrder();
  return { id, thirdOrderNumber: numberOf(id), recipientsName, carrierName, trackingNumber, hasLabel };
}

async function choose(user: ReturnType<typeof renderScreen>['user'], ...numbers: string[]) {
  for (const number of numbers) {
    const row = within((await screen.findByText(number)).closest('tr')!);
    await user.click(row.getByRole('checkbox'));
  }
  // the acts on the selection stand in place of the tabs
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
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

  it('approves, opens and marks the row where the keyboard is', async () => {
    holdOrders(sampleOrder(), shipped);
    server.on(orders.orderReview, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await screen.findByText('PR-10001');
    await user.keyboard('jx');
    await screen.findByText('1 selected');
    await user.keyboard('a');
    await screen.findByText('Approve: 1 done');
    expect(server.sentTo(orders.orderReview)).toEqual([{ ids: ['9001'], sysStatus: 1 }]);
    await user.keyboard('jo');
    await screen.findByRole('dialog', { name: /PR-10002/ });
  });

  it('says an outcome in the language of now', async () => {
    holdOrders(sampleOrder());
    const refusal = { id: '9001', label: 'PR-10001', reason: 'orders.wrongState' };
    server.on(orders.orderReview, () => {
      // somebody else was quicker
      holdOrders(sampleOrder({ sysStatus: orderStatus.shipped, can: [] }));
      return { done: [], refused: [{ ...refusal, msg: 'Not possible while shipped' }], actId: '5' };
    });
    const { user, client } = renderScreen(<OrdersScreen />, { at });
    const row = within((await screen.findByText('PR-10001')).closest('tr')!);
    await user.click(row.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Not possible while shipped');
    server.on(orders.actRows, ({ rows }) => ({
      rows: rows === 'left' ? [{ ...refusal, msg: '已发货，不能执行' }] : [],
      total: rows === 'left' ? 1 : 0,
    }));
    await act(() => switchLanguage('zh'));
    await client.invalidateQueries();
    await screen.findByText('已发货，不能执行');
    expect(screen.queryByText('Not possible while shipped')).toBeNull();
  });

  it('takes a pasted column of numbers as so many numbers', async () => {
    holdOrders(sampleOrder());
    const { user, router } = renderScreen(<OrdersScreen />, { at });
    await user.click(screen.getByLabelText('Order number'));
    await user.paste('PR-1\r\nPR-2\nPR-3\n');
    screen.getByText('3 numbers');
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
      shopId: order.shopId,
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
    server.on(orders.orderReview, ({ ids, confirmContradictions = [] }) => ({
      done: confirmContradictions,
      refused: ids
        .filter((id) => !confirmContradictions.includes(id))
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
      { ids: ['9001'], sysStatus: 1, confirmContradictions: ['9001'] },
    ]);
  });

  it('sends only what an act goes through for, and says first what it leaves out and why', async () => {
    holdOrders(sampleOrder(), shipped);
    checkActs({ '9002': 'Not possible while shipped' });
    server.on(orders.orderReview, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await choose(user, 'PR-10001', 'PR-10002');
    await user.click(screen.getByRole('button', { name: 'Approve 1/2' }));
    const dialog = await dialogCalled('Approve: order PR-10001');
    dialog.getByText('Left out: 1 order');
    dialog.getByText('Not possible while shipped');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Approve: 1 done');
    expect(server.sentTo(orders.orderReview)).toEqual([{ ids: ['9001'], sysStatus: 1 }]);
    // The one that was left out stays chosen.
    screen.getByText('1 selected');
  });

  it('says what the server refuses all the same, order by order', async () => {
    holdOrders(sampleOrder());
    server.on(orders.orderReview, () => ({
      done: [],
      refused: [{ id: '9001', label: 'PR-10001', reason: 'orders.wrongState', msg: 'Not possible while shipped' }],
    }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await choose(user, 'PR-10001');
    // somebody else has shipped it meanwhile
    holdOrders({ ...shipped, id: '9001', thirdOrderNumber: 'PR-10001' });
    await user.click(screen.getAllByRole('button', { name: 'Approve' })[0]!);
    await screen.findByText('Approve: 0 done, 1 refused');
    screen.getByText('Not possible while shipped');
    screen.getByText('1 selected');
  });

  it('says of approved orders which have no number yet, and takes it there', async () => {
    const order = sampleOrder({ trackingNumber: null, carrierName: null });
    holdOrders(order);
    server.on(orders.queryDetail, () => order);
    const unlabelled = [{ id: '9001', label: 'PR-10001', reason: 'orders.noParcelYet', msg: 'No number and no label' }];
    server.on(orders.orderReview, ({ ids }) => ({ done: ids, refused: [], unlabelled }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    const row = within((await screen.findByText('PR-10001')).closest('tr')!);
    holdOrders({ ...order, sysStatus: 6, can: ['parcel'] });
    await user.click(row.getByRole('button', { name: 'Approve' }));
    const strip = within(await screen.findByRole('status'));
    strip.getByText('No number and no label');
    await user.click(strip.getByRole('button', { name: 'Enter tracking' }));
    await screen.findByRole('dialog', { name: 'Tracking and label of PR-10001' });
  });

  it('closes only after it was asked for the exact number', async () => {
    holdOrders(sampleOrder(), sampleOrder({ id: '9003', thirdOrderNumber: 'PR-10003' }));
    checkActs();
    server.on(orders.orderReview, () => ({ done: ['9001', '9003'], refused: [] }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await choose(user, 'PR-10001', 'PR-10003');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const asked = { name: 'Close: 2 orders' };
    let question = within(await screen.findByRole('dialog', asked));
    await user.click(question.getByRole('button', { name: 'Go back' }));
    expect(server.sentTo(orders.orderReview)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Close' }));
    question = within(await screen.findByRole('dialog', asked));
    question.getByText('Reserved stock is released. It can be undone for 10 minutes');
    await user.click(question.getByRole('button', { name: 'Close (2)' }));
    await screen.findByText('Close: 2 done');
    expect(server.sentTo(orders.orderReview)).toEqual([{ ids: ['9001', '9003'], sysStatus: -1 }]);
  });

  it('names the order that ships, its recipient and its parcel before it is asked', async () => {
    holdOrders(sampleOrder({ sysStatus: 1, can: ['ship'] }));
    checkActs();
    server.on(orders.batchDelivery, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    const row = within((await screen.findByText('PR-10001')).closest('tr')!);
    await user.click(row.getByRole('button', { name: 'Ship now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ship now: order PR-10001' }));
    for (const text of ['PR-10001', 'Ada Byron', 'UPS', '1Z999AA10123456784']) dialog.getByText(text);
    await user.click(dialog.getByRole('button', { name: 'Ship now' }));
    await screen.findByText('Ship now: 1 done');
    expect(server.sentTo(orders.batchDelivery)).toEqual([{ ids: ['9001'] }]);
  });

  it('asks nothing where nothing can ship, and goes on once that is mended', async () => {
    const order = sampleOrder({ sysStatus: 1, hasLabel: true, can: ['ship', 'parcel'] });
    holdOrders(order);
    server.on(orders.queryDetail, () => order);
    server.on(orders.updateParcel, () => order);
    checkActs({ '9001': 'Its number is that of PR-10007, too' }, 'orders.trackingShared');
    const { user } = renderScreen(<OrdersScreen />, { at });
    await choose(user, 'PR-10001');
    await user.click(await screen.findByRole('button', { name: 'Ship now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not possible now: Ship now' }));
    dialog.getByText('Its number is that of PR-10007, too');
    expect(dialog.queryByRole('button', { name: 'Ship now' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Enter tracking' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tracking and label of PR-10001' }));
    checkActs();
    await user.click(form.getByRole('checkbox', { name: 'Shares its parcel with other orders' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Ship now: order PR-10001' });
  });

  it('offers the tracking number where nothing else keeps an order from leaving', async () => {
    const order = sampleOrder({ sysStatus: 1, trackingNumber: null, carrierName: null, can: ['abnormal', 'parcel'] });
    holdOrders(order);
    renderScreen(<OrdersScreen />, { at });
    const row = within((await screen.findByText('PR-10001')).closest('tr')!);
    expect(row.queryByRole('button', { name: 'Ship now' })).toBeNull();
    expect(row.getAllByRole('button', { name: 'Enter tracking' })).toHaveLength(2);
  });

  it('schedules within a day of the order time, and calls it off', async () => {
    holdOrders(sampleOrder({ sysStatus: 1, can: ['ship', 'schedule'] }));
    checkActs();
    server.on(orders.batchDelivery, ({ ids }) => ({ done: ids, refused: [] }));
    server.on(orders.cancelDelivery, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await choose(user, 'PR-10001');
    expect(screen.queryByRole('button', { name: 'Cancel scheduled shipping' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule shipping (1)' }));
    const hours = await dialog.findByLabelText('Hours after the order time');
    await user.clear(hours);
    await user.type(hours, '6');
    dialog.getByText(/^1 order is past it and ships at once/);
    holdOrders(
      sampleOrder({ sysStatus: 1, scheduledDelivery: '2026-11-20T09:15:00.000000Z', can: ['ship', 'callOff'] }),
    );
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await screen.findByText('Schedule: 1 done');
    expect(server.sentTo(orders.batchDelivery)).toEqual([{ ids: ['9001'], delivery: 6 }]);

    await screen.findByText('Ships at 11-20 17:15');
    await choose(user, 'PR-10001');
    await user.click(screen.getByRole('button', { name: 'Cancel scheduled shipping' }));
    await screen.findByText('Cancel scheduled shipping: 1 done');
    expect(server.sentTo(orders.cancelDelivery)).toEqual([{ ids: ['9001'] }]);
  });

  it('says before a zip comes what it will not hold, and then how many it holds', async () => {
    holdOrders(sampleOrder(), shipped);
    checkActs({ '9002': 'No label yet' });
    server.on(orders.downloadPdfZip, () => new Holding({ count: 1, leftOut: 1 }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    await choose(user, 'PR-10001', 'PR-10002');
    await user.click(screen.getByRole('button', { name: /Download$/ }));
    await user.click(await screen.findByRole('button', { name: 'Labels' }));
    const title = await screen.findByText('Download labels: order PR-10001');
    const dialog = within(title.closest<HTMLElement>('[role=dialog]')!);
    dialog.getByText('No label yet');
    await user.click(dialog.getByRole('button', { name: 'Download labels' }));
    await screen.findByText('Downloaded 1 order. 1 left out; a list in the zip names them');
    // all of them, so that the zip can name what it leaves out
    expect(server.sentTo(orders.downloadPdfZip)).toEqual([{ ids: ['9001', '9002'] }]);
  });

  it('hands ticked orders out in the order of the list, however they were ticked', async () => {
    holdOrders(sampleOrder(), shipped);
    checkActs();
    server.on(orders.downloadPdf, () => new Holding({ count: 2, leftOut: 0 }));
    server.on(orders.selectedNumbers, () => ['PR-10001', 'PR-10002']);
    const { user } = renderScreen(<OrdersScreen />, { at: `${at}?dateType=2&sortType=1` });
    await choose(user, 'PR-10002', 'PR-10001');
    await user.click(screen.getByRole('button', { name: /Download$/ }));
    await user.click(await screen.findByRole('button', { name: 'Labels (one PDF)' }));
    await screen.findByText('Downloaded 2 orders');
    await user.click(screen.getByRole('button', { name: /Copy$/ }));
    await user.click(await screen.findByRole('button', { name: 'Order numbers' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('PR-10001\nPR-10002'));
    const ticked = { ids: ['9002', '9001'], dateType: '2', sortType: '1' };
    expect(server.sentTo(orders.downloadPdf)).toEqual([ticked]);
    expect(server.sentTo(orders.selectedNumbers)).toEqual([{ selection: ticked, of: 'order' }]);
  });

  it('opens an order to its lines and where it goes', async () => {
    holdOrders(
      sampleOrder({ orderDetailsList: [sampleLine(), sampleLine({ id: '72', lineNo: 2, productCode: null })] }),
    );
    const { user } = renderScreen(<OrdersScreen />, { at });
    await screen.findByText('PR-10001');
    await user.click(screen.getByRole('button', { name: 'Expand' }));
    await screen.findByText('TEE-BLK-M');
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
