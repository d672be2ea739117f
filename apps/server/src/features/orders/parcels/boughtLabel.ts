import type { Message } from '@pressroom/contract/message';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import { changesTo } from '../record/audit.ts';
import { attachLabel } from '../labels/attachLabel.ts';
import { carrierOf } from '../record/carriers.ts';
import { writeLog } from '../record/log.ts';
import { keepOthersVoid } from '../record/outgoing.ts';
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
 * Gives a parcel its bought label. Each order whose first parcel it is shows the label. Answers why an order could not take
 * it, the label stays with its parcel; or why it must not be printed.
 */
export async function giveBoughtLabel(
  act: Act,
  { parcelId, labelKey, trackingNumber, carrierName, isForOldAddress }: BoughtLabel,
): Promise<Message | undefined> {
  const { tx } = act;
  const carrier = carrierName ?? carrierOf(trackingNumber) ?? '';
  const labelVoid = isForOldAddress ? json(oldAddress) : null;
  const { firsts, others } = await lockHolders(act, [parcelId]);
  await tx
    .updateTable('parcels')
    .set({ trackingNumber, carrierName: carrier, labelKey, labelVoid, gmtModified: now })
    .where('id', '=', parcelId)
    .execute();
  let problem: Message | undefined;
  for (const order of firsts) {
    const ruled = allowLabel(order);
    if ('problem' in ruled) {
      problem ??= ruled.problem;
      continue;
    }
    await attachLabel(act, ruled.allowed, { key: labelKey, trackingNumber, carrierName: carrier });
    const sharedParcel = order.sharedParcel || firsts.length > 1;
    await tx.updateTable('orders').set({ sharedParcel, labelVoid }).where('id', '=', order.id).execute();
  }
  await writeLog(
    act,
    others.map(({ id }) => ({ orderId: id, key: 'orders.log.label', params: { carrier, number: trackingNumber } })),
  );
  act.audit(await changesTo(tx, [...firsts, ...others]));
  return problem ?? (isForOldAddress ? oldAddress : undefined);
}

/** Takes a cancelled label from its parcel, and from the orders that have not shipped with it. */
export async function takeLabelBack(act: Act, parcelId: string, log: Message): Promise<void> {
  const { tx } = act;
  const { firsts, others } = await lockHolders(act, [parcelId]);
  const { trackingNumber } = await tx
    .selectFrom('parcels')
    .where('id', '=', parcelId)
    .select('trackingNumber')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('parcels')
    .set({ trackingNumber: null, carrierName: null, labelKey: null, labelVoid: null, gmtModified: now })
    .where('id', '=', parcelId)
    .execute();
  const showing = firsts.filter((one) => showsLabel(one, trackingNumber)).map(({ id }) => id);
  await keepOthersVoid(tx, showing);
  await tx
    .updateTable('orders')
    .set({
      labelKey: null,
      labelVoid: null,
      trackingNumber: null,
      carrierName: null,
      printedAt: null,
      gmtModified: now,
    })
    .where('id', '=', anyOf(showing, 'bigint'))
    .execute();
  const holders = [...firsts, ...others];
  await writeLog(
    act,
    holders.map(({ id }) => ({ orderId: id, ...log })),
  );
  act.audit(await changesTo(tx, holders));
}

/** While its seller is asked to take a label back, nobody must print it; where that was refused it may be printed again. */
export async function setCancelling(act: Act, parcelIds: readonly string[], isCancelling: boolean): Promise<void> {
  const { tx } = act;
  const { firsts } = await lockHolders(act, parcelIds);
  await sql`
    update parcels set label_void = ${isCancelling ? json(cancelling) : null}, gmt_modified = clock_timestamp()
    where id = ${anyOf(parcelIds, 'bigint')} and label_key is not null
      and label_void ->> 'key' is not distinct from ${isCancelling ? null : cancelling.key}`.execute(tx);
  const concerned = firsts.filter(({ labelKey, labelVoid }) =>
    isCancelling ? labelKey !== null && labelVoid === null : labelVoid?.key === cancelling.key,
  );
  if (concerned.length === 0) return;
  const ids = concerned.map(({ id }) => id);
  await tx
    .updateTable('orders')
    .set({ labelVoid: isCancelling ? json(cancelling) : null, gmtModified: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  act.audit(await changesTo(tx, concerned));
}

function showsLabel({ trackingNumber, sysStatus, shipmentConfirmation }: OrderRecord, number: string | null): boolean {
  const isGone = sysStatus === orderStatus.shipped || sysStatus === orderStatus.signed;
  return trackingNumber !== null && trackingNumber === number && !isGone && shipmentConfirmation === null;
}

interface Holders {
  /** Those whose first parcel it is: of several parcels, an order shows the first. */
  firsts: OrderRecord[];
  others: OrderRecord[];
}

/** Locks the orders that go out in one of these parcels. */
async function lockHolders({ tx }: Pick<Act, 'tx'>, parcelIds: readonly string[]): Promise<Holders> {
  const holders = await findHolders(tx, parcelIds);
  const orders = await lockOrders(
    tx,
    holders.map(({ orderId }) => orderId),
  );
  const firsts = new Set(holders.filter(({ parcelNo }) => parcelNo === 1).map(({ orderId }) => orderId));
  return { firsts: orders.filter(({ id }) => firsts.has(id)), others: orders.filter(({ id }) => !firsts.has(id)) };
}
