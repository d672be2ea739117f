import { benchCheck, type BenchOrder, type CheckAnswer } from '@pressroom/contract/printing/check';
import { readCommand, readReason } from '@pressroom/contract/printing/commands';
import { call } from '../../../client/call.ts';
import { CallFailure } from '../../../client/callFailure.ts';
import { newListeners } from '../../../client/listeners.ts';
import type { Reason } from '../../../i18n/failureText.ts';
import type { Printer } from '../printers/printer.ts';
import type { LabelFormat } from '../queue/labelCall.ts';
import type { Reprint } from '../queue/queuedScans.ts';
import type { Signal } from '../queue/signal.ts';
import { newScanId } from '../scan/scanId.ts';
import { printChecked } from './printChecked.ts';

/** What stops the bench until a person has seen it. */
export interface Stop {
  says: Reason;
  /** Where the refused piece or label belongs. */
  belongs: BenchOrder | null;
}

export interface CheckView {
  /** What is being waited for. */
  busy: 'scanning' | 'printing' | undefined;
  /** What the last good scan led to. */
  answer: CheckAnswer | undefined;
  /** The complete order whose label is printed and scanned back. */
  label: BenchOrder | null;
  stop: Stop | undefined;
  /** A reason for a reprint is to be scanned. */
  asksReason: boolean;
  /** The order whose number was scanned, and nobody has said yet which of its pieces is at hand. */
  asksPiece: BenchOrder | undefined;
  /** What was taken off the bench last. */
  aborted: BenchOrder | undefined;
  signal: { name: Signal; key: number } | undefined;
}

/** The bench as it is now. */
export interface CheckedBench {
  bench: string;
  slots: number;
  printer: Printer;
  format: LabelFormat;
  /** What is said of a reason that has no words of its own. */
  otherReason: string;
  onSignal: (signal: Signal) => void;
  /** Something at the bench has changed; `packed`: an order has shipped. */
  onChange: (packed: boolean) => void;
}

const timeout = 20_000;

