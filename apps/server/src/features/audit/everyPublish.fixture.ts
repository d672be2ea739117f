import { publishActs } from '@pressroom/contract/publishing/acts';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { sql } from 'kysely';
import { must } from '../../demo/shop.ts';
import { makeOrder } from '../../testing/orderMakers.ts';
import {
  approveThere,
  goOn,
  productsThere,
  type PublishingTest,
  publishingTest,
  readyListings,
} from '../../testing/publishMakers.ts';
import { releaseDuePlans } from '../publishing/publishing.public.ts';

/** Every act on listings that reaches a marketplace, in a shop of its own. */
export async function writePublishing(): Promise<PublishingTest> {
  const at = await publishingTest();
  const { admin, test } = at;
  const ids = await readyListings(at);
  await must(admin, publishActs.executeProducts, { ids });
  await test.drain();
  const [there] = await productsThere(at);
  // an order that waits for the mapping that the publication writes
  const orderDetailsList = [{ msku: there!.skcs[0]!.skus[0]!.id, num: 1 }];
  await makeOrder(at, { shopId: at.storeId, orderDetailsList });
  await approveThere(at);
  await goOn(at);
  await must(admin, publishActs.updateRealStock, { ids, realStock: 5 });
  await test.drain();
  await must(admin, publishActs.updatePrice, { ids, originalPrice: '15.00', specialPrice: '9.00' });
  await must(admin, publishActs.updateStatus, { ids, status: 2 });
  await test.drain();
  const change = async (units: number) => {
    await at.sandbox.control('POST', `products/${there!.number}/stock`, { units });
    await must(admin, publishActs.check, { ids });
    await test.drain();
  };
  await change(7);
  await must(admin, publishActs.takeTheirs, { ids });
  await change(8);
  await must(admin, publishActs.sendOurs, { ids });
  await test.drain();
  const [byHand] = (await readyListings(at)) as [string];
  const planOf = async (id: string) =>
    (await must(admin, publishProducts.detail, { id })).publishProducts[0]!.publishPlanId;
  await must(admin, publishActs.executePlans, { ids: [await planOf(byHand)] });
  const [planned] = (await readyListings(at)) as [string];
  await sql`update publish_plans set release_at = clock_timestamp() where id = ${await planOf(planned)}`.execute(
    test.db,
  );
  await releaseDuePlans.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {});
  return at;
}
