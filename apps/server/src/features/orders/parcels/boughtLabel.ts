import type { Message } from '@pressroom/contract/message';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import { changesTo } from '../record/audit.ts';
import { setLabel } from '../labels/attachLabel.ts';
import { carrierOf } from '../record/carriers.ts';
import { writeLog } from '../record/log.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';
import { allowLabel } from '../state/allowed.ts';
import { findHolders } from './parcels.queries.ts';

export interface BoughtLabel {
  parcelId: string;
  labelKey: string;
  trackingNumber: string;
  /** Null where its seller does not say. */
  carrierName: string | null;
  isForOldAddress: boolean;
}

const cancelling: Message = { key: 'orders.labelVoid.cancelling' };
const oldAddress: Message = { key: 'orders.labelVoid.address' };

/**
 * Gives a parcel its bought label. Each order whose first parcel it is shows the label and ships with its number. Answers
 * why an order could not take it, the label stays with its parcel; or why it must not be printed.
 */
export async function giveBoughtLabel(
  act: Act,
  { parcelId, labelKey, trackingNumber, carrierName, isForOldAddress }: BoughtLabel,
): Promise<Message | undefined> {
  const { tx } = act;
  const carrier = carrierName ?? carrierOf(trackingNumber) ?? '';
  const orders = await lockFirstHolders(act, [parcelId]);
  await tx
    .updateTable('parcels')
    .set({ trackingNumber, carrierName: carrier, labelKey, gmtModified: now })
    .where('id', '=', parcelId)
    .execute();
  let problem: Message | undefined;
  for (const order of orders) {
    const ruled = allowLabel(order);
    if ('problem' in ruled) {
      problem ??= ruled.problem;
      continue;
    }
    await setLabel(act, ruled.allowed, { key: labelKey, trackingNumber, carrierName: carrier });
    const labelVoid = isForOldAddress ? json(oldAddress) : null;
    const sharedParcel = order.sharedParcel || orders.length > 1;
    await tx.updateTable('orders').set({ sharedParcel, labelVoid }).where('id', '=', order.id).execute();
  }
  act.audit(await changesTo(tx, orders));
  return problem ?? (isForOldAddress ? oldAddress : undefined);
}

/** Takes a cancelled label from its parcel, and from the orders that have not shipped with it. */
export async function takeLabelBack(act: Act, parcelId: string, log: Message): Promise<void> {
  const { tx } = act;
  const holders = await lockFirstHolders(act, [parcelId]);
  const { trackingNumber } = await tx
    .selectFrom('parcels')
    .where('id', '=', parcelId)
    .select('trackingNumber')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('parcels')
    .set({ trackingNumber: null, carrierName: null, labelKey: null, gmtModified: now })
    .where('id', '=', parcelId)
    .execute();
  const showing = holders.filter((one) => showsLabel(one, trackingNumber)).map(({ id }) => id);
  await tx
    .updateTable('orders')
    .set({ labelKey: null, labelVoid: null, trackingNumber: null, carrierName: null, gmtModified: now })
    .where('id', '=', anyOf(showing, 'bigint'))
    .execute();
  await writeLog(
    act,
    holders.map(({ id }) => ({ orderId: id, ...log })),
  );
  act.audit(await changesTo(tx, holders));
}

/** While its seller is asked to take a label back, nobody must print it; where that was refused it may be printed again. */
export async function setCancelling(act: Act, parcelIds: readonly string[], isCancelling: boolean): Promise<void> {
  const orders = await lockFirstHolders(act, parcelIds);
  const concerned = orders.filter(({ labelKey, labelVoid }) =>
    isCancelling ? labelKey !== null && labelVoid === null : labelVoid?.key === cancelling.key,
  );
  if (concerned.length === 0) return;
  const ids = concerned.map(({ id }) => id);
  await act.tx
    .updateTable('orders')
    .set({ labelVoid: isCancelling ? json(cancelling) : null, gmtModified: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  act.audit(await changesTo(act.tx, concerned));
}

function showsLabel({ trackingNumber, sysStatus, shipmentConfirmation }: OrderRecord, number: string | null): boolean {
  const isGone = sysStatus === orderStatus.shipped || sysStatus === orderStatus.signed;
  return trackingNumber !== null && trackingNumber === number && !isGone && shipmentConfirmation === null;
}

/** Locks the orders that ship with one of these parcels first: of several parcels, an order shows the first. */
async function lockFirstHolders({ tx }: Pick<Act, 'tx'>, parcelIds: readonly string[]): Promise<OrderRecord[]> {
  const holders = await findHolders(tx, parcelIds);
  return lockOrders(
    tx,
    holders.filter(({ parcelNo }) => parcelNo === 1).map(({ orderId }) => orderId),
  );
}
