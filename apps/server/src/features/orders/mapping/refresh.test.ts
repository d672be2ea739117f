import { categories } from '@pressroom/contract/categories/categories';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { copyOrders, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

async function mapped(at: ShopTest) {
  const shopId = at.shop.stores.austin;
  const ask = { skuId: '98', shopId, productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front };
  await must(at.admin, skuMapping.save, ask);
}

const detail = ({ admin }: ShopTest, id: string) => must(admin, orders.queryDetail, { id });

/** Category boxes are a centimetre longer from now on; orders do not follow that by themselves. */
const longerBoxes = ({ test }: ShopTest) =>
  test.db
    .updateTable('productCategories')
    .set((eb) => ({ boxLength: eb('boxLength', '+', 1) }))
    .execute();

it('looks the box up anew, says what has changed, and keeps what was entered by hand', async () => {
  const at = await shopTest();
  await mapped(at);
  const plain = await makeOrder(at, { orderDetailsList: [{ msku: '98', num: 1 }] });
  const measured = await makeOrder(at, { orderDetailsList: [{ msku: '98', num: 1, parcelLong: 77 }] });
  const other = await makeOrder(at, {
    orderDetailsList: [
      { msku: '98', productCode: 'TEE-BLK-M', printingImage: at.shop.pictures.fox_back, printNum: 1, num: 1 },
    ],
  });
  const made = await makeOrderInProduction(at);
  await longerBoxes(at);
  const outcome = await must(at.admin, orders.orderRefresh, { ids: [plain.id, measured.id, other.id, made.id] });
  const [line] = plain.orderDetailsList;
  expect(outcome.changes).toEqual([
    { id: plain.id, label: plain.thirdOrderNumber, msg: expect.stringMatching(/line 1 box \d+.*→ \d+/) },
  ]);
  expect(outcome.refused).toMatchObject([{ id: made.id, reason: 'orders.wrongState' }]);
  expect((await detail(at, plain.id)).orderDetailsList[0]!.parcelLong).toBe(line!.parcelLong! + 1);
  expect((await detail(at, measured.id)).orderDetailsList[0]!.parcelLong).toBe(77);
  expect((await detail(at, other.id)).orderDetailsList).toEqual(other.orderDetailsList);
  const log = await must(at.admin, orders.operationLog, { objMaster: plain.id });
  expect(log.rows[0]!.behavior).toMatch(/^Refreshed: line 1 box/);
  expect((await must(at.admin, orders.orderRefresh, { ids: [plain.id] })).changes).toEqual([]);
});

it('brings an order whose product was lost back to what its mapping says', async () => {
  const at = await shopTest();
  await mapped(at);
  const order = await makeOrder(at, { orderDetailsList: [{ msku: '98', num: 1 }] });
  const nothing = {
    productCodeId: null,
    productCode: null,
    categoryName: null,
    printingImageId: null,
    printingName: null,
  };
  await at.test.db.updateTable('orderLines').set(nothing).where('orderId', '=', order.id).execute();
  const { changes } = await must(at.admin, orders.orderRefresh, { ids: [order.id] });
  expect(changes![0]!.msg).toContain('product none → TEE-WHT-L');
  expect(await detail(at, order.id)).toMatchObject({
    sysStatus: orderStatus.factoryReview,
    errorMsg: null,
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingName: expect.stringContaining('rose') }],
  });
  expect(await must(at.admin, categories.productCodePage, { code: 'TEE-WHT-L' })).toBeTruthy();
});

it('says of a refresh in the background, page by page, what has changed', async () => {
  const at = await shopTest();
  await mapped(at);
  const plain = await makeOrder(at, { orderDetailsList: [{ msku: '98', num: 1 }] });
  const ids = [plain.id, ...(await copyOrders(at, plain.id, 200)), '404404'];
  await longerBoxes(at);
  const { actId } = await must(at.admin, orders.orderRefresh, { ids });
  await at.test.drain();
  const page = (ask: object) => must(at.admin, orders.actRows, { actId: actId!, pageSize: 100, ...ask });
  expect(await page({ rows: 'left' })).toMatchObject({ total: 1, rows: [{ label: '404404' }] });
  const changed = await page({ rows: 'changed', pageNum: 3 });
  expect(changed).toMatchObject({ total: 201, rows: [{ msg: expect.stringMatching(/line 1 box \d+.*→ \d+/) }] });
});
