import type { Difference } from '@pressroom/contract/publishing/status';
import type { MarketListing } from '@pressroom/marketplaces/publishing';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** What a marketplace has said of a listing. */
export interface Heard {
  id: string;
  market: MarketListing;
}

/** Keeps the marketplace's side beside ours. What it has not told is not known any more. */
export async function keepMarket(tx: Tx, heard: readonly Heard[]): Promise<void> {
  const listings = heard.map(({ id, market: { ref, state } }) => ({ id, state, ...ref }));
  const skus = heard.flatMap(({ id, market }) =>
    market.skus.map(({ sku, skcId, skuId, originalPrice, specialPrice, stock, isListed }) => {
      const shelf = isListed === null ? null : isListed ? 1 : 2;
      return { id, sku, skcId, skuId, originalPrice, specialPrice, stock, shelf };
    }),
  );
  await sql`
    update listings set market_state = given.state, market_version = given.version, market_id = given."marketId"
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as given (id bigint, state text, version text, "marketId" text)
    where listings.id = given.id and given.state <> 'gone'`.execute(tx);
  await sql`
    update listing_skus set market_skc_id = given."skcId", market_sku_id = given."skuId",
      market_original_price = given."originalPrice", market_special_price = given."specialPrice",
      market_stock = given.stock, market_shelf = given.shelf
    from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as given (id bigint, sku text, "skcId" text, "skuId" text,
      "originalPrice" numeric, "specialPrice" numeric, stock integer, shelf smallint)
    where listing_skus.listing_id = given.id
      and (listing_skus.market_sku_id = given."skuId" or lower(listing_skus.sku) = lower(given.sku))`.execute(tx);
}

/** Whether it is shown there: where nothing is told of that, as it was, and what the marketplace has just approved is. */
export async function findShelves(db: Db, ids: readonly string[]): Promise<Map<string, 1 | 2>> {
  const { rows } = await sql<{ id: string; shelf: 1 | 2 }>`
    select listing.id, coalesce(min(sku.market_shelf), listing.shelf, 1) as shelf
    from listings listing left join listing_skus sku on sku.listing_id = listing.id
    where listing.id = any(${ids}::bigint[]) group by 1`.execute(db);
  return new Map(rows.map(({ id, shelf }) => [id, shelf]));
}

export interface Compared {
  id: string;
  state: MarketListing['state'];
  /** Where it is refused or withdrawn: that was a change alone. */
  formerStands: boolean;
}

export function comparedOf({ id, market: { state, formerStands } }: Heard): Compared {
  return { id, state, formerStands };
}

export interface Judgement {
  id: string;
  before: Difference[];
  differs: Difference[];
}

/** How long a price that the marketplace looks at first may stand beside the old one. */
const priceReview = sql`interval '3 days'`;

/**
 * Compares what is kept with what the marketplace has said, and keeps the outcome. Not compared is what was not told, and what
 * somebody has changed since `readAt`, is changing, or has yet to send. A stock is lower there by what was sold since it was set. `byStock`:
 * the marketplace shows what it has approved whatever the shelf here says.
 */
export async function compareListings(
  tx: Tx,
  compared: readonly Compared[],
  { readAt, byStock }: { readAt: Date; byStock: boolean },
): Promise<Judgement[]> {
  const { rows } = await sql<Judgement>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(compared)}::jsonb) as given (id bigint, state text, "formerStands" boolean)
    ), moving as (
      select call.listing_id, call.kind from listing_calls call join given on given.id = call.listing_id
      where call.state in ('waiting', 'sending', 'unknown') or call.gmt_modified > ${readAt.toISOString()}
        or (call.kind = 'price' and call.state = 'done' and call.gmt_modified > clock_timestamp() - ${priceReview}
          and call.outcome @> '[{"outcome": "review"}]')
    ), stock_since as (
      select given.id, coalesce(max(call.sent_at), max(listing.published_at), max(listing.gmt_create)) as at
      from given join listings listing on listing.id = given.id
      left join listing_calls call on call.listing_id = given.id and call.kind = 'stock' and call.state = 'done'
      group by 1
    ), sku as (
      select sku.listing_id, sku.original_price, sku.special_price, sku.real_stock, sku.status, sku.market_original_price,
        sku.market_special_price, sku.market_stock, sku.market_shelf, sku.changed,
        -- what is off sale is sold out where a marketplace has no shelf, unless it was taken off sale with its stock; elsewhere its
        -- stock says nothing
        case when sku.status = 1 then sku.real_stock when ${byStock} and sku.market_stock <> sku.real_stock then 0 end as wanted_stock,
        case when sku.market_stock < sku.real_stock then (
          select coalesce(sum(line.num), 0) from order_lines line join orders o on o.id = line.order_id
          where line.msku = sku.market_sku_id and o.shop_id = sku.store_id and o.order_time >= since.at
        ) else 0 end as sold
      from given join listing_skus sku on sku.listing_id = given.id join stock_since since on since.id = given.id
    ), found as (
      select listing.id, listing.differs as before, given.state, given."formerStands" as former_stands, listing.shelf,
        -- the special price of a marketplace is what buyers are asked, also where no price is special
        coalesce(bool_or((sku.market_original_price <> sku.original_price
          or sku.market_special_price <> coalesce(sku.special_price, sku.original_price))
          and 'price' <> all (sku.changed)), false) as price,
        coalesce(bool_or((sku.market_stock > sku.wanted_stock or sku.market_stock < sku.wanted_stock - sku.sold)
          and 'stock' <> all (sku.changed)), false) as stock,
        coalesce(bool_or(case listing.shelf when 1 then sku.status = 1 and sku.market_shelf = 2
          else sku.market_shelf = 1 and not ${byStock} end), false) as shelf_differs
      from given join listings listing on listing.id = given.id left join sku on sku.listing_id = listing.id
      group by listing.id, given.state, given."formerStands"
    ), judged as (
      select id, before, case when state = 'gone' then array['gone'] else array_remove(array[
        case when price and not exists (select from moving where listing_id = id and kind = 'price') then 'price' end,
        case when stock and not exists (select from moving where listing_id = id and kind = 'stock') then 'stock' end,
        case when shelf_differs and state <> 'delisted'
          and not exists (select from moving where listing_id = id and kind in ('shelf', 'stock')) then 'shelf' end,
        case when (state in ('refused', 'withdrawn') and not former_stands) or (state = 'delisted' and shelf = 1)
          then 'state' end,
        -- a change that was refused stays so until it is sent again
        case when 'edit' = any (before) then 'edit' end
      ], null) end as differs
      from found
    )
    update listings set differs = judged.differs, checked_at = clock_timestamp()
    from judged where listings.id = judged.id
    returning listings.id, judged.before, judged.differs`.execute(tx);
  return rows;
}
