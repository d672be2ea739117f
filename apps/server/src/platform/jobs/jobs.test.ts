import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseUrlOf } from '../../testing/secondApp.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { ConnectionLost } from '../database/lostConnection.ts';
import { runJob } from './attempt.ts';
import { defineJob, type JobContext } from './job.ts';
import { openJobs } from './jobs.ts';

interface Data {
  name: string;
}

async function start(ran: string[], retryLimit = 2) {
  const test = await testApp();
  const job = defineJob<Data>({
    name: 'test.jobs',
    concurrency: 1,
    retryLimit,
    async run(_context, { name }) {
      ran.push(name);
      if (name.startsWith('bad')) throw new Error(`no ${name}`);
    },
  });
  const open = async (given = job) => {
    const jobs = await openJobs(databaseUrlOf(test), [given], test.app.log, { zone: 'UTC', supervise: false });
    onTestFinished(() => jobs.stop(0));
    return jobs;
  };
  return { test, job, jobs: await open(), open };
}

async function queued({ db }: TestApp) {
  const { rows } = await sql<{ name: string; state: string; wait: number }>`
    select data ->> 'name' as name, state::text, extract(epoch from start_after - created_on)::int as wait
    from pgboss.job where name = 'test.jobs' order by 1`.execute(db);
  return rows;
}

describe('the queue', () => {
  it('changes what a former release has created otherwise, and leaves the rest alone', async () => {
    const { test, job, open } = await start([]);
    const kept = async () => {
      const { rows } = await sql<{ retryLimit: number; updated: string }>`
        select retry_limit as "retryLimit", updated_on::text as updated from pgboss.queue where name = ${job.name}`.execute(
        test.db,
      );
      return rows[0];
    };
    const before = await kept();
    await open();
    expect(await kept()).toEqual(before);
    await open({ ...job, retryLimit: 7 });
    expect((await kept())?.retryLimit).toBe(7);
  });

  it('holds a job only where the change that causes it was committed', async () => {
    const ran: string[] = [];
    const { test, job, jobs } = await start(ran);
    const undone = test.db.transaction().execute(async (tx) => {
      await jobs.enqueueMany(tx, job, [{ name: 'undone' }]);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await test.db.transaction().execute(async (tx) => {
      await jobs.enqueueMany(tx, job, [{ name: 'one' }, { name: 'two' }]);
      await jobs.enqueueMany(tx, job, []);
      await jobs.drain(test.app);
      expect(ran).toEqual([]);
    });
    await jobs.drain(test.app);
    expect(ran.toSorted()).toEqual(['one', 'two']);
  });

  it('keeps a delayed job until its time, and a failure from its neighbours', async () => {
    const ran: string[] = [];
    const { test, job, jobs } = await start(ran);
    const hour = 3_600_000;
    const names = ['bad', 'good', 'later'];
    await test.db.transaction().execute((tx) =>
      jobs.enqueueMany(
        tx,
        job,
        names.map((name) => ({ name })),
        ({ name }) => new Date(Date.now() + (name === 'later' ? hour : -hour)),
      ),
    );
    await jobs.drain(test.app);
    expect(ran.toSorted()).toEqual(['bad', 'good']);
    const [bad, good, later] = await queued(test);
    expect([bad!.state, good!.state, later!.state]).toEqual(['retry', 'completed', 'created']);
    expect(later!.wait).toBeGreaterThan(3500);
  });

  it('tries again with longer and longer pauses, as the release that runs now says', async () => {
    const { test, job, open } = await start([]);
    await open({ ...job, retryLimit: 7 });
    const { rows } = await sql`
      select retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds from pgboss.queue
      where name = 'test.jobs'`.execute(test.db);
    expect(rows).toEqual([
      { retryLimit: 7, retryDelay: 2, retryBackoff: true, retryDelayMax: 300, heartbeatSeconds: 10 },
    ]);
  });
});

describe('one run of a job', () => {
  /** What was reported to the queue and to people, in its order. */
  async function report(
    fails: (run: number) => unknown,
    given: { last?: boolean; isOurs?: boolean; stopped?: boolean },
  ) {
    const { app } = await testApp();
    const said: string[] = [];
    const stop = new AbortController();
    if (given.stopped) stop.abort();
    const context: JobContext = { app, log: app.log, signal: stop.signal };
    let runs = 0;
    const job = defineJob<object>({
      name: 'test.run',
      concurrency: 1,
      retryLimit: 3,
      async run() {
        runs += 1;
        said.push('run');
        const failure = fails(runs);
        if (failure) throw failure;
      },
      gaveUp: async (_context, _data, error) => void said.push(`gave up: ${(error as Error).message}`),
    });
    const claim = {
      isOurs: async () => given.isOurs ?? true,
      complete: async () => said.push('complete'),
      fail: async (message: string) => said.push(`fail: ${message}`),
    };
    await runJob(job, context, {}, { last: given.last ?? false, claim });
    return said;
  }

  const broken = new Error('broken');
  const lost = new ConnectionLost('gone');
  it.each([
    ['works', () => undefined, {}, ['run', 'complete']],
    ['fails and will be tried again', () => broken, {}, ['run', 'fail: broken']],
    ['fails for the last time', () => broken, { last: true }, ['run', 'gave up: broken', 'fail: broken']],
    ['loses the database once', (run: number) => run === 1 && lost, {}, ['run', 'run', 'complete']],
    ['loses the database, and the job to another', () => lost, { isOurs: false }, ['run']],
    ['loses the database at a stop', () => lost, { stopped: true, last: true }, ['run', 'fail: gone']],
  ])('that %s says so, once', async (_, fails, given, expected) => {
    expect(await report(fails, given)).toEqual(expected);
  });
});
