import { badRow } from '@pressroom/contract/fields/outcomes';
import { z } from 'zod';
import { system } from '../../../platform/access/actor.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { endTask, isUnderWay, type Problem, showProgress } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { deleteOldImports, findKept, noteResult, readKeptSheet } from './keptImports.ts';
import { importAudited, importQueue, type QueuedImport } from './runImport.ts';

/** Its user has stopped the task: nothing of the sheet stays. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Imports a kept sheet in one transaction: a run that is cut off leaves nothing, and the next one begins anew. */
export const importOrderSheet = defineJob<QueuedImport>({
  ...importQueue,
  concurrency: 1,
  retryLimit: 3,
  async run({ app }, { importId, taskId, skipRefused }) {
    const kept = await findKept(app.db, importId);
    if (!kept || kept.outcome !== null || !(await isUnderWay(app.db, taskId))) return;
    const progress = async (done: number) => {
      if (!(await showProgress(app.db, taskId, done))) throw new Stopped();
    };
    try {
      await progress(0);
      const sheet = await readKeptSheet(app, kept);
      await writeAs(app, system, 'job/orders.import', async (act) => {
        const actor = { ...system, userId: kept.userId, username: kept.createUser };
        const made = await importAudited(act, {
          sheet,
          fileName: kept.fileName,
          actor,
          skipRefused,
          onInserted: progress,
        });
        await noteResult(act.tx, importId, made);
        if (!(await endTask(act.tx, taskId))) throw new Stopped();
      });
    } catch (error) {
      if (error instanceof Stopped) return;
      if (!(error instanceof Failure)) throw error;
      await settle(app.db, taskId, problemsOf(error));
    }
  },
  async gaveUp({ app }, { taskId }) {
    await settle(app.db, taskId, [{ label: '', key: 'orderImport.gaveUp' }]);
  },
});

const badRows = z.array(badRow);

/** Each bad line by its number, or what is wrong with the sheet as a whole. */
function problemsOf({ key, params, data }: Failure): Problem[] {
  if (!badRows.safeParse(data).success) return [{ label: '', key, params }];
  const rows = data as readonly z.input<typeof badRow>[];
  return rows.map(({ lineNum, msg }) => ({ ...msg, label: String(lineNum) }));
}

/** Something has changed since the sheet was checked: nothing of it is imported, and its task says why. */
function settle(db: Db, taskId: string, problems: readonly Problem[]): Promise<void> {
  return transact(db, async (tx) => {
    await endTask(tx, taskId, problems);
  });
}

/** Forgets the sheets that nobody can import any more. */
export const forgetOrderImports = defineJob({
  name: 'orders.forgetImports',
  concurrency: 1,
  retryLimit: 1,
  schedule: '30 4 * * *',
  async run({ app }) {
    await writeAs(app, system, 'job/orders.forgetImports', async ({ tx, audit }) => {
      const blobIds = await deleteOldImports(tx);
      if (blobIds.length === 0) return;
      await releaseBlobs(tx, blobIds);
      audit({ object: 'orderImports', ids: [], before: { expired: blobIds.length } });
    });
  },
});
