import { type grant, grantScope, lastSync, scopeKeys } from '@pressroom/contract/stores/authorization';
import { storeRow, stores } from '@pressroom/contract/stores/stores';
import { type Actor, mayCall } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { z } from 'zod';
import { findGrants, type GrantRecord } from '../grants/queries.ts';
import { readProblem } from '../grants/problem.ts';
import { warningOf } from '../grants/rules.ts';
import { keysOwner } from '../grants/keys.ts';
import { findLastSyncs, type StoreRecord, type SyncRecord } from './queries.ts';

interface Reader {
  app: App;
  db: Db;
  actor: Actor;
}

export type ShownStore = z.input<typeof storeRow>;

const storeWords = storeRow.pick({ typeCode: true, countryCode: true, currency: true, dataStatus: true });

/** Authorisations, syncs, warehouse and remark are shown only to users who may change stores. */
export async function presentStores(reader: Reader, records: readonly StoreRecord[]): Promise<ShownStore[]> {
  const relations = mayCall(reader.actor, stores.update) ? await findRelations(reader, records) : undefined;
  return records.map((store) => {
    const known = storeWords.parse(store);
    return {
      ...store,
      ...known,
      ...(!relations && { remark: '', warehouseId: null, warehouseName: null }),
      typeName: { key: `stores.type.${known.typeCode}` as const },
      countryName: { key: `stores.country.${known.countryCode}` as const },
      grants: relations?.grants.get(store.id) ?? [],
      lastSync: relations?.syncs.get(store.id) ?? null,
    };
  });
}

export async function presentStore(reader: Reader, record: StoreRecord): Promise<ShownStore> {
  const [row] = await presentStores(reader, [record]);
  return row!;
}

async function findRelations({ app, db }: Reader, records: readonly StoreRecord[]) {
  const ids = records.map(({ id }) => id);
  // one after the other: a transaction has only one connection
  const grants = await findGrants(db, ids);
  const keys = await app.secrets.namesOfEach(db, keysOwner, [...new Set(grants.map(({ storeId }) => storeId))]);
  const syncs = await findLastSyncs(db, ids);
  const now = new Date();
  const shown = grants.map((record) => ({
    storeId: record.storeId,
    grant: presentGrant(record, keys.get(record.storeId) ?? [], now),
  }));
  return {
    grants: new Map(
      [...Map.groupBy(shown, ({ storeId }) => storeId)].map(([id, group]) => [id, group.map((one) => one.grant)]),
    ),
    syncs: new Map(syncs.map((sync) => [sync.storeId, presentSync(sync)])),
  };
}

function presentGrant(record: GrantRecord, keptNames: readonly string[], now: Date): z.input<typeof grant> {
  const { authorizedAt, expiresAt, missingScopes, checkedAt, problem } = record;
  const scope = grantScope.parse(record.scope);
  return {
    scope,
    authorizedAt,
    expiresAt,
    missingScopes,
    checkedAt,
    problem: readProblem(problem),
    warning: warningOf(expiresAt === null ? null : new Date(expiresAt), now),
    keptKeys: scopeKeys[scope].filter((name) => keptNames.includes(name)),
  };
}

const syncWords = lastSync.pick({ state: true, cause: true });

function presentSync({ problem, storeId: _storeId, ...sync }: SyncRecord): z.input<typeof lastSync> {
  return { ...sync, ...syncWords.parse(sync), msg: readProblem(problem) };
}
