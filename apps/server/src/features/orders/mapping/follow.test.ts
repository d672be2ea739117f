import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { must } from '../../../demo/shop.ts';
import { mappingOf } from '../../../testing/mappingOf.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';

/** Orders of one SKU id that took their product from its mapping: in review, changed by hand, and approved. */
async function mappedShop() {
  const at = await shopTest();
  const { admin, shop } = at;
  const { rose_front, owl_front } = shop.pictures;
  const [shopId, msku] = [shop.stores.austin, '5230236437987449921'];
  const form = { shopId, skuId: msku, productCode: 'TEE-WHT-L', printingImage: rose_front };
  const mapping = await must(admin, skuMapping.save, form);
  const order = (line: object = {}) => makeOrder(at, { orderDetailsList: [{ msku, num: 1, ...line }] });
  const plain = await order();
  const measured = await order({ parcelWeight: 555 });
  const byHand = await order({ productCode: 'TEE-WHT-L', printingImage: owl_front });
  const approved = await order();
  await must(admin, orders.orderReview, { ids: [approved.id], sysStatus: reviewAction.approve });
  const now = ({ id }: { id: string }) => must(admin, orders.queryDetail, { id });
  return { ...at, form, mapping, plain, measured, byHand, approved, now };
}

it('lets unapproved lines follow a corrected mapping, but for those that were arranged by hand', async () => {
  const { admin, shop, test, form, mapping, plain, measured, byHand, approved, now } = await mappedShop();
  const correction = { ...form, id: mapping.id, printingImage: shop.pictures.fox_back };
  const saved = await must(admin, skuMapping.save, correction);
  expect(saved).toMatchObject({ releasedOrders: 0, changedOrders: 2 });

  expect(await now(plain)).toMatchObject({
    sysStatus: orderStatus.factoryReview,
    orderDetailsList: [{ printingName: 'fox_back.png', productCombinedImage: saved.renderingImage }],
  });
  expect((await now(measured)).orderDetailsList).toMatchObject([{ printingName: 'fox_back.png', parcelWeight: 555 }]);
  expect((await now(byHand)).orderDetailsList).toMatchObject([{ printingName: 'owl_front.png' }]);
  expect((await now(approved)).orderDetailsList).toMatchObject([{ printingName: 'rose_front.png' }]);
  const { rows } = await must(admin, orders.operationLog, { objMaster: plain.id });
  expect(rows[0]!.behavior).toBe('The mapping was changed: SKU ID 5230236437987449921 is TEE-WHT-L (fox_back.png) now');
  const audited = await test.db
    .selectFrom('auditLog')
    .where('objectType', '=', 'orders')
    .select('objectIds')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(audited.objectIds).toEqual([plain.id, measured.id]);
});

it('says how many orders need a mapping, and lets them wait again once it is gone', async () => {
  const { admin, mapping, plain, byHand, approved, now } = await mappedShop();
  const ids = { ids: [mapping.id] };
  expect(await must(admin, skuMapping.followers, ids)).toEqual({ orders: 2 });
  expect(await must(admin, skuMapping.delete, ids)).toEqual({ waitingOrders: 2 });
  expect(await now(plain)).toMatchObject({
    sysStatus: orderStatus.storeReview,
    errorMsg: 'SKU ID 5230236437987449921 is not mapped. Add its SKU mapping first',
    orderDetailsList: [{ productCode: null, printingName: null }],
  });
  expect(await now(byHand)).toMatchObject({ sysStatus: orderStatus.factoryReview });
  expect((await now(approved)).orderDetailsList).toMatchObject([{ productCode: 'TEE-WHT-L' }]);
  expect((await must(admin, skuMapping.waitingPage, {})).rows).toContainEqual(
    expect.objectContaining({ skuId: '5230236437987449921', orders: 2 }),
  );
});

