import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Pair } from './queries.ts';

/** The listing of each pair as its newest order line keeps it, in the order of the pairs; null where no line has one. */
export async function findListings(db: Db, pairs: readonly Pair[]): Promise<unknown[]> {
  const { rows } = await sql<{ ordinal: string; listing: unknown }>`
    select given.ordinal, found.listing
    from unnest(${pairs.map(({ shopId }) => shopId)}::bigint[], ${pairs.map(({ skuId }) => skuId)}::text[])
      with ordinality as given (shop_id, sku_id, ordinal),
    lateral (
      select line.listing from order_lines line join orders o on o.id = line.order_id
      where line.msku = given.sku_id and line.listing is not null and o.shop_id = given.shop_id
      order by line.id desc limit 1) found`.execute(db);
  const byOrdinal = new Map(rows.map(({ ordinal, listing }) => [Number(ordinal), listing]));
  return pairs.map((_, index) => byOrdinal.get(index + 1) ?? null);
}
