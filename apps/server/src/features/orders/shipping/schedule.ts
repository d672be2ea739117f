import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { acts } from '@pressroom/contract/orders/acts';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import { actOn } from '../record/audit.ts';
import type { OrderRecord } from '../record/record.ts';
import type { Allowed } from '../state/allowed.ts';
import { lockAllowed } from '../state/partition.ts';
import { writeLog } from '../record/log.ts';
import { callOff } from '../state/callOff.ts';

export type BulkOutcome = HandlerOutput<typeof acts.batchDelivery>;

/** Stores when the orders are to ship. The caller queues the jobs that ship them then. */
export async function schedule(
  { tx, app, actor }: Act,
  planned: readonly { order: Allowed<OrderRecord, 'schedule'>; at: Date }[],
): Promise<void> {
  if (planned.length === 0) return;
  const ids = planned.map(({ order }) => order.id);
  const times = planned.map(({ at }) => at.toISOString());
  await sql`
    update orders set scheduled_delivery = plan.at, gmt_modified = clock_timestamp()
    from unnest(${ids}::bigint[], ${times}::timestamptz[]) as plan (id, at)
    where orders.id = plan.id`.execute(tx);
  await logScheduled(
    { tx, actor, app },
    planned.map(({ order, at }) => ({ id: order.id, at })),
  );
}

/** Writes into the logs when orders are to ship. */
export async function logScheduled(
  act: Pick<Act, 'tx' | 'actor' | 'app'>,
  scheduled: readonly { id: string; at: Date }[],
): Promise<void> {
  const shown = (at: Date) => formatWallTime(wallTimeAt(at, act.app.settings.displayZone)).slice(0, 16);
  await writeLog(
    act,
    scheduled.map(({ id, at }) => ({ orderId: id, key: 'orders.log.scheduled', params: { time: shown(at) } })),
  );
}

/** Ends the scheduled shipping of those orders that have one; the others are named with their reason. */
export async function cancelDelivery(act: Act, ids: readonly string[]): Promise<BulkOutcome> {
  const { allowed, refused } = await lockAllowed(act.tx, 'callOff', ids);
  await callOff(act, allowed);
  act.audit(await actOn(act.tx, 'callOff', { allowed, refused }));
  return { done: allowed.map((order) => order.id), refused };
}
