import type { Act } from '../../../platform/act.ts';
import { actOn } from '../record/audit.ts';
import { writeLog } from '../record/log.ts';
import { lockAllowed } from '../state/partition.ts';
import { findUnknown } from './confirmations.queries.ts';
import { confirmShipment } from './confirmShipment.ts';
import type { BulkOutcome } from './schedule.ts';

/**
 * Has the marketplaces asked now whether they were told that these orders ship, instead of when it is due. The answer is
 * treated as any other: nothing is told again that may still arrive.
 */
export async function askShipments(act: Act, ids: readonly string[]): Promise<BulkOutcome> {
  const { tx, app } = act;
  const { allowed, refused } = await lockAllowed(tx, 'askShipment', ids);
  const asked = allowed.map(({ id }) => id);
  const confirmations = await findUnknown(tx, asked);
  await app.jobs.enqueueMany(
    tx,
    confirmShipment,
    confirmations.map((confirmationId) => ({ confirmationId, once: true as const })),
  );
  await writeLog(
    act,
    asked.map((orderId) => ({ orderId, key: 'orders.log.askedShipment' })),
  );
  act.audit(await actOn(tx, 'askShipment', { allowed, refused }));
  return { done: asked, refused };
}
