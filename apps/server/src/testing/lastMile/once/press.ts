import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import type { LastMileStatus } from '@pressroom/contract/lastMile/status';
import { labelType } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../../../caller.ts';
import { type Draw, oneIn, pick } from '../../definitions/draw.ts';
import type { LastMileTest } from '../makers.ts';
import type { Wanted } from './orders.ts';

interface Pressing {
  wanted: readonly Wanted[];
  /** Which of the two batches is this person's own. */
  mine: 0 | 1;
  draw: Draw;
}

const most = 600;
/** A busy machine gets through fewer orders in a round. */
const mostAnOrder = 2;
/** So often a person cancels: afterwards no more, so that there is an end. */
const cancelling = 8;

/**
 * A person presses whatever may be pressed, in both batches, each button twice at once, until every order has a label. Throws
 * where that takes too long: what is still on its way then says nothing about labels bought twice.
 */
export async function press(at: LastMileTest, { wanted, mine, draw }: Pressing): Promise<void> {
  const person = await at.test.as(['/order/courseDetails']);
  let left = cancelling;
  const count = wanted.reduce((sum, { orders }) => sum + orders.length, 0);
  const rounds = Math.max(most, count * mostAnOrder);
  for (let round = 0; round < rounds; round += 1) {
    for (const { type, batches } of wanted) {
      const batchNumber = oneIn(draw, 3) ? pick(draw, batches) : batches[mine];
      const mayCancel = left > 0 && oneIn(draw, 3);
      if (await pressBatch(person, { type, batchNumber, mayCancel, draw })) left -= 1;
    }
    if (await isDone(at, wanted)) return;
    await pause(300);
  }
  throw new Error(`after ${rounds} rounds some of ${count} orders are still without a label`);
}

/** Waits until nothing that was pressed last is on its way any more. */
export async function rest({ test }: LastMileTest): Promise<void> {
  for (let round = 0; round < most; round += 1) {
    const { rows } = await sql`select from last_mile_rows where order_status in (1, 4, 9) limit 1`.execute(test.db);
    if (rows.length === 0) return;
    await pause(300);
  }
}

interface Batch {
  type: Wanted['type'];
  batchNumber: string;
  mayCancel: boolean;
  draw: Draw;
}

type Act =
  | typeof lastMile.bulkOrder
  | typeof lastMile.bulkOrderPush
  | typeof lastMile.retry
  | typeof lastMile.cancelLabel;

/** Answers whether something was cancelled. */
async function pressBatch(person: Caller, { type, batchNumber, mayCancel, draw }: Batch): Promise<boolean> {
  const { data } = await person.call(lastMile.queryBulkPrintRecordDetails, { batchNumber, pageSize: 10_000 });
  const idsOf = (...statuses: LastMileStatus[]) =>
    data.rows.filter(({ orderStatus }) => statuses.includes(orderStatus)).map(({ id }) => id);
  const twice = async (act: Act, ids: string[]) => {
    if (ids.length > 0) await Promise.all([person.call(act, { ids }), person.call(act, { ids })]);
  };
  const waiting = idsOf(0);
  if (type === labelType.platform) await twice(lastMile.bulkOrderPush, waiting);
  else if (waiting.length > 0) await person.call(lastMile.costBulkOrder, { batchNumber, ids: waiting });
  await twice(lastMile.bulkOrder, idsOf(3));
  await twice(lastMile.retry, idsOf(2, 6, 11));
  const bought = idsOf(7, 10).slice(0, 2);
  if (mayCancel) await twice(lastMile.cancelLabel, bought);
  const [stuck] = idsOf(5, 6);
  if (stuck && oneIn(draw, 2)) await person.call(lastMile.getLabel, { id: stuck });
  return mayCancel && bought.length > 0;
}

/** Every order has a label, or those that it had were cancelled, and none is on its way. */
async function isDone({ test }: LastMileTest, wanted: readonly Wanted[]): Promise<boolean> {
  const ids = wanted.flatMap(({ orders }) => orders.map(({ id }) => id));
  const { rows } = await sql<{ isDone: boolean }>`
    select not exists (
        select from orders o where id = any(${ids}::bigint[]) and label_key is null
          and not exists (select from last_mile_rows r where r.order_id = o.id and r.order_status = 8))
      and not exists (
        select from parcel_labels where state in ('waiting', 'sending', 'unknown', 'placed', 'cancelling')) as is_done`.execute(
    test.db,
  );
  return rows[0]!.isDone;
}
