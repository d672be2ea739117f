import type { App } from '../app.ts';
import type { Logger } from '../logger.ts';

/** A kind of work in the background. `data` must survive JSON. */
export interface Job<Data extends object> {
  /** Also the queue's name. */
  name: string;
  /** How many run at once in one process. */
  concurrency: number;
  retryLimit: number;
  /** A five-field cron line in the display zone, for work that repeats by the clock. */
  schedule?: string;
  /** May run again after a crash: it must recognise what the first run has done, and not repeat it. */
  run(context: JobContext, data: Data): Promise<void>;
  /** Called after the last retry failed, to show the failure to people. */
  gaveUp?(context: JobContext, data: Data, error: unknown): Promise<void>;
}

export interface JobContext {
  app: App;
  log: Logger;
  /** Aborted when the process is asked to stop or the job is taken away. */
  signal: AbortSignal;
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

/** A job of any data, as the registry holds it. */
export type AnyJob = Job<never>;
