import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import { printing, printReport } from '@pressroom/contract/printing/printing';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import { lockOrders, type OrderRecord, type RecordedPrint, recordPrint } from '../orders/orders.public.ts';
import { handOut, look } from './handOut.ts';
import { findLastPrint, findPrintOfScan, findPrints, type LabelPrint, reportPrint } from './printing.queries.ts';
import { getScanned } from './scanned.ts';

export const printingRoutes = routes(printing, {
  printOrderLabel: (context) => (context.input.isSend ? look(context) : context.write((act) => handOut(context, act))),

  async sendOrder(context) {
    const { tx, input } = context;
    const scanned = await getScanned(tx, input.thirdOrderNumber, input.shopId);
    const [order] = await lockOrders(tx, [scanned.id]);
    const print = input.scanId ? await findPrintOfScan(tx, input.scanId) : await findLastPrint(tx, scanned.id);
    if (print && print.orderId !== scanned.id) fail(409, 'printing.otherScan');
    const isRepeated = print?.outcome === input.status;
    if (!isRepeated) await reportPrint(tx, unreported(print).id, input.status);
    const isPrinted = input.status === printReport.success;
    const reason: Message | null = print?.reason ? { key: `printing.reason.${print.reason}` } : null;
    return presentRecorded(order!, await recordPrint(context, order!, { isPrinted, isRepeated, reason }));
  },

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
): HandlerOutput<typeof printing.sendOrder> {
  return { orderNumber, ...state, msg: messageOf(outcome) };
}

function messageOf(outcome: RecordedPrint['outcome']): Message {
  if (outcome === 'recorded') return { key: 'printing.recorded' };
  if (outcome === 'shipped') return { key: 'printing.printed' };
  if (outcome === 'confirming') return { key: 'printing.awaitsConfirmation' };
  return { key: 'printing.notShipped', params: { reason: outcome.refused } };
}
