import type { Client } from 'pg';

const step = 200;

/** The statements that an approval needs, for 200 orders in one transaction: stock, orders, and an entry in the log of each. */
export async function approveBare(client: Client, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += step) {
    const values = [ids.slice(at, at + step)];
    await client.query('begin');
    await client.query({
      name: 'lock',
      text: 'select * from orders where id = any($1::bigint[]) order by id for update',
      values,
    });
    await client.query({ name: 'lines', text: 'select * from order_lines where order_id = any($1::bigint[])', values });
    await client.query({
      name: 'reserve',
      text: `with lines as (
          select order_id, product_code_id, sum(num)::int as quantity from order_lines
          where order_id = any($1::bigint[]) and product_code_id is not null group by 1, 2
        ), moved as (
          update product_codes p set reserved = reserved + total.quantity
          from (select product_code_id, sum(quantity)::int as quantity from lines group by 1) total where p.id = total.product_code_id
        )
        insert into stock_movements (product_code_id, order_id, kind, quantity, create_user)
        select product_code_id, order_id, 'reserve', quantity, 'bare' from lines`,
      values,
    });
    await client.query({
      name: 'move',
      text: 'update orders set sys_status = 1, reserves = true, problem = null, gmt_modified = clock_timestamp() where id = any($1::bigint[])',
      values,
    });
    await client.query({
      name: 'log',
      text: `insert into order_logs (order_id, create_user, behavior_key, params, from_status, to_status)
        select id, 'bare', 'orders.log.moved', '{}', 0, 1 from unnest($1::bigint[]) as chosen (id)`,
      values,
    });
    await client.query('commit');
  }
}
