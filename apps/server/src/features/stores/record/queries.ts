import type { PageRequest } from '@pressroom/contract/fields/pages';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { DB, Stores } from '../../../platform/database/schema.gen.ts';
import { onConstraint } from '../../../platform/database/constraint.ts';
import { anyOf, contains, now } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { newestFirst, pageByKey } from '../../../platform/database/pageByKey.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { warningDays } from '../grants/rules.ts';

/** A row as the database holds it: the contract's words for type, country and currency are still plain text. */
export type StoreRecord = Pick<Selectable<Stores>, (typeof columns)[number]>;

interface StoreSearch extends PageRequest {
  name?: string;
  dataStatus?: number;
  typeCode?: string;
  authStatus?: number;
  attention?: number;
}

interface StoreValues {
  name: string;
  typeCode: string;
  countryCode: string;
  currency: string;
  dataStatus: number;
  remark: string;
}

/** What an authorisation changes. */
type Authorized = Pick<StoreRecord, 'authStatus' | 'productAuthStatus' | 'syncOrder' | 'warehouseId' | 'warehouseName'>;

const columns = [
  'id',
  'name',
  'typeCode',
  'countryCode',
  'currency',
  'dataStatus',
  'syncOrder',
  'authStatus',
  'productAuthStatus',
  'warehouseId',
  'warehouseName',
  'remark',
  'gmtCreate',
  'gmtModified',
] as const;

const nameIsTaken = { stores_name_key: () => failField('name', 'stores.nameTaken') };

/** Normal stores with an authorisation that is near its end, past it, or not accepted any more. */
function needsAuthorization(eb: ExpressionBuilder<DB, 'stores'>) {
  const grants = eb
    .selectFrom('storeGrants')
    .whereRef('storeGrants.storeId', '=', 'stores.id')
    .where((grant) =>
      grant.or([
        grant('storeGrants.problem', 'is not', null),
        grant('storeGrants.expiresAt', '<=', sql<string>`now() + make_interval(days => ${warningDays})`),
      ]),
    )
    .select('storeGrants.scope');
  return eb.and([eb('stores.dataStatus', '=', 1), eb.exists(grants)]);
}

export async function countStoresToAuthorize(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('stores')
    .where(needsAuthorization)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Newest first. */
export function findStores(
  db: Db,
  { name, dataStatus, typeCode, authStatus, attention, ...page }: StoreSearch,
): Promise<Page<StoreRecord>> {
  let matching = db.selectFrom('stores').select(columns);
  if (name) matching = matching.where('name', 'ilike', contains(name));
  if (dataStatus !== undefined) matching = matching.where('dataStatus', '=', dataStatus);
  if (typeCode) matching = matching.where('typeCode', '=', typeCode);
  if (authStatus !== undefined) matching = matching.where('authStatus', '=', authStatus);
  if (attention !== undefined) matching = matching.where(needsAuthorization);
  return pageByKey(db, matching, newestFirst, page);
}

export function findStore(db: Db, id: string): Promise<StoreRecord | undefined> {
  return db.selectFrom('stores').where('id', '=', id).select(columns).executeTakeFirst();
}

/** 404 without it. */
export async function getStore(db: Db, id: string): Promise<StoreRecord> {
  return (await findStore(db, id)) ?? fail(404, 'platform.notFound');
}

/** Locks the store for this transaction; 404 without it. */
export async function lockStore(tx: Tx, id: string): Promise<StoreRecord> {
  const store = await tx.selectFrom('stores').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
  return store ?? fail(404, 'platform.notFound');
}

export function insertStore(tx: Tx, values: StoreValues): Promise<StoreRecord> {
  return onConstraint(tx.insertInto('stores').values(values).returning(columns).executeTakeFirstOrThrow(), nameIsTaken);
}

export function updateStore(tx: Tx, id: string, values: Partial<StoreValues & Authorized>): Promise<StoreRecord> {
  const change = tx
    .updateTable('stores')
    .set({ ...values, gmtModified: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return onConstraint(change, nameIsTaken);
}

export async function deleteStore(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('stores').where('id', '=', id).execute();
}

export type SyncRecord = Awaited<ReturnType<typeof findLastSyncs>>[number];

export function findLastSyncs(db: Db, storeIds: readonly string[]) {
  return db
    .selectFrom('storeSyncs')
    .innerJoin('syncRuns', 'syncRuns.id', 'storeSyncs.lastRunId')
    .where('storeSyncs.storeId', '=', anyOf(storeIds, 'bigint'))
    .select([
      'storeSyncs.storeId',
      'syncRuns.state',
      'syncRuns.cause',
      'syncRuns.startedAt',
      'syncRuns.endedAt',
      'syncRuns.found',
      'syncRuns.created',
      'syncRuns.changed',
      'syncRuns.failed',
      'syncRuns.problem',
    ])
    .execute();
}
