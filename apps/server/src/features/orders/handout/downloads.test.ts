import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { readLabelPdf, renderDrawing } from '@pressroom/imaging';
import { reviewAction } from '@pressroom/contract/orders/status';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import { must } from '../../../demo/shop.ts';
import { lastMileTest } from '../../../testing/lastMile/makers.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { filesOf } from '../../../testing/zipFiles.ts';
import { orderInTwoParcels } from '../../../testing/parcelMakers.ts';

/** One to make and send, and one of each kind that is neither. */
async function chosen(at: ShopTest) {
  const ready = await makeOrderInProduction(at, { trackingNumber: '1Z999AA10123456784' });
  const pdf = [{ fileName: 'a.pdf', bytes: await labelPdf(['1Z999AA10123456784']) }];
  await must(at.admin, orders.uploadPdf, { trackingNumber: '1Z999AA10123456784' }, pdf);
  const waiting = await makeOrder(at);
  const closed = await makeOrderInProduction(at);
  await must(at.admin, orders.orderReview, { ids: [closed.id], sysStatus: reviewAction.close });
  const held = await makeOrderInProduction(at);
  const { thirdOrderNumber, shopId } = held;
  await takeOver(at, marketOrder(at, { thirdOrderNumber, shopId, asked: ['cancellation'] }));
  return { ready, waiting, closed, held, ids: [ready.id, waiting.id, closed.id, held.id] };
}

/** With the minute on the clocks of the display zone. */
function named(stem: string, extension: string): RegExp {
  const day = formatWallTime(wallTimeAt(new Date(), 'Asia/Shanghai')).slice(0, 10).replaceAll('-', '');
  return new RegExp(`filename="${stem}-${day}-\\d{4}\\.${extension}"`);
}

it('hands out the drawings of all orders that an act was done to, and of nobody else’s act', async () => {
  const at = await shopTest();
  const [one, other] = [await makeOrder(at), await makeOrder(at, { shopId: at.shop.stores.linden })];
  const lacking = await makeOrder(at, { orderDetailsList: [{ msku: '999' }] });
  const ids = [one.id, other.id, lacking.id];
  const { actId } = await must(at.admin, orders.orderReview, { ids, sysStatus: reviewAction.approve });
  await at.test.drain();
  const file = await at.test.anonymous.get(await must(at.admin, orders.downloadZip, { actId: actId! }));
  // of several stores
  expect(file.headers['content-disposition']).toMatch(named('drawings-In production-2', 'zip'));
  const folders = [...(await filesOf(file.body)).keys()].map((path) => path.split('/')[0]);
  expect(new Set(folders)).toEqual(new Set([one.thirdOrderNumber, other.thirdOrderNumber]));
  const colleague = await at.test.as(['/order/index', 'orderDownloadImage']);
  expect(await colleague.send(orders.downloadZip, { actId: actId! })).toMatchObject({ status: 404 });
});

it('zips the drawings that there are, and names the orders without', async () => {
  const at = await shopTest();
  const { ready, waiting, closed, held, ids } = await chosen(at);
  const check = await must(at.admin, orders.actCheck, { ids, act: 'drawings' });
  expect(check.ready.map(({ id }) => id)).toEqual([ready.id]);
  expect(check.refused.map(({ id }) => id)).toEqual([waiting.id, closed.id, held.id]);

  at.test.language = 'zh';
  const address = await must(at.admin, orders.downloadZip, { ids });
  const files = await filesOf((await at.test.anonymous.get(address)).body);
  const number = ready.thirdOrderNumber;
  const units = [1, 2].map((unit) => `${number}/${number}_1_1_TEE-WHT-L_x1_${unit}of2.png`);
  expect([...files.keys()]).toEqual([...units, '未包含的订单.txt']);
  const list = files.get('未包含的订单.txt')!.toString();
  expect(list.split('\r\n')).toEqual([
    '\uFEFF未包含的订单：3 个',
    '',
    `${waiting.thirdOrderNumber}\t生产图尚未完成`,
    `${closed.thirdOrderNumber}\t当前状态“已关闭”不能执行此操作`,
    expect.stringContaining(`${held.thirdOrderNumber}\t买家申请取消`),
    '',
  ]);
});

