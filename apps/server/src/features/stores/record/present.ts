import type { LastSync, StoreGrant } from '@pressroom/contract/stores/authorization';
import { grant, lastSync, scopeKeys } from '@pressroom/contract/stores/authorization';
import { type StoreRow, storeRow, stores } from '@pressroom/contract/stores/stores';
import { type Actor, mayCall } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inWords, type Translate } from '../../../platform/i18n.ts';
import { findGrants, type GrantRecord } from '../grants/queries.ts';
import { readProblem } from '../grants/problem.ts';
import { warningOf } from '../grants/rules.ts';
import { keysOwner } from '../grants/keys.ts';
import { findLastSyncs, type StoreRecord, type SyncRecord } from './queries.ts';

interface Reader {
  app: App;
  db: Db;
  actor: Actor;
  t: Translate;
}

const storeWords = storeRow.pick({ typeCode: true, countryCode: true, currency: true, dataStatus: true });

/** Authorisations, syncs, warehouse and remark are shown only to users who may change stores. */
export async function presentStores(reader: Reader, records: readonly StoreRecord[]): Promise<StoreRow[]> {
  const relations = mayCall(reader.actor, stores.update) ? await findRelations(reader, records) : undefined;
  return records.map((store) => {
    const known = storeWords.parse(store);
    return {
      ...store,
      ...known,
      ...(!relations && { remark: '', warehouseId: null, warehouseName: null }),
      typeName: reader.t(`stores.type.${known.typeCode}`),
      countryName: reader.t(`stores.country.${known.countryCode}`),
      grants: relations?.grants.get(store.id) ?? [],
      lastSync: relations?.syncs.get(store.id) ?? null,
    };
  });
}

export async function presentStore(reader: Reader, record: StoreRecord): Promise<StoreRow> {
  const [row] = await presentStores(reader, [record]);
  return row!;
}

async function findRelations({ app, db, t }: Reader, records: readonly StoreRecord[]) {
  const ids = records.map(({ id }) => id);
  // one after the other: a transaction has only one connection
  const grants = await findGrants(db, ids);
  const keys = await app.secrets.namesOfEach(db, keysOwner, [...new Set(grants.map(({ storeId }) => storeId))]);
  const syncs = await findLastSyncs(db, ids);
  const now = new Date();
  const shown = grants.map((record) => ({
    storeId: record.storeId,
    grant: presentGrant(record, keys.get(record.storeId) ?? [], { t, now }),
  }));
  return {
    grants: new Map(
      [...Map.groupBy(shown, ({ storeId }) => storeId)].map(([id, group]) => [id, group.map((one) => one.grant)]),
    ),
    syncs: new Map(syncs.map((sync) => [sync.storeId, presentSync(sync, t)])),
  };
}

function presentGrant(
  record: GrantRecord,
  keptNames: readonly string[],
  { t, now }: { t: Translate; now: Date },
): StoreGrant {
  const { scope, authorizedAt, expiresAt, missingScopes, checkedAt, problem } = record;
  return grant.parse({
    scope,
    authorizedAt,
    expiresAt,
    missingScopes,
    checkedAt,
    problem: textOf(problem, t),
    warning: warningOf(expiresAt === null ? null : new Date(expiresAt), now),
    keptKeys: scopeKeys[grant.shape.scope.parse(scope)].filter((name) => keptNames.includes(name)),
  });
}

function presentSync({ problem, storeId: _storeId, ...sync }: SyncRecord, t: Translate): LastSync {
  return lastSync.parse({ ...sync, msg: textOf(problem, t) });
}

function textOf(stored: unknown, t: Translate): string | null {
  const problem = readProblem(stored);
  return problem && inWords(problem, t);
}
