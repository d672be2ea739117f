import { expect, it } from 'vitest';
import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { buyerAddress } from '../../../testing/marketOrder.ts';
import { labelPdf, makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

type Form = CallInput<typeof orders.save>;

function formOf({ shop }: ShopTest, wish: Partial<Form> = {}): Form {
  return {
    thirdOrderNumber: 'S-1',
    shopId: shop.stores.austin,
    labelType: 1,
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage: shop.pictures.rose_front }],
    ...wish,
  };
}

const logOf = async ({ admin }: ShopTest, id: string) =>
  (await must(admin, orders.operationLog, { objMaster: id })).rows.map(({ behavior }) => behavior);

it('refuses what cannot be kept, with the field', async () => {
  const at = await shopTest();
  const { rose_front } = at.shop.pictures;
  const line = { productCode: 'TEE-WHT-L', printingImage: rose_front };
  const lines = (wish: object) => ({ orderDetailsList: [{ ...line, ...wish }] });
  const cases: [Partial<Form>, string][] = [
    [{ thirdOrderNumber: ' ' }, 'thirdOrderNumber'],
    [{ thirdOrderNumber: 'S'.repeat(65) }, 'thirdOrderNumber'],
    [{ shopId: '999' }, 'shopId'],
    [{ remark: 'r'.repeat(501) }, 'remark'],
    [{ carrierName: 'c'.repeat(51) }, 'carrierName'],
    [{ trackingNumber: '1'.repeat(65) }, 'trackingNumber'],
    [{ recipientsPostcode: '7'.repeat(21) }, 'recipientsPostcode'],
    [{ orderDetailsList: [] }, 'orderDetailsList'],
    [{ orderDetailsList: Array.from({ length: 201 }, () => line) }, 'orderDetailsList'],
    [lines({ num: 0 }), 'orderDetailsList.0.num'],
    [lines({ num: 100_001 }), 'orderDetailsList.0.num'],
    [lines({ printNum: 3 }), 'orderDetailsList.0.printNum'],
    [lines({ printingLocation: 3 }), 'orderDetailsList.0.printingLocation'],
    [lines({ parcelLong: 0.5 }), 'orderDetailsList.0.parcelLong'],
    [lines({ productCode: 'TEE-RED-S' }), 'orderDetailsList.0.productCode'],
    [lines({ printingImage: '999' }), 'orderDetailsList.0.printingImage'],
    [
      { orderDetailsList: [line, { productCode: 'TEE-BLK-M', printingImage2: '999' }] },
      'orderDetailsList.1.printingImage2',
    ],
  ];
  for (const [wish, path] of cases) {
    const { status, data } = await at.admin.send(orders.save, formOf(at, wish));
    expect([path, status, data]).toEqual([path, 400, [expect.objectContaining({ path })]]);
  }
  await at.test.db.updateTable('productCategories').set({ boxHigh: 0.5 }).execute();
  expect((await at.admin.call(orders.save, formOf(at))).data).toEqual([
    {
      path: 'orderDetailsList.0.parcelLong',
      msg: 'Product information is insufficient: length, width, height and weight must each be at least 1',
    },
  ]);
  expect(await must(at.admin, orders.save, formOf(at, lines({ parcelHigh: 1 })))).toMatchObject({ totalNum: 1 });
  expect((await must(at.admin, orders.queryList, {})).total).toBe(1);
});

it('adds no order to a disabled store, and lets those that are there be put right', async () => {
  const at = await shopTest();
  const { id } = await must(at.admin, orders.save, formOf(at));
  await at.test.db.updateTable('stores').set({ dataStatus: 0 }).where('id', '=', at.shop.stores.austin).execute();
  expect(await at.admin.call(orders.save, formOf(at, { thirdOrderNumber: 'S-2' }))).toMatchObject({
    status: 400,
    data: [{ path: 'shopId', msg: 'The store does not exist or is disabled' }],
  });
  expect(await must(at.admin, orders.save, formOf(at, { id, remark: 'Call first' }))).toMatchObject({
    remark: 'Call first',
  });
});

it('needs the right to add for a new order, and the right to edit for one that is there', async () => {
  const at = await shopTest();
  const [adder, editor] = [await at.test.as(['orderAdd']), await at.test.as(['orderUpdate'])];
  expect((await editor.call(orders.save, formOf(at))).status).toBe(403);
  const { id } = await must(adder, orders.save, formOf(at));
  expect((await adder.call(orders.save, formOf(at, { id }))).status).toBe(403);
  expect((await editor.call(orders.save, formOf(at, { id }))).status).toBe(200);
  expect((await editor.call(orders.save, formOf(at, { id: '999', thirdOrderNumber: 'S-2' }))).status).toBe(404);
});

it('refuses an edit of what is approved, with the status that it has', async () => {
  const at = await shopTest();
  const { id } = await must(at.admin, orders.save, formOf(at));
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  expect(await at.admin.send(orders.save, formOf(at, { id }))).toMatchObject({
    status: 409,
    msg: 'Not possible while the order is “Drawing layout”',
    data: { sysStatus: orderStatus.drawingLayout },
  });
});

