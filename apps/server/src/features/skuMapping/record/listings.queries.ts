import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Pair } from './queries.ts';

/** What the newest order says of each pair's listing, in their order; null where none says anything. */
export async function findListings(db: Db, pairs: readonly Pair[]): Promise<unknown[]> {
  const { rows } = await sql<{ place: string; listing: unknown }>`
    select given.place, found.listing
    from unnest(${pairs.map(({ shopId }) => shopId)}::bigint[], ${pairs.map(({ skuId }) => skuId)}::text[])
      with ordinality as given (shop_id, sku_id, place),
    lateral (
      select line.listing from order_lines line join orders o on o.id = line.order_id
      where line.msku = given.sku_id and line.listing is not null and o.shop_id = given.shop_id
      order by line.id desc limit 1) found`.execute(db);
  const byPlace = new Map(rows.map(({ place, listing }) => [Number(place), listing]));
  return pairs.map((_, place) => byPlace.get(place + 1) ?? null);
}
