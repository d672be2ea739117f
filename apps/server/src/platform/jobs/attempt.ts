import { isConnectionLost } from '../database/lostConnection.ts';
import { outlast } from '../database/outlast.ts';
import type { AnyJob, JobContext } from './job.ts';

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
      await outlast(() => place.complete(), context);
      return;
    } catch (error) {
      if (!isConnectionLost(error) || context.signal.aborted) {
        await outlast(() => place.fail((error as Error).message), context);
        return;
      }
      context.log.warn({ err: error }, 'job waits for the database');
      if (!(await outlast(() => place.isOurs(), context))) return;
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
