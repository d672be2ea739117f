import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/expressions.ts';

/** A record that shows one of the pictures. */
export interface Use {
  kind: 'category' | 'mapping' | 'order';
  id: string;
  label: string;
}

/** Where the pictures are used: how often in all, and the first few places. */
export async function findUses(
  db: Db,
  pictureIds: readonly string[],
  limit: number,
): Promise<{ total: number; places: Use[] }> {
  const these = anyOf(pictureIds, 'bigint');
  const { rows } = await sql<Use & { total: string }>`
    select kind, id, label, count(*) over () as total
    from (
      select 1 as rank, 'category' as kind, id, name as label from product_categories where bottom_image_id = ${these}
      union all
      select 2, 'mapping', id, sku_id from sku_mappings
      where printing_image_id = ${these} or printing_image2_id = ${these}
      union all
      select 3, 'order', id, third_order_number from orders
      where id in (
        select order_id from order_lines where printing_image_id = ${these}
        union
        select order_id from order_lines where printing_image2_id = ${these}
      )
    ) places
    order by rank, id desc
    limit ${limit}`.execute(db);
  return { total: Number(rows[0]?.total ?? 0), places: rows.map(({ kind, id, label }) => ({ kind, id, label })) };
}
