import { handover } from '@pressroom/contract/lastMile/handover';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { lastMileStatus } from '@pressroom/contract/lastMile/status';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { App } from '../../platform/app.ts';
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

/** Buys the labels of past weeks in some batches, and hands each over to its carrier. */
export async function buyPast({ past, ...buying }: Buying): Promise<void> {
  const { gofo, uniUni, closing } = buying.channels;
  const turns = [gofo, uniUni, closing];
  const batches = Array.from({ length: Math.ceil(past.length / perBatch) }, (_, at) =>
    past.slice(at * perBatch, (at + 1) * perBatch),
  );
  await Promise.all(batches.map((batch, at) => buyBatch({ ...buying, past: batch }, turns[at % turns.length]!)));
}

async function buyBatch({ app, caller, past }: Buying, channel: string): Promise<void> {
  const orderIds = past.map(({ id }) => id);
  const batchNumber = await chooseBatch(caller, orderIds, 2);
  const ids = (await rowsOf(caller, batchNumber)).map(({ id }) => id);
  await calculate(caller, { batchNumber, ids }, channel);
  await must(caller, lastMile.bulkOrder, { ids });
  await waitForRows(caller, { batchNumber, ids }, [lastMileStatus.labelIssued]);
  await must(caller, orders.batchDelivery, { ids: orderIds });
  const waiting = await must(caller, handover.parcels, { pageSize: 100 });
  const labels = waiting.rows.filter(({ orderId }) => orderIds.includes(orderId));
  const { id: manifestId } = await must(caller, handover.make, { ids: labels.map(({ id }) => id) });
  const arrived = past.filter((order) => signedAt(order) < Date.now()).map(({ id }) => id);
  if (arrived.length > 0) await must(caller, orders.orderReview, { ids: arrived, sysStatus: reviewAction.sign });
  await movePast(app, past);
  await moveBatch(app, { batchNumber, manifestId, at: new Date(Math.max(...past.map(shippedAt))) });
}

/** Moves a batch with its labels, what they have cost, and its manifest to the day on which the last of its parcels left. */
async function moveBatch(
  { db, settings }: App,
  { batchNumber, manifestId, at }: { batchNumber: string; manifestId: string; at: Date },
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const day = (format: string) => sql`to_char(${moment} at time zone ${settings.displayZone}::text, ${format}::text)`;
  const labels = sql`
    parcel_labels l join last_mile_rows r on r.id = l.row_id join last_mile_batches b on b.id = r.batch_id
    where b.batch_number = ${batchNumber}`;
  await db.transaction().execute(async (tx) => {
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
  });
}
