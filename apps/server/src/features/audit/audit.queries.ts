import { countedRows } from '@pressroom/contract/audit/audit';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowsAbout } from '../../platform/audit.ts';
import { anyOf, contains } from '../../platform/database/expressions.ts';
import type { Page } from '../../platform/database/page.ts';
import type { AuditLog } from '../../platform/database/schema.gen.ts';
import type { TimeRange } from '../../platform/time/timeRange.ts';

export type AuditRecord = Pick<Selectable<AuditLog>, (typeof columns)[number]>;

interface AuditSearch extends TimeRange {
  username?: string;
  objectType?: string;
  objectId?: string;
  action?: string;
  pageNum: number;
  pageSize: number;
}

const columns = [
  'id',
  'at',
  'username',
  'address',
  'requestId',
  'action',
  'objectType',
  'objectIds',
  'before',
  'after',
] as const;

/** Newest first. Counts no further than `countedRows`, so that a page of millions costs as much as one of thousands. */
export async function findAuditRows(db: Db, search: AuditSearch): Promise<Page<AuditRecord>> {
  const { username, objectType, objectId, action, from, before, pageNum, pageSize } = search;
  let matching = db.selectFrom('auditLog').select(columns);
  if (username) matching = matching.where('username', '=', anyOf(await findNames(db, username), 'text'));
  if (objectType) matching = matching.where('objectType', '=', objectType);
  if (objectId) matching = matching.where('id', 'in', rowsAbout(objectId));
  if (action) matching = matching.where('action', '=', action);
  if (from) matching = matching.where('at', '>=', from);
  if (before) matching = matching.where('at', '<', before);
  const rows = await matching
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  if (pageNum === 1 && rows.length < pageSize) return { rows, total: rows.length };
  const counted = matching
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(countedRows);
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Every name in the audit that holds the word; steps from name to name, so that it does not matter how many rows each has. */
async function findNames(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    with recursive names as (
      (select username from audit_log order by username limit 1)
      union all
      select (select username from audit_log where username > names.username order by username limit 1)
      from names where names.username is not null
    )
    select username from names where username ilike ${contains(word)}`.execute(db);
  return rows.map((row) => row.username);
}
