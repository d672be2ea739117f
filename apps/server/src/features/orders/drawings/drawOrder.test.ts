import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';

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
