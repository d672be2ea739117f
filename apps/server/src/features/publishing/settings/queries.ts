import { type PriceRule, priceRule, type StoreSettings, storeSettings } from '@pressroom/contract/publishing/settings';
import {
  marketplaceOf,
  type StoreMode,
  storeModeOf,
  type StoreTypeCode,
  storeTypeCode,
} from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';

/** What a store's marketplace is told with each listing, and how the store proposes prices. */
export type StorePublishing = StoreSettings & {
  storeId: string;
  name: string;
  typeCode: StoreTypeCode;
  mode: StoreMode;
  country: string;
  isEnabled: boolean;
  /** Whether its marketplace lets us publish. */
  isAuthorized: boolean;
  /** Null: prices stay those of the product. */
  priceRule: PriceRule | null;
  /** Until something is kept, when the store was added. */
  gmtModified: string;
};

function select(db: Db, storeIds: readonly string[]) {
  return db
    .selectFrom('stores as s')
    .leftJoin('storePublishing as p', 'p.storeId', 's.id')
    .where('s.id', '=', anyOf(storeIds, 'bigint'))
    .select(['s.id as storeId', 's.name', 's.typeCode', 's.countryCode', 's.dataStatus'])
    .select(['s.productAuthStatus', 'p.settings', 'p.priceRule'])
    .select((eb) => eb.fn.coalesce('p.gmtModified', 's.gmtCreate').as('gmtModified'));
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** By store; stores without a marketplace are left out. */
export async function findStorePublishing(db: Db, storeIds: readonly string[]): Promise<Map<string, StorePublishing>> {
  const rows = await select(db, storeIds).orderBy('s.id').execute();
  return new Map(rows.map(read).flatMap((store) => (store ? [[store.storeId, store]] : [])));
}

function read({ settings, priceRule: rule, ...row }: Row): StorePublishing | undefined {
  const typeCode = storeTypeCode.parse(row.typeCode);
  const marketplace = marketplaceOf(typeCode);
  if (!marketplace) return undefined;
  return {
    ...storeSettings(marketplace, settings),
    storeId: row.storeId,
    name: row.name,
    typeCode,
    mode: storeModeOf(typeCode),
    country: row.countryCode,
    isEnabled: row.dataStatus === 1,
    isAuthorized: row.productAuthStatus === 1,
    priceRule: priceRule.safeParse(rule).data ?? null,
    gmtModified: row.gmtModified,
  };
}

/** 404 without the store, 409 where it belongs to no marketplace. */
export async function getStorePublishing(db: Db, storeId: string): Promise<StorePublishing> {
  const [row] = await select(db, [storeId]).execute();
  return (row ? read(row) : fail(404, 'platform.notFound')) ?? fail(409, 'stores.noMarketplace');
}

/** The same, kept from others until the transaction ends. */
export async function lockStorePublishing(tx: Tx, storeId: string): Promise<StorePublishing> {
  await tx.selectFrom('stores').where('id', '=', storeId).select('id').forUpdate().execute();
  return getStorePublishing(tx, storeId);
}

type Values = Pick<StorePublishing, 'settings' | 'priceRule'>;

export async function saveStorePublishing(tx: Tx, storeId: string, values: Values): Promise<void> {
  const kept = { settings: jsonOrNull(values.settings), priceRule: jsonOrNull(values.priceRule) };
  await tx
    .insertInto('storePublishing')
    .values({ storeId, ...kept })
    .onConflict((conflict) => conflict.column('storeId').doUpdateSet({ ...kept, gmtModified: now }))
    .execute();
}

const jsonOrNull = (value: object | null) => (value === null ? sql<never>`null` : json(value));
