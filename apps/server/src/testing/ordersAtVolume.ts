import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { ShopTest } from './orderMakers.ts';

const volume = 100_000;

/** 100,000 orders of two years, `V-1` and so on, in every status, most of them signed for, of 300 products; triggers and references would only take time. */
export async function fillOrders({ test: { db } }: ShopTest): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into orders (third_order_number, shop_id, sys_status, label_type, order_time, delivery_time_limit, delivery_time,
        total_num, tracking_number, label_key, remark, label_purchase_problem, recipients_name, recipients_phone, create_user, gmt_create, gmt_modified)
      select 'V-' || n, shops.ids[1 + n % array_length(shops.ids, 1)],
        case when n % 50 = 0 then 5 when n % 50 = 1 then 0 when n % 50 = 2 then 1 when n % 50 < 10 then 2 when n % 50 = 10 then 3
          when n % 50 = 11 then -1 else 4 end,
        1 + n % 2, at, at + interval '3 days', case when n % 50 > 2 then at + interval '1 day' end, 1 + n % 3, '1Z' || n,
        case when n % 10 > 3 then 'label-' || n end, case when n % 200 = 0 then 'rush' else '' end,
        case when n % 60 = 0 then '{"key": "lastMile.channelGone"}'::jsonb end,
        (array['Ada', 'Grace', 'Edsger', 'Barbara', 'Alan'])[1 + n % 5] || ' ' || n % 2000, '+1 (512) 555-' || lpad((n % 10000)::text, 4, '0'),
        'admin', at, at
      from generate_series(1, ${volume}::int) n,
        lateral (select now() - make_interval(mins => (${volume} - n) * 10) as at) moment,
        (select array_agg(id order by id) as ids from stores) shops`.execute(tx);
    await sql`
      insert into order_numbers (order_id, shop_id, third_order_number)
      select id, shop_id, third_order_number from orders on conflict do nothing`.execute(tx);
    await sql`
      insert into order_lines (order_id, line_no, msku, product_code_id, product_code, category_name, printing_name, num)
      select o.id, line, (17592304880000 + o.id % 500)::text, 1 + (o.id + line) % 300,
        'TEE-BLK-M', 'Tee, black', 'harbor-lighthouse-at-dawn.png', 1
      from orders o, generate_series(1, 2) line, (select array_agg(id order by id) as ids from product_codes) codes`.execute(
      tx,
    );
  });
  // the first round marks no page as seen by all, as soon as it runs after the insert; counts then could not trust an index
  for (const round of ['freeze', 'analyze'])
    for (const table of ['orders', 'order_lines', 'order_numbers'])
      await sql`vacuum (${sql.raw(round)}) ${sql.table(table)}`.execute(db);
}

/** What a plan says that reads all orders, all lines or all numbers. Parts that hold next to nothing are read as they are. */
export async function wholeScan(db: Db): Promise<RegExp> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relname ~ '^(orders|order_lines|order_numbers)(_|$)' and reltuples > 1000`.execute(db);
  if (rows.length < 3) throw new Error('there are no tables to read as a whole');
  return new RegExp(`Seq Scan on (?:${rows.map(({ name }) => name).join('|')})\\b`);
}
