import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { orders } from '@pressroom/contract/orders/orders';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { renderDrawing } from '@pressroom/imaging';
import { must } from '../../demo/shop.ts';
import { drawOrder } from '../orders/orders.public.ts';
import { makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../testing/orderMakers.ts';

async function white({ admin }: ShopTest) {
  const { rows } = await must(admin, codes.page, { type: codeType.colour, code: 'WHT' });
  return rows[0]!;
}

it('gives product codes and open orders the new code, and leaves approved orders as they were produced', async () => {
  const at = await shopTest();
  const { admin } = at;
  const entry = await white(at);
  const produced = await makeOrderInProduction(at);
  const open = await makeOrder(at);

  const asked = await admin.call(codes.edit, { ...entry, code: 'SNOW' });
  expect(asked).toMatchObject({ status: 409, data: { categories: 1 } });
  const announced = await must(admin, codes.renaming, { id: entry.id, code: 'SNOW' });
  expect(announced).toMatchObject({ clash: null, categories: 1, orderLines: 1 });
  expect(announced.examples).toContainEqual({ from: 'TEE-WHT-L', to: 'TEE-SNOW-L' });

  const edited = await must(admin, codes.edit, { ...entry, code: 'SNOW', renameUses: true });
  expect(edited.useCount).toBe(entry.useCount);
  const { total } = await must(admin, categories.productCodePage, { code: 'TEE-SNOW' });
  expect(total).toBe(announced.productCodes);
  expect((await must(admin, categories.productCodePage, { code: 'WHT' })).total).toBe(0);
  const codeOn = async (id: string) => (await must(admin, orders.queryDetail, { id })).orderDetailsList[0]!.productCode;
  expect([await codeOn(open.id), await codeOn(produced.id)]).toEqual(['TEE-SNOW-L', 'TEE-WHT-L']);
  expect((await must(admin, orders.operationLog, { objMaster: open.id })).rows[0]).toMatchObject({
    behavior: 'Product code TEE-WHT-L is called TEE-SNOW-L now',
    createUser: 'tester',
  });
  const trail = await at.test.db
    .selectFrom('auditLog')
    .where('action', '=', '/codeManage/edit')
    .select(['objectType', 'objectIds'])
    .orderBy('id')
    .execute();
  expect(trail.map(({ objectType, objectIds }) => [objectType, objectIds.length])).toEqual([
    ['codes', 1],
    ['productCodes', announced.productCodes],
  ]);
});

const bytesAt = async ({ test }: ShopTest, url: string | null) => (await test.server.inject(url ?? '')).rawPayload;
const rename = async (at: ShopTest, code: string, from = 'WHT') => {
  const { rows } = await must(at.admin, codes.page, { type: codeType.colour, code: from });
  await must(at.admin, codes.edit, { ...rows[0]!, code, renameUses: true });
};

/** The line, its drawing, and the drawing's name in the zip say this code. */
async function expectDrawnAs(at: ShopTest, id: string, productCode: string): Promise<void> {
  const order = await must(at.admin, orders.queryDetail, { id });
  expect(order.sysStatus).toBe(orderStatus.inProduction);
  const line = order.orderDetailsList[0]!;
  expect(line.productCode).toBe(productCode);
  const caption = {
    orderNumber: order.thirdOrderNumber,
    pieceCode: pieceCode({ lineId: line.id, unit: 0 }),
    line: line.lineNo,
    position: 1,
    positions: 1,
    productCode,
    sizeName: 'L',
    colorName: '白色 White',
    quantity: line.num,
  };
  const expected = await renderDrawing({ print: await bytesAt(at, line.printingUrl), caption });
  expect((await bytesAt(at, line.combinedImage)).equals(expected)).toBe(true);
  const zip = await bytesAt(at, await must(at.admin, orders.downloadZip, { ids: [id] }));
  expect(zip.toString('latin1')).toContain(`_${productCode}_x1_1of${line.num}.png`);
}

it('draws an order that waits in layout with the code as it is by then', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  await rename(at, 'SNOW');
  await at.test.drain();
  await expectDrawnAs(at, id, 'TEE-SNOW-L');
});

it('draws an order again that was stopped before its product was renamed', async () => {
  const at = await shopTest();
  const { id } = await makeOrderInProduction(at);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.abnormal });
  await rename(at, 'SNOW');
  const { rows } = await must(at.admin, orders.operationLog, { objMaster: id });
  expect(rows[0]!.behavior).toBe('Product code TEE-WHT-L is called TEE-SNOW-L now: its drawings are made again');
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  expect((await must(at.admin, orders.queryDetail, { id })).sysStatus).toBe(orderStatus.drawingLayout);
  await at.test.drain();
  await expectDrawnAs(at, id, 'TEE-SNOW-L');
});

it('keeps what was decided for an order in production: line, drawing and zip', async () => {
  const at = await shopTest();
  const { id } = await makeOrderInProduction(at);
  await rename(at, 'SNOW');
  await expectDrawnAs(at, id, 'TEE-WHT-L');
});

it('never brings an order into production with a drawing that was begun under the former code', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  const { app } = at.test;
  let isRenamed = false;
  const storage = Object.assign(Object.create(app.storage) as typeof app.storage, {
    async get(key: string) {
      if (!isRenamed) await rename(at, 'SNOW');
      isRenamed = true;
      return app.storage.get(key);
    },
  });
  await drawOrder.run(
    { app: { ...app, storage }, log: app.log, signal: new AbortController().signal },
    { orderId: id },
  );
  await expectDrawnAs(at, id, 'TEE-SNOW-L');
});

it('changes nothing where a product code would exist twice', async () => {
  const at = await shopTest();
  const { admin } = at;
  const { rows } = await must(admin, categories.page, { code: 'TEE-WHT-L' });
  for (const code of ['L-S', 'S']) await must(admin, codes.create, { type: codeType.size, name: code, code });
  // TEE + WHT + L-S and TEE + WHT-L + S would read alike
  await must(admin, categories.createProductCode, {
    productCodeCategoryId: rows[0]!.id,
    sizeCode: 'L-S',
    realStock: 1,
  });
  const grey = await must(admin, codes.create, { type: codeType.colour, name: 'Grey', code: 'GRY' });
  const { id: _, ...form } = { ...rows[0]!, colorCode: 'GRY' };
  const category = await must(admin, categories.create, form);
  await must(admin, categories.createProductCode, { productCodeCategoryId: category.id, sizeCode: 'S', realStock: 1 });
  expect(await must(admin, codes.renaming, { id: grey.id, code: 'WHT-L' })).toMatchObject({ clash: 'TEE-WHT-L-S' });
  expect(await admin.call(codes.edit, { ...grey, code: 'WHT-L', renameUses: true })).toMatchObject({
    status: 400,
    data: [{ path: 'code', msg: 'Product code TEE-WHT-L-S would then exist twice' }],
  });
  expect((await must(admin, codes.page, { type: codeType.colour, code: 'GRY' })).total).toBe(1);
});
