import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost } from '../database/lostConnection.ts';
import type { AnyJob, JobContext } from './job.ts';

const betweenLooks = 1000;

/** How the queue is asked about the job that is being run, and told how it went. */
export interface Place {
  /** Whether it is still this run's: a lost worker's job is handed to another. */
  isOurs(): Promise<boolean>;
  complete(): Promise<unknown>;
  fail(message: string): Promise<unknown>;
}

/**
 * Runs a job and says how that went. A lost database is not the job's failure: it is run again once the database is back,
 * unless another has taken it over by then.
 */
export async function runJob(
  job: AnyJob,
  context: JobContext,
  data: object,
  { last, place }: { last: boolean; place: Place },
): Promise<void> {
  for (;;) {
    try {
      await attempt(job, context, data, last);
      await outlast(context, () => place.complete());
      return;
    } catch (error) {
      if (!isConnectionLost(error) || context.signal.aborted) {
        await outlast(context, () => place.fail((error as Error).message));
        return;
      }
      context.log.warn({ err: error }, 'job waits for the database');
      if (!(await outlast(context, () => place.isOurs()))) return;
    }
  }
}

async function attempt(job: AnyJob, context: JobContext, data: object, last: boolean): Promise<void> {
  try {
    await job.run(context, data as never);
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    context.log.error({ err: error, last }, 'job failed');
    if (last && job.gaveUp) await job.gaveUp(context, data as never, error);
    throw error;
  }
}

/** Asks again while the database is away, until the process stops. */
async function outlast<T>({ signal }: JobContext, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isConnectionLost(error) || signal.aborted) throw error;
      await pause(betweenLooks);
    }
  }
}