it('zips the labels that there are, and names the orders without', async () => {
  const at = await shopTest();
  const { ready, waiting, ids } = await chosen(at);
  const reply = await at.admin.call(orders.downloadPdfZip, { ids });
  const files = await filesOf(reply.body);
  expect([...files.keys()]).toEqual([`${ready.thirdOrderNumber}.pdf`, 'left-out-orders.txt']);
  const list = files.get('left-out-orders.txt')!.toString();
  expect(list).toContain('Orders left out: 3');
  expect(list).toContain(`${waiting.thirdOrderNumber}\tIt has no label yet`);
  expect(reply.headers['content-disposition']).toMatch(named(`labels-${ready.thirdOrderNumber}`, 'zip'));
});

it('zips the label of each parcel of an order, without those that are void', async () => {
  const at = await lastMileTest();
  const { order, numbers } = await orderInTwoParcels(at);
  const { thirdOrderNumber: number } = order;
  const zipped = async () => filesOf((await at.admin.call(orders.downloadPdfZip, { ids: [order.id] })).body);
  expect([...(await zipped()).keys()]).toEqual([`${number}_1.pdf`, `${number}_2.pdf`]);
  const labelVoid = JSON.stringify({ key: 'orders.labelVoid.cancelling' });
  await at.test.db.updateTable('parcels').set({ labelVoid }).where('trackingNumber', '=', numbers[1]!).execute();
  expect([...(await zipped()).keys()]).toEqual([`${number}_1.pdf`]);
});

it('puts the labels into one PDF in the order of the list, and names the orders without on its last page', async () => {
  const at = await shopTest();
  const { ready, ids } = await chosen(at);
  const orderTime = Date.parse(ready.orderTime) + 1000;
  const second = await makeOrderInProduction(at, { trackingNumber: '1Z5R89390357567127', orderTime });
  const label = [{ fileName: 'b.pdf', bytes: await labelPdf(['1Z5R89390357567127']) }];
  await must(at.admin, orders.uploadPdf, { trackingNumber: '1Z5R89390357567127', id: second.id }, label);
  const reply = await at.admin.call(orders.downloadPdf, { ids: [...ids, second.id] });
  // all of one store, and in one status
  expect(reply.headers['content-disposition']).toMatch(named(`labels-${ready.shopName}-In production-2`, 'pdf'));
  const pages = await readLabelPdf(reply.body);
  expect(pages.map(({ tracking }) => tracking?.trackingNumber)).toEqual([
    '1Z5R89390357567127',
    ready.trackingNumber,
    undefined,
  ]);
  expect(pages[2]).toMatchObject({ widthMm: expect.closeTo(100, 0), heightMm: expect.closeTo(150, 0) });
  const { body } = await at.admin.call(orders.downloadPdf, { ids: [...ids, second.id], sortType: 1 });
  expect((await readLabelPdf(body))[0]!.tracking?.trackingNumber).toBe(ready.trackingNumber);
  const one = await at.admin.call(orders.downloadPdf, { ids: [ready.id] });
  expect(one.headers['content-disposition']).toMatch(named(`labels-${ready.thirdOrderNumber}`, 'pdf'));
  expect(await readLabelPdf(one.body)).toHaveLength(1);
});

it('says why where nothing is left', async () => {
  const at = await shopTest();
  const { waiting, closed } = await chosen(at);
  const ids = [waiting.id, closed.id];
  for (const endpoint of [orders.downloadZip, orders.downloadPdfZip, orders.downloadPdf])
    expect(await at.admin.send(endpoint, { ids })).toMatchObject({
      status: 409,
      msg: expect.stringContaining(`${waiting.thirdOrderNumber}: `),
      data: [{ id: waiting.id }, { id: closed.id }],
    });
});

