import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { lastDays } from '../../../platform/time/lastDays.ts';
import { findAutomaticStores } from '../schedule/queries.ts';
import { compareDays, type LedgerJob } from './compare.ts';

export const compareStore = defineJob<LedgerJob>({
  name: 'sync.compare',
  concurrency: 2,
  retryLimit: 3,
  run: compareDays,
});

/** Marketplaces add and change orders late, but within a week. */
const daysCompared = 7;

/** Compares the last days of every automatic store. Also deletes runs of more than 90 days ago, which no screen shows. */
export const planLedger = defineJob({
  name: 'sync.ledger',
  concurrency: 1,
  retryLimit: 1,
  schedule: '20 2 * * *',
  async run({ app }) {
    const days = lastDays(new Date(), daysCompared + 1, app.settings.displayZone).slice(0, -1);
    const span = { startDay: days[0]!.name, endDay: days.at(-1)!.name };
    const stores = await findAutomaticStores(app.db);
    await writeAs(app, system, 'job/sync.ledger', async ({ tx }) => {
      await app.jobs.enqueueMany(
        tx,
        compareStore,
        stores.map((storeId): LedgerJob => ({ storeId, ...span })),
      );
      await sql`
        delete from sync_runs r where r.started_at < clock_timestamp() - interval '90 days'
        and not exists (select from store_syncs y where y.last_run_id = r.id)`.execute(tx);
    });
  },
});
