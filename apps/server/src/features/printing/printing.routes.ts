import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import { printing, printReport } from '@pressroom/contract/printing/printing';
import { findAuditRow } from '../../platform/audit.ts';
import { fail } from '../../platform/failure.ts';
import { translator } from '../../platform/i18n.ts';
import { routes } from '../../platform/http/context.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import {
  lockOrders,
  type OrderRecord,
  type PrintedParcel,
  type RecordedPrint,
  recordPrint,
} from '../orders/orders.public.ts';
import { handOut, look } from './handOut.ts';
import { findLastPrint, findPrintOfScan, findPrints, type LabelPrint, reportPrint } from './printing.queries.ts';
import { printedParcel } from './printedParcel.ts';
import { getScanned } from './scanned.ts';
import { makeTestLabel } from './testLabel.ts';

export const printingRoutes = routes(printing, {
  printOrderLabel: (context) => (context.input.isSend ? look(context) : handOut(context)),

  async sendOrder(context) {
    const { tx, input } = context;
    const scanned = await getScanned(tx, input.thirdOrderNumber, input.shopId);
    const [order] = await lockOrders(tx, [scanned.id]);
    const print = input.scanId
      ? await findPrintOfScan(tx, input.scanId)
      : await findLastPrint(tx, scanned.id, { parcelNo: scanned.parcelNo });
    if (print && print.orderId !== scanned.id) fail(409, 'printing.otherScan');
    const isRepeated = print?.outcome === input.status;
    if (!isRepeated) await reportPrint(tx, unreported(print).id, input.status);
    const isPrinted = input.status === printReport.success;
    const reason: Message | null = print?.reason ? { key: `printing.reason.${print.reason}` } : null;
    const parcel = await printedParcel(tx, order!, print!.parcelNo);
    // the print and its report are one press at the station
    const completes = await findAuditRow(tx, { action: '/sysOrder/printOrderLabel', objectId: order!.id });
    const recorded = await recordPrint(context, order!, { isPrinted, isRepeated, reason, parcel, completes });
    return presentRecorded(order!, recorded, isPrinted ? parcel : undefined);
  },

  testLabel: ({ input, language }) => makeTestLabel(input, translator(language)),

  printHistory({ db, app, input: { timeStart, timeEnd, ...input } }) {
    const range = timeRange(timeStart, timeEnd, app.settings.displayZone, ['timeStart', 'timeEnd']);
    return findPrints(db, { ...input, ...range });
  },
});

/** The print whose outcome nobody has reported yet; 409 where there is none. */
function unreported(print: LabelPrint | undefined): LabelPrint {
  return print?.outcome === null ? print : fail(409, 'printing.notHandedOut');
}

function presentRecorded(
  { thirdOrderNumber: orderNumber }: OrderRecord,
  { outcome, ...state }: RecordedPrint,
  printed: PrintedParcel | undefined,
): HandlerOutput<typeof printing.sendOrder> {
  return { orderNumber, ...state, parcelsLeft: printed?.left ?? 0, msg: messageOf(outcome, printed) };
}

function messageOf(outcome: RecordedPrint['outcome'], printed: PrintedParcel | undefined): Message {
  if (printed && printed.left > 0)
    return { key: 'printing.nextParcel', params: { parcel: printed.parcelNo, count: printed.count } };
  if (outcome === 'recorded') return { key: 'printing.recorded' };
  if (outcome === 'shipped') return { key: 'printing.printed' };
  if (outcome === 'confirming') return { key: 'printing.awaitsConfirmation' };
  return { key: 'printing.notShipped', params: { reason: outcome.refused } };
}
