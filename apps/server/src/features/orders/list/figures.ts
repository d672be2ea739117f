import type { OrderFigures } from '@pressroom/contract/dashboard/dashboard';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unfolded } from '../../../platform/database/foldedCounts.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { lastDays } from '../../../platform/time/lastDays.ts';
import { hasFailedPrint, isHeld, isOpen, isUnshipped, moment } from './conditions.ts';
import { keptPieces } from './queries.ts';

const daysShown = 30;

/** The stored figures, and the changes that have not been added to them yet. */
const kept = sql`(
  select figure, slot, total from order_figures
  union all
  select figure, slot, change from order_figure_changes where ${unfolded('order_figure_changes')}) pieces`;

/**
 * These figures have one slot only. The query names them all the same: before PostgreSQL 18, a condition on the slot
 * alone searches the slots of every figure.
 */
const timeless = ['waitingOrders', 'waitingUnits', 'unlabelled', 'undrawn'];

/**
 * The figures of the orders at this moment, from one snapshot and without counting orders. Deadlines are counted by day
 * and by quarter of an hour, so only the orders due in the two quarters that the limits divide are read.
 */
export async function findOrderFigures(db: Db, { now, zone }: Clock): Promise<OrderFigures> {
  const days = lastDays(now, daysShown, zone);
  const present = moment(now);
  const quarter = sql`date_bin('15 minutes', ${present}, timestamptz '2000-01-01 00:00+00')`;
  const today = sql`date_bin('1 day', ${present}, timestamptz '2000-01-01 00:00+00')`;
  const { rows } = await sql<{ name: string; slot: number; total: string }>`
    select 'status' as name, sys_status::int as slot, sum(total) as total from ${keptPieces} group by 2
    union all
    select 'day', width_bucket(slot, ${days.map((day) => day.from)}::timestamptz[]), sum(total) from ${kept}
    where figure = 'ordered' and slot >= ${days[0]!.from}::timestamptz and slot < ${days.at(-1)!.before}::timestamptz group by 2
    union all
    select figure, 0, sum(total) from ${kept} where figure = any(${timeless}) and slot = '-infinity' group by 1
    union all
    select case when slot < ${quarter} then 'overdue' else 'dueSoon' end, 0, sum(total) from ${kept}
    where figure = 'due' and slot >= ${today} and slot < ${quarter} + interval '24 hours' group by 1
    union all
    select 'longOverdue', 0, sum(total) from ${kept} where figure = 'dueDay' and slot < ${today}
    union all
    select 'justPassed', 0, count(*) from orders o
    where ${isOpen} and o.delivery_time_limit >= ${quarter} and o.delivery_time_limit < ${present}
    union all
    select 'dueLast', 0, count(*) from orders o
    where ${isOpen} and o.delivery_time_limit >= ${quarter} + interval '24 hours'
      and o.delivery_time_limit < ${present} + interval '24 hours'
    union all
    select 'held', 0, count(*) from orders o where ${isHeld}
    union all
    select 'shipmentsFailed', 0, count(*) from orders o where ${isUnshipped}
    union all
    select 'shortCodes', 0, count(*) from stock_shortages
    union all
    select 'shortUnits', 0, sum(units) from stock_shortages
    union all
    select 'printsFailed', 0, count(*) from orders o where ${hasFailedPrint(present)}`.execute(db);
  const totals = new Map(rows.map(({ name, slot, total }) => [`${name} ${slot}`, Number(total)]));
  const total = (name: string, slot = 0) => totals.get(`${name} ${slot}`) ?? 0;
  return {
    statuses: orderStatus.values.map((sysStatus) => ({ sysStatus, totalNum: total('status', sysStatus) })),
    overdue: total('longOverdue') + total('overdue') + total('justPassed'),
    dueSoon: total('dueSoon') - total('justPassed') + total('dueLast'),
    held: total('held'),
    waitingOrders: total('waitingOrders'),
    waitingUnits: total('waitingUnits'),
    drawingsFailed: total('undrawn'),
    unlabelled: total('unlabelled'),
    shipmentsFailed: total('shipmentsFailed'),
    shortCodes: total('shortCodes'),
    shortUnits: total('shortUnits'),
    printsFailed: total('printsFailed'),
    days: days.map(({ name }, index) => ({ day: name, totalNum: total('day', index + 1) })),
  };
}

export interface FigureDifference {
  figure: string;
  slot: string;
  held: number;
  recomputed: number;
}

/**
 * Recounts every stored figure, the waiting units and the reservations from the orders and their lines. Returns the
 * differences.
 */
export async function findFigureDifferences(db: Db): Promise<FigureDifference[]> {
  const { rows } = await sql<FigureDifference>`
    with held as (
      select figure, slot, sum(total) as total from ${kept} group by 1, 2
    ), counted as (
      select f.figure, f.slot, sum(f.amount) as total
      from orders o,
        order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
      group by 1, 2
    ), waiting as (
      select order_id, sum(num) as units from order_lines where product_code_id is null and msku <> '' group by 1
    ), reserving as (
      select l.order_id, l.product_code_id, sum(l.num) as units from orders o join order_lines l on l.order_id = o.id
      where o.reserves and l.product_code_id is not null group by 1, 2
    )
    select figure, slot::text, coalesce(held.total, 0)::int as held, coalesce(counted.total, 0)::int as recomputed
    from held full join counted using (figure, slot)
    where coalesce(held.total, 0) <> coalesce(counted.total, 0)
    union all
    select 'unmappedNum', o.id::text, o.unmapped_num, coalesce(waiting.units, 0)::int
    from orders o full join waiting on waiting.order_id = o.id
    where o.unmapped_num <> coalesce(waiting.units, 0)
    union all
    select 'reserved', order_id::text, coalesce(r.quantity, 0), coalesce(reserving.units, 0)::int
    from stock_reservations r full join reserving using (order_id, product_code_id)
    where coalesce(r.quantity, 0) <> coalesce(reserving.units, 0)
    union all
    select 'short', p.id::text, coalesce(s.units, 0), greatest(0, p.reserved - p.real_stock)
    from product_codes p left join stock_shortages s on s.product_code_id = p.id
    where coalesce(s.units, 0) <> greatest(0, p.reserved - p.real_stock)
    order by 1, 2`.execute(db);
  return rows;
}
