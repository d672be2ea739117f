import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';

type Movement = 'reserve' | 'release' | 'ship' | 'sign';

const effects: Readonly<Record<Movement, { realStock: number; reserved: number; shipped: number; signed: number }>> = {
  reserve: { realStock: 0, reserved: 1, shipped: 0, signed: 0 },
  release: { realStock: 0, reserved: -1, shipped: 0, signed: 0 },
  ship: { realStock: -1, reserved: -1, shipped: 1, signed: 0 },
  sign: { realStock: 0, reserved: 0, shipped: 0, signed: 1 },
};

/**
 * Moves the units of these orders between the counters of their product codes, in the transaction that changes the
 * orders. Locks the product codes in the order of their ids. Among orders of one call, those with the earliest deadline
 * take from the stock first. `gmt_modified` changes only with `real_stock`, which is what people edit.
 */
export async function moveStock(
  { tx, actor }: Pick<Act, 'tx' | 'actor'>,
  kind: Movement,
  orders: readonly { id: string }[],
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

/**
 * One blank of the product code went into a spoiled piece of the order; given back where that was a mistake. What the
 * order has reserved stays: its remake still needs a blank.
 */
export async function moveSpoiled(
  { tx, actor }: Pick<Act, 'tx' | 'actor'>,
  way: 'taken' | 'givenBack',
  { productCodeId, orderId }: { productCodeId: string; orderId: string },
): Promise<void> {
  const quantity = way === 'taken' ? 1 : -1;
  await sql`
    update product_codes set real_stock = real_stock - ${quantity}::int, gmt_modified = clock_timestamp()
    where id = ${productCodeId}`.execute(tx);
  await tx
    .insertInto('stockMovements')
    .values({ productCodeId, orderId, kind: 'spoil', quantity, createUser: actor.username })
    .execute();
}
