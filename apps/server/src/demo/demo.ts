import type { FastifyInstance } from 'fastify';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../platform/app.ts';
import { type Caller, openCaller } from '../caller.ts';
import { addLabels, addOrders } from './demoOrders.ts';
import { openMarketShop } from './marketShop.ts';
import { must, openShop } from './shop.ts';
import { writePicturesToTry } from './templates/picturesToTry.ts';
import { addPacking } from './templates/templates.ts';

/**
 * Fills an empty demo with a shop that has orders in every status, and with stores on the sandbox's marketplaces where there
 * is a sandbox. Uses the product's own API, as a user would.
 */
export async function fillDemo(app: App, server: FastifyInstance, sandboxUrl: string | undefined): Promise<string> {
  const complete = join(app.settings.dataDir, 'sample-shop');
  if (existsSync(complete)) return 'The sample shop is ready.';
  const begun = await app.db.selectFrom('folders').select('id').limit(1).executeTakeFirst();
  // data are never deleted here: the database may be a user's own
  if (begun)
    return `There is data already, so no sample shop was made. For a fresh one, delete ${app.settings.dataDir} and start again.`;
  const caller = await signIn(app, server);
  const shop = await openShop(caller);
  const all = (await addOrders(caller, shop, 42)).map((one, index) => ({ ...one, index }));
  // the newest ones stay where they are, and so does the one without a mapping
  const produced = all.filter(({ index }) => index > 9);
  const ids = (from: number, to: number) => produced.slice(from, to).map((one) => one.id);

  await must(caller, orders.orderReview, { ids: produced.map((one) => one.id), sysStatus: reviewAction.approve });
  await addLabels(caller, produced.slice(4));
  await waitForDrawings(caller);
  await must(caller, orders.batchDelivery, { ids: ids(14, 32) });
  await must(caller, orders.orderReview, { ids: ids(24, 32), sysStatus: reviewAction.sign });
  await must(caller, orders.orderReview, { ids: ids(0, 2), sysStatus: reviewAction.abnormal, reason: 'Print smeared' });
  await must(caller, orders.orderReview, { ids: ids(2, 3), sysStatus: reviewAction.close });
  await must(caller, orders.orderReview, {
    ids: [all[8]!.id, all[9]!.id],
    sysStatus: reviewAction.abnormal,
    reason: '地址不完整',
  });
  const packed = await addPacking(caller);
  if (sandboxUrl !== undefined) await openMarketShop({ app, caller, shop, packed, url: sandboxUrl });
  const toTry = join(app.settings.dataDir, 'pictures-to-try');
  await writePicturesToTry(toTry);
  await writeFile(complete, '');
  return `The sample shop is ready. Pictures to try uploads with are in ${toTry}`;
}

async function signIn(app: App, server: FastifyInstance): Promise<Caller> {
  const { id } = await app.db
    .selectFrom('users')
    .where('username', '=', 'admin')
    .select('id')
    .executeTakeFirstOrThrow();
  const token = await app.db
    .transaction()
    .execute((tx) => app.access.open(tx, { userId: id, userAgent: 'demo', address: '127.0.0.1' }));
  // both of the sandbox's marketplaces name their categories in Chinese, and so does the demo
  return openCaller(server, token, () => 'zh');
}

/** Waits until the workers have made every drawing. */
async function waitForDrawings(caller: Caller): Promise<void> {
  for (;;) {
    const counts = await must(caller, orders.queryListTotal, {});
    if (!counts.find((count) => count.sysStatus === orderStatus.drawingLayout)?.totalNum) return;
    await pause(200);
  }
}
