import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Judged } from './questions.ts';

/**
 * By listing, those of its SKUs under which the store has sold something else already: what orders tell of listings that
 * were not made here. Two of ours cannot have the same.
 */
export async function findTakenSkus(db: Db, listings: readonly Judged[]): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ listingId: string; code: string }>`
    select distinct sku.listing_id, lower(sku.sku) as code
    from listing_skus sku
    join order_lines line on lower(line.listing ->> 'sellerSku') = lower(sku.sku) and line.listing ->> 'sellerSku' is not null
    join orders sold on sold.id = line.order_id and sold.shop_id = sku.store_id
    where sku.listing_id = any(${listings.map(({ id }) => id)}::bigint[])
      and sku.market_sku_id is distinct from line.msku
      and not exists (select from listings own where own.id = sku.listing_id and own.market_id is not null)`.execute(
    db,
  );
  return new Map(
    [...Map.groupBy(rows, ({ listingId }) => listingId)].map(([id, own]) => [id, new Set(own.map(({ code }) => code))]),
  );
}
