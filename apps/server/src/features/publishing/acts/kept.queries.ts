import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Change, SkuOutcome } from '../send/change.ts';

/**
 * Keeps what a marketplace has taken: ours is what was sent, and so is theirs, unless the marketplace looks at it first. What it
 * has refused stays as it was.
 */
export async function keepChange(
  tx: Tx,
  listingId: string,
  change: Change,
  outcomes: ReadonlyMap<string, SkuOutcome['outcome']>,
): Promise<void> {
  const taken = change.rows.flatMap((row) => {
    const outcome = outcomes.get(row.ref.skuId);
    return outcome === 'done' || outcome === 'review' ? [{ ...row, isDone: outcome === 'done' }] : [];
  });
  if (taken.length === 0) return;
  const given = JSON.stringify(taken);
  if (change.kind === 'price') await keepPrices(tx, given);
  else if (change.kind === 'stock') await keepStocks(tx, given);
  else await keepShelf(tx, { listingId, given, isListed: change.isListed });
}

async function keepPrices(tx: Tx, given: string): Promise<void> {
  await sql`
    update listing_skus set original_price = given."originalPrice", special_price = given."specialPrice",
      market_original_price = case when given."isDone" and market_original_price is not null
        then given."originalPrice" else market_original_price end,
      market_special_price = case when given."isDone"
        then coalesce(given."specialPrice", given."originalPrice") else market_special_price end
    from jsonb_to_recordset(${given}::jsonb) as given (id bigint, "originalPrice" numeric, "specialPrice" numeric, "isDone" boolean)
    where listing_skus.id = given.id`.execute(tx);
}

async function keepStocks(tx: Tx, given: string): Promise<void> {
  await sql`
    update listing_skus set real_stock = case when status = 1 then given.stock else real_stock end, market_stock = given.stock, stock_when_listed = null
    from jsonb_to_recordset(${given}::jsonb) as given (id bigint, stock integer)
    where listing_skus.id = given.id`.execute(tx);
}

/** Where the shelf is changed through the stock, what the stock was is kept for the way back. */
async function keepShelf(
  tx: Tx,
  { listingId, given, isListed }: { listingId: string; given: string; isListed: boolean },
): Promise<void> {
  await sql`
    update listing_skus set market_shelf = case when given.stock is null then ${isListed ? 1 : 2} else market_shelf end,
      stock_when_listed = case when not ${isListed} and given.stock is not null then coalesce(stock_when_listed, real_stock) end,
      real_stock = coalesce(given.stock, real_stock), market_stock = coalesce(given.stock, market_stock)
    from jsonb_to_recordset(${given}::jsonb) as given (id bigint, stock integer)
    where listing_skus.id = given.id`.execute(tx);
  await sql`
    update listings set shelf = ${isListed ? 1 : 2}, shelf_changed_at = clock_timestamp()
    where id = ${listingId}`.execute(tx);
}

/** Both sides have what was just taken for all SKUs, as far as a review of it does not go on. */
export async function markAgreed(tx: Tx, listingId: string, change: Change): Promise<void> {
  const byStock = change.kind === 'shelf' && change.rows.some(({ stock }) => stock !== null);
  const settled = [change.kind, ...(byStock ? ['stock'] : [])];
  await sql`
    update listings set differs = array(
      select what from unnest(differs) with ordinality as differing (what, place)
      where what <> all (${settled}::text[]) order by place)
    where id = ${listingId} and differs && ${settled}::text[]`.execute(tx);
}
