import { sql } from 'kysely';
import type { Message } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';
import type { Actor } from '../access/actor.ts';
import type { Db, Tx } from '../database/database.ts';
import { json, now } from '../database/expressions.ts';

/** What went wrong with one piece of a task. */
export interface Problem extends Message {
  /** The record that it is about. */
  id?: string;
  label: string;
}

const problemsKept = 100;
const underWay = ['waiting', 'running'];

/** Records a piece of background work, which its user can then follow in the list of tasks. */
export async function startTask(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  { kind, titleKey, total }: NewTask,
): Promise<string> {
  const { id } = await tx
    .insertInto('tasks')
    .values({ userId: actor.userId, kind, titleKey, total })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewTask {
  kind: string;
  titleKey: MessageKey;
  total: number;
}

/** Begins a task for some work, or adds the work to one that is there; answers its id. */
export type StartTask = (task: NewTask) => Promise<string>;

/** Adds pieces to a task; one that had ended goes on. */
export async function growTask(tx: Tx, taskId: string, count: number): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({
      total: sql`total + ${count}::int`,
      state: sql`case when state in ('done', 'failed') then 'running' else state end`,
      gmtModified: sql`clock_timestamp()`,
    })
    .where('id', '=', taskId)
    .execute();
}

/** Sets a task back to its beginning, for work that begins anew after it was cut off. */
export async function restartTask(tx: Tx, taskId: string, total: number): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ total, done: 0, failed: 0, problems: json([]), gmtModified: sql`clock_timestamp()` })
    .where('id', '=', taskId)
    .where('state', '<>', 'cancelled')
    .execute();
}

/** Counts `count` more pieces as done, `problems` of them without success. Runs in the transaction of that work, so that a repeated job counts once. */
export async function advanceTask(
  tx: Tx,
  taskId: string,
  count: number,
  problems: readonly Problem[] = [],
): Promise<void> {
  const done = sql`done + ${count}::int`;
  const failed = sql`failed + ${problems.length}::int`;
  await tx
    .updateTable('tasks')
    .set({
      done: sql`${done}`,
      failed: sql`${failed}`,
      problems: sql`case when jsonb_array_length(problems) < ${problemsKept} then problems || ${json(problems)} else problems end`,
      state: sql`case when state = 'cancelled' then state when ${done} < total then 'running' when ${failed} >= total then 'failed' else 'done' end`,
      gmtModified: sql`clock_timestamp()`,
    })
    .where('id', '=', taskId)
    .execute();
}

/** Adds remarks to a task that do not count as failures. */
export async function noteProblems(tx: Tx, taskId: string, problems: readonly Problem[]): Promise<void> {
  if (problems.length === 0) return;
  await tx
    .updateTable('tasks')
    .set({
      problems: sql`problems || ${json(problems.slice(0, problemsKept))}`,
      gmtModified: sql`clock_timestamp()`,
    })
    .where('id', '=', taskId)
    .execute();
}

/**
 * Shows how much of a task is done that stands only when all of it is, so on a connection of its own. False where the task
 * has ended, such as by its user.
 */
export async function showProgress(db: Db, taskId: string, done: number): Promise<boolean> {
  const shown = await db
    .updateTable('tasks')
    .set({ done, state: 'running', gmtModified: sql`clock_timestamp()` })
    .where('id', '=', taskId)
    .where('state', 'in', underWay)
    .executeTakeFirst();
  return shown.numUpdatedRows > 0n;
}

/** Ends a task whose work stands as a whole, or for these reasons not at all. False where it has ended before. */
export async function endTask(tx: Tx, taskId: string, problems: readonly Problem[] = []): Promise<boolean> {
  const ended = await tx
    .updateTable('tasks')
    .set({
      done: problems.length > 0 ? 0 : sql`total`,
      failed: problems.length,
      problems: json(problems.slice(0, problemsKept)),
      state: problems.length > 0 ? 'failed' : 'done',
      gmtModified: sql`clock_timestamp()`,
    })
    .where('id', '=', taskId)
    .where('state', 'in', underWay)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export async function isUnderWay(db: Db, taskId: string): Promise<boolean> {
  const task = await db.selectFrom('tasks').where('id', '=', taskId).select('state').executeTakeFirst();
  return task !== undefined && underWay.includes(task.state);
}

export async function isCancelled(db: Db, taskId: string): Promise<boolean> {
  const task = await db.selectFrom('tasks').where('id', '=', taskId).select('state').executeTakeFirst();
  return task?.state === 'cancelled';
}

/** Returns the task as it was; undefined where the user has no such task under way. */
export async function cancelTask(tx: Tx, { id, userId }: { id: string; userId: string | null }) {
  const task = await tx
    .selectFrom('tasks')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('state', 'in', underWay)
    .select(['titleKey', 'state'])
    .forUpdate()
    .executeTakeFirst();
  if (task) await tx.updateTable('tasks').set({ state: 'cancelled', gmtModified: now }).where('id', '=', id).execute();
  return task;
}
