import { now } from '../../../platform/database/expressions.ts';
import type { Act } from '../../../platform/act.ts';
import { putBlob } from '../../../platform/storage/blobs.ts';
import { writeLog } from '../record/log.ts';
import type { Allowed } from '../state/allowed.ts';

/** A label, and what it says of how the parcel goes. */
export interface NewLabel {
  pdf: Buffer;
  trackingNumber: string;
  carrierName: string;
}

/** Gives the order its label, and returns the label's key. */
export async function attachLabel(
  act: Pick<Act, 'tx' | 'app' | 'actor'>,
  { id }: Allowed<{ id: string }, 'label'>,
  { pdf, trackingNumber, carrierName }: NewLabel,
): Promise<string> {
  const { tx, app } = act;
  const { key } = await putBlob(tx, app.storage, pdf, { mime: 'application/pdf' });
  await tx
    .updateTable('orders')
    .set({ labelKey: key, labelVoid: null, trackingNumber: trackingNumber || null, carrierName, gmtModified: now })
    .where('id', '=', id)
    .execute();
  await writeLog(act, [
    { orderId: id, key: 'orders.log.label', params: { carrier: carrierName, number: trackingNumber } },
  ]);
  return key;
}