it('lets an order go on that was mapped later as one that was mapped from the start; a marketplace’s waits to be submitted', async () => {
  const at = await shopTest();
  const { admin, shop } = at;
  const [shopId, skuId] = [shop.stores.austin, '5230236437987443003'];
  const entered = await makeOrder(at, { orderDetailsList: [{ msku: skuId }] });
  const stopped = await makeOrder(at, { orderDetailsList: [{ msku: skuId }] });
  await must(admin, orders.orderReview, { ids: [stopped.id], sysStatus: reviewAction.abnormal });
  const half = await makeOrder(at, { orderDetailsList: [{ msku: skuId }, { msku: '999' }] });
  const synced = marketOrder(at, { shopId });
  await takeOver(at, synced);
  const form = { shopId, skuId, productCode: 'TEE-WHT-L', printingImage: shop.pictures.rose_front };
  expect(await must(admin, skuMapping.save, form)).toMatchObject({ releasedOrders: 3 });
  const now = async (number: string) => (await must(admin, orders.queryList, { thirdOrderNumbers: [number] })).rows[0]!;
  const mapped = await makeOrder(at, { orderDetailsList: [{ msku: skuId }] });
  expect(mapped).toMatchObject({ sysStatus: orderStatus.factoryReview, errorMsg: null });
  expect(await now(entered.thirdOrderNumber)).toMatchObject({ sysStatus: mapped.sysStatus, errorMsg: null });
  expect(await now(half.thirdOrderNumber)).toMatchObject({ sysStatus: orderStatus.storeReview });
  expect(await now(synced.thirdOrderNumber)).toMatchObject({ sysStatus: orderStatus.storeReview, errorMsg: null });
  expect(await now(stopped.thirdOrderNumber)).toMatchObject({ sysStatus: orderStatus.abnormal });
  const { rows } = await must(admin, orders.operationLog, { objMaster: entered.id });
  expect(rows[0]!.behavior).toBe('Store review → Factory review');
});

it('fills in the second print of orders whose mapping had only one', async () => {
  const at = await shopTest();
  const { admin, shop, test } = at;
  const pair = { shopId: shop.stores.austin, skuId: '17592304881155' };
  const { id, printingImage, printingImage2 } = await mappingOf(admin, pair);
  // as a former release took it
  await test.db.updateTable('skuMappings').set({ printingImage2Id: null }).where('id', '=', id).execute();
  const order = await makeOrder(at, { orderDetailsList: [{ msku: pair.skuId, num: 1 }] });
  expect(order.orderDetailsList).toMatchObject([{ printNum: 2, printingName2: null }]);

  const form = { ...pair, id, productCode: 'TEE-BLK-M', printingImage, printingImage2: printingImage2! };
  expect(await must(admin, skuMapping.save, form)).toMatchObject({ changedOrders: 1 });
  const now = await must(admin, orders.queryDetail, { id: order.id });
  expect(now.orderDetailsList).toMatchObject([{ printingName2: 'dragon_back.png' }]);
});

it('lets lines of one print follow, though their mapping has kept a second one of before', async () => {
  const at = await shopTest();
  const { admin, shop, test } = at;
  const pair = { shopId: shop.stores.austin, skuId: '17592304881155' };
  const { id, printingImage } = await mappingOf(admin, pair);
  await test.db.updateTable('productCategories').set({ numberOfPrints: 1 }).execute();
  const order = await makeOrder(at, { orderDetailsList: [{ msku: pair.skuId, num: 1 }] });
  expect(order.orderDetailsList).toMatchObject([{ printNum: 1, printingImage, printingImage2: null }]);

  const form = { ...pair, id, productCode: 'TEE-BLK-M', printingImage: shop.pictures.fox_back };
  expect(await must(admin, skuMapping.save, form)).toMatchObject({ changedOrders: 1 });
  const now = await must(admin, orders.queryDetail, { id: order.id });
  expect(now.orderDetailsList).toMatchObject([{ printingName: 'fox_back.png' }]);
});

it('leaves why an order is abnormal written, and tells of a SKU id once for all of its lines', async () => {
  const at = await shopTest();
  const { admin, shop } = at;
  const [shopId, msku] = [shop.stores.austin, '5230236437987449921'];
  const { id } = await makeOrder(at, { orderDetailsList: [1, 2].map((num) => ({ msku, num })) });
  const form = { shopId, skuId: msku, productCode: 'TEE-WHT-L', printingImage: shop.pictures.rose_front };
  await must(admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.abnormal, reason: 'Stain' });
  await must(admin, skuMapping.save, form);
  expect(await must(admin, orders.queryDetail, { id })).toMatchObject({
    sysStatus: orderStatus.abnormal,
    errorMsg: 'Marked abnormal: Stain',
    orderDetailsList: [{ productCode: 'TEE-WHT-L' }, { productCode: 'TEE-WHT-L' }],
  });
  const { rows } = await must(admin, orders.operationLog, { objMaster: id });
  expect(rows.filter(({ behavior }) => behavior.includes(msku))).toHaveLength(1);
});
