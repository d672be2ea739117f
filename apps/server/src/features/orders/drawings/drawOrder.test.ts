import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { attention, orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { drawOrder } from './drawOrder.ts';

it('says in plain words why a drawing cannot be made, and leaves the decoder’s to the log', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  const { db, app } = at.test;
  for (const { sha256 } of await db.selectFrom('blobs').select('sha256').execute())
    await app.storage.put(originalKey(sha256), Buffer.from('no picture'));
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  await at.test.drain();
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({
    sysStatus: orderStatus.abnormal,
    errorMsg: 'The drawing of line 1, position 1 could not be made: its picture cannot be read',
  });
});

const nothing = new AbortController().signal;

it('stops an order whose drawings could not be made after several tries, and lists it', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  const { app } = at.test;
  await drawOrder.gaveUp!({ app, log: app.log, signal: nothing }, { orderId: id }, new Error('out of memory'));
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({
    sysStatus: orderStatus.abnormal,
    errorMsg: 'The drawings could not be made after several tries. Approve the order again later',
  });
  expect((await must(at.admin, orders.queryList, { attention: attention.drawing })).total).toBe(1);
});

it('goes on with what is missing, and keeps the drawings that are there', async () => {
  const at = await shopTest();
  const [printingImage, printingImage2] = [at.shop.pictures.rose_front, at.shop.pictures.fox_back];
  const { id } = await makeOrder(at, {
    orderDetailsList: [
      { productCode: 'TEE-WHT-L', printingImage, num: 2 },
      { productCode: 'TEE-BLK-M', printingImage, printingImage2 },
    ],
  });
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  const { key } = await at.test.db.selectFrom('blobs').select('key').limit(1).executeTakeFirstOrThrow();
  await at.test.db.updateTable('orderLines').set({ drawingKey: key }).where('lineNo', '=', 1).execute();
  await at.test.drain();
  const lines = await at.test.db
    .selectFrom('orderLines')
    .select(['drawingKey', 'drawingKey2'])
    .orderBy('lineNo')
    .execute();
  expect(lines).toEqual([
    { drawingKey: key, drawingKey2: null },
    { drawingKey: expect.any(String), drawingKey2: expect.any(String) },
  ]);
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({ sysStatus: orderStatus.inProduction });
});

it('leaves an order alone that has left layout before its job came to it', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.close });
  const { app } = at.test;
  const context = { app, log: app.log, signal: nothing };
  await drawOrder.run(context, { orderId: id });
  await drawOrder.gaveUp!(context, { orderId: id }, new Error('out of memory'));
  await drawOrder.run(context, { orderId: '999' });
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({
    sysStatus: orderStatus.closed,
    orderDetailsList: [{ combinedImage: null }],
  });
});
