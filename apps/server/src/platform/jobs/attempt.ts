import { isConnectionLost } from '../database/lostConnection.ts';
import { retryOnLostConnection } from '../database/retryOnLostConnection.ts';
import type { AnyJob, JobContext } from './job.ts';

/** One run's hold on a job in the queue. */
export interface Claim {
  /** False once the job has been handed to another run, as happens to the jobs of a worker that is not heard of. */
  isOurs(): Promise<boolean>;
  complete(): Promise<unknown>;
  fail(message: string): Promise<unknown>;
}

/**
 * Runs a job and reports its outcome to the queue. A lost database is not the job's failure: the job is run again once the database
 * is back, unless another run has taken it over by then.
 */
export async function runJob(
  job: AnyJob,
  context: JobContext,
  data: object,
  { last, claim }: { last: boolean; claim: Claim },
): Promise<void> {
  for (;;) {
    try {
      await attempt(job, context, data, last);
      await retryOnLostConnection(() => claim.complete(), context);
      return;
    } catch (error) {
      if (!isConnectionLost(error) || context.signal.aborted) {
        await retryOnLostConnection(() => claim.fail((error as Error).message), context);
        return;
      }
      context.log.warn({ err: error }, 'job waits for the database');
      if (!(await retryOnLostConnection(() => claim.isOurs(), context))) return;
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
