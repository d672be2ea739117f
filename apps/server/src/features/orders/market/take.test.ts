import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { attention, orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { buyerAddress, marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { labelPdf, makeOrder, type ShopTest, shopTest } from '../../../testing/orderMakers.ts';
import { findStockDifferences, type MarketOrder } from '../orders.public.ts';

const moved = { ...buyerAddress, recipientsAddress: '700 Congress Ave' };

/** Mapped in the Linden store: two shirts. */
const told = (at: ShopTest, given: Partial<MarketOrder> = {}) =>
  marketOrder(at, { shopId: at.shop.stores.linden, ...given });
const look = (at: ShopTest, id: string) => must(at.admin, orders.queryDetail, { id });
const review = (at: ShopTest, id: string, sysStatus: 0 | 1 | -1 | 3 | 4) =>
  must(at.admin, orders.orderReview, { ids: [id], sysStatus });

/** An order of a marketplace in production, with its label. */
async function labelled(at: ShopTest, given: Partial<MarketOrder> = {}): Promise<OrderRow> {
  const trackingNumber = '1Z999AA10123456784';
  const { created } = await takeOver(at, told(at, { carrierName: 'UPS', trackingNumber, ...given }));
  await review(at, created[0]!, reviewAction.approve);
  await at.test.drain();
  await attach(at, created[0]!);
  return look(at, created[0]!);
}

async function attach(at: ShopTest, id: string): Promise<void> {
  const trackingNumber = '1Z999AA10123456784';
  const pdf = [{ fileName: 'label.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { id, trackingNumber }, pdf);
}

it('takes an order over once, with what its mapping knows, and says what cannot be kept', async () => {
  const at = await shopTest();
  const mapped = told(at);
  const unmapped = marketOrder(at, { thirdOrderNumber: 'PO-211-2' });
  const bad = marketOrder(at, { thirdOrderNumber: 'PO-211-3', lines: [] });
  const first = await takeOver(at, mapped, unmapped, bad);
  expect(first).toMatchObject({ created: [expect.any(String), expect.any(String)], unchanged: 0 });
  expect(first.failed).toEqual([{ thirdOrderNumber: 'PO-211-3', problem: { key: 'orders.linesRequired' } }]);
  expect(await takeOver(at, mapped, unmapped)).toMatchObject({ created: [], changed: [], unchanged: 2 });

  const { rows } = await must(at.admin, orders.queryList, { sysStatus: orderStatus.storeReview });
  const byNumber = new Map(rows.map((row) => [row.thirdOrderNumber, row]));
  expect(byNumber.get(mapped.thirdOrderNumber)).toMatchObject({
    errorMsg: null,
    recipientsCity: 'Austin',
    orderDetailsList: [{ productCode: 'TEE-BLK-M', num: 2 }],
  });
  expect(byNumber.get('PO-211-2')?.errorMsg).toContain('is not mapped');
});

it('begins what is over there already where it stands, and keeps the stock as it is', async () => {
  const at = await shopTest();
  await takeOver(
    at,
    told(at, { thirdOrderNumber: 'GONE', state: 'cancelled' }),
    told(at, { thirdOrderNumber: 'LEFT', state: 'shipped' }),
    told(at, { thirdOrderNumber: 'THERE', state: 'signed' }),
    told(at, { thirdOrderNumber: 'ASKED', asked: ['cancellation'] }),
  );
  const { rows } = await must(at.admin, orders.queryList, {});
  expect(Object.fromEntries(rows.map((row) => [row.thirdOrderNumber, row.sysStatus]))).toEqual({
    GONE: orderStatus.closed,
    LEFT: orderStatus.shipped,
    THERE: orderStatus.signed,
    ASKED: orderStatus.abnormal,
  });
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('lets an order that the buyer may still change wait, and follows what changes meanwhile', async () => {
  const at = await shopTest();
  const { created } = await takeOver(at, told(at, { state: 'pending', address: null }));
  const id = created[0]!;
  const waiting = await look(at, id);
  expect(waiting.errorMsg).toContain('may still change');
  expect(waiting.can).not.toContain('approve');
  expect((await review(at, id, reviewAction.approve)).refused).toMatchObject([{ reason: 'orders.market.pending' }]);
  await takeOver(at, told(at, { state: 'pending' }));
  await takeOver(at, told(at, { state: 'pending', address: moved }));
  await takeOver(at, told(at, { address: moved }));
  expect(await look(at, id)).toMatchObject({ recipientsAddress: '700 Congress Ave', holds: [], errorMsg: null });
  expect((await review(at, id, reviewAction.approve)).done).toEqual([id]);
});

it('never overwrites what staff have edited, and keeps the marketplace’s names through an edit', async () => {
  const at = await shopTest();
  const { created } = await takeOver(at, told(at));
  const row = await look(at, created[0]!);
  const { id, thirdOrderNumber, shopId, gmtModified } = row;
  const form = { id, thirdOrderNumber, shopId, gmtModified, labelType: 1 as const, ...moved, remark: 'called' };
  const line = { msku: '5230236437987443003', num: 1 };
  await must(at.admin, orders.save, { ...form, orderDetailsList: [line] });
  await takeOver(at, told(at, { marketStatus: 'packed', marketUpdatedAt: '2026-11-20T09:00:00Z' }));
  expect(await look(at, id)).toMatchObject({
    ...moved,
    remark: 'called',
    holds: [],
    orderDetailsList: [{ num: 1 }],
  });
  const lines = await at.test.db.selectFrom('orderLines').where('orderId', '=', id).select('marketItems').execute();
  expect(lines).toEqual([{ marketItems: [{ id: 'L-1', quantity: 2 }] }]);
  const other = { ...form, gmtModified: undefined, thirdOrderNumber: 'OTHER', orderDetailsList: [line] };
  expect(await at.admin.call(orders.save, other)).toMatchObject({ status: 400 });
});

it('adopts an order that staff had entered by hand', async () => {
  const at = await shopTest();
  const entered = await makeOrder(at, { thirdOrderNumber: 'PO-211-01522', shopId: at.shop.stores.linden });
  expect(await takeOver(at, told(at))).toMatchObject({ created: [], changed: [entered.id] });
  expect(await takeOver(at, told(at))).toMatchObject({ changed: [], unchanged: 1 });
  expect(await look(at, entered.id)).toMatchObject({ sysStatus: orderStatus.factoryReview, marketState: 'toShip' });
});

it.each([orderStatus.storeReview, orderStatus.factoryReview, orderStatus.inProduction, orderStatus.shipped])(
  'stops an order in status %i that was cancelled there, once, until a person decides',
  async (status) => {
    const at = await shopTest();
    const { id } =
      status === orderStatus.inProduction || status === orderStatus.shipped
        ? await labelled(at)
        : { id: (await takeOver(at, told(at))).created[0]! };
    if (status === orderStatus.factoryReview) await review(at, id, reviewAction.submit);
    if (status === orderStatus.shipped) await takeOver(at, told(at, { state: 'shipped' }));
    expect((await look(at, id)).sysStatus).toBe(status);

    await takeOver(at, told(at, { state: 'cancelled' }));
    expect(await takeOver(at, told(at, { state: 'cancelled' }))).toMatchObject({ changed: [] });
    const held = await look(at, id);
    expect(held).toMatchObject({ sysStatus: orderStatus.abnormal, holds: [{ kind: 'cancelled' }] });
    expect(held.labelVoid !== null).toBe(held.hasLabel);
    expect(held.can).toContain('decide');
    expect(held.can.filter((act) => act === 'submit' || act === 'approve')).toEqual([]);
    expect((await must(at.admin, orders.queryList, { attention: attention.hold })).total).toBe(1);

    const decisions = [{ kind: 'cancelled' as const, decision: 'goOn' as const }];
    expect(await at.admin.call(orders.decideHold, { id, decisions })).toMatchObject({ status: 400 });
    const after = await must(at.admin, orders.decideHold, { id, decisions, reason: 'Sold again' });
    expect(after.holds).toEqual([]);
    expect(after.sysStatus).toBe(status);
    expect(await takeOver(at, told(at, { state: 'cancelled' }))).toMatchObject({ changed: [] });
    expect(await findStockDifferences(at.test.db)).toEqual([]);
  },
);

it('closes a cancelled order for who may close', async () => {
  const at = await shopTest();
  const { id } = await labelled(at);
  await takeOver(at, told(at, { state: 'cancelled' }));
  const decide = { id, decisions: [{ kind: 'cancelled' as const, decision: 'close' as const }] };
  const auditor = await at.test.as(['/order/index', 'orderAudit']);
  expect(await auditor.call(orders.decideHold, decide)).toMatchObject({ status: 403 });
  expect(await must(at.admin, orders.decideHold, decide)).toMatchObject({ sysStatus: orderStatus.closed, holds: [] });
  await takeOver(at, told(at, { state: 'cancelled', asked: ['risk'] }));
  const log = await must(at.admin, orders.operationLog, { objMaster: id });
  expect(log.rows[0]).toMatchObject({ createUser: 'system', behavior: expect.stringContaining('warns of a risk') });
});

it('takes a new address over, and lets no label with the old one be used again', async () => {
  const at = await shopTest();
  const { id, recipientsAddress } = await labelled(at);
  await takeOver(at, told(at, { address: moved }));
  const held = await look(at, id);
  expect(held).toMatchObject({
    recipientsAddress,
    holds: [{ kind: 'addressChanged', from: buyerAddress, to: moved }],
  });
  const decisions = [{ kind: 'addressChanged' as const, decision: 'takeOver' as const }];
  const taken = await must(at.admin, orders.decideHold, { id, gmtModified: held.gmtModified, decisions });
  expect(taken).toMatchObject({ ...moved, holds: [], labelUrl: null });
  expect(taken.labelVoid).toContain('old address');
  expect(taken.can).not.toContain('keepLabel');
  expect(await at.admin.call(orders.keepLabel, { id })).toMatchObject({ status: 409 });
  expect(await at.admin.call(orders.downloadPdfZip, { ids: [id] })).toMatchObject({ status: 409 });
  expect(await at.admin.call(orders.decideHold, { id, gmtModified: held.gmtModified, decisions })).toMatchObject({
    status: 409,
  });

  expect(taken.sysStatus).toBe(orderStatus.inProduction);
  expect((await must(at.admin, orders.batchDelivery, { ids: [id] })).refused).toMatchObject([
    { reason: 'orders.labelVoid.address' },
  ]);
  await attach(at, id);
  expect(await look(at, id)).toMatchObject({ labelVoid: null, labelUrl: expect.any(String) });
});

it('keeps our address where a person says so, and the label once a person has looked', async () => {
  const at = await shopTest();
  const { id } = await labelled(at);
  await takeOver(at, told(at, { address: moved, asked: ['risk'] }));
  const held = await look(at, id);
  expect(held.holds.map(({ kind }) => kind)).toEqual(['addressChanged', 'risk']);
  await must(at.admin, orders.decideHold, { id, decisions: [{ kind: 'addressChanged', decision: 'keep' }] });
  expect(await at.admin.call(orders.keepLabel, { id })).toMatchObject({ status: 409 });
  const decided = await must(at.admin, orders.decideHold, { id, decisions: [{ kind: 'risk', decision: 'goOn' }] });
  expect(decided).toMatchObject({ ...buyerAddress, holds: [], labelVoid: expect.any(String) });
  expect(await must(at.admin, orders.keepLabel, { id })).toMatchObject({ labelVoid: null });
  expect(await takeOver(at, told(at, { address: moved, asked: ['risk'] }))).toMatchObject({ changed: [] });
});

it('keeps why a person had stopped an order beside what is reported later', async () => {
  const at = await shopTest();
  const { created } = await takeOver(at, told(at));
  const id = created[0]!;
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.abnormal, reason: 'Stain' });
  await takeOver(at, told(at, { asked: ['addressChange'] }));
  const { errorMsg } = await look(at, id);
  expect(errorMsg).toContain('Stain');
  expect(errorMsg).toContain('asks to change the address');
});

it('follows what was shipped there without us, and calls a delivery off that was planned', async () => {
  const at = await shopTest();
  const { id } = await labelled(at, { orderTime: new Date().toISOString() });
  await must(at.admin, orders.batchDelivery, { ids: [id], delivery: 2 });
  await takeOver(at, told(at, { state: 'shipped' }));
  expect(await look(at, id)).toMatchObject({ sysStatus: orderStatus.shipped, scheduledDelivery: null });
  // lost on the way: a person says so, and the same news again moves nothing
  await review(at, id, reviewAction.abnormal);
  await takeOver(at, told(at, { state: 'shipped', marketStatus: 'on its way' }));
  expect(await look(at, id)).toMatchObject({ sysStatus: orderStatus.abnormal });
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});
