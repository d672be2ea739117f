import { sql } from 'kysely';
import type { App } from '../../platform/app.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';

/** Between which days before today each table was filled, the first record at first. */
const filled: readonly (readonly [table: string, fromDay: number, toDay: number])[] = [
  ['roles', 46, 44],
  ['users', 46, 44],
  ['stores', 45, 41],
  ['channels', 43, 42],
  ['folders', 43, 36],
  ['codes', 43, 40],
  ['product_categories', 42, 37],
  ['product_codes', 42, 36],
  ['library_files', 43, 24],
  ['sku_mappings', 40, 32],
  ['packaging_templates', 39, 36],
  ['classification_templates', 38, 33],
  ['product_templates', 36, 30],
  ['products', 34, 21],
  ['publish_templates', 24, 20],
];

/**
 * Moves what a shop sets up before it sells to the weeks before its first order: each record into working hours, what was
 * edited since stays edited today. Listings must have been made of the products already, as they keep the version that they
 * were made of.
 */
export async function moveSetUp({ db, settings }: App): Promise<void> {
  await transact(db, async (tx) => {
    for (const days of filled) await spread(tx, days, settings.displayZone);
    await sql`
      update stock_movements m set gmt_create = c.gmt_create
      from product_codes c where c.id = m.product_code_id and m.order_id is null`.execute(tx);
  });
}

async function spread(tx: Tx, [table, fromDay, toDay]: (typeof filled)[number], zone: string): Promise<void> {
  await sql`
    update ${sql.table(table)} moved set gmt_create = placed.at, gmt_modified = case
      when moved.gmt_modified - moved.gmt_create < interval '1 second' then placed.at else moved.gmt_modified end
    from (
      select id, (date_trunc('day', wall) + interval '9 hours' + (wall - date_trunc('day', wall)) * 0.375) at time zone ${zone}::text as at
      from (
        select id, (clock_timestamp() at time zone ${zone}::text) - make_interval(days => ${fromDay})
          + make_interval(days => ${fromDay - toDay}) * ((row_number() over (order by id) - 1)::float8 / count(*) over ()) as wall
        from ${sql.table(table)}) spread
    ) placed where placed.id = moved.id`.execute(tx);
}
