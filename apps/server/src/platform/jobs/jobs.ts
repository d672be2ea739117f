import { fromKysely, type JobWithMetadata, PgBoss, type SendOptions } from 'pg-boss';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { isConnectionLost } from '../database/lostConnection.ts';
import { retryOnLostConnection } from '../database/retryOnLostConnection.ts';
import type { Logger } from '../logger.ts';
import { runJob } from './attempt.ts';
import type { AnyJob, JobContext } from './job.ts';
import type { JobQueue } from './queue.ts';

/** A worker that has not been heard of for this long is given up and its job handed to another. */
const heartbeatSeconds = 10;
/** A full batch means more work: the next is fetched at once. New jobs wake a worker; the interval is for retries and lost wake-ups. */
const fetching = {
  batchSize: 2,
  burstWhenBatchFull: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

const queueOptions = {
  heartbeatSeconds,
  notify: true,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: 24 * 3600,
} as const;

const betweenWarnings = 10_000;

/** The queue, and the workers that run what is in it. */
export interface Jobs extends JobQueue {
  /** Begins to run what is queued, in this process. */
  work(app: App): Promise<void>;
  /** Runs whatever is due now, one after the other, until nothing is left. For tests and commands. */
  drain(app: App): Promise<void>;
  /** Finishes what is running, for at most `grace` milliseconds; the rest is handed back. */
  stop(grace: number): Promise<void>;
}

export async function openJobs(
  url: string,
  all: readonly AnyJob[],
  log: Logger,
  { zone, supervise }: { zone: string; supervise: boolean },
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    useListenNotify: supervise,
    supervise,
    schedule: supervise,
    // how soon after a crash its jobs are found and handed on
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 10,
  });
  const stopping = new AbortController();
  let warnedAt = -Infinity;
  boss.on('error', (error) => {
    if (!isConnectionLost(error)) return log.error({ err: error }, 'job queue');
    // every queue asks every two seconds, so that one lost database is many errors; a database that closes first at a stop is none
    const isWarning = !stopping.signal.aborted && performance.now() - warnedAt > betweenWarnings;
    if (isWarning) warnedAt = performance.now();
    log[isWarning ? 'warn' : 'debug'](
      { err: error },
      'the job queue has lost the database; work goes on once it is back',
    );
  });
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'));
  try {
    await boss.start();
    await prepareQueues(boss, all);
  } catch (error) {
    stopping.abort();
    await boss.stop({ graceful: false });
    throw error;
  }

  /** Settles one job of a batch by itself, so that its neighbour's failure is not its own. */
  function finish(job: AnyJob, around: JobContext, given: JobWithMetadata, last: boolean): Promise<void> {
    const { id, retryCount } = given;
    const claim = {
      isOurs: async () => {
        const found = await boss.getJobById(job.name, id);
        return found?.state === 'active' && found.retryCount === retryCount;
      },
      complete: () => boss.complete(job.name, id),
      fail: (message: string) => boss.fail(job.name, id, { message }),
    };
    return runJob(job, around, given.data, { last, claim });
  }

  const context = (app: App, job: AnyJob, id: string, signal?: AbortSignal) => ({
    app,
    log: log.child({ job: job.name, jobId: id }),
    signal: signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal,
  });

  return {
    async enqueueMany(tx, job, data, startAfter) {
      if (data.length > 0)
        await boss.insert(
          job.name,
          data.map((one) => ({ data: one, startAfter: startAfter?.(one) })),
          within(tx),
        );
    },
    async work(app) {
      for (const job of all) {
        await boss.work(
          job.name,
          { ...fetching, localConcurrency: job.concurrency },
          async (batch: JobWithMetadata[]) => {
            for (const given of batch) {
              const last = given.retryCount >= given.retryLimit;
              await finish(job, context(app, job, given.id, given.signal), given, last);
            }
          },
        );
        const { schedule } = job;
        if (schedule) await retryOnLostConnection(() => boss.schedule(job.name, schedule, {}, { tz: zone }), stopping);
      }
    },
    async drain(app) {
      for (let ran = 1; ran > 0;) {
        ran = 0;
        for (const job of all) {
          const [given] = await boss.fetch<object>(job.name, { includeMetadata: true });
          if (!given) continue;
          ran += 1;
          await finish(job, context(app, job, given.id), given, true);
        }
      }
    },
    async stop(grace) {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: grace });
    },
  };
}

/** Creates what queues are missing, and changes those that a former release has created otherwise. */
async function prepareQueues(boss: PgBoss, all: readonly AnyJob[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retryLimit } of all) {
    const options = { ...queueOptions, retryLimit };
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, options);
    else if (Object.entries(options).some(([option, value]) => queue[option as keyof typeof options] !== value)) {
      await boss.updateQueue(name, options);
    }
  }
}

/** The adapter's own results must keep their column names, so the camel case stays outside. */
function within(tx: Tx): Pick<SendOptions, 'db'> {
  return { db: fromKysely(tx.withoutPlugins()) };
}
