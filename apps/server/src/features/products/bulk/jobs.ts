import type { App } from '../../../platform/app.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { advanceTask, isCancelled, type Problem } from '../../../platform/jobs/tasks.ts';
import { applyStep } from './apply.ts';
import { editProducts } from './queue.ts';

/** One transaction changes so many SKUs: short enough for others, who may want to save one of them. */
const stepSize = 500;

/** Carries out a large edit. What the edit was is in the audit since somebody asked for it. */
export const carryOutEdit = defineJob<{ editId: string; taskId: string }>({
  ...editProducts,
  concurrency: 1,
  retryLimit: 3,
  async run({ app, signal }, { editId, taskId }) {
    while (!signal.aborted) {
      if (await isCancelled(app.db, taskId)) return;
      if (await takeStep(app, editId, taskId)) return;
    }
    throw new Error('the process is asked to stop before the edit is done');
  },
  async gaveUp({ app }, { taskId }) {
    await transact(app.db, (tx) => endTask(tx, taskId, 'products.bulk.gaveUp'));
  },
});

/** Answers true once no SKU is left. */
function takeStep(app: App, editId: string, taskId: string): Promise<boolean> {
  return transact(app.db, async (tx) => {
    const { done, leftAlone } = await applyStep(tx, editId, stepSize);
    const taken = done + leftAlone.length;
    if (taken === 0) await endTask(tx, taskId);
    else await advanceTask(tx, taskId, taken, leftAlone.map(problemOf));
    return taken === 0;
  });
}

const problemOf = (sku: string): Problem => ({ label: sku, key: 'products.bulk.leftAlone' });

/** Counts what is left as done: SKUs that were deleted meanwhile, or that nobody can reach any more. */
async function endTask(tx: Tx, taskId: string, problem?: 'products.bulk.gaveUp'): Promise<void> {
  const task = await tx.selectFrom('tasks').where('id', '=', taskId).select(['done', 'total']).executeTakeFirst();
  const left = task ? task.total - task.done : 0;
  if (left > 0) await advanceTask(tx, taskId, left, problem ? [{ label: '', key: problem }] : []);
}
