import { badRow } from '@pressroom/contract/fields/outcomes';
import { z } from 'zod';
import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import { transact } from '../../../platform/database/transact.ts';
import { Failure } from '../../../platform/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { advanceTask, isCancelled, type Problem } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import type { FollowCombinations } from '../combination/follow.ts';
import { undoDays } from '../bulk/undo.ts';
import { importSheet, noteOutcome } from './importProducts.ts';
import { importQueue, type QueuedImport } from './queue.ts';
import { readProductSheet } from './read.ts';

/** Imports a kept sheet in one transaction: a run that is cut off leaves nothing, and the next one begins anew. */
export const importLarge = (combinations: FollowCombinations) =>
  defineJob<QueuedImport>({
    ...importQueue,
    concurrency: 1,
    retryLimit: 3,
    async run({ app }, { importId, taskId, plan, skipRefused = false }) {
      const kept = await findKept(app, importId);
      if (!kept || kept.outcome !== null || (await isCancelled(app.db, taskId))) return;
      const bytes = await app.storage.get(originalKey(kept.sha256));
      if (!bytes) throw new Error(`the sheet of import ${importId} is not in the storage`);
      const sheet = await readProductSheet(bytes, kept.importCode);
      try {
        await writeAs(app, system, 'job/products.import', async (act) => {
          // the task that makes its pictures is shown to whoever has sent the sheet
          const outcome = await importSheet(
            { ...act, actor: { ...system, userId: kept.userId } },
            { sheet, fileName: kept.fileName, plan, skipRefused },
            combinations,
          );
          await noteOutcome(act.tx, importId, outcome);
          await advanceTask(act.tx, taskId, 1);
        });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        await settleRefused(app, { importId, taskId }, problemsOf(error));
      }
    },
    async gaveUp({ app }, { importId, taskId }) {
      await settleRefused(app, { importId, taskId }, [{ label: '', key: 'products.sheet.gaveUp' }]);
    },
  });

function findKept({ db }: App, importId: string) {
  return db
    .selectFrom('productImports as kept')
    .innerJoin('blobs', 'blobs.id', 'kept.blobId')
    .where('kept.id', '=', importId)
    .select(['kept.importCode', 'kept.fileName', 'kept.userId', 'kept.outcome', 'blobs.sha256'])
    .executeTakeFirst();
}

/** Something has changed since the sheet was checked: nothing of it is imported, and its task says why. */
function settleRefused(
  { db }: App,
  { importId, taskId }: { importId: string; taskId: string },
  problems: readonly Problem[],
): Promise<void> {
  return transact(db, async (tx) => {
    await noteOutcome(tx, importId, { refused: problems.length });
    await advanceTask(tx, taskId, 1, problems.slice(0, problemsTold));
  });
}

const problemsTold = 100;
const badRows = z.array(badRow);

/** Each bad line by its number, or what is wrong with the sheet as a whole. */
function problemsOf({ key, params, data }: Failure): Problem[] {
  if (!badRows.safeParse(data).success) return [{ label: '', key, params }];
  const rows = data as readonly z.input<typeof badRow>[];
  return rows.map(({ lineNum, msg }) => ({ ...msg, label: String(lineNum) }));
}

/** What can be taken back, or may be asked for, no longer than this. */
const keptDays = sql<string>`clock_timestamp() - make_interval(days => ${undoDays})`;

/** Forgets the edits that nobody can take back any more, and the sheets that were imported long ago. */
export const forgetProductActs = defineJob({
  name: 'products.forgetActs',
  concurrency: 1,
  retryLimit: 1,
  schedule: '25 4 * * *',
  async run({ app }) {
    await writeAs(app, system, 'job/products.forgetActs', async ({ tx, audit }) => {
      const edits = await tx.deleteFrom('productEdits').where('gmtCreate', '<', keptDays).executeTakeFirst();
      const sheets = await tx
        .deleteFrom('productImports')
        .where('gmtCreate', '<', keptDays)
        .returning('blobId')
        .execute();
      await releaseBlobs(
        tx,
        sheets.map(({ blobId }) => blobId),
      );
      const expired = Number(edits.numDeletedRows);
      if (expired > 0) audit({ object: 'productEdits', ids: [], before: { expired } });
      if (sheets.length > 0) audit({ object: 'products', ids: [], before: { expired: sheets.length } });
    });
  },
});
