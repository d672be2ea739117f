import { now } from '../../../platform/database/expressions.ts';
import type { Act } from '../../../platform/act.ts';
import { writeLog } from '../record/log.ts';
import { keepOthersVoid } from '../record/outgoing.ts';
import type { Allowed } from '../state/allowed.ts';

/** A kept label, and what it says of how the parcel goes. */
export interface NewLabel {
  key: string;
  trackingNumber: string;
  carrierName: string;
}

type Writing = Pick<Act, 'tx' | 'actor'>;

/** Gives the order a label. */
export async function attachLabel(
  act: Writing,
  { id }: Allowed<{ id: string }, 'label'>,
  { key, trackingNumber, carrierName }: NewLabel,
): Promise<void> {
  await keepOthersVoid(act.tx, [id]);
  await act.tx
    .updateTable('orders')
    .set({ labelKey: key, labelVoid: null, trackingNumber: trackingNumber || null, carrierName, gmtModified: now })
    .where('id', '=', id)
    .execute();
  await writeLog(act, [
    { orderId: id, key: 'orders.log.label', params: { carrier: carrierName, number: trackingNumber } },
  ]);
}
