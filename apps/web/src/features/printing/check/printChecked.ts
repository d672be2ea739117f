import { askAgainCode } from '@pressroom/contract/endpoint';
import type { BenchOrder } from '@pressroom/contract/printing/check';
import { type PrintableLabel, printing, printReport } from '@pressroom/contract/printing/printing';
import { call, callEnvelope } from '../../../client/call.ts';
import { CallFailure } from '../../../client/callFailure.ts';
import type { Reason } from '../../../i18n/failureText.ts';
import { type Printer, PrinterFault } from '../printers/printer.ts';
import type { LabelFormat } from '../queue/labelCall.ts';
import type { Reprint } from '../queue/queuedScans.ts';
import { newScanId } from '../scan/scanId.ts';

export interface Printing {
  printer: Printer;
  format: LabelFormat;
  /** Why the label is printed once more. */
  again: Reprint | undefined;
}

/** `mayBeOut`: a label may be on paper, so that the next one needs a reason. */
export type PrintOutcome = { name: 'printed' } | { name: 'stopped'; says: Reason; mayBeOut: boolean };

/** A station does not wait longer for one label. */
const timeout = 20_000;

/**
 * Puts the label of a complete order, or of its next parcel, on paper. That it came out is said by scanning it back, so only a failure is
 * reported.
 */
export async function printChecked(
  { orderNumber: thirdOrderNumber, shopId, parcelNo }: BenchOrder,
  { printer, format, again }: Printing,
): Promise<PrintOutcome> {
  const scanId = newScanId();
  let label: PrintableLabel | null = null;
  try {
    await printer.check();
    const asked = { thirdOrderNumber, shopId, scanId, parcelNo, ...format, ...(again && { isForce: 1, ...again }) };
    const answer = await callEnvelope(printing.printOrderLabel, asked, { signal: AbortSignal.timeout(timeout) });
    if (answer.code === askAgainCode) return { name: 'stopped', says: tryAgain(answer.msg), mayBeOut: true };
    label = answer.data;
    if (label) await printer.print(label);
    return { name: 'printed' };
  } catch (cause) {
    const msg = reasonOf(cause);
    if (cause instanceof PrinterFault && cause.isUncertain)
      return { name: 'stopped', says: { key: 'check.uncertain', params: { msg: { reason: msg } } }, mayBeOut: true };
    if (!label) return { name: 'stopped', says: tryAgain(msg), mayBeOut: again !== undefined };
    const isTold = await reportFailed({ thirdOrderNumber, shopId, scanId });
    return { name: 'stopped', says: tryAgain(msg), mayBeOut: !isTold };
  }
}

/** Answers false where the server has not heard it: it then takes the label for one on paper. */
async function reportFailed(print: { thirdOrderNumber: string; shopId: string; scanId: string }): Promise<boolean> {
  try {
    await call(printing.sendOrder, { ...print, status: printReport.failed });
    return true;
  } catch (cause) {
    if (!(cause instanceof CallFailure)) throw cause;
    return false;
  }
}

function tryAgain(msg: Reason): Reason {
  return { key: 'check.tryAgain', params: { msg: { reason: msg } } };
}

function reasonOf(cause: unknown): Reason {
  if (cause instanceof PrinterFault) return { key: cause.key, params: cause.params };
  if (cause instanceof CallFailure) return cause.reason;
  throw cause;
}
