import { askAgainCode, type CallInput } from '@pressroom/contract/endpoint';
import type { FailureOutput } from '@pressroom/contract/failures';
import { orderStatus } from '@pressroom/contract/orders/status';
import { type StationParcel, type PrintableLabel, printReport, printing } from '@pressroom/contract/printing/printing';
import { call, callEnvelope } from '../../../client/call.ts';
import { CallFailure, isFailure } from '../../../client/callFailure.ts';
import type { Reason } from '../../../i18n/failureText.ts';
import { type Printer, PrinterFault } from '../printers/printer.ts';
import type { StationSettings } from '../settings/stationSettings.ts';

export type PrintStep = 'checking' | 'asking' | 'printing' | 'reporting';

export type StoreChoice = FailureOutput<'printing.several'>[number];

/** What a person must answer before the label comes. Nothing answered means: leave this one out. */
export interface Questions {
  again: (says: string, parcel: StationParcel | undefined) => Promise<boolean>;
  store: (says: Reason, choices: readonly StoreChoice[]) => Promise<string | undefined>;
}

/** The resolution and the offset that the label is rendered for. */
export type LabelFormat = Pick<StationSettings, 'dpi' | 'offsetX' | 'offsetY'>;

export interface PrintContext {
  printer: Printer;
  printerType: 1 | 2;
  format: LabelFormat;
  questions: Questions;
  /** Called at each step, with the parcel as soon as it is known. */
  onStep: (step: PrintStep, parcel?: StationParcel) => void;
}

/** The order that a report to the server names. */
export type ReportedOrder = Pick<StationParcel, 'orderNumber' | 'shopId'>;

interface About {
  orderNo: string;
  /** What the server or the printer says of it. */
  says: Reason;
  /** Undefined where no order was found, or this tab no longer knows it. */
  parcel: StationParcel | undefined;
}

export type PrintResult =
  /** `shipped`: at once, or as soon as the marketplace that is being told agrees. */
  | ({ name: 'printed'; shipped: boolean } & About)
  /** On paper, but the server does not know it yet. */
  | ({ name: 'unreported'; order: ReportedOrder } & About)
  | ({ name: 'failed' } & About)
  | { name: 'left'; orderNo: string };

/** From a scanned code to a label on paper and the order shipped, or the reason why not. */
export async function printOrder(code: string, context: PrintContext): Promise<PrintResult> {
  const { printer, onStep } = context;
  let label: PrintableLabel | undefined;
  try {
    onStep('checking');
    await printer.check();
    onStep('asking');
    label = await fetchLabel(code, context);
    if (!label) return { name: 'left', orderNo: code };
    onStep('printing', label);
    await printer.print(label);
  } catch (cause) {
    const parcel = label ?? parcelIn(cause);
    const says = await reportFailure(label, reasonOf(cause));
    return { name: 'failed', orderNo: parcel?.orderNumber ?? code, says, parcel };
  }
  onStep('reporting', label);
  return reportPrinted(label, label);
}

/** Tells the server that the label is on paper, which ships the order. Saying it twice changes nothing. */
export async function reportPrinted(order: ReportedOrder, parcel?: StationParcel): Promise<PrintResult> {
  const orderNo = order.orderNumber;
  try {
    const { msg, sysStatus, awaitsConfirmation } = await report(order, printReport.success);
    const shipped = awaitsConfirmation || sysStatus === orderStatus.shipped;
    return { name: 'printed', orderNo, says: msg, parcel, shipped };
  } catch (cause) {
    const says: Reason = { key: 'printing.notReported', params: { msg: { reason: reasonOf(cause) } } };
    return { name: 'unreported', orderNo, says, parcel, order };
  }
}

async function fetchLabel(code: string, context: PrintContext): Promise<PrintableLabel | undefined> {
  const { printerType, format, questions, onStep } = context;
  let asked: CallInput<typeof printing.printOrderLabel> = { thirdOrderNumber: code, printerType, ...format };
  for (;;) {
    try {
      const { code: outcome, msg, data } = await callEnvelope(printing.printOrderLabel, asked);
      if (outcome !== askAgainCode) return data ?? undefined;
      onStep('asking', data ?? undefined);
      if (!(await questions.again(msg, data ?? undefined))) return undefined;
      asked = { ...asked, isForce: 1 };
    } catch (cause) {
      const choices = storesIn(cause);
      if (!(cause instanceof CallFailure) || !choices || asked.shopId) throw cause;
      const shopId = await questions.store(cause.reason, choices);
      if (shopId === undefined) return undefined;
      asked = { ...asked, shopId };
    }
  }
}

/** The stores that have an order with this number, where the failure is about that. */
function storesIn(cause: unknown): readonly StoreChoice[] | undefined {
  return isFailure(cause, 'printing.several') ? cause.data : undefined;
}

/** What says which parcel is refused. */
const parcelRefusals = [
  'printing.refused',
  'printing.wrongState',
  'printing.noLabel',
  'printing.labelUnreadable',
] as const;

/** The parcel that the server has found and refuses to print. */
function parcelIn(cause: unknown): StationParcel | undefined {
  return isFailure(cause, ...parcelRefusals) ? cause.data?.parcel : undefined;
}

function report({ orderNumber, shopId }: ReportedOrder, status: 1 | 2) {
  return call(printing.sendOrder, { thirdOrderNumber: orderNumber, shopId, status });
}

async function reportFailure(label: PrintableLabel | undefined, says: Reason): Promise<Reason> {
  if (!label) return says;
  try {
    await report(label, printReport.failed);
    return says;
  } catch (cause) {
    return { key: 'printing.alsoUnreported', params: { msg: { reason: says }, cause: { reason: reasonOf(cause) } } };
  }
}

function reasonOf(cause: unknown): Reason {
  if (cause instanceof PrinterFault) return { key: cause.key, params: cause.params };
  if (cause instanceof CallFailure) return cause.reason;
  throw cause;
}
