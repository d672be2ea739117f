import { handover } from '@pressroom/contract/lastMile/handover';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { lastMileStatus } from '@pressroom/contract/lastMile/status';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { App } from '../../platform/app.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Caller } from '../../caller.ts';
import { movePast, type PastOrder, shippedAt, signedAt } from '../history/dates.ts';
import { must } from '../shop.ts';
import { calculate, chooseBatch, rowsOf, waitForRows } from './batches.ts';
import type { DemoChannels } from './channels.ts';

/** So many orders go under the labels of one batch. */
const perBatch = 7;

interface Buying {
  app: App;
  caller: Caller;
  channels: DemoChannels;
  /** In production without a label, the newest first. */
  past: readonly PastOrder[];
}

interface Batch {
  batchNumber: string;
  channel: string;
  past: readonly PastOrder[];
}

/** Buys the labels of past weeks in some batches, and hands each over to its carrier: the earliest first, as their numbers say. */
export async function buyPast({ app, caller, channels, past }: Buying): Promise<void> {
  const turns = [channels.gofo, channels.uniUni, channels.closing];
  const batches: Batch[] = [];
  for (let from = past.length; from > 0; from -= perBatch) {
    const its = past.slice(Math.max(0, from - perBatch), from);
    const batchNumber = await chooseBatch(
      caller,
      its.map(({ id }) => id),
      2,
    );
    batches.push({ batchNumber, channel: turns[batches.length % turns.length]!, past: its });
  }
  const taskIds = await Promise.all(batches.map((batch) => buyBatch(caller, batch)));
  for (const [at, batch] of batches.entries()) await leave(app, caller, { ...batch, taskIds: taskIds[at]! });
}

/** Answers the tasks that it took. */
async function buyBatch(caller: Caller, { batchNumber, channel }: Batch): Promise<string[]> {
  const ids = (await rowsOf(caller, batchNumber)).map(({ id }) => id);
  const priced = await calculate(caller, { batchNumber, ids }, channel);
  const bought = await must(caller, lastMile.bulkOrder, { ids });
  await waitForRows(caller, { batchNumber, ids }, [lastMileStatus.labelIssued]);
  return [priced, bought].flatMap(({ taskId }) => taskId ?? []);
}

async function leave(app: App, caller: Caller, { batchNumber, past, taskIds }: Batch & { taskIds: string[] }) {
  const orderIds = past.map(({ id }) => id);
  await must(caller, orders.batchDelivery, { ids: orderIds });
  const waiting = await must(caller, handover.parcels, { pageSize: 100 });
  const labels = waiting.rows.filter(({ orderId }) => orderIds.includes(orderId));
  const { id: manifestId } = await must(caller, handover.make, { ids: labels.map(({ id }) => id) });
  const arrived = past.filter((order) => signedAt(order) < Date.now()).map(({ id }) => id);
  if (arrived.length > 0) await must(caller, orders.orderReview, { ids: arrived, sysStatus: reviewAction.sign });
  await movePast(app, past);
  await moveBatch(app, { batchNumber, manifestId, taskIds, at: new Date(Math.max(...past.map(shippedAt))) });
}

/** Moves a batch with its labels, what they have cost, its manifest and its tasks to the day on which the last of its parcels left. */
async function moveBatch(
  { db, settings }: App,
  { batchNumber, manifestId, taskIds, at }: { batchNumber: string; manifestId: string; taskIds: string[]; at: Date },
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const day = (format: string) => sql`to_char(${moment} at time zone ${settings.displayZone}::text, ${format}::text)`;
  const labels = sql`
    parcel_labels l join last_mile_rows r on r.id = l.row_id join last_mile_batches b on b.id = r.batch_id
    where b.batch_number = ${batchNumber}`;
  await transact(db, async (tx) => {
    await sql`update label_costs set bought_at = ${moment} where label_id in (select l.id from ${labels})`.execute(tx);
    await sql`
      update parcel_labels set gmt_create = ${moment}, gmt_modified = ${moment}, sent_at = ${moment}
      where id in (select l.id from ${labels})`.execute(tx);
    await sql`
      update last_mile_rows set gmt_create = ${moment}, gmt_modified = ${moment}
      where batch_id = (select id from last_mile_batches where batch_number = ${batchNumber})`.execute(tx);
    await sql`
      update last_mile_batches set gmt_create = ${moment}, gmt_modified = ${moment},
        batch_number = 'LM' || ${day('YYMMDD')} || '-' || id
      where batch_number = ${batchNumber}`.execute(tx);
    await sql`
      update manifests set gmt_create = ${moment}, gmt_modified = ${moment}, day = ${day('YYYY-MM-DD')},
        manifest_number = 'MF' || ${day('YYMMDD')} || '-' || id
      where id = ${manifestId}`.execute(tx);
    await sql`
      update tasks set gmt_create = ${moment}, gmt_modified = ${moment} where id = any (${taskIds}::bigint[])`.execute(
      tx,
    );
  });
}