it('prints one picture on the second of two positions, and shows it there', async () => {
  const at = await shopTest();
  const black = (thirdOrderNumber: string, line: object) =>
    must(
      at.admin,
      orders.save,
      formOf(at, {
        thirdOrderNumber,
        orderDetailsList: [{ productCode: 'TEE-BLK-M', printingImage: at.shop.pictures.fox_back, ...line }],
      }),
    );
  const front = await black('S-1', { printNum: 1 });
  const back = await black('S-2', { printNum: 1, printingLocation: 2 });
  expect(front.orderDetailsList).toMatchObject([{ printNum: 1, printingLocation: 1 }]);
  expect(back.orderDetailsList).toMatchObject([{ printNum: 1, printingLocation: 2, printingImage2: null }]);
  const previews = [front, back].map(({ orderDetailsList }) => orderDetailsList[0]!.productCombinedImage);
  expect(new Set(previews).size).toBe(2);
  // with both prints there is no choice of a position
  const both = await black('S-3', { printingImage2: at.shop.pictures.owl_front, printingLocation: 2 });
  expect(both.orderDetailsList).toMatchObject([{ printNum: 2, printingLocation: 1 }]);
});

it('keeps why an order is abnormal through an edit, and sends one in review back that loses its product, until it has one again', async () => {
  const at = await shopTest();
  const [review, stopped] = [await makeOrder(at), await makeOrder(at)];
  await must(at.admin, orders.orderReview, { ids: [stopped.id], sysStatus: reviewAction.abnormal, reason: 'Stain' });
  const unmapped = [{ msku: '999', num: 1 }];
  const edit = ({ id, thirdOrderNumber }: typeof review) =>
    must(at.admin, orders.save, formOf(at, { id, thirdOrderNumber, orderDetailsList: unmapped }));
  expect(await edit(review)).toMatchObject({
    sysStatus: orderStatus.storeReview,
    errorMsg: 'SKU ID 999 is not mapped. Add its SKU mapping first',
  });
  expect((await logOf(at, review.id)).slice(0, 2)).toEqual([
    'Factory review → Store review: SKU ID 999 is not mapped. Add its SKU mapping first',
    expect.stringContaining('Edited: '),
  ]);
  expect(await edit(stopped)).toMatchObject({ sysStatus: orderStatus.abnormal, errorMsg: 'Marked abnormal: Stain' });
  const { id, thirdOrderNumber } = review;
  const again = await must(at.admin, orders.save, formOf(at, { id, thirdOrderNumber }));
  expect(again).toMatchObject({ sysStatus: orderStatus.factoryReview, errorMsg: null });
  expect((await logOf(at, id))[0]).toBe('Store review → Factory review');
});

it('keeps a label that came before any address was entered', async () => {
  const at = await shopTest();
  const trackingNumber = '1Z999AA10123456784';
  const { id } = await must(at.admin, orders.save, formOf(at, { trackingNumber }));
  const pdf = [{ fileName: 'a.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { trackingNumber }, pdf);
  const edited = await must(at.admin, orders.save, formOf(at, { id, trackingNumber, ...buyerAddress }));
  expect(edited).toMatchObject({ ...buyerAddress, labelVoid: null, hasLabel: true });
});

it('writes into the log what an edit has changed, and nothing else', async () => {
  const at = await shopTest();
  const deliveryTimeLimit = '2026-11-23T04:00:00Z';
  const start = formOf(at, { ...buyerAddress, remark: 'Gift', deliveryTimeLimit, orderTime: '2026-11-20T04:00:00Z' });
  const { id } = await must(at.admin, orders.save, start);
  const [line] = start.orderDetailsList;
  const edits: [Partial<Form>, string][] = [
    [{ remark: 'Call first' }, 'remark'],
    [{ remark: '' }, 'remark'],
    [{ recipientsAddress2: 'Apt 5' }, 'address 2'],
    [{ recipientsAddress2: '' }, 'address 2'],
    [{ deliveryTimeLimit: '2026-11-24T04:00:00Z' }, 'ship-by time'],
    [{ orderDetailsList: [{ ...line, num: 3 }] }, 'product lines'],
    [{ orderDetailsList: [{ ...line, num: 3, printingImage: at.shop.pictures.owl_front }] }, 'product lines'],
    [{ carrierName: 'UPS', trackingNumber: '1Z999AA10123456784' }, 'carrier, tracking number'],
    [{ carrierName: '', trackingNumber: '' }, 'carrier, tracking number'],
    [{ orderTime: undefined }, ''],
  ];
  let form: Form = { ...start, id };
  for (const [change, field] of edits) {
    form = { ...form, ...change };
    await must(at.admin, orders.save, form);
    expect([change, (await logOf(at, id))[0]]).toEqual([change, `Edited: ${field}`]);
  }
});

it('says how the country and state of an address will be understood before it is saved', async () => {
  const { admin } = await shopTest();
  expect(await must(admin, orders.countries, {})).toEqual(
    expect.arrayContaining([{ code: 'US', zh: '美国', en: 'United States' }]),
  );
  expect(await must(admin, orders.resolveRegion, { country: '美国', state: 'texas' })).toMatchObject({
    country: { code: 'US' },
    state: { code: 'TX', zh: '得克萨斯州' },
    states: expect.arrayContaining([{ code: 'CA', zh: '加利福尼亚州', en: 'California' }]),
    problems: [],
  });
  expect(await must(admin, orders.resolveRegion, { country: 'Atlantis', state: '' })).toMatchObject({
    country: null,
    states: [],
    problems: ['The country “Atlantis” is not recognized'],
  });
});
