import type { StationParcel } from '@pressroom/contract/printing/printing';
import { newListeners } from '../../../client/listeners.ts';
import { token } from '../../../client/token.ts';
import type { Reason } from '../../../i18n/failureText.ts';
import type { Printer } from '../printers/printer.ts';
import { type PrintedItem, readHistory, saveHistory } from './history.ts';
import type { LabelFormat, StoreChoice } from './labelCall.ts';
import { type PrintResult, printScan, type PrintStep, type Questions, reportPrinted } from './printScan.ts';
import { newScan, type QueuedScan, readScans, type ReportedOrder, type Reprint, saveScans } from './queuedScans.ts';
import { type Held, holdQueue } from './queueLock.ts';
import { ServerAway } from './serverAway.ts';
import { type Signal, signalOf } from './signal.ts';

export type PrintState =
  | { name: 'idle' }
  | { name: 'working'; code: string; step: PrintStep; parcel?: StationParcel }
  /** The server cannot be asked. `printed`: the label is on paper already. */
  | { name: 'away'; code: string; why: ServerAway['why']; printed: boolean }
  | PrintResult;

/** A question that holds up the queue until it is answered. */
export type Question = { key: number; code: string } & (
  | {
      name: 'again';
      says: string;
      parcel: StationParcel | undefined;
      answer: (reprint: Reprint | undefined) => void;
    }
  | {
      name: 'store';
      says: Reason;
      choices: readonly StoreChoice[];
      answer: (shopId: string | undefined) => void;
    }
  | { name: 'cameOut'; says: Reason; answer: (isOut: boolean) => void }
);

export interface QueueView {
  state: PrintState;
  question: Question | undefined;
  /** Codes that wait for their turn; all of them where the server is away. */
  waiting: readonly string[];
  history: readonly PrintedItem[];
  held: Held;
  /** The last thing that a person has to notice. */
  signal: { name: Signal; key: number } | undefined;
}

/** The bench that the queue works for, as it is now. */
export interface Bench {
  printer: Printer;
  format: LabelFormat;
  onResult: (result: PrintResult) => void;
  onSignal: (signal: Signal) => void;
}

/** How long an unreachable server is left alone. */
const retryAfter = 5_000;
/** How often it is looked whether somebody has signed in again. */
const tokenLook = 1_000;

export type PrintQueue = ReturnType<typeof newPrintQueue>;

/**
 * Prints one label at a time, in the order of the scans; what is scanned meanwhile waits its turn, and is kept until it
 * is done. Works while a bench is attached and no other window does.
 */
