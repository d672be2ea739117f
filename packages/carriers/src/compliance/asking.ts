import { describe, expect, it } from 'vitest';
import { type Fault, throttleSeconds } from './fakeCarrier.ts';
import { orderFor, type SetUp } from './setUp.ts';

export function describeAsking(setUp: SetUp): void {
  describe('asking', () => {
    it('prices a shipment without ordering it', async () => {
      const { fake, carrier } = setUp();
      expect(await carrier.quote(orderFor(fake, 'R1'))).toEqual(fake.price);
      expect(fake.orders).toEqual([]);
    });

    it('lists the channels of the account', async () => {
      const { fake, carrier } = setUp();
      expect(await carrier.channels()).toEqual([{ code: fake.channelCode, name: expect.any(String) }]);
    });

    it('finds nothing under a reference that was never placed, however it is spelled', async () => {
      const { carrier } = setUp();
      expect(await carrier.find('一/二?#&%20 "x"')).toBe('none');
    });

    it.each(['absent', 'garbledAfter', 'wrongReferenceAfter', 'serverErrorBefore', 'redirected'] as const)(
      'never takes %s for “none”',
      async (fault) => {
        const { fake, carrier, failureOf } = setUp();
        await carrier.place(orderFor(fake, 'R1'));
        for (let times = 0; times < 4; times++) void fake.failNext('find', fault);
        const { kind } = await failureOf(carrier.find('R1'));
        expect(kind).toBe(fault === 'absent' ? 'notFound' : 'unavailable');
      },
    );

    it('asks again, a little later each time, until it is answered', async () => {
      const { fake, carrier, pauses, records } = setUp();
      await carrier.place(orderFor(fake, 'R1'));
      const faults: Fault[] = ['serverErrorBefore', 'closedBefore', 'garbledAfter'];
      for (const fault of faults) void fake.failNext('find', fault);
      expect(await carrier.find('R1')).toMatchObject({ reference: 'R1' });
      expect(pauses).toEqual([250, 500, 1000]);
      expect(records.at(-1)).toMatchObject({ operation: 'find', reference: 'R1', outcome: 'done', attempts: 4 });
    });

    it('gives up in the end', async () => {
      const { fake, carrier, failureOf } = setUp();
      for (let times = 0; times < 4; times++) void fake.failNext('find', 'serverErrorBefore');
      expect(await failureOf(carrier.find('R1'))).toMatchObject({ kind: 'unavailable', code: 'http 502' });
      expect(fake.requests).toEqual(['find', 'find', 'find', 'find']);
    });

    it('asks again after a time-out', async () => {
      const { fake, carrier, timeOut } = setUp();
      const hit = fake.failNext('find', 'silentBefore');
      const finding = carrier.find('R1');
      await hit;
      timeOut();
      expect(await finding).toBe('none');
    });

    it('waits as long as it was told when throttled', async () => {
      const { fake, carrier, pauses } = setUp();
      void fake.failNext('quote', 'throttled');
      expect(await carrier.quote(orderFor(fake, 'R1'))).toEqual(fake.price);
      expect(pauses).toEqual([throttleSeconds * 1000 + 250]);
    });

    it('reads an answer that comes byte by byte', async () => {
      const { fake, carrier } = setUp();
      void fake.failNext('place', 'trickled');
      expect(await carrier.place(orderFor(fake, 'R1'))).toMatchObject({ reference: 'R1' });
    });

    it('stops when its caller does', async () => {
      const { fake, carrier, records } = setUp();
      const stop = new AbortController();
      const hit = fake.failNext('find', 'silentBefore');
      const finding = expect(carrier.find('R1', { signal: stop.signal })).rejects.toThrow('closing down');
      await hit;
      stop.abort(new Error('closing down'));
      await finding;
      expect(records).toMatchObject([{ outcome: 'stopped', attempts: 1 }]);
    });

    it('records each call by what happened, and by nothing that was said', async () => {
      const { fake, carrier, records } = setUp();
      await carrier.place(orderFor(fake, 'R1'));
      const [record] = records;
      expect(record).toEqual({
        system: carrier.key,
        operation: 'place',
        reference: 'R1',
        startedAt: expect.any(Date),
        ms: expect.any(Number),
        attempts: 1,
        outcome: 'done',
      });
    });
  });
}
