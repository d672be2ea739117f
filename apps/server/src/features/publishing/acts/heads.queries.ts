import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

/** What decides what an act does with a listing. */
export interface ActHead {
  id: string;
  storeId: string;
  cargoNo: string;
  publishStatus: number;
  stage: string | null;
  shelf: number | null;
  marketState: string | null;
  differs: string[];
}

/** A SKU with ours and theirs. */
export interface ActSku {
  id: string;
  listingId: string;
  storeId: string;
  skuId: string | null;
  sku: string;
  marketSkcId: string | null;
  marketSkuId: string | null;
  originalPrice: string | null;
  specialPrice: string | null;
  realStock: number;
  /** 1 on sale, 2 off sale. */
  status: number;
  stockWhenListed: number | null;
  marketOriginalPrice: string | null;
  marketSpecialPrice: string | null;
}

/** In the order of their ids. */
export async function findActHeads(db: Db, ids: readonly string[]): Promise<ActHead[]> {
  return headsOf(db, ids).execute();
}

export async function lockActHeads(tx: Tx, ids: readonly string[]): Promise<ActHead[]> {
  return headsOf(tx, ids).forUpdate().execute();
}

function headsOf(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('listings')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select(['id', 'storeId', 'cargoNo', 'publishStatus', 'stage', 'shelf', 'marketState', 'differs'])
    .orderBy('id');
}

export async function findActSkus(db: Db, listingIds: readonly string[]): Promise<ActSku[]> {
  return db
    .selectFrom('listingSkus')
    .where('listingId', '=', anyOf(listingIds, 'bigint'))
    .select(['id', 'listingId', 'storeId', 'skuId', 'sku', 'marketSkcId', 'marketSkuId'])
    .select(['status', 'originalPrice', 'specialPrice', 'realStock', 'stockWhenListed'])
    .select(['marketOriginalPrice', 'marketSpecialPrice'])
    .orderBy('listingId')
    .orderBy('position')
    .execute();
}

/** Gives all SKUs of listings that no marketplace has yet the same values; their findings are out of date then. */
export async function setHere(
  tx: Tx,
  ids: readonly string[],
  values: { originalPrice: string; specialPrice: string } | { realStock: number },
): Promise<void> {
  await tx.updateTable('listingSkus').set(values).where('listingId', '=', anyOf(ids, 'bigint')).execute();
  await sql`
    update listings set judged_at = null, gmt_modified = clock_timestamp(),
      changed_at = case when sent is not null then clock_timestamp() else changed_at end
    where id = any(${ids}::bigint[])`.execute(tx);
}
