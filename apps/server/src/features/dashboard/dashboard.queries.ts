import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { dashboard } from '@pressroom/contract/dashboard/dashboard';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Page } from '../../platform/database/page.ts';
import { pageByKey } from '../../platform/database/pageByKey.ts';
import { presentTask, taskColumns } from '../tasks/tasks.public.ts';

type FailedTask = HandlerOutput<typeof dashboard.failedTasks>['rows'][number];

/** Failed tasks of the last 7 days: the actor's own, or those of all users for an administrator. */
function failedTasks(db: Db, actor: Actor) {
  const failed = db
    .selectFrom('tasks')
    .where((eb) => eb.or([eb('tasks.state', '=', sql.lit('failed')), eb('tasks.failed', '>', sql.lit(0))]))
    .where('tasks.gmtModified', '>', sql<string>`now() - interval '7 days'`);
  return actor.holdsEverything ? failed : failed.where('tasks.userId', '=', actor.userId);
}

export async function countFailedTasks(db: Db, actor: Actor): Promise<number> {
  const { total } = await failedTasks(db, actor)
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The latest failure first. */
export async function findFailedTasks(db: Db, actor: Actor, page: PageRequest): Promise<Page<FailedTask>> {
  const matching = failedTasks(db, actor)
    .leftJoin('users', 'users.id', 'tasks.userId')
    .select(taskColumns.map((column) => `tasks.${column}` as const))
    .select(sql<string>`coalesce(users.username, 'system')`.as('owner'));
  const { rows, total } = await pageByKey(db, matching, { by: ['gmtModified'], descending: true }, page);
  return { total, rows: rows.map(({ owner, ...task }) => ({ ...presentTask(task), owner })) };
}
