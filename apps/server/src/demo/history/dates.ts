import { sql } from 'kysely';
import type { App } from '../../platform/app.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';

const minute = 60_000;
const hour = 60 * minute;

/** An order of the sample shop and when its buyer ordered it, in milliseconds. */
export interface PastOrder {
  id: string;
  orderTime: number;
}

/** When the shop ships what is ordered at this moment: on one of the next two days. */
export const shippedAt = ({ id, orderTime }: PastOrder): number => orderTime + (20 + (Number(id) % 29)) * hour;

/** When its buyer has it. */
export const signedAt = (order: PastOrder): number => shippedAt(order) + (70 + (Number(order.id) % 53)) * hour;

/**
 * Moves what has been done to these orders to when it would have been done: the product knows no past, so all of it has
 * happened just now. The audit keeps the truth.
 */
export async function movePast({ db }: App, orders: readonly PastOrder[]): Promise<void> {
  const latest = Date.now() - 20 * minute;
  const at = (moments: number[]) =>
    sql`${moments.map((moment) => new Date(Math.min(moment, latest)).toISOString())}::timestamptz[]`;
  const past = sql`unnest(
    ${orders.map(({ id }) => id)}::bigint[],
    ${at(orders.map(({ orderTime }) => orderTime + 4 * minute))},
    ${at(orders.map(shippedAt))},
    ${at(orders.map(signedAt))}
  ) as past (id, created, shipped, signed)`;
  await transact(db, async (tx) => {
    await sql`
      update orders o set gmt_create = past.created,
        gmt_modified = case o.sys_status when 2 then past.shipped when 4 then past.signed else past.created + interval '40 minutes' end,
        delivery_time = case when o.delivery_time is not null then past.shipped end
      from ${past} where o.id = past.id`.execute(tx);
    await sql`
      update order_logs l set gmt_create = case l.to_status
        when 2 then past.shipped when 4 then past.signed
        else past.created + least(l.id - earliest.id, 10) * interval '4 minutes' end
      from ${past}, lateral (select min(f.id) as id from order_logs f where f.order_id = past.id) earliest
      where l.order_id = past.id`.execute(tx);
    await sql`
      update stock_movements m set gmt_create = case m.kind
        when 'ship' then past.shipped when 'sign' then past.signed else past.created + interval '30 minutes' end
      from ${past} where m.order_id = past.id`.execute(tx);
    await moveActs(
      tx,
      orders.map(({ id }) => id),
    );
  });
}

/** What was done to several of them at once, and its task: when the last of them was dealt with. */
async function moveActs(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    with moved as (
      update order_acts a set gmt_create = done.at
      from (
        select r.act_id, max(l.gmt_create) as at
        from order_act_rows r join order_acts of_them on of_them.id = r.act_id
        join order_logs l on l.order_id = r.order_id and l.to_status = case of_them.act
          when 'approve' then 1 when 'ship' then 2 when 'sign' then 4 when 'abnormal' then 3 when 'close' then -1 end
        where r.act_id in (select act_id from order_act_rows where order_id = any (${orderIds}::bigint[]))
        group by r.act_id
      ) done where done.act_id = a.id
      returning a.gmt_create, coalesce(a.task_id, a.followed_task_id) as task_id)
    update tasks t set gmt_create = moved.gmt_create - interval '6 minutes', gmt_modified = moved.gmt_create
    from moved where moved.task_id = t.id`.execute(tx);
}
