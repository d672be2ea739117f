import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { databaseUrlOf } from '../../testing/secondApp.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { defineJob } from './job.ts';
import { openJobs } from './jobs.ts';

/** A job that does `work` in a transaction, has no second try, and notes when it is given up. */
async function start(work: (test: TestApp, run: number) => Promise<void>) {
  const test = await testApp();
  const gaveUp = vi.fn<() => Promise<void>>();
  let runs = 0;
  const job = defineJob<object>({
    name: 'test.fragile',
    concurrency: 1,
    retryLimit: 0,
    async run() {
      runs += 1;
      await work(test, runs);
    },
    gaveUp,
  });
  const jobs = await openJobs(databaseUrlOf(test), [job], test.app.log, { zone: 'UTC', supervise: false });
  onTestFinished(() => jobs.stop(0));
  await test.db.transaction().execute((tx) => jobs.enqueueMany(tx, job, [{}]));
  await jobs.drain(test.app);
  const { rows } = await sql`select state, retry_count from pgboss.job where name = ${job.name}`.execute(test.db);
  return { runs, gaveUp, rows };
}

const loseConnection = ({ db }: TestApp) =>
  db.transaction().execute((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx));

it('runs a job again that has lost the database, and does not count that as a failure', async () => {
  const { runs, gaveUp, rows } = await start(async (test, run) => {
    if (run === 1) await loseConnection(test);
  });
  expect(runs).toBe(2);
  expect(gaveUp).not.toHaveBeenCalled();
  expect(rows).toEqual([{ state: 'completed', retryCount: 0 }]);
});

it('leaves a job alone that another has taken over while the database was lost', async () => {
  const { runs, gaveUp, rows } = await start(async (test) => {
    await sql`update pgboss.job set retry_count = 1 where name = 'test.fragile'`.execute(test.db);
    await loseConnection(test);
  });
  expect(runs).toBe(1);
  expect(gaveUp).not.toHaveBeenCalled();
  expect(rows).toEqual([{ state: 'active', retryCount: 1 }]);
});
