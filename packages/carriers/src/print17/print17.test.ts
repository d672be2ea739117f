import { expect, it } from 'vitest';
import { describeCarrier } from '../compliance.ts';
import { orderFor, openTestCarrier } from '../compliance/setUp.ts';
import { fakePrint17 } from './print17.fixture.ts';

describeCarrier({ system: '17Print', startFake: fakePrint17, labelsByLink: true });

it('leaves the outcome unknown when a reference is taken and its order cannot be read', async () => {
  await using fake = await fakePrint17();
  const { carrier, failureOf } = openTestCarrier('17Print', fake);
  await carrier.place(orderFor(fake, 'R1'));
  for (let times = 0; times < 4; times++) void fake.failNext('find', 'serverErrorBefore');
  void fake.failNext('find', 'absent');
  for (const code of ['http 502', 'http 404'])
    expect(await failureOf(carrier.place(orderFor(fake, 'R1')))).toMatchObject({
      kind: 'unknownOutcome',
      operation: 'place',
      code,
    });
});

it('leaves the outcome unknown when it is stopped while it looks for the order of a taken reference', async () => {
  await using fake = await fakePrint17();
  const { carrier, failureOf } = openTestCarrier('17Print', fake);
  await carrier.place(orderFor(fake, 'R1'));
  const stop = new AbortController();
  const hit = fake.failNext('find', 'silentBefore');
  const placing = failureOf(carrier.place(orderFor(fake, 'R1'), { signal: stop.signal }));
  await hit;
  stop.abort(new Error('closing down'));
  expect(await placing).toMatchObject({ kind: 'unknownOutcome', code: 'aborted' });
});
