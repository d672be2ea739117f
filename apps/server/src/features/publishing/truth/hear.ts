import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { transact } from '../../../platform/database/transact.ts';
import { askNow, isWaiting } from './askNow.ts';
import { checkListings } from './rounds.jobs.ts';

interface News {
  storeId: string;
  /** The marketplace's names of products, colours and SKUs. */
  names: string[];
}

/**
 * Asks a marketplace at once about the listings that one of its events names. What an event says is not kept: events come late,
 * twice, in another order, or not at all.
 */
export const hearOfListings = defineJob<News>({
  name: 'publishing.hear',
  concurrency: 1,
  retryLimit: 3,
  run: ({ app }, news) => transact(app.db, (tx) => wake(app, tx, news)),
});

async function wake(app: App, tx: Tx, { storeId, names }: News): Promise<void> {
  const named = await findNamed(tx, { storeId, names });
  await askNow(app, tx, named.filter(isWaiting));
  const published = named.filter(({ publishStatus }) => publishStatus === 3);
  const listings = published.map(({ id, cargoNo }) => ({ id, label: cargoNo }));
  await app.jobs.enqueueMany(tx, checkListings, listings.length > 0 ? [{ storeId, listings }] : []);
}

interface Named {
  id: string;
  storeId: string;
  cargoNo: string;
  publishStatus: number;
  stage: string | null;
}

async function findNamed(tx: Tx, { storeId, names }: News): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, store_id, cargo_no, publish_status, stage from listings
    where store_id = ${storeId} and publish_status in (2, 3) and (
      market_id = any(${names}::text[])
      or id in (
        select listing_id from listing_skus
        where store_id = ${storeId} and (market_sku_id = any(${names}::text[]) or market_skc_id = any(${names}::text[])))
      -- what has been sent without an answer has no name yet
      or stage = 'unknown')
    order by id for update`.execute(tx);
  return rows;
}
