import { batchStatus, type LabelType } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { insertRows } from '../rows/rows.queries.ts';
import { dayOf, objectionTo } from './addBatch.ts';
import { type BadLine, completeBatch, insertBatch, lockParsing } from './batches.queries.ts';
import type { SheetLine } from './sheet.ts';
import { findWanted, type WantedOrder } from './wanted.queries.ts';

interface Given {
  batchId: string;
  lines: SheetLine[];
}

/** Finds the orders of a sheet, and makes rows of those that may get a label; each of the others is named with its line. */
export const importBatch = defineJob<Given>({
  name: 'lastMile.import',
  concurrency: 1,
  retryLimit: 5,
  async run({ app }, { batchId, lines }) {
    await writeAs(app, system, 'job/lastMile.import', async (act) => {
      const batch = await lockParsing(act.tx, batchId);
      if (!batch) return;
      const { taken, problems } = await readLines(act.tx, lines, batch.labelType as LabelType);
      await insertRows(act.tx, { batchId, createUser: batch.createUser }, taken);
      await completeBatch(act.tx, batchId, { total: taken.length, problems });
      const after = { batchNumber: batch.batchNumber, total: taken.length, refused: problems.length };
      act.audit({ object: 'lastMileBatches', ids: [batchId], after });
    });
  },
});

/** Starts a batch whose lines are read in the background. Returns its number. */
export async function startImport(act: Act, lines: readonly SheetLine[], labelType: LabelType): Promise<string> {
  const { tx, app, actor } = act;
  const { id, batchNumber } = await insertBatch(tx, {
    labelType,
    dataStatus: batchStatus.parsing,
    total: 0,
    createUser: actor.username,
    day: dayOf(app.settings.displayZone),
  });
  await app.jobs.enqueueMany(tx, importBatch, [{ batchId: id, lines: [...lines] }]);
  act.audit({ object: 'lastMileBatches', ids: [id], after: { batchNumber, labelType, lines: lines.length } });
  return batchNumber;
}

interface Read {
  taken: { orderId: string; num: number }[];
  problems: BadLine[];
}

async function readLines(tx: Tx, lines: readonly SheetLine[], labelType: LabelType): Promise<Read> {
  const numbers = [...new Set(lines.map(({ number }) => number).filter(Boolean))];
  const byNumber = Map.groupBy(await findWanted(tx, { numbers }), (order) => order.thirdOrderNumber);
  const lineOf = new Map<string, number>();
  const read: Read = { taken: [], problems: [] };
  for (const given of lines) {
    const found = orderOf(given, byNumber.get(given.number) ?? []);
    const problem = 'key' in found ? found : (twice(found, lineOf) ?? objectionTo(found, labelType));
    if (!('key' in found) && !lineOf.has(found.id)) lineOf.set(found.id, given.line);
    if (problem) read.problems.push({ ...problem, line: given.line, number: given.number });
    else if (!('key' in found)) read.taken.push({ orderId: found.id, num: found.totalNum });
  }
  return read;
}

function orderOf({ store, problem }: SheetLine, orders: readonly WantedOrder[]): WantedOrder | Message {
  if (problem) return problem;
  const wanted = store.trim().toLowerCase();
  const fitting = wanted ? orders.filter(({ shopName }) => shopName.toLowerCase() === wanted) : orders;
  const [order, ...others] = fitting;
  if (!order) return { key: 'lastMile.order.unknown' };
  if (others.length === 0) return order;
  return { key: 'lastMile.order.several', params: { shops: fitting.map(({ shopName }) => shopName) } };
}

function twice({ id }: WantedOrder, lineOf: ReadonlyMap<string, number>): Message | undefined {
  const line = lineOf.get(id);
  return line === undefined ? undefined : { key: 'lastMile.order.twice', params: { line } };
}
