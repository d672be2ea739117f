import { orderStatus } from '@pressroom/contract/orders/status';
import { printReport, printing, type PrintableLabel, type StationParcel } from '@pressroom/contract/printing/printing';
import { call } from '../../../client/call.ts';
import { CallFailure } from '../../../client/callFailure.ts';
import type { Reason } from '../../../i18n/failureText.ts';
import { type Printer, PrinterFault } from '../printers/printer.ts';
import { fetchLabel, type LabelFormat, type LabelQuestions, parcelIn } from './labelCall.ts';
import type { QueuedScan, ReportedOrder, ScanAt } from './queuedScans.ts';
import { reaching } from './serverAway.ts';

export type PrintStep = 'checking' | 'asking' | 'printing' | 'reporting';

export interface Questions extends LabelQuestions {
  /** Whether the label is on paper, where the printer has not said so. */
  cameOut: (says: Reason) => Promise<boolean>;
}

export interface PrintContext {
  printer: Printer;
  format: LabelFormat;
  questions: Questions;
  /** Called at each step, with the parcel as soon as it is known. */
  onStep: (step: PrintStep, parcel?: StationParcel) => void;
  onResult: (result: PrintResult) => void;
  /** Keeps how far the scan has come, before anything else is done. */
  keep: (scan: QueuedScan) => void;
}

interface About {
  orderNo: string;
  /** What the server or the printer says of it. */
  says: Reason;
  /** Undefined where no order was found, or this page no longer knows it. */
  parcel: StationParcel | undefined;
}

export type PrintResult = { scanId: string } & (
  | /**
     * `shipped`: at once, or as soon as the marketplace that is being told agrees. `parcelsLeft`: the labels of so many
     * parcels of the order are to be printed before.
     */
    ({ name: 'printed'; shipped: boolean; parcelsLeft: number } & About)
  /** On paper, and the server has refused to record it. */
  | ({ name: 'unreported'; order: ReportedOrder } & About)
  /** `atPrinter`: the printer is to blame, and the label may come out another way. */
  | ({ name: 'failed'; atPrinter: boolean } & About)
  | { name: 'left'; orderNo: string }
);

/**
 * From a scanned code to a label on paper and the order shipped, or the reason why not. Goes on from where the scan
 * stands. Rejects with `ServerAway` where nobody answers; called again then, it prints nothing twice.
 */
export function printScan(scan: QueuedScan, context: PrintContext): Promise<void> {
  if (scan.stage === 'waiting') return printLabel(scan, context);
  if (scan.stage === 'printing') return askWhetherOut(scan, context, { says: { key: 'printing.interrupted' } });
  if (scan.stage === 'printed') return finish(scan, context);
  return reportFailure(scan, context);
}

async function printLabel(scan: ScanAt<'waiting'>, context: PrintContext): Promise<void> {
  const { printer, onStep } = context;
  let kept = scan;
  let label: PrintableLabel | undefined;
  try {
    onStep('checking');
    await printer.check();
    onStep('asking');
    label = await fetchLabel(scan, {
      ...context,
      onParcel: (parcel) => onStep('asking', parcel),
      onAnswered: (answered) => context.keep((kept = { ...kept, ...answered })),
    });
  } catch (cause) {
    await fail(kept, context, {
      says: reasonOf(cause),
      parcel: parcelIn(cause),
      atPrinter: cause instanceof PrinterFault,
    });
    return;
  }
  if (label) await putOnPaper(kept, context, label);
  else context.onResult({ name: 'left', scanId: scan.id, orderNo: scan.code });
}

async function putOnPaper(
  scan: ScanAt<'waiting'>,
  context: PrintContext,
  { orderNumber, shopId, ...label }: PrintableLabel,
): Promise<void> {
  const order = { orderNumber, shopId };
  const parcel = { ...label, ...order };
  const printing: ScanAt<'printing'> = { ...scan, stage: 'printing', order };
  context.keep(printing);
  context.onStep('printing', parcel);
  try {
    await context.printer.print(parcel);
  } catch (cause) {
    const says = reasonOf(cause);
    if (cause instanceof PrinterFault && cause.isUncertain) await askWhetherOut(printing, context, { says, parcel });
    else await fail({ ...scan, order }, context, { says, parcel, atPrinter: true });
    return;
  }
  await finish({ ...scan, stage: 'printed', order }, context, parcel);
}

type Known = Pick<About, 'says'> & { parcel?: StationParcel };

/** Only a person can see whether a label came out. If it did not, it is printed: the server counts one scan as one print. */
async function askWhetherOut(scan: ScanAt<'printing'>, context: PrintContext, { says, parcel }: Known): Promise<void> {
  context.onStep('printing', parcel);
  if (await context.questions.cameOut(says)) return finish({ ...scan, stage: 'printed' }, context, parcel);
  const again: ScanAt<'waiting'> = { ...scan, stage: 'waiting' };
  context.keep(again);
  return printLabel(again, context);
}

async function finish(scan: ScanAt<'printed'>, context: PrintContext, parcel?: StationParcel): Promise<void> {
  context.keep(scan);
  context.onStep('reporting', parcel);
  context.onResult(await reportPrinted(scan.id, scan.order, parcel));
}

/** Tells the server that the label is on paper, which ships the order. Saying it twice changes nothing. */
export async function reportPrinted(
  scanId: string,
  order: ReportedOrder,
  parcel?: StationParcel,
): Promise<PrintResult> {
  const orderNo = order.orderNumber;
  try {
    const { msg, sysStatus, awaitsConfirmation, parcelsLeft } = await report(scanId, order, printReport.success);
    const shipped = awaitsConfirmation || sysStatus === orderStatus.shipped;
    return { name: 'printed', scanId, orderNo, says: msg, parcel, shipped, parcelsLeft };
  } catch (cause) {
    const says: Reason = { key: 'printing.notReported', params: { msg: { reason: reasonOf(cause) } } };
    return { name: 'unreported', scanId, orderNo, says, parcel, order };
  }
}

/** The person hears of it at once; the server, which only needs to where it has handed out the label, when it can. */
async function fail(
  scan: ScanAt<'waiting'>,
  context: PrintContext,
  { says, parcel, atPrinter }: Known & { atPrinter: boolean },
): Promise<void> {
  const { id: scanId, order } = scan;
  const orderNo = order?.orderNumber ?? parcel?.orderNumber ?? scan.code;
  if (order) context.keep({ ...scan, stage: 'failed', order, says });
  context.onResult({ name: 'failed', scanId, orderNo, says, parcel, atPrinter });
  if (order) await reportFailure({ ...scan, stage: 'failed', order, says }, context);
}

async function reportFailure({ id: scanId, order, says }: ScanAt<'failed'>, { onResult }: PrintContext): Promise<void> {
  try {
    await report(scanId, order, printReport.failed);
  } catch (cause) {
    const params = { msg: { reason: says }, cause: { reason: reasonOf(cause) } };
    const both: Reason = { key: 'printing.alsoUnreported', params };
    const orderNo = order.orderNumber;
    // a label that was handed out has failed at the printer
    onResult({ name: 'failed', scanId, orderNo, says: both, parcel: undefined, atPrinter: true });
  }
}

function report(scanId: string, { orderNumber, shopId }: ReportedOrder, status: 1 | 2) {
  return reaching(call(printing.sendOrder, { thirdOrderNumber: orderNumber, scanId, shopId, status }));
}

function reasonOf(cause: unknown): Reason {
  if (cause instanceof PrinterFault) return { key: cause.key, params: cause.params };
  if (cause instanceof CallFailure) return cause.reason;
  throw cause;
}
