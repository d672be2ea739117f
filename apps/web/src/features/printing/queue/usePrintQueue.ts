import type { StationParcel } from '@pressroom/contract/printing/printing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Reason } from '../../../i18n/failureText.ts';
import { saveHistory, type PrintedItem, readHistory } from './history.ts';
import {
  printOrder,
  type ReportedOrder,
  reportPrinted,
  type PrintResult,
  type LabelFormat,
  type PrintStep,
  type StoreChoice,
} from './printOrder.ts';
import type { Printer } from '../printers/printer.ts';

export type PrintState =
  | { name: 'idle' }
  | { name: 'working'; code: string; step: PrintStep; parcel?: StationParcel }
  | PrintResult;

/** A question that holds up the queue until it is answered. */
export type Question =
  | {
      name: 'again';
      key: number;
      code: string;
      says: string;
      parcel: StationParcel | undefined;
      answer: (yes: boolean) => void;
    }
  | {
      name: 'store';
      code: string;
      says: Reason;
      choices: readonly StoreChoice[];
      answer: (shopId: string | undefined) => void;
    };

interface Options {
  printer: Printer;
  printerType: 1 | 2;
  format: LabelFormat;
  onResult: (result: PrintResult) => void;
}

/** Prints one label at a time; what is scanned meanwhile waits its turn. */
export function usePrintQueue(options: Options) {
  const client = useQueryClient();
  // A label is finished with the options that it began with; the next one takes the newest.
  const newest = useRef(options);
  newest.current = options;
  const [state, setState] = useState<PrintState>({ name: 'idle' });
  const [question, setQuestion] = useState<Question>();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [history, setHistory] = useState(readHistory);
  /** The first is under way, the others wait. */
  const queue = useRef<readonly string[]>([]);

  function put(codes: readonly string[]) {
    queue.current = codes;
    setWaiting(codes.slice(1));
  }

  /** A code that waits already was scanned twice by mistake. */
  function add(code: string) {
    if (queue.current.includes(code)) return;
    put([...queue.current, code]);
    if (queue.current.length === 1) void work();
  }

  async function work() {
    for (let code = queue.current[0]; code !== undefined; code = queue.current[0]) {
      try {
        await printOne(code);
      } finally {
        put(queue.current.slice(1));
      }
    }
  }

  async function printOne(code: string) {
    const { printer, printerType, format } = newest.current;
    const onStep = (step: PrintStep, parcel?: StationParcel) => setState({ name: 'working', code, step, parcel });
    take(await printOrder(code, { printer, printerType, format, questions: questionsAbout(code), onStep }));
  }

  function take(result: PrintResult) {
    setState(result);
    newest.current.onResult(result);
    // an order has moved and the stock with it: no list may go on showing what it held before
    if (result.name === 'printed') void client.invalidateQueries();
    if (result.name !== 'left') setHistory((items) => saveHistory([itemOf(result), ...items]));
  }

  function questionsAbout(code: string) {
    const answered =
      <T>(resolve: (answer: T) => void) =>
      (answer: T) => {
        setQuestion(undefined);
        resolve(answer);
      };
    return {
      again: (says: string, parcel: StationParcel | undefined) =>
        new Promise<boolean>((resolve) =>
          setQuestion({ name: 'again', key: serial(), code, says, parcel, answer: answered(resolve) }),
        ),
      store: (says: Reason, choices: readonly StoreChoice[]) =>
        new Promise<string | undefined>((resolve) =>
          setQuestion({ name: 'store', code, says, choices, answer: answered(resolve) }),
        ),
    };
  }

  return {
    state,
    question,
    waiting,
    history,
    add,
    /** Tries once more to tell the server of a printed label; the new attempt takes the former's place. */
    reportAgain: async (order: ReportedOrder) => {
      const known =
        state.name === 'unreported' && state.order.orderNumber === order.orderNumber ? state.parcel : undefined;
      const result = await reportPrinted(order, known);
      setHistory((items) => items.filter((item) => !isAbout(item, order)));
      take(result);
    },
    forget: (keys: readonly string[]) =>
      setHistory((items) => saveHistory(items.filter(({ key }) => !keys.includes(key)))),
  };
}

let last = 0;

/** A number that is unique in this tab. `randomUUID` needs https, which a station may lack. */
function serial(): number {
  last += 1;
  return last;
}

function itemOf(result: Exclude<PrintResult, { name: 'left' }>): PrintedItem {
  const { name, orderNo, says, parcel } = result;
  const at = new Date().toISOString();
  const unreportedOf = name === 'unreported' ? result.order.shopId : undefined;
  const remark = parcel?.remark || undefined;
  return { key: `${at} ${serial()}`, orderNo, status: name === 'failed' ? 2 : 1, msg: says, at, remark, unreportedOf };
}

function isAbout(item: PrintedItem, { orderNumber, shopId }: ReportedOrder): boolean {
  return item.orderNo === orderNumber && item.unreportedOf === shopId;
}
