import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { differenceKinds } from '@pressroom/contract/sync/syncShapes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type Page, pageFrom } from '../../../platform/database/page.ts';
import type { Day } from '../../../platform/time/lastDays.ts';
import { addFailures } from '../failures/queries.ts';

/** An order as the marketplace's list names it. */
export interface ListedOrder {
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
 * Stores the comparison of one day of one store. Orders that are missing here or have another state there become failures,
 * which the next run fetches, if the store is synced automatically. Returns their numbers.
 */
export async function storeLedgerDay(
  tx: Tx,
  storeId: string,
  day: Day,
  orders: readonly ListedOrder[],
): Promise<string[]> {
  const { listed, differences } = await compare(tx, storeId, day, orders);
  const count = (kind: Kind) => differences.filter((difference) => difference.kind === kind).length;
  const figures = { missing: count('missing'), unknown: count('unknown'), differing: count('differing') };
  const stored = listed - figures.missing + figures.unknown;
  await sql`
    insert into sync_ledger (store_id, day, said, held, missing, unknown, differing, differences)
    values (${storeId}, ${day.name}::date, ${listed}, ${stored}, ${figures.missing}, ${figures.unknown}, ${figures.differing},
      ${JSON.stringify(differences)}::jsonb)
    on conflict (store_id, day) do update set said = excluded.said, held = excluded.held, missing = excluded.missing,
      unknown = excluded.unknown, differing = excluded.differing, differences = excluded.differences,
      checked_at = clock_timestamp()`.execute(tx);
  const store = await tx.selectFrom('stores').where('id', '=', storeId).select('syncOrder').executeTakeFirst();
  if (store?.syncOrder !== 1) return [];
  const toRetry = differences.filter(({ kind }) => kind !== 'unknown');
  await addFailures(
    tx,
    storeId,
    toRetry.map(({ number, kind }) => ({
      thirdOrderNumber: number,
      problem: { key: kind === 'missing' ? 'sync.foundMissing' : 'sync.foundDiffering' },
    })),
  );
  return toRetry.map(({ number }) => number);
}

/** Compares the listed orders with ours of the same numbers, and with ours that the marketplace has dated on that day. */
async function compare(
  tx: Tx,
  storeId: string,
  { from, before }: Day,
  orders: readonly ListedOrder[],
): Promise<{ listed: number; differences: Difference[] }> {
  const { rows } = await sql<Omit<Difference, 'kind'> & { kind: Kind | 'same' }>`
    with theirs as (
      select number, status from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as given (number text, status text)
      where not exists (select from sync_not_ours n where n.store_id = ${storeId} and n.third_order_number = number)
    ), ours as (
      select o.third_order_number as number, o.market_status as status from order_numbers n join orders o on o.id = n.order_id
      where n.shop_id = ${storeId} and n.third_order_number = any(select number from theirs)
      union
      select third_order_number, market_status from orders
      where shop_id = ${storeId} and market_created_at >= ${from} and market_created_at < ${before}
    )
    select number, theirs.status as there, ours.status as here,
      case when ours.number is null then 'missing' when theirs.number is null then 'unknown'
        when theirs.status is distinct from ours.status then 'differing' else 'same' end as kind
    from theirs full join ours using (number) order by number`.execute(tx);
  return {
    listed: rows.filter(({ kind }) => kind !== 'unknown').length,
    differences: rows.filter((row): row is Difference => row.kind !== 'same'),
  };
}

/** The days that have been compared for this task already: the queue may run its job again. */
export async function findComparedDays(db: Db, storeId: string, taskId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(l.day, 'YYYY-MM-DD') as day from sync_ledger l join tasks t on t.id = ${taskId}
    where l.store_id = ${storeId} and l.checked_at > t.gmt_create`.execute(db);
  return rows.map(({ day }) => day);
}

interface LedgerSearch extends PageRequest {
  shopId?: string | undefined;
  startDay?: string | undefined;
  endDay?: string | undefined;
  onlyDifferences: boolean;
}

/**
 * Differences `d` that a run has settled since: orders `o` that were missing exist now, or have got another state. An order
 * that is in the archive has only its number `n` left, and was looked through before.
 */
const isSettled = sql<boolean>`(n.order_id is not null and (d.kind = 'missing'
  or (d.kind = 'differing' and (o.id is null or o.market_status is distinct from d.here))))`;

const differencesOf = sql`
  jsonb_to_recordset(l.differences) as d (number text, kind text, there text, here text)
  left join order_numbers n on n.shop_id = l.store_id and n.third_order_number = d.number
  left join orders o on o.id = n.order_id`;

const settled = sql<{ arrived: number; moved: number }>`(
  select count(*) filter (where d.kind = 'missing')::int as arrived, count(*) filter (where d.kind = 'differing')::int as moved
  from ${differencesOf} where ${isSettled})`.as('m');

/** Newest day first. Differences that runs have settled since are not counted. */
export function findLedger(db: Db, { shopId, startDay, endDay, onlyDifferences, ...page }: LedgerSearch) {
  let matching = db
    .selectFrom('syncLedger as l')
    .innerJoin('stores as s', 's.id', 'l.storeId')
    .innerJoinLateral(settled, (join) => join.onTrue())
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

interface DetailSearch extends PageRequest {
  shopId: string;
  day: string;
}

interface DetailRow {
  thirdOrderNumber: string;
  kind: Kind;
  there: string | null;
  here: string | null;
  orderId: string | null;
}

/** The differences of one day by number, without those that runs have settled since. */
export async function findDifferences(
  db: Db,
  { shopId, day, pageNum, pageSize }: DetailSearch,
): Promise<Page<DetailRow>> {
  const open = sql`
    from sync_ledger l cross join ${differencesOf}
    where l.store_id = ${shopId} and l.day = ${day}::date and not ${isSettled}`;
  const { rows } = await sql<DetailRow>`
    select d.number as "thirdOrderNumber", d.kind, d.there, d.here, o.id as "orderId" ${open}
    order by d.number limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${open}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}
