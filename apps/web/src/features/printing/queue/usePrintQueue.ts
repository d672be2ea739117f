import { printing } from '@pressroom/contract/printing/printing';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Bench, newPrintQueue, type PrintQueue } from './printQueue.ts';

/** One for each window: it must not run twice where the page is closed and opened again. */
const queues = new WeakMap<QueryClient, PrintQueue>();

function queueOf(client: QueryClient): PrintQueue {
  const queue = queues.get(client) ?? newPrintQueue();
  queues.set(client, queue);
  return queue;
}

interface Options extends Bench {
  /** The printer can be asked. */
  ready: boolean;
}

/** The window's queue, working for this bench while its page is shown. */
export function usePrintQueue(options: Options) {
  const client = useQueryClient();
  const queue = queueOf(client);
  // A label is finished with the options that it began with; the next one takes the newest.
  const newest = useRef<Bench>(options);
  newest.current = {
    ...options,
    onResult(result) {
      // an order has moved and the stock with it: no list may go on showing what it held before
      const stale = result.name === 'printed' ? {} : { queryKey: [printing.printHistory.path] };
      if (result.name !== 'left') void client.invalidateQueries(stale);
      options.onResult(result);
    },
  };
  useEffect(() => (options.ready ? queue.attach(() => newest.current) : undefined), [queue, options.ready]);
  const { add, tryNow, takeOver, reportAgain, forget } = queue;
  return { ...useSyncExternalStore(queue.listen, queue.read), add, tryNow, takeOver, reportAgain, forget };
}