it('holds no list where nothing is left out', async () => {
  const at = await shopTest();
  const { ready } = await chosen(at);
  const files = await filesOf((await at.admin.call(orders.downloadPdfZip, { ids: [ready.id] })).body);
  expect([...files.keys()]).toEqual([`${ready.thirdOrderNumber}.pdf`]);
});

it('keeps the drawings of two stores apart that use one order number, and names each position', async () => {
  const at = await shopTest();
  const [printingImage, printingImage2] = [at.shop.pictures.rose_front, at.shop.pictures.fox_back];
  const wish = {
    thirdOrderNumber: 'TWICE',
    orderDetailsList: [{ productCode: 'TEE-BLK-M', printingImage, printingImage2 }],
  };
  const one = await makeOrderInProduction(at, wish);
  const other = await makeOrderInProduction(at, { ...wish, shopId: at.shop.stores.linden });
  const address = await must(at.admin, orders.downloadZip, { ids: [one.id, other.id] });
  const files = await filesOf((await at.test.anonymous.get(address)).body);
  expect(files.size).toBe(4);
  for (const position of [1, 2])
    expect([...files.keys()].filter((path) => path.includes(`TWICE_1_${position}_TEE-BLK-M_x1`))).toHaveLength(2);
});

it('draws each unit of a line under its own code, and a line of more than a hundred once', async () => {
  const at = await shopTest();
  const [printingImage, printingImage2] = [at.shop.pictures.rose_front, at.shop.pictures.fox_back];
  const order = await makeOrderInProduction(at, {
    thirdOrderNumber: 'UNITS',
    orderDetailsList: [
      { productCode: 'TEE-BLK-M', printingImage, printingImage2, num: 2 },
      { productCode: 'TEE-BLK-M', printingImage, printNum: 1, num: 101 },
      { productCode: 'TEE-WHT-L', printingImage },
    ],
  });
  const address = await must(at.admin, orders.downloadZip, { ids: [order.id] });
  const files = await filesOf((await at.test.anonymous.get(address)).body);
  expect([...files.keys()].map((path) => path.replace('UNITS/UNITS_', ''))).toEqual([
    '1_1_TEE-BLK-M_x1_1of2.png',
    '1_1_TEE-BLK-M_x1_2of2.png',
    '1_2_TEE-BLK-M_x1_1of2.png',
    '1_2_TEE-BLK-M_x1_2of2.png',
    '2_1_TEE-BLK-M_x101.png',
    '3_1_TEE-WHT-L_x1.png',
  ]);
  const [line, large, single] = order.orderDetailsList;
  const bytesAt = async (url: string | null) => (await at.test.anonymous.get(url ?? '')).body;
  const print = await bytesAt(line!.printingUrl2);
  const caption = { orderNumber: 'UNITS', line: 1, position: 2, positions: 2, productCode: 'TEE-BLK-M', quantity: 1 };
  const names = { sizeName: 'M', colorName: '黑色 Black' };
  const drawn = [...files.values()];
  for (const unit of [1, 2]) {
    const code = { pieceCode: pieceCode({ lineId: line!.id, unit }), unit: { no: unit, of: 2 } };
    const expected = await renderDrawing({ print, caption: { ...caption, ...names, ...code } });
    expect(drawn[unit + 1]!.equals(expected)).toBe(true);
  }
  // these say the same as on the screen
  expect(drawn[4]!.equals(await bytesAt(large!.combinedImage))).toBe(true);
  expect(drawn[5]!.equals(await bytesAt(single!.combinedImage))).toBe(true);
});

it('hands drawings and labels out to those who may download them, and nothing under another address', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  const [labels, drawings] = [await at.test.as(['orderDownloadLabel']), await at.test.as(['orderDownloadImage'])];
  expect((await labels.call(orders.downloadZip, { ids: [id] })).status).toBe(403);
  expect((await drawings.call(orders.downloadPdfZip, { ids: [id] })).status).toBe(403);
  for (const key of ['A'.repeat(32), 'short', '..%2F..%2Fetc', 'A'.repeat(65)])
    expect((await at.test.anonymous.get(`/downloads/${key}`)).status).toBe(404);
});
