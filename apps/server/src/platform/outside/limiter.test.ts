import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import { sharedLimiter } from './limiter.ts';

/** As another process has it: it knows the others by the database alone. */
function openLimiter(db: Parameters<typeof sharedLimiter>[0]) {
  const waits: number[] = [];
  const limiter = sharedLimiter(db, async (ms) => void waits.push(ms));
  return { limiter, waits };
}

const hourly = { perSecond: 1 / 3600, burst: 3 };
const hour = 3_600_000;

it('lets a burst through, and shares what follows among all processes', async () => {
  const { db } = await testApp();
  const [one, other] = [openLimiter(db), openLimiter(db)];
  for (const { limiter } of [one, other, one, other, one, other]) await limiter.take('b', hourly);
  await other.limiter.take('another', hourly);
  const inHours = (waits: number[]) => waits.map((ms) => Math.round((ms / hour) * 10) / 10);
  // one: 1st, 3rd and 5th call; other: 2nd, 4th and 6th
  expect([inHours(one.waits), inHours(other.waits)]).toEqual([[2], [1, 3]]);
});

it('gives no turn away twice to callers that come at once', async () => {
  const { db } = await testApp();
  const [one, other] = [openLimiter(db), openLimiter(db)];
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).limiter.take('b', hourly)));
  const waits = [...one.waits, ...other.waits].map((ms) => Math.round(ms / hour)).toSorted((a, b) => a - b);
  expect(waits).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
});

it('waits no longer than its signal', async () => {
  const { db } = await testApp();
  const limiter = sharedLimiter(db);
  const rate = { perSecond: 1 / 3600, burst: 1 };
  await limiter.take('b', rate);
  const stop = new AbortController();
  const waiting = limiter.take('b', rate, stop.signal);
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});

it('forgets at night the buckets and calls of long ago', async () => {
  const { app, db } = await testApp();
  const old = '2020-01-01T00:00:00Z';
  await db.insertInto('rateBuckets').values({ name: 'old', fullAt: old }).execute();
  await app.outside.clientContext('temu').limiter.take('new', hourly);
  const note = (startedAt: Date, endpoint: string) =>
    app.outside.clientContext('temu').onCall?.({
      endpoint,
      store: undefined,
      startedAt,
      ms: 12.6,
      outcome: 'done',
      attempts: 1,
      reference: undefined,
    });
  note(new Date(old), 'old');
  note(new Date(), 'new');
  await app.outside.flush();
  await housekeeping.run({ app, log: app.log, signal: new AbortController().signal }, {});
  expect(await db.selectFrom('rateBuckets').select('name').execute()).toEqual([{ name: 'new' }]);
  expect(await db.selectFrom('outsideCalls').select(['endpoint', 'ms']).execute()).toEqual([
    { endpoint: 'new', ms: 13 },
  ]);
});

it('writes the calls that have gathered, without those of a store that is gone', async () => {
  const { app, db } = await testApp();
  const call = { startedAt: new Date(), ms: 1, outcome: 'done', attempts: 1, reference: 'r-1' } as const;
  const { onCall } = app.outside.clientContext('shein');
  onCall?.({ ...call, endpoint: '/kept', store: undefined });
  onCall?.({ ...call, endpoint: '/gone', store: '404404' });
  await app.outside.flush();
  expect(await db.selectFrom('outsideCalls').select(['system', 'endpoint', 'reference']).execute()).toEqual([
    { system: 'shein', endpoint: '/kept', reference: 'r-1' },
  ]);
});
