import type { SessionRow } from '@pressroom/contract/account/sessions';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import type { Actor } from './actor.ts';

/** Where a user is signed in, last used first. */
export async function findSessions(db: Db, { userId, asker }: { userId: string; asker: Actor }): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .select(['id', 'userAgent', 'address', 'gmtCreate', 'seenAt', 'expiresAt'])
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
  return rows.map((row) => ({ ...row, current: row.id === asker.sessionId }));
}

/** Answers the ids of the sessions that were in force until now. */
export async function endSessionsOf(
  tx: Tx,
  userIds: readonly string[],
  { except = null }: { except?: string | null } = {},
): Promise<string[]> {
  const ended = await tx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', '=', sql<string>`any(${[...userIds]}::bigint[])`)
    .where('endedAt', 'is', null)
    .where((eb) => (except === null ? eb.lit(true) : eb('id', '<>', except)))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The session's owner, or undefined where it is not in force any more. */
export async function endSession(tx: Tx, id: string, of: { userId?: string } = {}): Promise<string | undefined> {
  let session = tx.updateTable('sessions').set({ endedAt: now }).where('id', '=', id).where('endedAt', 'is', null);
  if (of.userId !== undefined) session = session.where('userId', '=', of.userId);
  return (await session.returning('userId').executeTakeFirst())?.userId;
}
