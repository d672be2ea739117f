import { mostIds } from '@pressroom/contract/audit/audit';
import { mostCounted, type PageRequest } from '@pressroom/contract/fields/pages';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { contains } from '../../platform/database/expressions.ts';
import type { Page } from '../../platform/database/page.ts';
import { type PageShape, type Place, readPage, walk } from '../../platform/database/pageByKey.ts';
import { plannedOnce } from '../../platform/database/plannedOnce.ts';
import type { AuditLog } from '../../platform/database/schema.gen.ts';
import type { TimeRange } from '../../platform/time/timeRange.ts';

/** The first ids of a bulk act, which may have thousands. */
export type AuditRecord = Omit<Selectable<AuditLog>, 'userId' | 'partOf'> & {
  /** All of them. */
  objectCount: number;
};

/** A row with what else its act wrote, in that order. */
export interface AuditAct {
  row: AuditRecord;
  parts: readonly AuditRecord[];
}

interface AuditSearch extends TimeRange, PageRequest {
  username?: string;
  objectType?: string;
  objectId?: string;
  action?: string;
}

/**
 * Newest first, each with its first `mostIds` records. What belongs to a row of the same act comes with that row, unless
 * the search asks for a kind of record or of action, which may be the part's.
 */
export async function findAuditRows(db: Db, search: AuditSearch): Promise<Page<AuditAct>> {
  const shown = { kept: sql`l.object_ids[1:${mostIds}::int]`, left: sql`l.object_ids[${mostIds}::int + 1:]` };
  const whole = !search.objectType && !search.objectId && !search.action;
  const page = await findPage(db, search, shown, whole ? sql`part_of is null` : sql`true`);
  return {
    ...page,
    rows: whole ? await withParts(db, page.rows, shown) : page.rows.map((row) => ({ row, parts: [] })),
  };
}

/** The history of one record, newest first, one row for each act. Rows about several records come without the others. */
export async function findHistory(
  db: Db,
  search: PageRequest & { objectType: string; objectId: string },
): Promise<Page<AuditAct>> {
  const id = sql`${search.objectId}::text`;
  const shown = { kept: sql`array[${id}]`, left: sql`array_remove(l.object_ids, ${id})` };
  const about = sql`object_ids @> array[${id}] and object_type = ${search.objectType}`;
  // a part whose whole is about another record stands by itself
  const alone = sql`(part_of is null or not exists (
    select from about whole where whole.id = about.part_of and whole.object_type = ${search.objectType}))`;
  const page = await findPage(db, search, shown, alone);
  return { ...page, rows: await withParts(db, page.rows, shown, about) };
}

/** The parts of these rows, which come newest first; of a history those alone that are about its record. */
async function withParts(
  db: Db,
  found: readonly AuditRecord[],
  shown: Shown,
  about: RawBuilder<unknown> = sql`true`,
): Promise<AuditAct[]> {
  const oldest = found.at(-1);
  if (!oldest) return [];
  const ids = found.map(({ id }) => id);
  // no part is older than its whole
  const parts = sql`
    select id, at, part_of from audit_log where part_of = any(${ids}::bigint[]) and at >= ${oldest.at} and ${about}`;
  const { rows } = await sql<AuditRecord & { partOf: string }>`
    select ${plannedOnce} ${columnsOf(shown)}, parts.part_of from (${parts}) parts join audit_log l using (id, at) order by l.id`.execute(
    db,
  );
  const byWhole = Map.groupBy(rows, ({ partOf }) => partOf);
  return found.map((row) => ({ row, parts: byWhole.get(row.id) ?? [] }));
}

/** Records of a row: those that it is shown with, and those that are left out. */
interface Shown {
  kept: RawBuilder<unknown>;
  left: RawBuilder<unknown>;
}

