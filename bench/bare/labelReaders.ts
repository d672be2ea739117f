import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface LabelReaders extends AsyncDisposable {
  /** The texts of all bars of the PDF. */
  read(pdf: Buffer): Promise<string[]>;
}

/** One thread a core, each with one PDF at a time; no more may be asked for at once than there are threads. */
export function startLabelReaders(): LabelReaders {
  const all = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./labelWorker.ts', import.meta.url), { execArgv: [] }),
  );
  const idle = [...all];
  return {
    async read(pdf) {
      const worker = idle.pop();
      if (!worker) throw new Error('every reader is busy');
      worker.postMessage(pdf, []);
      const [texts] = (await once(worker, 'message')) as [string[]];
      idle.push(worker);
      return texts;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
