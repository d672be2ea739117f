import type { MarketSkuRef } from '@pressroom/marketplaces/publishing';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** A SKU of a listing that its marketplace has confirmed, with what it has yet to be told. */
export interface UntoldSku {
  id: string;
  listingId: string;
  ref: MarketSkuRef;
  originalPrice: string | null;
  specialPrice: string | null;
  marketOriginalPrice: string | null;
  marketSpecialPrice: string | null;
  wantedStock: number;
  hasNewPrice: boolean;
  hasNewStock: boolean;
  /** Who sent the listing. */
  createUser: string;
}

interface Way {
  publishesStock: boolean;
  /** The shelf is changed through the stock. */
  byStock: boolean;
}

/**
 * The SKUs with news in price or stock, in the order of their listings: what was changed in a listing that the marketplace had, and
 * the stock of what it was sent as new without one. What it has by now is no news.
 */
export async function findUntold(
  tx: Tx,
  ids: readonly string[],
  { publishesStock, byStock }: Way,
): Promise<UntoldSku[]> {
  const { rows } = await sql<UntoldSku>`
    with told as (
      select sku.id, sku.listing_id, sku.position,
        jsonb_build_object('sku', sku.sku, 'skcId', coalesce(sku.market_skc_id, ''), 'skuId', sku.market_sku_id) as ref,
        sku.original_price, sku.special_price, sku.market_original_price, sku.market_special_price, call.create_user,
        case when sku.status = 1 then sku.real_stock else 0 end as wanted_stock,
        call.kind = 'edit' and 'price' = any (sku.changed) and (
          coalesce(sku.market_original_price <> sku.original_price, false)
          or sku.market_special_price is distinct from coalesce(sku.special_price, sku.original_price)) as has_new_price,
        (sku.status = 1 or ${byStock}) and not (listing.shelf = 2 and ${byStock}) and (
          call.kind = 'edit' and 'stock' = any (sku.changed)
          or not ${publishesStock} and not exists (
            select from listing_calls stock
            where stock.listing_id = listing.id and stock.kind = 'stock' and stock.state = 'done' and stock.id > made.id)
        ) and sku.market_stock is distinct from case when sku.status = 1 then sku.real_stock else 0 end as has_new_stock
      from listings listing
      join listing_skus sku on sku.listing_id = listing.id
      cross join lateral (
        select kind, create_user from listing_calls
        where listing_id = listing.id and kind in ('publish', 'edit') order by id desc limit 1) call
      cross join lateral (
        select coalesce(max(id), 0) as id from listing_calls where listing_id = listing.id and kind = 'publish') made
      where listing.id = any(${ids}::bigint[]) and sku.market_sku_id is not null
    )
    select * from told where has_new_price or has_new_stock order by listing_id, position`.execute(tx);
  return rows;
}

/** Nothing is left to be told. What is removed by its stock gets the new stock once it is listed again. */
export async function markTold(tx: Tx, ids: readonly string[], { byStock }: Pick<Way, 'byStock'>): Promise<void> {
  await sql`
    update listing_skus set stock_when_listed = listing_skus.real_stock, real_stock = 0
    from listings listing
    where listing.id = listing_id and listing.id = any(${ids}::bigint[]) and listing.shelf = 2 and ${byStock}
      and 'stock' = any (changed)`.execute(tx);
  await sql`
    update listing_skus set changed = '{}' where listing_id = any(${ids}::bigint[]) and changed <> '{}'`.execute(tx);
}
