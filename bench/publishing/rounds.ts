import { publishActs } from '@pressroom/contract/publishing/acts';
import { sql } from 'kysely';
import { planRounds } from '../../apps/server/src/features/publishing/publishing.public.ts';
import { openPublisher } from '../../apps/server/src/features/publishing/send/publisher.ts';
import { findRounds } from '../../apps/server/src/features/publishing/truth/rounds.queries.ts';
import { call } from '../programs/call.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { countIn, until } from './publishAll.ts';
import type { PublishingShop } from './shop.ts';

/** Has all that is published compared once, as if the last time had been long ago; answers the seconds. */
export async function runRound(shop: PublishingShop): Promise<number> {
  const { app } = shop;
  const began = performance.now();
  await sql`update listings set checked_at = null where publish_status = 3`.execute(app.db);
  await planRounds.run({ app, log: app.log, signal: new AbortController().signal }, {});
  const left = sql<boolean>`publish_status = 3 and market_id is not null and checked_at is null`;
  await until('a round', async () => (await countIn(shop, left)) === 0);
  return (performance.now() - began) / 1000;
}

const full = 100_000;
/** What both marketplaces allow a store. */
const perSecond = 20;

/** A round at the rates that the marketplaces publish, against what is computed; and what one of 100,000 listings would cost. */
export async function measureRound(shop: PublishingShop): Promise<void> {
  const { SANDBOX_URL, STORAGE_URL } = shop.environment;
  await using server = await startPressroom(
    shop.database,
    { PROCESS: 'all', SANDBOX_URL, STORAGE_URL },
    `${shop.database}-paced`,
  );
  const { listings, calls } = await call(server, publishActs.round, {});
  const before = await callsTo(shop);
  const seconds = await runRound(shop);
  const made = (await callsTo(shop)) - before;
  console.log(`a round of ${listings} listings: ${calls} calls computed, ${made} made, in ${seconds.toFixed(1)} s`);
  const rounds = await findRounds(shop.app.db);
  const each = Math.ceil(full / rounds.length);
  for (const { storeId, storeName, ...now } of rounds) {
    const { publisher } = await openPublisher(shop.app, storeId);
    const times = each / now.listings;
    const ofStore = publisher.callsToRead({
      listings: each,
      colours: Math.round(now.colours * times),
      skus: Math.round(now.skus * times),
    });
    const minutes = Math.ceil(ofStore / perSecond / 60);
    console.log(
      `a round of ${each} such listings of ${storeName}: ${ofStore} calls, ${minutes} min at ${perSecond} a second`,
    );
  }
}

/** All calls that the sandbox has had. */
export async function callsTo({ sandbox }: PublishingShop): Promise<number> {
  const { calls } = await sandbox.control<{ calls: Record<string, number> }>('GET', 'state');
  return Object.values(calls).reduce((sum, count) => sum + count, 0);
}
