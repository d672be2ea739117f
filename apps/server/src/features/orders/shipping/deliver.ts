import type { Act } from '../../../platform/act.ts';
import type { StartTask } from '../../../platform/jobs/tasks.ts';
import { actOn } from '../record/audit.ts';
import { lockAllowed } from '../state/partition.ts';
import { type BulkOutcome, schedule } from './schedule.ts';
import { shipOrders } from './ship.ts';
import { shipScheduled } from './shipScheduled.ts';

const hour = 3_600_000;

interface Delivery {
  ids: readonly string[];
  /** In hours. */
  delivery?: number;
  /** How the confirmations are followed. */
  start?: StartTask;
}

/** Ships now, or `delivery` hours after each order's own time; a time that has passed means now. */
export function deliverOrders(act: Act, { ids, delivery, start }: Delivery): Promise<BulkOutcome> {
  return delivery ? deliverAfter(act, { ids, delivery, start }) : deliverNow(act, { ids, start });
}

async function deliverNow(act: Act, { ids, start }: Delivery): Promise<BulkOutcome> {
  const { allowed, refused } = await lockAllowed(act.tx, 'ship', ids);
  const taskId = await shipOrders(act, allowed, { followed: true, start });
  act.audit(await actOn(act.tx, 'ship', { allowed, refused }));
  return { done: allowed.map((order) => order.id), refused, taskId };
}

async function deliverAfter(
  act: Act,
  { ids, delivery, start }: Required<Pick<Delivery, 'delivery'>> & Delivery,
): Promise<BulkOutcome> {
  const { tx, app, audit } = act;
  const { allowed, refused } = await lockAllowed(tx, 'schedule', ids);
  const due = allowed.map((order) => ({ order, at: new Date(Date.parse(order.orderTime) + delivery * hour) }));
  const moment = Date.now();
  const planned = due.filter(({ at }) => at.getTime() > moment);
  const passed = due.filter(({ at }) => at.getTime() <= moment).map(({ order }) => order);
  const taskId = await shipOrders(act, passed, { followed: true, start });
  await schedule(act, planned);
  const times = new Map(planned.map(({ order, at }) => [order.id, at]));
  await app.jobs.enqueueMany(
    tx,
    shipScheduled,
    planned.map(({ order }) => ({ orderId: order.id })),
    ({ orderId }) => times.get(orderId)!,
  );
  audit(await actOn(tx, 'schedule', { allowed, refused, shared: { delivery } }));
  return { done: allowed.map((order) => order.id), refused, taskId };
}
