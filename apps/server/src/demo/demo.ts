import type { FastifyInstance } from 'fastify';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../platform/app.ts';
import { transact } from '../platform/database/transact.ts';
import { type Caller, openCaller } from '../caller.ts';
import { addLabels, addOrders } from './demoOrders.ts';
import { movePast } from './history/dates.ts';
import { layToday } from './history/sheets.ts';
import { moveSetUp } from './history/setUp.ts';
import { openMarketShop } from './marketShop.ts';
import { packSome, uploadStrayLabel } from './packing.ts';
import { must, openShop } from './shop.ts';
import { writePicturesToTry } from './templates/picturesToTry.ts';
import { addPacking } from './templates/templates.ts';
import { addUsers } from './users.ts';
import { waitForDrawings } from './waiting.ts';

interface Demo {
  app: App;
  server: FastifyInstance;
  /** Everybody's who works in the sample shop. */
  password: string;
  sandboxUrl: string | undefined;
}

/**
 * Fills an empty demo with a shop that has orders in every status, and with stores on the sandbox's marketplaces where there
 * is a sandbox. Uses the product's own API, as a user would.
 */
export async function fillDemo({ app, server, password, sandboxUrl }: Demo): Promise<string> {
  const complete = join(app.settings.dataDir, 'sample-shop');
  if (existsSync(complete)) return 'The sample shop is ready.';
  const begun = await app.db.selectFrom('folders').select('id').limit(1).executeTakeFirst();
  // data are never deleted here: the database may be a user's own
  if (begun)
    return `There is data already, so no sample shop was made. For a fresh one, delete ${app.settings.dataDir} and start again.`;
  const signIn = (username: string) => openSession(app, server, username);
  const caller = await signIn('admin');
  const shop = await openShop(caller);
  const { packer } = await addUsers({ admin: caller, signIn, shop, password });
  const all = (await addOrders(caller, shop, { open: 24, done: 18 })).map((one, index) => ({ ...one, index }));
  // the newest ones stay where they are, and so does the one without a mapping
  const produced = all.filter(({ index }) => index > 9);
  const ids = (from: number, to: number) => produced.slice(from, to).map((one) => one.id);

  await must(caller, orders.orderReview, { ids: produced.map((one) => one.id), sysStatus: reviewAction.approve });
  await addLabels(caller, produced.slice(4));
  await waitForDrawings(caller);
  await must(caller, orders.batchDelivery, { ids: ids(14, 32) });
  await must(caller, orders.orderReview, { ids: ids(24, 32), sysStatus: reviewAction.sign });
  await must(caller, orders.orderReview, {
    ids: ids(0, 2),
    sysStatus: reviewAction.abnormal,
    reason: '印花糊边 Print smeared',
  });
  await must(caller, orders.orderReview, { ids: ids(2, 3), sysStatus: reviewAction.close });
  await must(caller, orders.orderReview, {
    ids: [all[8]!.id, all[9]!.id],
    sysStatus: reviewAction.abnormal,
    reason: '地址不完整 Incomplete address',
  });
  await movePast(app, all);
  const packed = await addPacking(caller);
  if (sandboxUrl !== undefined) {
    await openMarketShop({ app, caller, shop, packed, url: sandboxUrl });
    await layToday(caller, ids(4, 7), ids(7, 10));
    await packSome(packer, produced.slice(11, 14));
    await uploadStrayLabel(caller);
  }
  await moveSetUp(app);
  const toTry = join(app.settings.dataDir, 'pictures-to-try');
  await writePicturesToTry(toTry);
  await writeFile(complete, '');
  return `The sample shop is ready. Pictures to try uploads with are in ${toTry}`;
}

async function openSession(app: App, server: FastifyInstance, username: string): Promise<Caller> {
  const { id } = await app.db
    .selectFrom('users')
    .where('username', '=', username)
    .select('id')
    .executeTakeFirstOrThrow();
  const token = await transact(app.db, (tx) =>
    app.access.open(tx, { userId: id, userAgent: 'demo', address: '127.0.0.1' }),
  );
  // both of the sandbox's marketplaces name their categories in Chinese, and so does the demo
  return openCaller(server, token, () => 'zh');
}
