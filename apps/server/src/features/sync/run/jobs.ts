import type { SyncJob } from '../lease/claim.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findDueStores } from '../schedule/queries.ts';
import { syncStore } from './syncStore.ts';

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
