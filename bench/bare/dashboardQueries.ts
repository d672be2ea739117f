import type { CallOutput } from '@pressroom/contract/endpoint';
import type { dashboard, OrderFigures } from '@pressroom/contract/dashboard/dashboard';
import type { Client } from 'pg';

type Counted = Omit<OrderFigures, 'statuses' | 'days'>;

/** Counts the dashboard's numbers; the counters that the product keeps must equal them. */
export async function countFigures(client: Client, now: Date): Promise<Counted & { ordered: number }> {
  const { rows } = await client.query<Record<keyof Counted | 'ordered', string>>({
    text: `
      select
        count(*) filter (where open and delivery_time_limit < $1) as "overdue",
        count(*) filter (where open and delivery_time_limit >= $1 and delivery_time_limit < $1::timestamptz + interval '24 hours') as "dueSoon",
        count(*) filter (where holds is not null) as "held",
        count(*) filter (where open and units > 0) as "waitingOrders",
        coalesce(sum(units) filter (where open), 0) as "waitingUnits",
        count(*) filter (where sys_status = 3 and problem ->> 'key' in ('orders.drawingFailed', 'orders.drawingsGaveUp')) as "drawingsFailed",
        count(*) filter (where sys_status = 1 and label_key is null) as "unlabelled",
        count(*) filter (where sys_status = 1 and problem is not null) as "shipmentsFailed",
        count(*) filter (where sys_status in (1, 2) and printed = 2) as "printsFailed",
        (select count(*) from product_codes where reserved > real_stock) as "shortCodes",
        (select coalesce(sum(reserved - real_stock), 0) from product_codes where reserved > real_stock) as "shortUnits",
        count(*) filter (where order_time >= $2 and order_time < $2::timestamptz + interval '30 days') as "ordered"
      from orders o
      cross join lateral (select sys_status in (5, 0, 6, 1, 3) as open) facts
      left join (
        select order_id, sum(num) as units from order_lines where product_code_id is null and msku <> '' group by 1
      ) lines on lines.order_id = o.id
      left join (
        select distinct on (order_id) order_id, outcome as printed from label_prints
        where reported_at > $1::timestamptz - interval '7 days' order by order_id, id desc
      ) prints on prints.order_id = o.id`,
    values: [now, firstOf(now)],
  });
  return asNumbers(rows[0]!);
}

/** The other numbers of the dashboard, which do not concern orders. */
export type OtherCounts = Record<Exclude<keyof CallOutput<typeof dashboard.overview>, 'orders' | 'publishing'>, number>;

export async function countOthers(client: Client): Promise<OtherCounts> {
  const { rows } = await client.query<Record<keyof OtherCounts, string>>(`
    select
      (select count(*) from label_refusals where settled_at is null and gmt_create > now() - interval '7 days') as "refusedLabels",
      (select count(*) from tasks where (state = 'failed' or failed > 0) and gmt_modified > now() - interval '7 days') as "failedTasks",
      (select count(*) from stores s where s.data_status = 1 and exists (
        select from store_grants g
        where g.store_id = s.id and (g.problem is not null or g.expires_at <= now() + interval '30 days'))) as "storesToAuthorize",
      (select count(*) from sync_failures where dismissed_at is null) as "ordersNotTaken"`);
  return asNumbers(rows[0]!);
}

function asNumbers<Name extends string>(row: Record<Name, string>): Record<Name, number> {
  return Object.fromEntries(Object.entries(row).map(([name, total]) => [name, Number(total)])) as Record<Name, number>;
}

/** The first of 30 days in UTC. */
function firstOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - 29));
}
