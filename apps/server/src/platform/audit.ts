import type { Actor } from './access/actor.ts';
import { json } from './database/expressions.ts';
import type { Tx } from './database/database.ts';

export interface AuditEntry {
  /** The feature's name of what was written. */
  object: string;
  ids: readonly string[];
  before?: unknown;
  after?: unknown;
  /** Who did it, where that was not known when the call came in. */
  by?: Pick<Actor, 'userId' | 'username'>;
}

export interface AuditOrigin {
  action: string;
  address: string;
  requestId: string;
}

const secret = /password|secret|token|authKey|productKey|passwd/i;

/** The same value with secrets blotted out; the log says that one was given, never which. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secret.test(name) && inner ? '***' : masked(inner)]),
  );
}

/** Written in the transaction of the change itself: either both stand or neither. */
export async function writeAudit(
  tx: Tx,
  actor: Actor,
  origin: AuditOrigin,
  entries: readonly AuditEntry[],
): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values(
      entries.map((entry) => ({
        userId: (entry.by ?? actor).userId,
        username: (entry.by ?? actor).username,
        ...origin,
        objectType: entry.object,
        objectIds: [...entry.ids],
        before: entry.before === undefined ? null : json(masked(entry.before)),
        after: entry.after === undefined ? null : json(masked(entry.after)),
      })),
    )
    .execute();
}
