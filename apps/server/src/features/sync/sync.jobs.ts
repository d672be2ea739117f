import type { SyncJob } from './sync.claim.ts';
import { sql } from 'kysely';
import { defineJob } from '../../platform/jobs/job.ts';
import { lastDays } from '../../platform/time/lastDays.ts';
import { compareDays, type LedgerJob } from './ledger.compare.ts';
import { findDueStores, findSyncedStores } from './sync.due.ts';
import { syncStore } from './sync.run.ts';

export const syncOrders = defineJob<SyncJob>({
  name: 'sync.orders',
  concurrency: 4,
  retryLimit: 5,
  async run(context, job) {
    const next = await syncStore(context, job);
    if (next.length === 0) return;
    const timeOf = new Map(next.map((one) => [one.job, one.at]));
    const jobs = next.map((one) => one.job);
    await context.app.db
      .transaction()
      .execute((tx) => context.app.jobs.enqueueMany(tx, syncOrders, jobs, (one) => timeOf.get(one)!));
  },
});

/** Each store has its own ten minutes; a minute's delay is none. */
export const planSyncs = defineJob({
  name: 'sync.plan',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    const stores = await findDueStores(app.db);
    const jobs = stores.map((storeId): SyncJob => ({ storeId, cause: 'schedule' }));
    await app.db.transaction().execute((tx) => app.jobs.enqueueMany(tx, syncOrders, jobs));
  },
});

export const compareStore = defineJob<LedgerJob>({
  name: 'sync.compare',
  concurrency: 2,
  retryLimit: 3,
  run: compareDays,
});

/** What arrives late or is changed late shows within a week. */
const daysCompared = 7;

/** Also forgets the runs of long ago, which no screen asks for. */
export const planLedger = defineJob({
  name: 'sync.ledger',
  concurrency: 1,
  retryLimit: 1,
  schedule: '20 2 * * *',
  async run({ app }) {
    const days = lastDays(new Date(), daysCompared + 1, app.settings.displayZone).slice(0, -1);
    const span = { startDay: days[0]!.name, endDay: days.at(-1)!.name };
    const stores = await findSyncedStores(app.db);
    await app.db.transaction().execute(async (tx) => {
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
