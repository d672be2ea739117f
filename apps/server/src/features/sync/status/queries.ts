import { mostCounted, type PageRequest } from '@pressroom/contract/fields/pages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf, contains } from '../../../platform/database/expressions.ts';
import { pageFrom } from '../../../platform/database/page.ts';
import { newestFirst, pageByKey } from '../../../platform/database/pageByKey.ts';
import { isReady, marketTypes } from '../schedule/queries.ts';
import { isLeased } from '../lease/lease.ts';

const runsWithStore = (db: Db) =>
  db
    .selectFrom('syncRuns as r')
    .innerJoin('stores as s', 's.id', 'r.storeId')
    .select(['r.id', 'r.storeId as shopId', 's.name as shopName', 'r.cause', 'r.createUser'])
    .select(['r.rangeFrom as startTime', 'r.rangeTo as endTime', 'r.numbers as thirdOrderNumbers', 'r.filterDeliver'])
    .select(['r.state', 'r.found', 'r.created', 'r.changed', 'r.failed', 'r.problem', 'r.startedAt', 'r.endedAt']);

export type RunRecord = Awaited<ReturnType<typeof findRunsById>>[number];

/** Newest first. */
export function findRuns(
  db: Db,
  { shopId, taskId, ...page }: PageRequest & { shopId?: string | undefined; taskId?: string | undefined },
) {
  let matching = runsWithStore(db);
  if (shopId) matching = matching.where('r.storeId', '=', shopId);
  if (taskId) matching = matching.where('r.taskId', '=', taskId);
  return pageByKey(db, matching, { ...newestFirst, countsTo: mostCounted }, page);
}

export function findRunsById(db: Db, ids: readonly string[]) {
  return runsWithStore(db).where('r.id', '=', anyOf(ids, 'bigint')).execute();
}

/** Those that can be synced first, by name. */
export function findStoreSyncs(db: Db, { name, ...page }: PageRequest & { name?: string | undefined }) {
  let matching = db
    .selectFrom('stores as s')
    .leftJoin('storeSyncs as y', 'y.storeId', 's.id')
    .where('s.typeCode', '=', anyOf(marketTypes, 'text'))
    .select(['s.id as shopId', 's.name as shopName', 's.typeCode', 's.syncOrder', isReady.as('ready')])
    .select(['y.safeUntil', 'y.lastRunId', sql<boolean>`coalesce(${isLeased}, false)`.as('running')])
    .select(
      sql<string | null>`case when s.sync_order = 1 and ${isReady}
        then coalesce(least(y.due_at, y.wake_at), clock_timestamp()) end`.as('nextAt'),
    )
    .select((eb) =>
      eb
        .selectFrom('syncFailures as f')
        .whereRef('f.storeId', '=', 's.id')
        .where('f.dismissedAt', 'is', null)
        .select(sql<number>`count(*)::int`.as('n'))
        .as('openFailures'),
    );
  if (name) matching = matching.where('s.name', 'ilike', contains(name));
  return pageFrom(matching, (query) => query.orderBy(isReady, 'desc').orderBy('s.name').orderBy('s.id'), page);
}

export interface SyncableStore {
  id: string;
  name: string;
  ready: boolean;
}

export function findStoresToSync(db: Db, ids: readonly string[]): Promise<SyncableStore[]> {
  return db
    .selectFrom('stores as s')
    .where('s.id', '=', anyOf(ids, 'bigint'))
    .select(['s.id', 's.name', isReady.as('ready')])
    .orderBy('s.id')
    .execute();
}
