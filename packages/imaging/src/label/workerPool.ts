import { Worker } from 'node:worker_threads';
import { LabelReaderFailed, LabelRefused, outOfMemoryCode } from './LabelRefused.ts';
import type { TimeBudget } from './timeBudget.ts';

export type PoolSettings = {
  script: URL;
  size: number;
  /** A thread that holds more after a job is replaced: its memory never shrinks. */
  retireAboveBytes?: number;
};

export type JobLimits = {
  /** From the start of a job, and from each step that it reports, to the next. */
  stepMs: number;
  memoryBytes: number;
  /** Shared by all jobs of one file. */
  budget?: TimeBudget;
};

/** What threads send: that a part is done, or the reply with the memory that the thread has now. */
export type ThreadMessage<Reply> = { step: true } | { reply: Reply; heldBytes: number };

export type RunJob<Reply> = (job: object, limits: JobLimits) => Promise<Reply>;

type Task<Reply> = { job: object; limits: JobLimits; resolve: (reply: Reply) => void; reject: (error: Error) => void };

const watchEveryMs = 250;

/**
 * Threads start when there is work for them and do not keep the process alive when there is none. A thread that dies
 * fails its own job only, with `LabelReaderFailed`, and so does one that goes beyond a limit, with `LabelRefused`; the
 * next job gets a new one. Jobs whose budget is used up end, and those that wait never start.
 */
export function createWorkerPool<Reply>({ script, size, retireAboveBytes = Infinity }: PoolSettings): RunJob<Reply> {
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

  function assign(worker: Worker, { job, limits, resolve, reject }: Task<Reply>): void {
    const { stepMs, memoryBytes, budget } = limits;
    const tooSlow = () => fail(new LabelRefused('tooSlow'));
    let timer = setTimeout(tooSlow, stepMs);
    const watch = setInterval(
      () => void watchMemory(worker, memoryBytes, () => fail(new LabelRefused('tooLarge'))),
      watchEveryMs,
    );
    budget?.begin();

    function settle(): void {
      clearTimeout(timer);
      clearInterval(watch);
      budget?.end();
      budget?.signal.removeEventListener('abort', tooSlow);
      worker.off('message', hear).off('error', crash).off('exit', crash);
    }
    function hear(message: ThreadMessage<Reply>): void {
      if ('reply' in message) return succeed(message.reply, message.heldBytes);
      clearTimeout(timer);
      timer = setTimeout(tooSlow, stepMs);
      budget?.step();
    }
    function succeed(reply: Reply, heldBytes: number): void {
      settle();
      worker.unref();
      if (heldBytes > retireAboveBytes) void worker.terminate();
      else idle.push(worker);
      resolve(reply);
      assignWaiting();
    }
    function fail(error: Error): void {
      settle();
      void worker.terminate();
      reject(error);
    }
    function crash(cause: unknown): void {
      fail(isOutOfMemory(cause) ? new LabelRefused('tooLarge', cause) : new LabelReaderFailed(cause));
    }

    worker.on('message', hear).on('error', crash).on('exit', crash);
    budget?.signal.addEventListener('abort', tooSlow);
    worker.ref();
    worker.postMessage(job, []);
  }

  return (job, limits) =>
    new Promise((resolve, reject) => {
      const signal = limits.budget?.signal;
      const task = { job, limits, resolve, reject };
      if (signal?.aborted) return reject(new LabelRefused('tooSlow'));
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(task);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(new LabelRefused('tooSlow'));
      });
      waiting.push(task);
      assignWaiting();
    });
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === outOfMemoryCode;
}

/** Answered between two instructions of the thread, however busy it is. */
async function watchMemory(worker: Worker, most: number, act: () => void): Promise<void> {
  const held = await worker.getHeapStatistics().then(
    ({ used_heap_size, external_memory }) => used_heap_size + external_memory,
    // the thread has just ended
    () => 0,
  );
  if (held > most) act();
}
