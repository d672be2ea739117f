import type { StoreShipping } from '@pressroom/contract/lastMile/storeShipping';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';

/** How labels are bought from a store's marketplace. */
export interface ShippingSettings extends StoreShipping {
  /** The one that was chosen with the store's authorisation, for its stock. */
  stockWarehouse: string | null;
}

const keptChannels = z.array(z.object({ code: z.string(), name: z.string() }));

/** Undefined where there is no such store, or it belongs to no marketplace. Until something is kept: the cheapest. */
export async function findStoreShipping(db: Db, storeId: string): Promise<ShippingSettings | undefined> {
  const row = await db
    .selectFrom('stores as s')
    .leftJoin('storeShipping as p', 'p.storeId', 's.id')
    .where('s.id', '=', storeId)
    .select(['s.id', 's.name', 's.typeCode', 's.warehouseId', 'p.rule', 'p.channels'])
    .select(['p.warehouseCode', 'p.warehouseName'])
    .select((eb) => eb.fn.coalesce('p.gmtModified', 's.gmtCreate').as('gmtModified'))
    .executeTakeFirst();
  const marketplace = row && marketplaceOf(row.typeCode);
  if (!marketplace) return undefined;
  const { id, name, warehouseId, warehouseCode, warehouseName, gmtModified } = row;
  return {
    id,
    name,
    marketplace,
    // a check of the table knows the rules
    rule: (row.rule ?? 'cheapest') as StoreShipping['rule'],
    channels: keptChannels.safeParse(row.channels).data ?? [],
    warehouse: warehouseCode === null ? null : { code: warehouseCode, name: warehouseName ?? '' },
    stockWarehouse: warehouseId,
    gmtModified,
  };
}

/** 404 without the store, 409 where it belongs to no marketplace. */
export async function getStoreShipping(db: Db, storeId: string): Promise<ShippingSettings> {
  const found = await findStoreShipping(db, storeId);
  if (found) return found;
  const store = await db.selectFrom('stores').where('id', '=', storeId).select('id').executeTakeFirst();
  return store ? fail(409, 'stores.noMarketplace') : fail(404, 'platform.notFound');
}

/** The same, kept from others until the transaction ends. */
export async function lockStoreShipping(tx: Tx, storeId: string): Promise<ShippingSettings> {
  await tx.selectFrom('stores').where('id', '=', storeId).select('id').forUpdate().execute();
  return getStoreShipping(tx, storeId);
}

export async function saveStoreShipping(
  tx: Tx,
  storeId: string,
  { rule, channels, warehouse }: Pick<ShippingSettings, 'rule' | 'channels' | 'warehouse'>,
): Promise<void> {
  const kept = {
    rule,
    channels: json(channels),
    warehouseCode: warehouse?.code ?? sql<never>`null`,
    warehouseName: warehouse?.name ?? sql<never>`null`,
  };
  await tx
    .insertInto('storeShipping')
    .values({ storeId, ...kept })
    .onConflict((conflict) => conflict.column('storeId').doUpdateSet({ ...kept, gmtModified: now }))
    .execute();
}

/** Numbers of the store's orders that wait to be shipped, those with a platform label first, newest first. */
export async function findWaitingOrders(db: Db, storeId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where('shopId', '=', storeId)
    .where('sysStatus', 'in', [5, 0, 6, 1])
    .where('marketState', '=', 'toShip')
    .select('thirdOrderNumber')
    .orderBy('labelType')
    .orderBy('orderTime', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.thirdOrderNumber);
}
