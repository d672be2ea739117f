import { now } from '../../../platform/database/expressions.ts';
import type { Act } from '../../../platform/act.ts';
import { putBlob } from '../../../platform/storage/blobs.ts';
import { writeLog } from '../record/log.ts';
import { keepOthersVoid } from '../record/outgoing.ts';
import type { Allowed } from '../state/allowed.ts';

/** A label, and what it says of how the parcel goes. */
export interface NewLabel {
  pdf: Buffer;
  trackingNumber: string;
  carrierName: string;
}

type Writing = Pick<Act, 'tx' | 'app' | 'actor'>;

/** Stores the label and gives it to the order. Returns its key. */
export async function attachLabel(
  act: Writing,
  order: Allowed<{ id: string }, 'label'>,
  { pdf, trackingNumber, carrierName }: NewLabel,
): Promise<string> {
  const { key } = await putBlob(act.tx, act.app.storage, pdf, { mime: 'application/pdf' });
  await setLabel(act, order, { key, trackingNumber, carrierName });
  return key;
}

/** Gives the order a label that is stored under this key. */
export async function setLabel(
  act: Writing,
  { id }: Allowed<{ id: string }, 'label'>,
  { key, trackingNumber, carrierName }: Omit<NewLabel, 'pdf'> & { key: string },
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
