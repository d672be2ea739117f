import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import { transact } from '../../../platform/database/transact.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { advanceTask, isCancelled } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { bulkQueue } from './queue.ts';
import { type ActRecord, lockAct } from './record.ts';
import { takeStep } from './step.ts';

/** One transaction acts on so many orders: short enough for others, who may want to open one of them. */
const stepSize = 200;

/** Carries out an act on many orders. A step that is cut off leaves nothing, and one that is done is not repeated. */
export const carryOutAct = defineJob<{ actId: string }>({
  ...bulkQueue,
  concurrency: 2,
  retryLimit: 3,
  async run({ app, signal }, { actId }) {
    const asked = await findAsked(app, actId);
    if (!asked) return;
    while (!signal.aborted) {
      if (await stepOf(app, asked)) return;
    }
    throw new Error('the process is asked to stop before the act is done');
  },
  async gaveUp({ app }, { actId }) {
    await transact(app.db, async (tx) => {
      const record = await lockAct(tx, actId);
      const task = record?.taskId
        ? await tx
            .selectFrom('tasks')
            .where('id', '=', record.taskId)
            .select(['id', 'done', 'total'])
            .executeTakeFirst()
        : undefined;
      if (task && task.done < task.total) {
        const problem = { label: '', key: 'orders.bulk.gaveUp' } as const;
        await advanceTask(tx, task.id, task.total - task.done, [problem]);
      }
    });
  },
});

function findAsked({ db }: App, actId: string) {
  return db.selectFrom('orderActs').where('id', '=', actId).select(['id', 'userId', 'username']).executeTakeFirst();
}

/** Acts as the user who asked: their rights were checked then. Answers true once nothing is left to do. */
function stepOf(app: App, { id, userId, username }: Pick<ActRecord, 'id' | 'userId' | 'username'>): Promise<boolean> {
  const actor = { ...system, userId, username };
  return writeAs(app, actor, 'job/orders.bulkAct', async (act) => {
    const record = await lockAct(act.tx, id);
    if (!record?.taskId || record.undoneAt !== null || (await isCancelled(act.tx, record.taskId))) return true;
    const performed = await takeStep(act, record, stepSize);
    if (!performed) return true;
    const { done, refused } = performed;
    await advanceTask(
      act.tx,
      record.taskId,
      done.length + refused.length,
      refused.map(({ id: orderId, label, msg }) => ({ ...msg, id: orderId, label })),
    );
    return false;
  });
}

const keptDays = sql<string>`clock_timestamp() - interval '7 days'`;

/** Forgets the acts that nobody can take back or try again any more. */
export const forgetActs = defineJob({
  name: 'orders.forgetActs',
  concurrency: 1,
  retryLimit: 1,
  schedule: '30 4 * * *',
  async run({ app }) {
    await transact(app.db, async (tx) => {
      await tx.deleteFrom('orderActs').where('gmtCreate', '<', keptDays).execute();
    });
  },
});
