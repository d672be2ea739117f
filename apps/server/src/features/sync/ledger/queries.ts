import type { differenceKinds } from '@pressroom/contract/sync/syncShapes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type Page, pageFrom } from '../../../platform/database/page.ts';
import type { Day } from '../../../platform/time/lastDays.ts';
import { addFailures } from '../failures/queries.ts';

/** What the marketplace says of one order. */
export interface Said {
  number: string;
  status: string;
}

type Kind = (typeof differenceKinds)[number];

interface Difference {
  number: string;
  kind: Kind;
  there: string | null;
  here: string | null;
}

/**
 * Writes down what one day of one store has come to. What is missing or has another state there is asked for by the next
 * run, if the store is synced at all; answers those numbers.
 */
export async function keepLedgerDay(tx: Tx, storeId: string, day: Day, said: readonly Said[]): Promise<string[]> {
  const { listed, differences } = await compare(tx, storeId, day, said);
  const count = (kind: Kind) => differences.filter((difference) => difference.kind === kind).length;
  const figures = { missing: count('missing'), unknown: count('unknown'), differing: count('differing') };
  const held = listed - figures.missing + figures.unknown;
  await sql`
    insert into sync_ledger (store_id, day, said, held, missing, unknown, differing, differences)
    values (${storeId}, ${day.name}::date, ${listed}, ${held}, ${figures.missing}, ${figures.unknown}, ${figures.differing},
      ${JSON.stringify(differences)}::jsonb)
    on conflict (store_id, day) do update set said = excluded.said, held = excluded.held, missing = excluded.missing,
      unknown = excluded.unknown, differing = excluded.differing, differences = excluded.differences,
      checked_at = clock_timestamp()`.execute(tx);
  const store = await tx.selectFrom('stores').where('id', '=', storeId).select('syncOrder').executeTakeFirst();
  if (store?.syncOrder !== 1) return [];
  const noticed = differences.filter(({ kind }) => kind !== 'unknown');
  await addFailures(
    tx,
    storeId,
    noticed.map(({ number, kind }) => ({
      thirdOrderNumber: number,
      problem: { key: kind === 'missing' ? 'sync.foundMissing' : 'sync.foundDiffering' },
    })),
  );
  return noticed.map(({ number }) => number);
}

/** An order counts wherever it stands here; on which day it was made there is the marketplace's word. */
async function compare(
  tx: Tx,
  storeId: string,
  { from, before }: Day,
  said: readonly Said[],
): Promise<{ listed: number; differences: Difference[] }> {
  const { rows } = await sql<Omit<Difference, 'kind'> & { kind: Kind | 'same' }>`
    with said as (
      select number, status from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as given (number text, status text)
      where not exists (select from sync_not_ours n where n.store_id = ${storeId} and n.third_order_number = number)
    ), ours as (
      select third_order_number as number, market_status as status from orders
      where shop_id = ${storeId} and third_order_number = any(select number from said)
      union
      select third_order_number, market_status from orders
      where shop_id = ${storeId} and market_created_at >= ${from} and market_created_at < ${before}
    )
    select number, said.status as there, ours.status as here,
      case when ours.number is null then 'missing' when said.number is null then 'unknown'
        when said.status is distinct from ours.status then 'differing' else 'same' end as kind
    from said full join ours using (number) order by number`.execute(tx);
  return {
    listed: rows.filter(({ kind }) => kind !== 'unknown').length,
    differences: rows.filter((row): row is Difference => row.kind !== 'same'),
  };
}

/** Days that have been compared for this task, in case its job comes again. */
export async function findComparedDays(db: Db, storeId: string, taskId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(l.day, 'YYYY-MM-DD') as day from sync_ledger l join tasks t on t.id = ${taskId}
    where l.store_id = ${storeId} and l.checked_at > t.gmt_create`.execute(db);
  return rows.map(({ day }) => day);
}

interface LedgerSearch {
  shopId?: string | undefined;
  startDay?: string | undefined;
  endDay?: string | undefined;
  onlyDifferences: boolean;
  pageNum: number;
  pageSize: number;
}

/** Differences `d` that orders `o` have mended since they were found: a missing one is here by now, a state has moved here. */
const isMended = sql<boolean>`(o.id is not null and (d.kind = 'missing'
  or (d.kind = 'differing' and o.market_status is distinct from d.here)))`;

const differencesOf = sql`
  jsonb_to_recordset(l.differences) as d (number text, kind text, there text, here text)
  left join orders o on o.shop_id = l.store_id and o.third_order_number = d.number`;

const mended = sql<{ arrived: number; moved: number }>`(
  select count(*) filter (where d.kind = 'missing')::int as arrived, count(*) filter (where d.kind = 'differing')::int as moved
  from ${differencesOf} where ${isMended})`.as('m');

/** Newest day first. What the runs since then have mended counts as it stands now. */
export function findLedger(db: Db, { shopId, startDay, endDay, onlyDifferences, ...page }: LedgerSearch) {
  let matching = db
    .selectFrom('syncLedger as l')
    .innerJoin('stores as s', 's.id', 'l.storeId')
    .innerJoinLateral(mended, (join) => join.onTrue())
    .select(['l.storeId as shopId', 's.name as shopName', sql<string>`to_char(l.day, 'YYYY-MM-DD')`.as('day')])
    .select(['l.said', sql<number>`l.held + m.arrived`.as('held'), sql<number>`l.missing - m.arrived`.as('missing')])
    .select(['l.unknown', sql<number>`l.differing - m.moved`.as('differing'), 'l.checkedAt']);
  if (shopId) matching = matching.where('l.storeId', '=', shopId);
  if (startDay) matching = matching.where('l.day', '>=', sql<Date>`${startDay}::date`);
  if (endDay) matching = matching.where('l.day', '<=', sql<Date>`${endDay}::date`);
  if (onlyDifferences)
    matching = matching.where(sql<boolean>`l.missing + l.unknown + l.differing > m.arrived + m.moved`);
  return pageFrom(matching, (query) => query.orderBy('l.day', 'desc').orderBy('l.storeId'), page);
}

interface DetailSearch {
  shopId: string;
  day: string;
  pageNum: number;
  pageSize: number;
}

interface DetailRow {
  thirdOrderNumber: string;
  kind: Kind;
  there: string | null;
  here: string | null;
  orderId: string | null;
}

/** By number, without what has been mended since. */
export async function findDifferences(
  db: Db,
  { shopId, day, pageNum, pageSize }: DetailSearch,
): Promise<Page<DetailRow>> {
  const { rows } = await sql<DetailRow & { total: string }>`
    select d.number as "thirdOrderNumber", d.kind, d.there, d.here, o.id as "orderId", count(*) over () as total
    from sync_ledger l
    cross join ${differencesOf}
    where l.store_id = ${shopId} and l.day = ${day}::date and not ${isMended}
    order by d.number limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: Number(rows[0]?.total ?? 0) };
}
