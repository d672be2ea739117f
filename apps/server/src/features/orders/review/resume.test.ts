import type { HoldDecision, HoldKind } from '@pressroom/contract/orders/holds';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, type OrderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { buyerAddress, marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { type ShopTest, shopTest } from '../../../testing/orderMakers.ts';
import { findStockDifferences, type MarketOrder } from '../orders.public.ts';

const { storeReview, factoryReview, drawingLayout, inProduction, shipped, abnormal, closed } = orderStatus;
const mapped = '5230236437987443003';
const line = (num: number, msku = mapped) => ({
  msku,
  num,
  listing: { title: 'Tee' },
  marketItems: [{ id: `L-${msku}`, quantity: num }],
});
const moved = { ...buyerAddress, recipientsAddress: '700 Congress Ave' };

const look = (at: ShopTest, id: string) => must(at.admin, orders.queryDetail, { id });
const review = (at: ShopTest, ids: string[], sysStatus: 0 | 1 | -1 | 3) =>
  must(at.admin, orders.orderReview, { ids, sysStatus });
const wordsOf = async (at: ShopTest, id: string) =>
  (await must(at.admin, orders.operationLog, { objMaster: id })).rows.map(({ behavior }) => behavior);

interface Case {
  kind: HoldKind;
  decision: HoldDecision;
  report: Partial<MarketOrder>;
  /** The quantities are others, so the drawings are made again. */
  redrawn?: boolean;
}

const reports: readonly Case[] = [
  { kind: 'cancelled', decision: 'goOn', report: { state: 'cancelled' } },
  { kind: 'cancellationAsked', decision: 'goOn', report: { asked: ['cancellation'] } },
  { kind: 'addressChanged', decision: 'takeOver', report: { address: moved } },
  { kind: 'addressChanged', decision: 'keep', report: { address: moved } },
  { kind: 'addressChangeAsked', decision: 'goOn', report: { asked: ['addressChange'] } },
  { kind: 'risk', decision: 'goOn', report: { asked: ['risk'] } },
  { kind: 'goodsChanged', decision: 'takeOver', report: { lines: [line(1)] }, redrawn: true },
  { kind: 'goodsChanged', decision: 'keep', report: { lines: [line(1)] } },
];

const told = (at: ShopTest, index: number, given: Partial<MarketOrder> = {}) =>
  marketOrder(at, {
    shopId: at.shop.stores.linden,
    thirdOrderNumber: `PO-${index}`,
    carrierName: 'UPS',
    trackingNumber: `1ZRESUME${index}`,
    lines: [line(2)],
    ...given,
  });

/** One order for each of these, in that status. */
async function ordersIn(at: ShopTest, count: number, status: OrderStatus): Promise<string[]> {
  const { created } = await takeOver(at, ...Array.from({ length: count }, (_, index) => told(at, index)));
  if (status === factoryReview) await review(at, created, reviewAction.submit);
  if (status === drawingLayout || status === inProduction) await review(at, created, reviewAction.approve);
  if (status === inProduction) await at.test.drain();
  if (status === closed) await review(at, created, reviewAction.close);
  if (status === shipped)
    await takeOver(at, ...Array.from({ length: count }, (_, index) => told(at, index, { state: 'shipped' })));
  if (status === abnormal) await review(at, created, reviewAction.abnormal);
  for (const id of created) expect((await look(at, id)).sysStatus).toBe(status);
  return created;
}

const origins: [string, OrderStatus, readonly Case[]][] = [
  ['store review', storeReview, reports],
  ['factory review', factoryReview, reports],
  ['drawing layout', drawingLayout, reports],
  ['production', inProduction, reports],
  ['shipped', shipped, reports.filter(({ redrawn, kind }) => !redrawn && kind !== 'goodsChanged')],
  ['abnormal by hand', abnormal, reports],
];

it.each(origins)('goes back to where it was once a report is decided: %s', async (_name, was, cases) => {
  const at = await shopTest();
  const ids = await ordersIn(at, cases.length, was);
  await takeOver(
    at,
    ...cases.map(({ report }, index) => told(at, index, { ...(was === shipped && { state: 'shipped' }), ...report })),
  );
  for (const [index, { kind, decision, redrawn }] of cases.entries()) {
    const id = ids[index]!;
    const held = await look(at, id);
    // nobody has begun to work on what is in store review: new quantities are simply followed
    if (was === storeReview && kind === 'goodsChanged') {
      expect([kind, held.sysStatus, held.holds]).toEqual([kind, storeReview, []]);
      continue;
    }
    expect([kind, held.sysStatus, held.holds.map((hold) => hold.kind)]).toEqual([kind, abnormal, [kind]]);
    const after = await must(at.admin, orders.decideHold, { id, decisions: [{ kind, decision }], reason: 'Agreed' });
    // without drawings it passes through layout
    const back = was === inProduction && redrawn ? drawingLayout : was;
    expect([kind, decision, after.sysStatus, after.holds]).toEqual([kind, decision, back, []]);
    expect([kind, after.errorMsg]).toEqual([kind, was === abnormal ? 'Marked abnormal by hand' : null]);
    const words = await wordsOf(at, id);
    const decided = words.findIndex((behavior) => behavior.includes(': ') && !behavior.startsWith('Abnormal →'));
    if (was !== abnormal) expect([kind, words[0], decided]).toEqual([kind, expect.stringMatching(/^Abnormal → /), 1]);
    else expect([kind, decided]).toEqual([kind, 0]);
  }
  await at.test.drain();
  for (const id of ids) {
    const { sysStatus, orderDetailsList } = await look(at, id);
    expect(sysStatus).toBe(was === drawingLayout ? inProduction : was);
    if (sysStatus === inProduction) expect(orderDetailsList.every(({ combinedImage }) => combinedImage)).toBe(true);
  }
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('remembers where it was until the last of several reports is decided', async () => {
  const at = await shopTest();
  const [id] = await ordersIn(at, 1, inProduction);
  await takeOver(at, told(at, 0, { asked: ['risk'] }));
  await takeOver(at, told(at, 0, { asked: ['risk', 'addressChange'] }));
  const first = await must(at.admin, orders.decideHold, { id: id!, decisions: [{ kind: 'risk', decision: 'goOn' }] });
  expect(first).toMatchObject({ sysStatus: abnormal, holds: [{ kind: 'addressChangeAsked' }] });
  const decisions = [{ kind: 'addressChangeAsked' as const, decision: 'goOn' as const }];
  expect(await must(at.admin, orders.decideHold, { id: id!, decisions })).toMatchObject({ sysStatus: inProduction });
});

it.each([
  ['closed here, wanted there', {}, 'closedHere' as const],
  ['closed here, shipped there', { state: 'shipped' as const }, 'shippedThere' as const],
])('reviews an order again that a person has opened again: %s', async (_name, report, kind) => {
  const at = await shopTest();
  const { created } = await takeOver(at, told(at, 0, { state: 'cancelled' }));
  const id = created[0]!;
  expect((await look(at, id)).sysStatus).toBe(closed);
  await takeOver(at, told(at, 0, report));
  const after = await must(at.admin, orders.decideHold, {
    id,
    decisions: [{ kind, decision: 'goOn' }],
    reason: 'Sent by mistake',
  });
  expect(after).toMatchObject({ sysStatus: storeReview, holds: [], errorMsg: null });
  expect(after.can).toContain('approve');
});

it('waits for a mapping where the goods that were taken over have none, and goes on by itself no further', async () => {
  const at = await shopTest();
  const [id] = await ordersIn(at, 1, inProduction);
  await takeOver(at, told(at, 0, { lines: [line(2), line(1, '999')] }));
  const decisions = [{ kind: 'goodsChanged' as const, decision: 'takeOver' as const }];
  const after = await must(at.admin, orders.decideHold, { id: id!, decisions });
  expect(after).toMatchObject({
    sysStatus: storeReview,
    errorMsg: 'SKU ID 999 is not mapped. Add its SKU mapping first',
  });
  expect((await must(at.admin, orders.queryList, { attention: 1 })).total).toBe(1);
  const mapping = { skuId: '999', shopId: at.shop.stores.linden, productCode: 'TEE-WHT-L' };
  await must(at.admin, skuMapping.save, { ...mapping, printingImage: at.shop.pictures.rose_front });
  expect(await look(at, id!)).toMatchObject({ sysStatus: storeReview, errorMsg: null });
});

it('asks again before goods are produced that contradict their listing', async () => {
  const at = await shopTest();
  const [id] = await ordersIn(at, 1, inProduction);
  const white = { ...line(1), listing: { title: 'Tee', attributes: [{ name: 'Color', value: 'White' }] } };
  await takeOver(at, told(at, 0, { lines: [white] }));
  const decisions = [{ kind: 'goodsChanged' as const, decision: 'takeOver' as const }];
  const after = await must(at.admin, orders.decideHold, { id: id!, decisions });
  expect(after.sysStatus).toBe(factoryReview);
  expect((await review(at, [id!], reviewAction.approve)).refused).toMatchObject([{ reason: 'orders.contradicted' }]);
});
