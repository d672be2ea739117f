import type { Message } from '@pressroom/contract/message';
import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import { now } from '../../../platform/database/expressions.ts';
import { changesTo } from '../record/audit.ts';
import { writeLog, type Writer } from '../record/log.ts';
import type { OrderRecord } from '../record/record.ts';
import { allowOne } from '../state/partition.ts';
import { needsConfirmation, shipOrders } from './ship.ts';

/** What a station reports of the label that it has got. */
export interface PrintReport {
  isPrinted: boolean;
  /** The station has reported the same before, so nothing changes. */
  isRepeated: boolean;
  /** Why the label was printed once more; null for a first print. */
  reason: Message | null;
  parcel: PrintedParcel;
  /** The audit row of the print that it reports. */
  completes?: string | undefined;
}

/** Which parcel of an order was printed, and how many of its parcels have no label on paper yet. */
export interface PrintedParcel {
  parcelNo: number;
  count: number;
  left: number;
}

/** What a report has led to. */
export interface RecordedPrint {
  sysStatus: OrderStatus;
  /** The marketplace has yet to accept the shipment. */
  awaitsConfirmation: boolean;
  /** `recorded`: only the print is written down. `refused`: it was printed, and must not ship. */
  outcome: 'recorded' | 'shipped' | 'confirming' | { refused: Message };
}

/** Writes down what a station reports of a label of a locked order, and ships the order whose labels are all printed. */
export async function recordPrint(
  act: Act,
  order: OrderRecord,
  { isPrinted, isRepeated, completes, ...report }: PrintReport,
): Promise<RecordedPrint> {
  const recorded = isRepeated ? unchanged(order) : await record(act, order, { isPrinted, ...report });
  const told = isRepeated ? { reportedBefore: true } : { act: isPrinted ? 'labelPrinted' : 'labelFailed' };
  act.audit({ ...(await changesTo(act.tx, [order], told)), completes });
  return recorded;
}

async function record(
  act: Act,
  order: OrderRecord,
  { isPrinted, reason, parcel }: Omit<PrintReport, 'isRepeated' | 'completes'>,
): Promise<RecordedPrint> {
  if (!isPrinted) {
    await writeLog(act, [{ orderId: order.id, key: 'orders.log.printFailed' }]);
    return unchanged(order);
  }
  if (parcel.left > 0) {
    const { parcelNo, count } = parcel;
    await writeLog(act, [{ orderId: order.id, key: 'orders.log.parcelPrinted', params: { parcel: parcelNo, count } }]);
    return unchanged(order);
  }
  await markPrinted(act, order, reason);
  if (order.sysStatus === orderStatus.shipped || order.shipmentConfirmation) return unchanged(order);
  const ruled = await allowOne(act.tx, 'ship', order);
  if ('problem' in ruled) return { ...unchanged(order), outcome: { refused: ruled.problem } };
  await shipOrders(act, [ruled.allowed]);
  if (needsConfirmation(order)) return { ...unchanged(order), awaitsConfirmation: true, outcome: 'confirming' };
  return { ...unchanged(order), sysStatus: orderStatus.shipped, outcome: 'shipped' };
}

function unchanged({ sysStatus, shipmentConfirmation }: OrderRecord): RecordedPrint {
  return { sysStatus, awaitsConfirmation: shipmentConfirmation !== null, outcome: 'recorded' };
}

async function markPrinted(writer: Writer, { id: orderId }: OrderRecord, reason: Message | null): Promise<void> {
  await writer.tx.updateTable('orders').set({ printedAt: now }).where('id', '=', orderId).execute();
  const again = { key: 'orders.log.printedAgain', params: { reason: reason ?? '' } } as const;
  await writeLog(writer, [{ orderId, ...(reason ? again : { key: 'orders.log.printed' }) }]);
}