export function newPrintQueue() {
  const changes = newListeners();
  let view: QueueView = {
    state: { name: 'idle' },
    question: undefined,
    waiting: [],
    history: readHistory(),
    held: 'asking',
    signal: undefined,
  };
  /** The first is under way, the others wait. */
  let scans: readonly QueuedScan[] = [];
  /** Scanned before it is known whether this window holds the queue. */
  let early: readonly QueuedScan[] = [];
  let bench: (() => Bench) | undefined;
  let lock: ReturnType<typeof holdQueue> | undefined;
  let busy = false;
  let wake: (() => void) | undefined;
  let last = 0;

  function set(next: Partial<QueueView>) {
    view = { ...view, ...next };
    changes.tell();
  }

  function put(next: readonly QueuedScan[], state = view.state) {
    scans = next;
    // what another window works off is its to keep
    if (view.held === 'held') saveScans(scans);
    const isUnderWay = busy && state.name !== 'away';
    set({ state, waiting: (isUnderWay ? scans.slice(1) : scans).map(({ code }) => code) });
  }

  function show(state: PrintState) {
    put(scans, state);
  }

  function tell(name: Signal) {
    last += 1;
    set({ signal: { name, key: last } });
    bench?.().onSignal(name);
  }

  function onHeld(held: Held) {
    set({ held });
    if (held === 'held') put([...readScans(), ...early]);
    else wake?.();
    early = [];
    void work();
  }

  function findDue() {
    const [scan] = scans;
    return scan && bench && view.held === 'held' ? { scan, at: bench() } : undefined;
  }

  async function work() {
    if (busy) return;
    busy = true;
    try {
      for (let due = findDue(); due; due = findDue()) await workOff(due.scan, due.at);
    } finally {
      busy = false;
      put(scans);
    }
  }

  async function workOff(scan: QueuedScan, { printer, format }: Bench) {
    const asked = token.read();
    const done = () => put(scans.filter(({ id }) => id !== scan.id));
    try {
      await printScan(scan, {
        printer,
        format,
        questions: questionsAbout(scan.code),
        onStep: (step, parcel) => show({ name: 'working', code: scan.code, step, parcel }),
        onResult: take,
        keep: (kept) => put(scans.map((one) => (one.id === kept.id ? kept : one))),
      });
      done();
    } catch (cause) {
      if (cause instanceof ServerAway) return waitFor(cause.why, asked);
      done();
      throw cause;
    }
  }

  /** Until the server may answer again, or somebody wants to know. */
  async function waitFor(why: ServerAway['why'], asked: string | undefined) {
    const first = scans[0]!;
    const isNew = view.state.name !== 'away';
    const code = 'order' in first && first.order ? first.order.orderNumber : first.code;
    show({ name: 'away', code, why, printed: first.stage === 'printed' });
    if (isNew) tell('question');
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (why === 'server' || token.read() !== asked) resolve();
    };
    const timer = setInterval(look, why === 'server' ? retryAfter : tokenLook);
    wake = resolve;
    window.addEventListener('online', look);
    await promise;
    window.removeEventListener('online', look);
    clearInterval(timer);
    wake = undefined;
  }

  function take(result: PrintResult) {
    show(result);
    bench?.().onResult(result);
    const signal = signalOf(result);
    if (signal) tell(signal);
    else set({ signal: undefined });
    if (result.name !== 'left') remember(result);
  }

  /** One scan is one row, and the newest word about it counts. */
  function remember(result: Exclude<PrintResult, { name: 'left' }>) {
    const others = view.history.filter(({ key }) => key !== result.scanId);
    set({ history: saveHistory([itemOf(result), ...others]) });
  }

  function questionsAbout(code: string): Questions {
    const ask = <T>(build: (answer: (given: T) => void, key: number) => Question) =>
      new Promise<T>((resolve) => {
        last += 1;
        const answer = (given: T) => {
          set({ question: undefined });
          resolve(given);
        };
        set({ question: build(answer, last) });
        tell('question');
      });
    return {
      again: (says, parcel) => ask((answer, key) => ({ name: 'again', key, code, says, parcel, answer })),
      store: (says, choices) => ask((answer, key) => ({ name: 'store', key, code, says, choices, answer })),
      cameOut: (says) => ask((answer, key) => ({ name: 'cameOut', key, code, says, answer })),
    };
  }

  return {
    read: () => view,
    listen: changes.listen,
    /** Works for this bench until the returned function is called; what is under way then is finished. */
    attach(to: () => Bench) {
      bench = to;
      set({ signal: undefined });
      lock ??= holdQueue(onHeld);
      void work();
      return () => {
        bench = undefined;
        wake?.();
      };
    },
    /** A code that waits already was scanned twice by mistake. */
    add(code: string) {
      if (view.held === 'asking') early = [...early, newScan(code)];
      if (view.held !== 'held' || scans.some((scan) => scan.code === code)) return;
      put([...scans, newScan(code)]);
      if (view.state.name === 'away') tell('question');
      wake?.();
      void work();
    },
    /** Asks the server at once. */
    tryNow: () => wake?.(),
    takeOver: () => lock?.takeOver(),
    /** Tries once more to tell the server of a printed label that it has refused to record. */
    async reportAgain(scanId: string, order: ReportedOrder) {
      const { state } = view;
      const parcel = state.name === 'unreported' && state.scanId === scanId ? state.parcel : undefined;
      try {
        take(await reportPrinted(scanId, order, parcel));
      } catch (cause) {
        if (!(cause instanceof ServerAway)) throw cause;
        tell('question');
      }
    },
    forget: (keys: readonly string[]) =>
      set({ history: saveHistory(view.history.filter(({ key }) => !keys.includes(key))) }),
  };
}

function itemOf(result: Exclude<PrintResult, { name: 'left' }>): PrintedItem {
  const { name, orderNo, says, parcel, scanId: key } = result;
  const at = new Date().toISOString();
  const unreportedOf = name === 'unreported' ? result.order.shopId : undefined;
  const remark = parcel?.remark || undefined;
  return { key, orderNo, status: name === 'failed' ? 2 : 1, msg: says, at, remark, unreportedOf };
}
