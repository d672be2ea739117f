import { sql } from 'kysely';
import type { MessageKey } from '@pressroom/contract/messages';
import type { Actor } from '../access/actor.ts';
import type { Db, Tx } from '../database/database.ts';
import { json } from '../database/expressions.ts';
import type { Params } from '../i18n.ts';

/** What went wrong with one piece of a task. */
export interface Problem {
  label: string;
  key: MessageKey;
  params?: Params;
}

const problemsKept = 100;

/** Makes a piece of background work visible to the one who caused it. */
export async function startTask(
  tx: Tx,
  actor: Actor,
  { kind, titleKey, total }: { kind: string; titleKey: MessageKey; total: number },
): Promise<string> {
  const { id } = await tx
    .insertInto('tasks')
    .values({ userId: actor.userId, kind, titleKey, total })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One piece is through. In the transaction of what the piece did, so that a repeated job counts once. */
export async function advanceTask(tx: Tx, taskId: string, problem?: Problem): Promise<void> {
  const failed = problem ? 1 : 0;
  const kept = problem ? json([problem]) : json([]);
  await tx
    .updateTable('tasks')
    .set({
      done: sql`done + 1`,
      failed: sql`failed + ${failed}`,
      problems: sql`case when jsonb_array_length(problems) < ${problemsKept} then problems || ${kept} else problems end`,
      state: sql`case when state = 'cancelled' then state when done + 1 < total then 'running' when failed + ${failed} = total then 'failed' else 'done' end`,
      gmtModified: sql`clock_timestamp()`,
    })
    .where('id', '=', taskId)
    .execute();
}

export async function isCancelled(db: Db, taskId: string): Promise<boolean> {
  const task = await db.selectFrom('tasks').where('id', '=', taskId).select('state').executeTakeFirst();
  return task?.state === 'cancelled';
}