/** Counts and shows no further than `mostCounted`, so that a page of millions costs as much as one of thousands. */
async function findPage(
  db: Db,
  search: AuditSearch,
  how: Shown,
  standing: RawBuilder<unknown>,
): Promise<Page<AuditRecord>> {
  const { pageNum, pageSize } = search;
  const names = search.username === undefined ? undefined : await findNames(db, search.username);
  const matching = matchingRows(search, names, standing);
  const read = async (shape: PageShape, place: Place) => {
    const { reached, inOrder, cut } = walk({ by: ['at'], descending: true, source: sql`audit_log` }, shape, place);
    const isUsual = shape.size !== undefined && shape.way === 'fromStart' && place.offset === undefined;
    const passed = shape.way === 'next' ? pageSize : (place.offset ?? 0);
    // a limit that PostgreSQL does not know is a tenth of all rows to it
    const limit = isUsual ? sql.lit(shape.size) : sql`${passed + pageSize}`;
    const shown = sql`
      select * from (${matching({ reached, inOrder, limit })}) nearest order by ${inOrder} ${cut}`;
    const { rows: found } = await sql<AuditRecord>`
      select ${isUsual ? plannedOnce : sql``} ${columnsOf(how)}
      from (${shown}) shown join audit_log l using (id, at)
      order by l.at desc, l.id desc`.execute(db);
    return found;
  };
  const left = mostCounted - (pageNum - 1) * pageSize;
  const rows = left > 0 ? (await readPage(search, read)).slice(0, left) : [];
  if (pageNum === 1 && rows.length < pageSize) return { rows, total: rows.length };
  const most = sql.lit(mostCounted);
  const whole = walk({ by: ['at'], descending: true }, { way: 'fromStart' }, {});
  const { rows: counted } = await sql<{ total: number }>`
    select ${plannedOnce} count(*)::int as total from (select from (${matching({ ...whole, limit: most })}) found limit ${most}) counted`.execute(
    db,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

function columnsOf({ kept, left }: Shown) {
  return sql`l.id, l.at, l.username, l.address, l.request_id, l.action, l.object_type, ${kept} as object_ids,
    cardinality(l.object_ids) as object_count, ${without(left, 'before')}, ${without(left, 'after')}`;
}

/** So many rows of a way through the list. */
type Reach = Pick<ReturnType<typeof walk>, 'reached' | 'inOrder'> & { limit: RawBuilder<unknown> };

/**
 * The nearest so many rows that match. For several people, so many of each: asked for together they would be sorted in
 * whole, each by itself comes in the order of the index. Those about a record are found by their own index whatever the planner
 * expects: a record that nothing happened to for long is rare among the newest rows.
 */
function matchingRows(
  { objectType, objectId, action, from, before }: AuditSearch,
  names: readonly string[] | undefined,
  standing: RawBuilder<unknown>,
) {
  const asked: (RawBuilder<unknown> | undefined | '')[] = [
    objectType && sql`object_type = ${objectType}`,
    action && sql`action = ${action}`,
    from && sql`at >= ${from}`,
    before && sql`at < ${before}`,
  ];
  const conditions = [standing, ...asked.filter((condition) => typeof condition === 'object')];
  const about = sql`
    with about as materialized (
      select id, at, part_of, username, object_type, action from audit_log where object_ids @> array[${objectId}::text])`;
  const nearest = (person: RawBuilder<unknown>[], { reached, inOrder, limit }: Reach) => sql`
    ${objectId ? about : sql``}
    select id, at from ${objectId ? sql`about` : sql`audit_log`}
    where ${sql.join([...person, ...conditions, reached], sql` and `)}
    order by ${inOrder} limit ${limit}`;
  return (reach: Reach): RawBuilder<unknown> => {
    if (names === undefined) return nearest([], reach);
    if (names.length === 1) return nearest([sql`username = ${names[0]}`], reach);
    return sql`
      select r.id, r.at from unnest(${names}::text[]) person (name),
        lateral (${nearest([sql`username = person.name`], reach)}) r`;
  };
}

/** One side of a row, without what it has under these records. */
function without(left: RawBuilder<unknown>, side: 'before' | 'after'): RawBuilder<unknown> {
  const whole = sql.ref(`l.${side}`);
  return sql`case when cardinality(${left}) = 0 or jsonb_typeof(${whole}) <> 'object' then ${whole} else (
    select jsonb_object_agg(field.key, field.value) from jsonb_each(${whole}) field
    where field.key not in (select unnest(${left}))) end as ${sql.ref(side)}`;
}

/** Every name in the audit that holds the word. */
async function findNames(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select username from audit_names where username ilike ${contains(word)} order by username`.execute(db);
  return rows.map((row) => row.username);
}
