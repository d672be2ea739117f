import type { PrintableLabel } from '@pressroom/contract/printing/printing';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { keepHistory, type PrintedItem, readHistory } from './history.ts';
import { printOrder, reportPrinted, type Result, type Step, type StoreChoice } from './printOrder.ts';
import type { Printer } from './printers/printer.ts';

export type Now = { name: 'idle' } | { name: 'working'; code: string; step: Step; label?: PrintableLabel } | Result;

/** A question that holds up the queue until it is answered. */
export type Question =
  | { name: 'again'; code: string; msg: string; answer: (yes: boolean) => void }
  | {
      name: 'store';
      code: string;
      msg: string;
      choices: readonly StoreChoice[];
      answer: (shopId: string | undefined) => void;
    };

interface Options {
  printer: Printer;
  printerType: 1 | 2;
  onResult: (result: Result) => void;
}

/** The bench: one label at a time, and what is scanned meanwhile waits its turn. */
export function useBench(options: Options) {
  const t = useT();
  // A label that is begun ends with the printer of its moment; the next one takes the newest.
  const newest = useRef(options);
  newest.current = options;
  const [now, setNow] = useState<Now>({ name: 'idle' });
  const [question, setQuestion] = useState<Question>();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [history, setHistory] = useState(readHistory);
  const queue = useRef<string[]>([]);
  const working = useRef(false);

  function add(code: string) {
    if (!code) return;
    queue.current.push(code);
    setWaiting([...queue.current]);
    if (!working.current) void work();
  }

  async function work() {
    working.current = true;
    try {
      for (let code = queue.current.shift(); code !== undefined; code = queue.current.shift()) {
        setWaiting([...queue.current]);
        await printOne(code);
      }
    } finally {
      working.current = false;
    }
  }

  async function printOne(code: string) {
    const { printer, printerType } = newest.current;
    const onStep = (step: Step, label?: PrintableLabel) => setNow({ name: 'working', code, step, label });
    take(await printOrder(code, { printer, printerType, questions: questionsAbout(code), onStep, t }));
  }

  function take(result: Result) {
    setNow(result);
    newest.current.onResult(result);
    if (result.name !== 'left') setHistory((items) => keepHistory([itemOf(result), ...items]));
  }

  function questionsAbout(code: string) {
    const answered =
      <T>(resolve: (answer: T) => void) =>
      (answer: T) => {
        setQuestion(undefined);
        resolve(answer);
      };
    return {
      again: (msg: string) =>
        new Promise<boolean>((resolve) => setQuestion({ name: 'again', code, msg, answer: answered(resolve) })),
      store: (msg: string, choices: readonly StoreChoice[]) =>
        new Promise<string | undefined>((resolve) =>
          setQuestion({ name: 'store', code, msg, choices, answer: answered(resolve) }),
        ),
    };
  }

  return {
    now,
    question,
    waiting,
    history,
    add,
    reportAgain: async (label: PrintableLabel) => take(await reportPrinted(label, t)),
    forget: (keys: readonly string[]) =>
      setHistory((items) => keepHistory(items.filter(({ key }) => !keys.includes(key)))),
  };
}

function itemOf(result: Exclude<Result, { name: 'left' }>): PrintedItem {
  const status = result.name === 'failed' ? 2 : 1;
  const at = new Date().toISOString();
  return { key: crypto.randomUUID(), orderNo: result.orderNo, status, msg: result.msg, at };
}
