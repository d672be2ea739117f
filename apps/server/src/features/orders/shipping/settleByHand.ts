import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { acts } from '@pressroom/contract/orders/acts';
import type { Message } from '@pressroom/contract/message';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import { fail } from '../../../platform/failure.ts';
import { changesTo } from '../record/audit.ts';
import { namesOf } from '../record/outgoing.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';
import { allowOne } from '../state/partition.ts';
import { findUnknown, getShipment, lockConfirmation, type ShipmentConfirmation } from './confirmations.queries.ts';
import { acceptLocked, dropLocked } from './settle.ts';
import { settledAfterMs } from './shipment.ts';

/**
 * Settles a shipment whose outcome is unknown by what a person has found at the marketplace. The order and its confirmation
 * are locked, so that of a person and the job that asks the marketplace only one settles it.
 */
export async function settleByHand(act: Act, { id, outcome }: ParsedInput<typeof acts.settleShipment>): Promise<void> {
  const { tx } = act;
  const [order] = await lockOrders(tx, [id]);
  if (!order) fail(404, 'platform.notFound');
  const ruled = await allowOne(tx, 'settleShipment', order);
  if ('problem' in ruled) refuse(order, ruled.problem);
  const [confirmationId] = await findUnknown(tx, [id]);
  const confirmation = (await lockConfirmation(tx, confirmationId!))!;
  const locked = { order, confirmation };
  const before = { ...order };
  if (outcome === 'notTold') {
    const problem = untoldObjection(order, confirmation);
    if (problem) refuse(order, problem);
    await dropLocked(act, locked);
  } else {
    const { shipment } = (await getShipment(tx, confirmation.id))!;
    await acceptLocked(act, locked, { key: 'orders.log.settledShipped', params: namesOf(shipment.parcels) });
  }
  act.audit(await changesTo(tx, [before]));
}

/** Why nobody can say yet, or any more, that the marketplace was not told. */
function untoldObjection({ sysStatus }: OrderRecord, { sentAt }: ShipmentConfirmation): Message | undefined {
  if (sysStatus !== orderStatus.inProduction && sysStatus !== orderStatus.abnormal)
    return { key: 'orders.wrongState', params: { status: { key: `orders.status.${sysStatus}` } } };
  const left = Date.parse(sentAt ?? '') + settledAfterMs - Date.now();
  return left > 0 ? { key: 'orders.telling.tooSoon', params: { count: Math.ceil(left / 1000) } } : undefined;
}

function refuse({ sysStatus }: OrderRecord, reason: Message): never {
  fail(409, 'orders.refused', { params: { reason }, data: { sysStatus } });
}
