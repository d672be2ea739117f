import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { ImportResult } from '@pressroom/contract/orders/entry';
import { importOrdersAtOnce, type orderImports } from '@pressroom/contract/orders/imports';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import { fail } from '../../../platform/failure.ts';
import type { PreparingContext } from '../../../platform/http/context.ts';
import type { QueuedJob } from '../../../platform/jobs/queue.ts';
import { isUnderWay, startTask } from '../../../platform/jobs/tasks.ts';
import type { Writer } from '../record/log.ts';
import { importOrders, type ImportOptions } from './importOrders.ts';
import { groupOrders } from './judge.ts';
import { claim, getOwn, type KeptImport, noteResult, readKeptSheet, resultOf } from './keptImports.ts';
import type { OrderSheet } from './sheet.ts';

/** Jobs of the former release say nothing of lines with problems. */
export interface QueuedImport {
  importId: string;
  taskId: string;
  skipRefused?: boolean;
}

/** The job that imports a large sheet, as far as its queue is concerned. */
export const importQueue: QueuedJob<QueuedImport> = { name: 'orders.import' };

/** The import of a sheet that comes with the call. */
export async function importNow(
  act: Act,
  { sheet, fileName }: { sheet: OrderSheet; fileName: string },
): Promise<ImportResult> {
  const { length: count } = groupOrders(sheet.lines);
  if (count > importOrdersAtOnce) fail(422, 'orderImport.tooMany', { params: { count }, data: [] });
  return importAudited(act, { sheet, fileName });
}

interface Given extends ImportOptions {
  sheet: OrderSheet;
  fileName: string;
  /** Whom the orders name as their author, where the act is a job's. */
  actor?: Writer['actor'];
}

export async function importAudited(
  act: Act,
  { sheet, fileName, actor = act.actor, ...options }: Given,
): Promise<ImportResult> {
  const { made, ...result } = await importOrders({ tx: act.tx, actor }, sheet, options);
  const ids = made.map(({ id }) => id);
  const told = underIds(made, ({ thirdOrderNumber, sysStatus }) => ({ thirdOrderNumber, sysStatus }));
  act.audit({ object: 'orders', ids, after: { file: fileName, ...told } });
  return { orders: ids.length, ...result };
}

type Run = HandlerOutput<typeof orderImports.importChecked>;

/** Imports the checked sheet, at once or by a task. Asked again, it answers what it made or the task that is making it. */
export async function runImport({
  db,
  app,
  actor,
  input: { id, skipRefused },
  write,
}: PreparingContext<typeof orderImports.importChecked>): Promise<Run> {
  const kept = await getOwn(db, { id, userId: actor.userId });
  const result = resultOf(kept);
  if (result) return { result, taskId: null };
  if (kept.taskId !== null && (await isUnderWay(db, kept.taskId))) return { result: null, taskId: kept.taskId };
  if (kept.orders > importOrdersAtOnce)
    return { result: null, taskId: await write((act) => queueImport(act, kept, skipRefused)) };
  const sheet = await readKeptSheet(app, kept);
  return write(async (act) => {
    await claim(act.tx, id);
    const made = await importAudited(act, { sheet, fileName: kept.fileName, skipRefused });
    await noteResult(act.tx, id, made);
    return { result: made, taskId: null };
  });
}

async function queueImport(
  { tx, app, actor, audit }: Act,
  { id, fileName, orders }: KeptImport,
  skipRefused: boolean,
): Promise<string> {
  await claim(tx, id);
  const taskId = await startTask(tx, actor, { kind: 'orders.import', titleKey: 'orderImport.task', total: orders });
  await tx.updateTable('orderImports').set({ taskId }).where('id', '=', id).execute();
  await app.jobs.enqueueMany(tx, importQueue, [{ importId: id, taskId, skipRefused }]);
  audit({ object: 'orders', ids: [], after: { file: fileName, orders } });
  return taskId;
}
