import type { StockDifference as Difference } from '@pressroom/contract/categories/stock';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { OrderRecord } from '../record/record.ts';

type Movement = 'reserve' | 'release' | 'ship' | 'sign';

const effects: Readonly<Record<Movement, { realStock: number; reserved: number; shipped: number; signed: number }>> = {
  reserve: { realStock: 0, reserved: 1, shipped: 0, signed: 0 },
  release: { realStock: 0, reserved: -1, shipped: 0, signed: 0 },
  ship: { realStock: -1, reserved: -1, shipped: 1, signed: 0 },
  sign: { realStock: 0, reserved: 0, shipped: 0, signed: 1 },
};

/**
 * Moves the orders' units between the counters of their product codes, in the transaction of the orders' own change.
 * The counters' rows are locked in the order of their ids. What is
 * reserved at once is handed out by deadline. Only what leaves the shelf is news to somebody who edits the stock.
 */
export async function moveStock(
  tx: Tx,
  actor: Actor,
  kind: Movement,
  orders: readonly Pick<OrderRecord, 'id'>[],
): Promise<void> {
  if (orders.length === 0) return;
  const effect = effects[kind];
  const ids = orders.map((order) => order.id);
  await sql`
    select id from product_codes
    where id in (select product_code_id from order_lines where order_id = any(${ids}::bigint[]))
    order by id for update`.execute(tx);
  await sql`
    with lines as (
      select order_id, product_code_id, sum(num)::int as quantity from order_lines
      where order_id = any(${ids}::bigint[]) and product_code_id is not null group by 1, 2
    ), moved as (
      update product_codes as p set
        real_stock = real_stock + ${effect.realStock}::int * total.quantity,
        reserved = reserved + ${effect.reserved}::int * total.quantity,
        shipped_num = shipped_num + ${effect.shipped}::int * total.quantity,
        signed_num = signed_num + ${effect.signed}::int * total.quantity,
        gmt_modified = case when ${effect.realStock}::int = 0 then gmt_modified else clock_timestamp() end
      from (select product_code_id, sum(quantity)::int as quantity from lines group by 1) total
      where p.id = total.product_code_id
    )
    insert into stock_movements (product_code_id, order_id, kind, quantity, create_user)
    select lines.product_code_id, lines.order_id, ${kind}, lines.quantity, ${actor.username}
    from lines join orders o on o.id = lines.order_id
    order by o.delivery_time_limit nulls last, o.order_time, o.id, lines.product_code_id`.execute(tx);
}

export interface StockDifference extends Difference {
  /** The product code's. */
  id: string;
}

/** Recomputes every counter from the orders and from what staff have set. Empty where all agree. */
export async function findStockDifferences(db: Db): Promise<StockDifference[]> {
  const { rows } = await sql<StockDifference>`
    with from_orders as (
      select l.product_code_id as id,
        coalesce(sum(l.num) filter (where o.reserves), 0) as reserved,
        coalesce(sum(l.num * o.shipments), 0) as shipped,
        coalesce(sum(l.num) filter (where o.sys_status = 4), 0) as signed
      from order_lines l join orders o on o.id = l.order_id
      where l.product_code_id is not null and (o.reserves or o.shipments > 0) group by 1
    ), from_staff as (
      select product_code_id as id, sum(quantity) as stocked from stock_movements where kind = 'set' group by 1
    )
    select p.id, p.code, c.counter, c.held::int as held, c.recomputed::int as recomputed
    from product_codes p
    left join from_orders o on o.id = p.id
    left join from_staff s on s.id = p.id
    cross join lateral (values
      ('reserved', p.reserved, coalesce(o.reserved, 0)),
      ('shippedNum', p.shipped_num, coalesce(o.shipped, 0)),
      ('signedNum', p.signed_num, coalesce(o.signed, 0)),
      ('realStock', p.real_stock, coalesce(s.stocked, 0) - coalesce(o.shipped, 0))
    ) as c (counter, held, recomputed)
    where c.held <> c.recomputed order by p.code, p.id, c.counter`.execute(db);
  return rows;
}
