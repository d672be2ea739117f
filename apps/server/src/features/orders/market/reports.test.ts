import { orders } from '@pressroom/contract/orders/orders';
import { attention, orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { buyerAddress, marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { makeOrder, type ShopTest, shopTest } from '../../../testing/orderMakers.ts';
import { findStockDifferences, type MarketOrder } from '../orders.public.ts';

const moved = { ...buyerAddress, recipientsAddress: '700 Congress Ave' };
const movedAgain = { ...buyerAddress, recipientsAddress: '9 Rio Grande St' };

/** Mapped in the Linden store: two shirts. */
const told = (at: ShopTest, given: Partial<MarketOrder> = {}) =>
  marketOrder(at, {
    shopId: at.shop.stores.linden,
    carrierName: 'UPS',
    trackingNumber: '1Z999AA10123456784',
    ...given,
  });
const look = (at: ShopTest, id: string) => must(at.admin, orders.queryDetail, { id });
const review = (at: ShopTest, id: string, sysStatus: 0 | 1 | -1 | 3) =>
  must(at.admin, orders.orderReview, { ids: [id], sysStatus });
const logOf = async (at: ShopTest, id: string) =>
  (await must(at.admin, orders.operationLog, { objMaster: id })).rows.map(({ behavior }) => behavior).join('\n');

type Decision = Parameters<typeof decide>[2];
function decide(
  at: ShopTest,
  id: string,
  decision: { kind: 'closedHere' | 'shippedThere' | 'addressChanged' | 'cancelled' | 'goodsChanged' } & {
    decision: 'close' | 'goOn' | 'takeOver' | 'keep';
  },
  reason?: string,
) {
  return at.admin.call(orders.decideHold, { id, decisions: [decision], reason });
}

async function produce(at: ShopTest): Promise<string> {
  const { created } = await takeOver(at, told(at));
  await review(at, created[0]!, reviewAction.approve);
  await at.test.drain();
  return created[0]!;
}

it('offers the address that stands there now, and none where that is ours again', async () => {
  const at = await shopTest();
  const id = await produce(at);
  await takeOver(at, told(at, { address: moved }));
  await takeOver(at, told(at, { address: movedAgain }));
  expect((await look(at, id)).holds).toMatchObject([{ from: buyerAddress, to: movedAgain, withdrawnAt: null }]);
  await takeOver(at, told(at));
  const back = await look(at, id);
  expect(back.holds).toMatchObject([
    { kind: 'addressChanged', to: buyerAddress, withdrawnAt: expect.any(String), decisions: ['keep'] },
  ]);
  expect(back.errorMsg).toContain('withdrawn by the marketplace');
  expect(await decide(at, id, { kind: 'addressChanged', decision: 'takeOver' })).toMatchObject({ status: 409 });
  await takeOver(at, told(at, { address: moved }));
  const taken = await decide(at, id, { kind: 'addressChanged', decision: 'takeOver' });
  expect(taken.data).toMatchObject({ ...moved, holds: [] });
});

it.each([
  ['closed by hand before it was known there', true],
  ['first seen cancelled', false],
])('asks about an order that is wanted there: %s', async (_case, byHand) => {
  const at = await shopTest();
  let id: string;
  if (byHand) {
    ({ id } = await makeOrder(at, { thirdOrderNumber: 'PO-211-01522', shopId: at.shop.stores.linden }));
    await review(at, id, reviewAction.close);
  } else {
    const { created } = await takeOver(at, told(at, { state: 'cancelled' }));
    id = created[0]!;
  }
  await takeOver(at, told(at));
  expect(await takeOver(at, told(at))).toMatchObject({ changed: [] });
  const asked = await look(at, id);
  expect(asked).toMatchObject({ sysStatus: orderStatus.abnormal, holds: [{ kind: 'closedHere' }] });
  expect((await must(at.admin, orders.queryList, { attention: attention.hold })).total).toBe(1);
  const decision: Decision = { kind: 'closedHere', decision: byHand ? 'close' : 'goOn' };
  expect((await decide(at, id, decision)).status).toBe(200);
  expect((await look(at, id)).sysStatus).toBe(byHand ? orderStatus.closed : orderStatus.storeReview);
  // what a person has closed while it was wanted stays closed
  await takeOver(at, told(at, { marketStatus: 'packed' }));
  if (byHand) expect(await look(at, id)).toMatchObject({ sysStatus: orderStatus.closed, holds: [] });
  else expect((await review(at, id, reviewAction.approve)).done).toEqual([id]);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('asks before it adopts an order whose pieces are others than those that were entered', async () => {
  const at = await shopTest();
  const printingImage = at.shop.pictures.rose_front;
  const { id } = await makeOrder(at, {
    thirdOrderNumber: 'PO-211-01522',
    shopId: at.shop.stores.linden,
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage, num: 3 }],
  });
  await takeOver(at, told(at));
  const [hold] = (await look(at, id)).holds;
  expect(hold).toMatchObject({
    kind: 'goodsChanged',
    goods: [
      { msku: '', name: 'TEE-WHT-L', ours: 3, theirs: 0 },
      { msku: '5230236437987443003', ours: 0, theirs: 2 },
    ],
  });
  const taken = await decide(at, id, { kind: 'goodsChanged', decision: 'takeOver' });
  expect(taken.data).toMatchObject({ totalNum: 2, orderDetailsList: [{ productCode: 'TEE-BLK-M', num: 2 }] });
});

it('asks about a stopped order that was shipped there meanwhile, and takes the goods from the shelf', async () => {
  const at = await shopTest();
  const id = await produce(at);
  await review(at, id, reviewAction.abnormal);
  await takeOver(at, told(at, { state: 'shipped' }));
  expect(await takeOver(at, told(at, { state: 'signed' }))).toMatchObject({ changed: [id] });
  expect((await look(at, id)).holds).toMatchObject([{ kind: 'shippedThere' }]);
  expect((await review(at, id, reviewAction.approve)).refused).toMatchObject([{ reason: 'orders.held' }]);
  expect(await decide(at, id, { kind: 'shippedThere', decision: 'goOn' })).toMatchObject({ status: 400 });
  const taken = await decide(at, id, { kind: 'shippedThere', decision: 'takeOver' });
  expect(taken.data).toMatchObject({ sysStatus: orderStatus.signed, holds: [] });
  expect(await findStockDifferences(at.test.db)).toEqual([]);
  const moves = await at.test.db.selectFrom('stockMovements').where('orderId', '=', id).select('kind').execute();
  expect(moves.map(({ kind }) => kind)).toContain('ship');
});

it('says when what was asked for, or a cancellation, no longer stands there', async () => {
  const at = await shopTest();
  const id = await produce(at);
  await takeOver(at, told(at, { asked: ['cancellation'] }));
  await takeOver(at, told(at));
  expect(await takeOver(at, told(at))).toMatchObject({ changed: [] });
  const withdrawn = await look(at, id);
  expect(withdrawn.holds).toMatchObject([{ kind: 'cancellationAsked', withdrawnAt: expect.any(String) }]);
  expect(withdrawn.errorMsg).toContain('withdrawn by the marketplace');
  expect(await logOf(at, id)).toContain('Withdrawn by the marketplace: The buyer asks to cancel');
  await takeOver(at, told(at, { asked: ['cancellation'] }));
  expect((await look(at, id)).holds).toMatchObject([{ kind: 'cancellationAsked', withdrawnAt: null }]);
  await takeOver(at, told(at, { state: 'cancelled' }));
  await takeOver(at, told(at));
  expect((await look(at, id)).holds).toMatchObject([
    { kind: 'cancellationAsked', withdrawnAt: expect.any(String) },
    { kind: 'cancelled', withdrawnAt: expect.any(String) },
  ]);
});

it('refuses two decisions on one report', async () => {
  const at = await shopTest();
  const { created } = await takeOver(at, told(at, { asked: ['risk'] }));
  const decisions = [
    { kind: 'risk' as const, decision: 'goOn' as const },
    { kind: 'risk' as const, decision: 'close' as const },
  ];
  expect(await at.admin.call(orders.decideHold, { id: created[0]!, decisions })).toMatchObject({ status: 400 });
  expect((await look(at, created[0]!)).holds).toHaveLength(1);
});
