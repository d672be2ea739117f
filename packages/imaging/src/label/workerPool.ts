import { Worker } from 'node:worker_threads';
import { LabelReaderFailed } from './LabelRefused.ts';

export type PoolSettings = { script: URL; size: number; timeoutMs: number };

type Task<Reply> = { job: object; resolve: (reply: Reply) => void; reject: (error: Error) => void };

/**
 * Threads start when there is work for them and do not keep the process alive when there is none. A thread that dies
 * or takes too long fails its own job only, with `LabelReaderFailed`, and the next job gets a new one.
 */
export function createWorkerPool<Reply>({ script, size, timeoutMs }: PoolSettings): (job: object) => Promise<Reply> {
  const waiting: Task<Reply>[] = [];
  const idle: Worker[] = [];
  let running = 0;

  function assignWaiting(): void {
    while (waiting.length > 0 && (idle.length > 0 || running < size)) assign(idle.pop() ?? start(), waiting.shift()!);
  }

  function start(): Worker {
    running += 1;
    const worker = new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } });
    // It may also fail between two jobs, or once more while it is being ended; its exit is what counts.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      running -= 1;
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      assignWaiting();
    });
    return worker;
  }

  function assign(worker: Worker, { job, resolve, reject }: Task<Reply>): void {
    const timer = setTimeout(() => fail('timedOut'), timeoutMs);

    function settle(): void {
      clearTimeout(timer);
      worker.off('message', succeed).off('error', crash).off('exit', crash);
    }
    function succeed(reply: Reply): void {
      settle();
      worker.unref();
      idle.push(worker);
      resolve(reply);
      assignWaiting();
    }
    function fail(reason: 'timedOut' | 'crashed', cause?: unknown): void {
      settle();
      void worker.terminate();
      reject(new LabelReaderFailed(reason, cause));
    }
    function crash(cause: unknown): void {
      fail('crashed', cause);
    }

    worker.on('message', succeed).on('error', crash).on('exit', crash);
    worker.ref();
    worker.postMessage(job, []);
  }

  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      assignWaiting();
    });
}
