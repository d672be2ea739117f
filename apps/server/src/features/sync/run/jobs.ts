import { defineJob } from '../../../platform/jobs/job.ts';
import type { SyncJob, SyncRequest } from '../lease/claim.ts';
import { findDueStores } from '../schedule/queries.ts';
import { inRun } from './inRun.ts';
import { syncStore } from './syncStore.ts';

/** The former release queued the request as `wish`, and its jobs may still wait. */
interface QueuedSync extends SyncJob {
  wish?: SyncRequest;
}

export const syncOrders = defineJob<QueuedSync>({
  name: 'sync.orders',
  concurrency: 4,
  retryLimit: 5,
  async run(context, { wish, request = wish, ...job }) {
    const next = await syncStore(context, { ...job, request });
    if (next.length === 0) return;
    const timeOf = new Map(next.map((one) => [one.job, one.at]));
    const jobs = next.map((one) => one.job);
    await inRun(context.app, ({ tx, app }) => app.jobs.enqueueMany(tx, syncOrders, jobs, (one) => timeOf.get(one)!));
  },
});

/** Starts a run of each store that is due. Each store is due every ten minutes on its own. */
export const planSyncs = defineJob({
  name: 'sync.plan',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    const stores = await findDueStores(app.db);
    const jobs = stores.map((storeId): SyncJob => ({ storeId, cause: 'schedule' }));
    await inRun(app, ({ tx }) => app.jobs.enqueueMany(tx, syncOrders, jobs));
  },
});
