import { type AuditAction, auditActions } from '@pressroom/contract/audit/actions';
import type { AuditObject } from '@pressroom/contract/audit/objects';
import { sql } from 'kysely';
import type { Actor } from './access/actor.ts';
import { json } from './database/expressions.ts';
import type { Db, Tx } from './database/database.ts';

/** What became of one record, or what one act did to several. */
export interface AuditEntry {
  object: AuditObject;
  ids: readonly string[];
  /** The record as it was; absent for a new one. Of several, each under its id, and beside them what is true of all. */
  before?: unknown;
  after?: unknown;
  /** Who did it, where that was not known when the call came in. */
  by?: Pick<Actor, 'userId' | 'username'>;
  /** An earlier row that this act completes, such as that of a label which is now reported to be on paper. */
  completes?: string | undefined;
}

export interface AuditOrigin {
  action: string;
  address: string;
  requestId: string;
}

/** Several records as an entry keeps them. */
export function underIds<Told extends { id: string }>(
  records: readonly Told[],
  tell: (record: Told) => object,
): Record<string, object> {
  return Object.fromEntries(records.map((record) => [record.id, tell(record)]));
}

/** Keys count, too: a file is fetched by the key of its bytes, without any other right. */
const secrets = [/password|secret|token|passwd/i, /[a-z]Key\d?$/];

/**
 * The same value with every text of a secret name blotted out: the log says that one was given, never which. A changed
 * secret belongs to `after` alone, or nobody could see the change.
 */
export function masked(value: unknown, inSecret = false): unknown {
  if (value instanceof Uint8Array) return '***';
  if (typeof value === 'string') return inSecret && value ? '***' : value;
  if (Array.isArray(value)) return value.map((inner) => masked(inner, inSecret));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      masked(inner, inSecret || secrets.some((secret) => secret.test(name))),
    ]),
  );
}

/**
 * Whether a row is about a record of any kind. Found by their own index whatever the planner expects: a record that nothing
 * happened to for long is rare among the newest rows.
 */
export function isAbout(objectId: string) {
  return sql<boolean>`(id, at) in (
    with about as materialized (select id, at from audit_log where object_ids @> array[${objectId}::text])
    select id, at from about)`;
}

/**
 * Written in the transaction of the change itself: either both stand or neither. The first row is about what the act is
 * for, the others are parts of it. Answers that transaction's number.
 */
export async function writeAudit(
  tx: Tx,
  actor: Actor,
  origin: AuditOrigin,
  entries: readonly AuditEntry[],
): Promise<string> {
  const [first, ...others] = mainFirst(origin.action, entries);
  const rowOf = (entry: AuditEntry, partOf: string | null) => ({
    userId: (entry.by ?? actor).userId,
    username: (entry.by ?? actor).username,
    ...origin,
    objectType: entry.object,
    objectIds: [...entry.ids],
    before: entry.before === undefined ? null : json(masked(entry.before)),
    after: entry.after === undefined ? null : json(masked(entry.after)),
    partOf,
  });
  const { id, transactionId } = await tx
    .insertInto('auditLog')
    .values(rowOf(first!, first!.completes ?? null))
    .returning(['id', sql<string>`pg_current_xact_id()::text`.as('transactionId')])
    .executeTakeFirstOrThrow();
  const whole = first!.completes ?? id;
  if (others.length > 0)
    await tx
      .insertInto('auditLog')
      .values(others.map((entry) => rowOf(entry, whole)))
      .execute();
  return transactionId;
}

/** The kinds of records stand beside each action with that first which it is for. */
function mainFirst(action: string, entries: readonly AuditEntry[]): AuditEntry[] {
  const kinds: readonly AuditObject[] = Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : [];
  const rank = ({ object }: AuditEntry) => (kinds.includes(object) ? kinds.indexOf(object) : kinds.length);
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

/** The last row of an action about a record; undefined where there is none. */
export async function findAuditRow(
  db: Db,
  { action, objectId }: { action: AuditAction; objectId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from audit_log where ${isAbout(objectId)} and action = ${action}
    order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}
