import { askAgainCode } from '@pressroom/contract/endpoint';
import { orderStatus } from '@pressroom/contract/orders/status';
import { type PrintableLabel, printReport, printing } from '@pressroom/contract/printing/printing';
import { z } from 'zod';
import { call, callEnvelope } from '../../client/call.ts';
import { CallFailure } from '../../client/callFailure.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { type Printer, PrinterFault } from './printers/printer.ts';

export type Step = 'checking' | 'asking' | 'printing' | 'reporting';

const storeChoice = z.object({ shopId: z.string(), shopName: z.string() });
export type StoreChoice = z.output<typeof storeChoice>;

/** What a person must answer before the label comes. Nothing answered means: leave this one out. */
export interface Questions {
  again: (msg: string) => Promise<boolean>;
  store: (msg: string, choices: readonly StoreChoice[]) => Promise<string | undefined>;
}

export interface Bench {
  printer: Printer;
  printerType: 1 | 2;
  questions: Questions;
  /** Tells how far it is; with the label as soon as there is one. */
  onStep: (step: Step, label?: PrintableLabel) => void;
  t: Translate;
}

/** What the server is told about. */
export type Parcel = Pick<PrintableLabel, 'orderNumber' | 'shopId'>;

export type Result =
  /** `shipped`: at once, or as soon as the marketplace that is being told agrees. */
  | { name: 'printed'; orderNo: string; msg: string; label: PrintableLabel | undefined; shipped: boolean }
  /** On paper, but the server does not know it yet. */
  | { name: 'unreported'; orderNo: string; msg: string; label: PrintableLabel | undefined; parcel: Parcel }
  | { name: 'failed'; orderNo: string; msg: string; label: PrintableLabel | undefined }
  | { name: 'left'; orderNo: string };

/** From a scanned code to a label on paper and the order shipped, or the reason why not. */
export async function printOrder(code: string, bench: Bench): Promise<Result> {
  const { printer, onStep, t } = bench;
  let label: PrintableLabel | undefined;
  try {
    onStep('checking');
    await printer.check();
    onStep('asking');
    label = await fetchLabel(code, bench);
    if (!label) return { name: 'left', orderNo: code };
    onStep('printing', label);
    await printer.print(label);
  } catch (cause) {
    const msg = await reportFailure(label, wordsOf(cause, t), t);
    return { name: 'failed', orderNo: label?.orderNumber ?? code, msg, label };
  }
  onStep('reporting', label);
  return reportPrinted(label, t, label);
}

/** Tells the server that the label is on paper, which ships the order. Saying it twice changes nothing. */
export async function reportPrinted(parcel: Parcel, t: Translate, label?: PrintableLabel): Promise<Result> {
  const orderNo = parcel.orderNumber;
  try {
    const { msg, sysStatus, telling } = await report(parcel, printReport.success);
    return { name: 'printed', orderNo, msg, label, shipped: telling || sysStatus === orderStatus.shipped };
  } catch (cause) {
    const msg = t('printing.notReported', { msg: wordsOf(cause, t) });
    return { name: 'unreported', orderNo, msg, label, parcel };
  }
}

async function fetchLabel(code: string, { printerType, questions }: Bench): Promise<PrintableLabel | undefined> {
  let asked: { thirdOrderNumber: string; printerType: 1 | 2; isForce?: 1; shopId?: string };
  asked = { thirdOrderNumber: code, printerType };
  for (;;) {
    try {
      const { code: outcome, msg, data } = await callEnvelope(printing.printOrderLabel, asked);
      if (outcome !== askAgainCode) return data ?? undefined;
      if (!(await questions.again(msg))) return undefined;
      asked = { ...asked, isForce: 1 };
    } catch (cause) {
      const choices = storesIn(cause);
      if (!(cause instanceof CallFailure) || !choices || asked.shopId) throw cause;
      const shopId = await questions.store(cause.msg, choices);
      if (shopId === undefined) return undefined;
      asked = { ...asked, shopId };
    }
  }
}

/** The stores that have an order with this number, where the failure is about that. */
function storesIn(cause: unknown): readonly StoreChoice[] | undefined {
  if (!(cause instanceof CallFailure) || cause.status !== 409) return undefined;
  const choices = z.array(storeChoice).min(2).safeParse(cause.data);
  return choices.success ? choices.data : undefined;
}

function report({ orderNumber, shopId }: Parcel, status: 1 | 2) {
  return call(printing.sendOrder, { thirdOrderNumber: orderNumber, shopId, status });
}

async function reportFailure(label: PrintableLabel | undefined, msg: string, t: Translate): Promise<string> {
  if (!label) return msg;
  try {
    await report(label, printReport.failed);
    return msg;
  } catch (cause) {
    return t('printing.alsoUnreported', { msg, cause: wordsOf(cause, t) });
  }
}

function wordsOf(cause: unknown, t: Translate): string {
  if (cause instanceof PrinterFault) return t(cause.key, cause.params);
  if (cause instanceof CallFailure) return cause.msg;
  throw cause;
}
