import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import type { SyncJob } from '../lease/claim.ts';
import { isReady } from '../schedule/queries.ts';
import { syncOrders } from '../run/jobs.ts';

/** Events come many at once: one run serves those of some seconds, and the next run starts only after a pause. */
const gathering = sql`interval '3 seconds'`;
const pause = sql`interval '15 seconds'`;

/** A job of its own: marketplaces want their answer within half a second, and a run may lock the store for longer. */
export const wakeStores = defineJob<{ storeIds: readonly string[] }>({
  name: 'sync.wake',
  concurrency: 1,
  retryLimit: 3,
  run: ({ app }, { storeIds }) => writeAs(app, system, 'job/sync.webhook', (act) => wake(act, storeIds)),
});

/** Plans a run of these stores, if they are synced automatically and no webhook has planned one already. */
async function wake({ tx, app }: Act, storeIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ storeId: string; wakeAt: string }>`
      insert into store_syncs as y (store_id, wake_at)
      select s.id, greatest(clock_timestamp() + ${gathering}, r.started_at + ${pause})
      from stores s
      left join store_syncs known on known.store_id = s.id
      left join sync_runs r on r.id = known.last_run_id
      where s.id = any(${storeIds}::bigint[]) and s.sync_order = 1 and ${isReady}
      order by s.id
      on conflict (store_id) do update set wake_at = excluded.wake_at where y.wake_at is null
      returning store_id as "storeId", wake_at as "wakeAt"`.execute(tx);
  const wakeOf = new Map(rows.map(({ storeId, wakeAt }) => [storeId, new Date(wakeAt)]));
  const jobs = rows.map(({ storeId }): SyncJob => ({ storeId, cause: 'webhook' }));
  await app.jobs.enqueueMany(tx, syncOrders, jobs, ({ storeId }) => wakeOf.get(storeId)!);
}
