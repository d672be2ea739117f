import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { exceptions } from '@pressroom/contract/orders/exceptions';
import { type Attention, attention } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { plannedOnce } from '../../../platform/database/plannedOnce.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { lastDays } from '../../../platform/time/lastDays.ts';
import { type Asked, cutOffsAt, isOpen, moment, needingAnyone, withCutOffs } from './conditions.ts';
import { needsOf } from './search.ts';
import { paceOf } from './tonight.rules.ts';

/** How many orders each kind of trouble holds up: counted by the conditions by which the list finds them. */
export async function countExceptions(db: Db, clock: Clock): Promise<HandlerOutput<typeof exceptions.exceptionCounts>> {
  const asked = await withCutOffs(db, clock);
  const needs = needsOf(asked);
  const partsOf = (kind: Attention) => (kind === attention.any ? needingAnyone(asked) : [needs[kind]]);
  const counted = attention.values.map((kind) => {
    const parts = partsOf(kind).map((part) => sql`(select count(*) from orders o where ${part})`);
    return sql`select ${sql.lit(kind)}::int as attention, (${sql.join(parts, sql` + `)})::int as total_num`;
  });
  const { rows } = await sql<{ attention: (typeof attention.values)[number]; totalNum: number }>`
    ${sql.join(counted, sql` union all `)}`.execute(db);
  return rows.toSorted((one, other) => one.attention - other.attention);
}

/** All kinds of trouble that each of these orders has, found by the conditions by which the list finds them. */
export async function findKinds(
  db: Db,
  ids: readonly string[],
  asked: Asked,
): Promise<ReadonlyMap<string, Attention[]>> {
  const rows = await kindsOf(db, {}, { ids, zone: asked.zone, now: asked.now });
  const byOrder = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byOrder].map(([id, its]) => [id, its.map(({ kind }) => kind)]));
}

/** To plan so many takes longer than to ask. */
const kindsOf = compiledOnce((db, _shape: object, { ids, ...asked }: Asked & { ids: readonly string[] }) => {
  const needs = needsOf({ ...asked, cutOffs: sql`cut_offs` });
  const had = attention.values
    .filter((kind) => kind !== attention.any)
    .map((kind) => sql`select o.id, ${sql.lit(kind)}::int as kind from listed o where ${needs[kind]}`);
  return sql<{ id: string; kind: Attention }>`
    select ${plannedOnce} id, kind from (
      with listed as materialized (select * from orders_of(${ids}::bigint[])),
        cut_offs as materialized (select * from ${cutOffsAt(asked)})
      ${sql.join(had, sql` union all `)}) kinds
    order by kind`.compile(db);
});

interface Tonight {
  shopId: string;
  shopName: string;
  cutOff: string | null;
  orders: number;
  units: number;
  overdue: number;
  shippedUnits: number;
  firstShipped: string | null;
}

/** By store, those with anything to do today or anything shipped. */
export async function findTonight(db: Db, { now, zone }: Clock): Promise<HandlerOutput<typeof exceptions.lateTonight>> {
  const [today] = lastDays(now, 1, zone);
  const { rows } = await sql<Tonight>`
    with cut_offs as (select * from store_cut_offs(${zone}::text, ${moment(now)})), due as (
      select o.shop_id, count(*)::int as orders, sum(o.total_num)::int as units,
        (count(*) filter (where o.delivery_time_limit < ${moment(now)}))::int as overdue
      from orders o join cut_offs c on c.store_id = o.shop_id
      where ${isOpen} and o.delivery_time_limit < c.next_cut_off
      group by 1
    ), shipped as (
      select o.shop_id, sum(o.total_num)::int as units, min(o.delivery_time) as first_shipped from orders o
      where o.delivery_time >= ${today!.from}::timestamptz and o.delivery_time <= ${moment(now)} and o.sys_status in (2, 4)
      group by 1
    )
    select s.id as shop_id, s.name as shop_name, c.cut_off, coalesce(due.orders, 0) as orders, coalesce(due.units, 0) as units,
      coalesce(due.overdue, 0) as overdue, coalesce(shipped.units, 0) as shipped_units, shipped.first_shipped
    from stores s join cut_offs c on c.store_id = s.id
      left join due on due.shop_id = s.id left join shipped on shipped.shop_id = s.id
    where due.shop_id is not null or shipped.shop_id is not null
    order by s.name, s.id`.execute(db);
  return rows.map(({ firstShipped, ...row }) => ({ ...row, ...paceOf({ ...row, firstShipped }, now) }));
}
