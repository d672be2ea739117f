import type { StockDifference as Difference } from '@pressroom/contract/categories/stock';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface StockDifference extends Difference {
  /** The id of the product code. */
  id: string;
}

/** Recomputes every counter from the orders, from what was spoiled and from what staff have set. Empty where all agree. */
export async function findStockDifferences(db: Db): Promise<StockDifference[]> {
  const { rows } = await sql<StockDifference>`
    with from_orders as (
      select l.product_code_id as id,
        coalesce(sum(l.num) filter (where o.reserves), 0) as reserved,
        coalesce(sum(l.num * o.shipments), 0) as shipped,
        coalesce(sum(l.num) filter (where o.sys_status = 4), 0) as signed
      from order_lines l join orders o on o.id = l.order_id
      where l.product_code_id is not null and (o.reserves or o.shipments > 0) group by 1
    ), archived as (
      select product_code_id as id, sum(shipped) as shipped, sum(signed) as signed from archived_products group by 1
    ), from_staff as (
      select id, sum(stocked) as stocked from (
        select product_code_id as id, sum(quantity) as stocked from stock_movements where kind = 'set' group by 1
        union all select product_code_id, stocked from stock_carried) each_month group by 1
    ), spoiled as (
      select product_code_id as id, count(*) as blanks from spoiled_pieces where product_code_id is not null group by 1
    )
    select p.id, p.code, c.counter, c.held::int as held, c.recomputed::int as recomputed
    from product_codes p
    left join from_orders o on o.id = p.id
    left join archived a on a.id = p.id
    left join from_staff s on s.id = p.id
    left join spoiled b on b.id = p.id
    cross join lateral (values
      ('reserved', p.reserved, coalesce(o.reserved, 0)),
      ('shippedNum', p.shipped_num, coalesce(o.shipped, 0) + coalesce(a.shipped, 0)),
      ('signedNum', p.signed_num, coalesce(o.signed, 0) + coalesce(a.signed, 0)),
      ('realStock', p.real_stock, coalesce(s.stocked, 0) - coalesce(o.shipped, 0) - coalesce(a.shipped, 0) - coalesce(b.blanks, 0))
    ) as c (counter, held, recomputed)
    where c.held <> c.recomputed order by p.code, p.id, c.counter`.execute(db);
  return rows;
}
