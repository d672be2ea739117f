import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Brings what listings keep of their SKUs up to date. To be called after any write of SKUs. */
export async function refreshListings(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update listings set sku_count = held.sku_count, real_stock = held.real_stock,
      low_original_price = held.low_original, high_original_price = held.high_original,
      low_special_price = held.low_special, high_special_price = held.high_special
    from (
      select chosen.id, count(sku.id) as sku_count, least(coalesce(sum(sku.real_stock::bigint), 0), 2147483647) as real_stock,
        min(original_price) as low_original, max(original_price) as high_original,
        min(special_price) as low_special, max(special_price) as high_special
      from unnest(${ids}::bigint[]) as chosen (id) left join listing_skus sku on sku.listing_id = chosen.id
      group by 1
    ) held
    where listings.id = held.id
      and (listings.sku_count, listings.real_stock, low_original_price, high_original_price, low_special_price,
        high_special_price)
      is distinct from (held.sku_count, held.real_stock, held.low_original, held.high_original, held.low_special,
        held.high_special)`.execute(tx);
}
