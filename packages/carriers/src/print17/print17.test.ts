import { expect, it } from 'vitest';
import { describeCarrier } from '../compliance.ts';
import { orderFor, tryCarrier } from '../compliance/trial.ts';
import { fakePrint17 } from './print17.fixture.ts';

describeCarrier({ system: '17Print', startFake: fakePrint17, labelsByLink: true });

it('leaves the outcome unknown when a reference is taken and its order cannot be read', async () => {
  await using other = await fakePrint17();
  const { carrier, failureOf } = tryCarrier('17Print', other);
  await carrier.place(orderFor(other, 'R1'));
  for (let times = 0; times < 4; times++) void other.meet('find', 'serverErrorBefore');
  void other.meet('find', 'absent');
  for (const code of ['http 502', 'http 404'])
    expect(await failureOf(carrier.place(orderFor(other, 'R1')))).toMatchObject({
      kind: 'unknownOutcome',
      operation: 'place',
      code,
    });
});

it('leaves the outcome unknown when it is stopped while it looks for the order of a taken reference', async () => {
  await using other = await fakePrint17();
  const { carrier, failureOf } = tryCarrier('17Print', other);
  await carrier.place(orderFor(other, 'R1'));
  const stop = new AbortController();
  const met = other.meet('find', 'silentBefore');
  const placing = failureOf(carrier.place(orderFor(other, 'R1'), { signal: stop.signal }));
  await met;
  stop.abort(new Error('closing down'));
  expect(await placing).toMatchObject({ kind: 'unknownOutcome', code: 'aborted' });
});
