import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PublishedSku } from '../../skuMapping/skuMapping.public.ts';

/** What orders of these listings are made of, by the marketplace's SKU ids. A mapping has one product: combinations have none. */
export async function findPublishedSkus(db: Db, listingIds: readonly string[]): Promise<PublishedSku[]> {
  const { rows } = await sql<PublishedSku>`
    select store_id as shop_id, market_sku_id as sku_id, product_code_id, print1_id, print2_id
    from listing_skus
    where listing_id = any(${listingIds}::bigint[]) and market_sku_id is not null and product_code_id is not null
      and print1_id is not null
    order by id`.execute(db);
  return rows;
}

/** Our SKUs of the combinations that these listings sell. */
export async function findPublishedCombinations(db: Db, listingIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select distinct own.sku from listing_skus listed join product_skus own on own.id = listed.sku_id
    where listed.listing_id = any(${listingIds}::bigint[]) and listed.market_sku_id is not null
      and listed.product_code_id is null`.execute(db);
  return rows.map(({ sku }) => sku);
}