/** Takes one scan after the other, and none while a stop stands. */
export function newBenchScans(now: () => CheckedBench) {
  const changes = newListeners();
  let view: CheckView = {
    busy: undefined,
    answer: undefined,
    label: null,
    stop: undefined,
    asksReason: false,
    asksPiece: undefined,
    aborted: undefined,
    signal: undefined,
  };
  let codes: readonly string[] = [];
  let last = 0;
  /** A scan that was not answered: with the same id it counts once, however often it is scanned. */
  let unanswered: { code: string; scanId: string } | undefined;

  function set(next: Partial<CheckView>) {
    view = { ...view, ...next };
    changes.tell();
  }
  function tell(name: Signal) {
    last += 1;
    set({ signal: { name, key: last } });
    now().onSignal(name);
  }
  /** What was scanned since was meant for another state of things. */
  function halt(says: Reason, belongs: BenchOrder | null = null) {
    codes = [];
    set({ stop: { says, belongs } });
    tell('bad');
  }

  /** The number alone does not say which piece it is: a person does, or scans its code. */
  function askPiece(order: BenchOrder) {
    codes = [];
    set({ asksPiece: order });
    tell('question');
  }

  async function work() {
    if (view.busy) return;
    for (let code = codes[0]; code !== undefined; code = codes[0]) {
      codes = codes.slice(1);
      set({ busy: 'scanning' });
      try {
        await take(code);
      } finally {
        set({ busy: undefined });
      }
    }
  }

  async function take(code: string) {
    const command = readCommand(code);
    if (view.stop && !command) return tell('bad');
    set({ stop: undefined, asksPiece: undefined });
    const reason = readReason(code);
    if (view.asksReason && command !== 'abort') {
      set({ asksReason: false });
      if (reason) return print({ reason, reasonText: reason === 'other' ? now().otherReason : '' });
      return command === 'next' ? undefined : halt({ key: 'check.reasonFirst' });
    }
    set({ asksReason: false });
    if (command === 'next') return set({ answer: undefined, aborted: undefined, signal: undefined });
    if (command) return carryOut(command);
    return reason ? halt({ key: 'check.reasonAlone' }) : scan(code);
  }

  async function carryOut(command: 'reprint' | 'abort' | 'slotFull') {
    if (command === 'reprint') {
      if (!view.label) return halt({ key: 'check.nothingToPrint' });
      if (!view.label.isPrinted) return print();
      set({ asksReason: true });
      return tell('question');
    }
    return command === 'abort' ? abort() : takeSlot();
  }

  async function scan(code: string) {
    const { bench, slots, onChange } = now();
    const scanId = unanswered?.code === code ? unanswered.scanId : newScanId();
    unanswered = { code, scanId };
    const answer = await asked(() =>
      call(benchCheck.scan, { bench, slots, code, scanId }, { signal: AbortSignal.timeout(timeout) }),
    );
    if (!answer) return;
    unanswered = undefined;
    const isRefused = answer.step === 'refused';
    set({ label: answer.label, aborted: undefined, ...(!isRefused && { answer }) });
    onChange(answer.step === 'done');
    if (isRefused && answer.refusal === 'severalLines' && answer.order) askPiece(answer.order);
    else if (isRefused) halt(answer.says ?? '', answer.order);
    else if (answer.step === 'printLabel') await print();
    else tell('good');
  }

  async function print(again?: Reprint) {
    const { label } = view;
    if (!label) return halt({ key: 'check.nothingToPrint' });
    set({ busy: 'printing' });
    const { printer, format, onChange } = now();
    const outcome = await printChecked(label, { printer, format, again });
    const isPrinted = outcome.name === 'printed' || outcome.mayBeOut;
    set({ label: { ...label, isPrinted } });
    onChange(false);
    if (outcome.name === 'stopped') halt(outcome.says);
    else tell('good');
  }

  /** The order that a command is about. */
  function atHand(): BenchOrder | undefined {
    const order = view.answer?.step === 'morePieces' ? view.answer.order : undefined;
    return order?.bench === now().bench ? order : undefined;
  }

  async function abort() {
    const order = view.label ?? atHand();
    if (!order) return halt({ key: 'check.nothingToAbort' });
    const { bench, onChange } = now();
    const done = await asked(() => call(benchCheck.abort, { bench, orderId: order.orderId, scanId: newScanId() }));
    if (!done) return;
    set({ label: null, answer: undefined, aborted: order });
    onChange(false);
    tell('question');
  }

  async function takeSlot() {
    const order = atHand();
    if (view.label || !view.answer || !order || order.slots.length === 0) return halt({ key: 'check.noSlotAtHand' });
    const { bench, slots, onChange } = now();
    const asking = { bench, slots, orderId: order.orderId, scanId: newScanId() };
    const moved = await asked(() => call(benchCheck.slotFull, asking));
    if (!moved) return;
    set({ answer: { ...view.answer, order: moved } });
    onChange(false);
    tell('good');
  }

  /** Undefined where the server has refused it or did not answer, which stops the bench. */
  async function asked<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      const msg = { reason: cause.reason };
      halt(cause.isUnanswered || cause.endsSession ? { key: 'check.scanAgain', params: { msg } } : cause.reason);
      return undefined;
    }
  }

  return {
    read: () => view,
    listen: changes.listen,
    add(code: string) {
      codes = [...codes, code];
      void work();
    },
    /** What the bench held before this window was opened. */
    begin(label: BenchOrder | null) {
      if (!view.answer && !view.busy) set({ label });
    },
    /** An order that lies here comes to hand. */
    show(order: BenchOrder) {
      if (view.busy || view.stop || view.label) return;
      const answer = { step: 'morePieces', refusal: null, says: null, order, lineId: null, label: null } as const;
      set({ answer, aborted: undefined, signal: undefined });
    },
  };
}
