import { expect, it } from 'vitest';
import type { CallRecord } from './clientContext.ts';
import { carrierSystems, openCarrier } from './systems.ts';
import { fakeYwj } from './ywj/ywj.fixture.ts';

it('gives up each request after its own time by the machine’s clock', async () => {
  await using fake = await fakeYwj();
  for (let times = 0; times < 4; times++) void fake.failNext('find', 'silentBefore');
  const { apiUrl, parameters } = fake;
  const records: CallRecord[] = [];
  const carrier = openCarrier(
    { system: 'YWJ', apiUrl, parameters },
    { timeoutsMs: { find: 20 }, pause: async () => {}, onCall: (record) => records.push(record) },
  );
  await expect(carrier.find('R1')).rejects.toMatchObject({ kind: 'unavailable', code: 'timeout' });
  expect(records).toMatchObject([{ outcome: 'unavailable', attempts: 4 }]);
});

it('takes the time of its records from the clock that it is given', async () => {
  await using fake = await fakeYwj();
  const { apiUrl, parameters } = fake;
  const records: CallRecord[] = [];
  let clock = Date.UTC(2026, 0, 5);
  const carrier = openCarrier(
    { system: 'YWJ', apiUrl, parameters },
    { now: () => (clock += 40), onCall: (record) => records.push(record) },
  );
  await carrier.channels();
  expect(records).toEqual([
    {
      system: 'YWJ',
      operation: 'channels',
      startedAt: new Date('2026-01-05T00:00:00.040Z'),
      ms: 40,
      attempts: 1,
      outcome: 'done',
    },
  ]);
});

it('stops waiting for the next try when its caller stops', async () => {
  await using fake = await fakeYwj();
  const { apiUrl, parameters } = fake;
  const stop = new AbortController();
  const carrier = openCarrier({ system: 'YWJ', apiUrl, parameters }, { random: () => 1000 });
  const hit = fake.failNext('find', 'throttled');
  const finding = expect(carrier.find('R1', { signal: stop.signal })).rejects.toThrow('closing down');
  await hit;
  stop.abort(new Error('closing down'));
  await finding;
});

it('keeps the parameters of each system in the order of a channel’s fields', () => {
  for (const { parameters } of carrierSystems)
    expect(parameters.map(({ slot }) => slot)).toEqual(parameters.map((_each, index) => `parameter${index + 1}`));
});
