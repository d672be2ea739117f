import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { buyerAddress, marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { labelPdf, type ShopTest, shopTest } from '../../../testing/orderMakers.ts';
import { findStockDifferences, type MarketOrder } from '../orders.public.ts';

const mapped = '5230236437987443003';
const unmapped = '5230236437987443999';
const trackingNumber = '1Z999AA10123456784';

const line = (msku: string, num: number): MarketOrder['lines'][number] => ({
  msku,
  num,
  listing: { title: `Tee ${msku.slice(-3)}` },
  marketItems: [{ id: `L-${msku.slice(-3)}`, quantity: num }],
});

/** What the marketplace says of the goods, in the Linden store. */
const told = (at: ShopTest, lines: MarketOrder['lines'], given: Partial<MarketOrder> = {}) =>
  marketOrder(at, { shopId: at.shop.stores.linden, carrierName: 'UPS', trackingNumber, lines, ...given });

const two = [line(mapped, 2)];
const three = [line(mapped, 3)];
const look = (at: ShopTest, id: string) => must(at.admin, orders.queryDetail, { id });
const review = (at: ShopTest, id: string, sysStatus: 0 | 1) =>
  must(at.admin, orders.orderReview, { ids: [id], sysStatus });
const numbersOf = ({ orderDetailsList }: OrderRow) => orderDetailsList.map(({ msku, num }) => [msku, num]);
const wordsOf = async (at: ShopTest, id: string) =>
  (await must(at.admin, orders.operationLog, { objMaster: id })).rows.map(({ behavior }) => behavior).join('\n');

/** In production, with its label. */
async function produce(at: ShopTest): Promise<OrderRow> {
  const { created } = await takeOver(at, told(at, three));
  const id = created[0]!;
  await approve(at, id);
  const pdf = [{ fileName: 'label.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { id, trackingNumber }, pdf);
  return look(at, id);
}

async function approve(at: ShopTest, id: string): Promise<void> {
  await review(at, id, reviewAction.approve);
  await at.test.drain();
}

function decide(at: ShopTest, id: string, decision: 'takeOver' | 'keep', reason?: string) {
  return at.admin.call(orders.decideHold, { id, decisions: [{ kind: 'goodsChanged', decision }], reason });
}

it('follows quantities and lines by itself while nobody has begun to work on the order', async () => {
  const at = await shopTest();
  const { created } = await takeOver(at, told(at, three, { state: 'pending' }));
  const id = created[0]!;
  const changed = told(at, [line(mapped, 1), line(unmapped, 1)], { state: 'pending' });
  expect(await takeOver(at, changed)).toMatchObject({ changed: [id] });
  expect(await takeOver(at, changed)).toMatchObject({ changed: [], unchanged: 1 });
  const waiting = await look(at, id);
  expect(waiting).toMatchObject({ sysStatus: orderStatus.storeReview, holds: [], totalNum: 2 });
  expect(waiting.errorMsg).toContain(unmapped);
  expect(numbersOf(waiting)).toEqual([
    [mapped, 1],
    [unmapped, 1],
  ]);
  await takeOver(at, told(at, two));
  expect(await look(at, id)).toMatchObject({ errorMsg: null, totalNum: 2, holds: [] });
  expect(await wordsOf(at, id)).toContain(`here with it: ${mapped} 3 → 1; ${unmapped} 0 → 1`);
});

it('stops an order in production, and produces and ships the quantities that a person has taken over', async () => {
  const at = await shopTest();
  const { id, orderDetailsList } = await produce(at);
  const drawn = orderDetailsList[0]!.combinedImage;
  await takeOver(at, told(at, [line(mapped, 1), line(unmapped, 2)]));
  const changed = told(at, two);
  expect(await takeOver(at, changed)).toMatchObject({ changed: [id] });
  expect(await takeOver(at, changed)).toMatchObject({ changed: [] });

  const held = await look(at, id);
  expect(held).toMatchObject({ sysStatus: orderStatus.abnormal, totalNum: 3, labelVoid: null });
  expect(held.holds).toMatchObject([
    {
      kind: 'goodsChanged',
      goods: [{ msku: mapped, name: 'TEE-BLK-M', ours: 3, theirs: 2 }],
      decisions: ['takeOver', 'keep'],
    },
  ]);
  expect((await review(at, id, reviewAction.approve)).refused).toHaveLength(1);

  const { data } = await decide(at, id, 'takeOver');
  expect(data).toMatchObject({ holds: [], totalNum: 2, orderDetailsList: [{ num: 2, combinedImage: null }] });
  await at.test.drain();
  const produced = await look(at, id);
  expect(produced).toMatchObject({ sysStatus: orderStatus.inProduction, labelVoid: null });
  expect(produced.orderDetailsList[0]!.combinedImage).not.toBe(drawn);
  expect(await wordsOf(at, id)).toContain(`taken over, ${mapped} 3 → 2`);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('adds lines with what their mappings know, drops those that are gone, and leaves what staff have added', async () => {
  const at = await shopTest();
  const { created } = await takeOver(at, told(at, [line(unmapped, 1)]));
  const id = created[0]!;
  const { thirdOrderNumber, shopId, orderDetailsList } = await look(at, id);
  const gift = { productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front, num: 1 };
  await must(at.admin, orders.save, {
    id,
    thirdOrderNumber,
    shopId,
    labelType: 1,
    ...buyerAddress,
    orderDetailsList: [{ msku: orderDetailsList[0]!.msku, num: 1 }, gift],
  });
  await takeOver(at, told(at, two));
  expect((await look(at, id)).holds[0]?.goods).toMatchObject([
    { msku: unmapped, name: 'Tee 999', ours: 1, theirs: 0 },
    { msku: mapped, name: 'Tee 003', ours: 0, theirs: 2 },
  ]);
  await decide(at, id, 'takeOver');
  const { rows } = await must(at.admin, orders.queryList, {});
  expect(rows[0]).toMatchObject({ totalNum: 3 });
  expect(rows[0]!.orderDetailsList).toMatchObject([
    { lineNo: 2, msku: '', num: 1, productCode: 'TEE-WHT-L' },
    { lineNo: 3, msku: mapped, num: 2, productCode: 'TEE-BLK-M' },
  ]);
  await approve(at, id);
  expect(await look(at, id)).toMatchObject({ sysStatus: orderStatus.inProduction });
  expect(await takeOver(at, told(at, two))).toMatchObject({ changed: [] });
});

it('keeps our quantities for a reason, and says nothing of what staff have edited themselves', async () => {
  const at = await shopTest();
  const { id } = await produce(at);
  await takeOver(at, told(at, two));
  expect(await decide(at, id, 'keep')).toMatchObject({ status: 400 });
  expect((await decide(at, id, 'keep', 'Packed already')).data).toMatchObject({ holds: [], totalNum: 3 });
  expect(await takeOver(at, told(at, two))).toMatchObject({ changed: [] });
  // what the marketplace says is ours already
  expect(await takeOver(at, told(at, three))).toMatchObject({ changed: [id] });
  expect(await look(at, id)).toMatchObject({ holds: [], totalNum: 3 });
  expect(await wordsOf(at, id)).toContain('our quantities were kept, Packed already');
});

it('does not rewrite what has left', async () => {
  const at = await shopTest();
  const { id } = await produce(at);
  await takeOver(at, told(at, three, { state: 'shipped' }));
  // a marketplace that counts only what is left says so when the parcel comes back to be sent again
  await takeOver(at, told(at, two));
  expect(await look(at, id)).toMatchObject({ holds: [{ kind: 'goodsChanged', decisions: ['keep'] }] });
  expect(await decide(at, id, 'takeOver')).toMatchObject({ status: 409 });
  await decide(at, id, 'keep', 'It has left');
  expect(await look(at, id)).toMatchObject({ sysStatus: orderStatus.shipped, totalNum: 3 });
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('takes the names of exchanged pieces over without a word, for they are the same goods', async () => {
  const at = await shopTest();
  const { id } = await produce(at);
  const exchanged = { ...line(mapped, 3), marketItems: [{ id: 'L-NEW', quantity: 3 }] };
  expect(await takeOver(at, told(at, [exchanged]))).toMatchObject({ changed: [id] });
  expect(await look(at, id)).toMatchObject({ sysStatus: orderStatus.inProduction, holds: [] });
  const kept = await at.test.db.selectFrom('orderLines').where('orderId', '=', id).select('marketItems').execute();
  expect(kept).toEqual([{ marketItems: [{ id: 'L-NEW', quantity: 3 }] }]);
  expect(await takeOver(at, told(at, [exchanged]))).toMatchObject({ changed: [] });
});
