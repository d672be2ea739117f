import type { Language } from '@pressroom/contract/messages';
import type { ExportAsk } from '@pressroom/contract/orders/export';
import { Readable } from 'node:stream';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import { transact } from '../../../platform/database/transact.ts';
import { json } from '../../../platform/database/expressions.ts';
import { xlsxType } from '../../../platform/http/fileAnswer.ts';
import { translator } from '../../../platform/i18n.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { advanceTask, isCancelled, restartTask, startTask } from '../../../platform/jobs/tasks.ts';
import { keepTaskFile } from '../../../platform/jobs/taskFiles.ts';
import { datedName } from '../../../platform/storage/datedName.ts';
import { keepStream } from '../../../platform/storage/keepStream.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { batchName } from './batchName.ts';
import { countExported, exportOrders, type ExportFilePlace, requireExported } from './exportFile.ts';
import { chosenOrders } from '../list/selection.ts';

/** Notes what is to be exported; a job makes the file. */
export async function queueExport(
  act: Act,
  ask: ExportAsk,
  language: Language,
): Promise<{ taskId: string; count: number }> {
  const { tx, app, actor, audit } = act;
  const place = { app, db: tx, zone: app.settings.displayZone, t: translator(language) };
  const count = await requireExported(place, ask);
  const taskId = await startTask(tx, actor, { kind: 'orders.export', titleKey: 'orders.export.task', total: count });
  await tx
    .insertInto('orderExports')
    .values({ taskId, ask: json(ask), language })
    .execute();
  await app.jobs.enqueueMany(tx, exportLarge, [{ taskId }]);
  audit({ object: 'tasks', ids: [taskId], after: { exported: count, columns: ask.columns } });
  return { taskId, count };
}

/** Stops the making of a file that nobody wants any more. */
class Cancelled extends Error {}

/** Makes the file of a large export. A run that is cut off leaves nothing, and the next one begins anew. */
export const exportLarge = defineJob<{ taskId: string }>({
  name: 'orders.export',
  concurrency: 1,
  retryLimit: 3,
  async run({ app, signal }, { taskId }) {
    const asked = await app.db.selectFrom('orderExports').where('taskId', '=', taskId).selectAll().executeTakeFirst();
    if (!asked || (await isCancelled(app.db, taskId))) return;
    const ask = asked.ask as unknown as ExportAsk;
    const db = (await app.replica?.caughtUp())?.db ?? app.db;
    const place = { app, db, zone: app.settings.displayZone, t: translator(asked.language as Language) };
    const total = await countExported(place, ask);
    await transact(app.db, (tx) => restartTask(tx, taskId, total));
    let read = 0;
    const onChunk = async (count: number) => {
      signal.throwIfAborted();
      if (await isCancelled(app.db, taskId)) throw new Cancelled();
      // the last orders count as done with the file
      const done = Math.min(count, total - 1 - read);
      read += done;
      if (done > 0) await transact(app.db, (tx) => advanceTask(tx, taskId, done));
    };
    try {
      const body = await exportOrders(place, ask, onChunk);
      const { id: blobId } = await keepStream(app, Readable.from(Buffer.isBuffer(body) ? [body] : body), xlsxType);
      await writeAs(app, system, 'job/orders.export', async ({ tx, audit }) => {
        const fileName = await exportName(place, ask);
        await keepTaskFile(tx, { taskId, fileName, mime: xlsxType, blobId });
        await advanceTask(tx, taskId, total - read);
        await tx.deleteFrom('orderExports').where('taskId', '=', taskId).execute();
        audit({ object: 'tasks', ids: [taskId], after: { fileName, exported: total } });
      });
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
  },
  async gaveUp({ app }, { taskId }) {
    await transact(app.db, async (tx) => {
      const task = await tx.selectFrom('tasks').where('id', '=', taskId).select(['done', 'total']).executeTakeFirst();
      if (task && task.done < task.total)
        await advanceTask(tx, taskId, task.total - task.done, [{ label: '', key: 'orders.export.gaveUp' }]);
    });
  },
});

export async function exportName(place: ExportFilePlace, { selection }: ExportAsk): Promise<string> {
  const batch = await batchName(place.db, chosenOrders(place, selection), place.t);
  return datedName([place.t('orders.file.orders'), ...batch], 'xlsx', place.zone);
}
