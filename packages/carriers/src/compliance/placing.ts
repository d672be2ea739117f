import { describe, expect, it } from 'vitest';
import { type Fault, throttleSeconds } from './fakeCarrier.ts';
import { orderFor, type SetUp } from './setUp.ts';

export function describePlacing(setUp: SetUp): void {
  describe('placing', () => {
    it('makes one order under our reference, and tells its number and carrier once they are known', async () => {
      const { fake, carrier } = setUp();
      const placed = await carrier.place(orderFor(fake, 'B7-1900000000000000001'));
      expect(placed).toMatchObject({ reference: 'B7-1900000000000000001', carrier: fake.carrier });
      expect(placed.orderNumber).toContain(fake.orders[0]!.orderNumber);
      expect(placed.cost).toEqual(fake.cost);
      expect(['submitted', 'waitingNumber', 'ready']).toContain(placed.state);
      fake.finish('B7-1900000000000000001');
      expect(await carrier.find('B7-1900000000000000001')).toMatchObject({
        orderNumber: placed.orderNumber,
        state: 'ready',
        trackingNumber: fake.orders[0]!.trackingNumber,
      });
      expect(fake.orders).toHaveLength(1);
    });

    it('declares every parcel, never smaller or lighter than it is', async () => {
      const { fake, carrier } = setUp();
      const order = orderFor(fake, 'R1');
      await carrier.place(order);
      const { parcels } = fake.orders[0]!;
      expect(parcels).toHaveLength(order.parcels.length);
      for (const [index, parcel] of order.parcels.entries())
        for (const measure of ['lengthCm', 'widthCm', 'heightCm', 'weightGrams'] as const) {
          expect(parcels[index]![measure]).toBeGreaterThan(parcel[measure] * 0.999999);
          expect(parcels[index]![measure]).toBeLessThan(parcel[measure] * 1.03);
        }
    });

    it('refuses a parcel without size or weight before anything is sent', async () => {
      const { fake, carrier, failureOf } = setUp();
      const order = orderFor(fake, 'R1');
      for (const wrong of [0, -1, Number.NaN]) {
        const parcels = [{ ...order.parcels[0], weightGrams: wrong }] as const;
        expect(await failureOf(carrier.place({ ...order, parcels }))).toMatchObject({ kind: 'rejected' });
        expect(await failureOf(carrier.quote({ ...order, parcels }))).toMatchObject({ kind: 'rejected' });
      }
      expect(fake.requests).toEqual([]);
    });

    it('makes one order of a reference that is placed twice', async () => {
      const { fake, carrier } = setUp();
      const first = await carrier.place(orderFor(fake, 'R1'));
      expect(await carrier.place(orderFor(fake, 'R1'))).toEqual(first);
      expect(fake.orders).toHaveLength(1);
    });

    it('answers the order in its present state when a reference is placed again', async () => {
      const { fake, carrier } = setUp();
      await carrier.place(orderFor(fake, 'R1'));
      fake.rejectLate('R1', 'Address not served');
      expect(await carrier.place(orderFor(fake, 'R1'))).toMatchObject({
        state: 'failed',
        reason: 'Address not served',
      });
    });

    it('tells of a rejection that came after the order was accepted', async () => {
      const { fake, carrier } = setUp();
      await carrier.place(orderFor(fake, 'R1'));
      fake.rejectLate('R1', 'Address not served');
      expect(await carrier.find('R1')).toMatchObject({ state: 'failed', reason: 'Address not served' });
    });

    const answerless: Fault[] = [
      'silentAfter',
      'halfAfter',
      'closedAfter',
      'serverErrorAfter',
      'garbledAfter',
      'wrongReferenceAfter',
    ];
    it.each(answerless)('finds the one order by our reference after %s', async (fault) => {
      const { fake, carrier, records, timeOut, failureOf } = setUp();
      const hit = fake.failNext('place', fault);
      const placing = failureOf(carrier.place(orderFor(fake, 'R1')));
      await hit;
      if (fault === 'silentAfter' || fault === 'halfAfter') timeOut();
      expect(await placing).toMatchObject({ kind: 'unknownOutcome', operation: 'place' });
      expect(records).toMatchObject([{ operation: 'place', outcome: 'unknownOutcome', attempts: 1 }]);
      expect(await carrier.find('R1')).toMatchObject({ reference: 'R1' });
      expect(fake.requests).toEqual(['place', 'find']);
      expect(fake.orders).toHaveLength(1);
    });

    it.each(['silentBefore', 'closedBefore', 'serverErrorBefore'] as const)(
      'is not repeated after %s, and there is nothing to find',
      async (fault) => {
        const { fake, carrier, timeOut, failureOf } = setUp();
        const hit = fake.failNext('place', fault);
        const placing = failureOf(carrier.place(orderFor(fake, 'R1')));
        await hit;
        if (fault === 'silentBefore') timeOut();
        expect(await placing).toMatchObject({ kind: 'unknownOutcome' });
        expect(await carrier.find('R1')).toBe('none');
        expect(fake.requests).toEqual(['place', 'find']);
        expect(fake.orders).toEqual([]);
      },
    );

    it('is unavailable, and not unknown, when nobody listens', async () => {
      const { fake, carrier, records, failureOf } = setUp();
      await fake.close();
      expect(await failureOf(carrier.place(orderFor(fake, 'R1')))).toMatchObject({
        kind: 'unavailable',
        code: 'ECONNREFUSED',
      });
      expect(records).toMatchObject([{ attempts: 1, outcome: 'unavailable' }]);
    });

    it('hands on how long to wait when throttled, and does not wait itself', async () => {
      const { fake, carrier, pauses, failureOf } = setUp();
      void fake.failNext('place', 'throttled');
      expect(await failureOf(carrier.place(orderFor(fake, 'R1')))).toMatchObject({
        kind: 'throttled',
        retryAfterMs: throttleSeconds * 1000,
      });
      expect([fake.requests, pauses]).toEqual([['place'], []]);
    });

    it('says why a rule was against it', async () => {
      const { fake, carrier, failureOf } = setUp();
      void fake.failNext('place', 'echoesRequest');
      const failure = await failureOf(carrier.place(orderFor(fake, 'R1')));
      expect(failure).toMatchObject({ kind: 'rejected' });
      expect(failure.code).toMatch(/^\d{4,5}$/);
      expect(failure.reason).toContain('method');
    });

    it('follows nobody elsewhere', async () => {
      const { fake, carrier, failureOf } = setUp();
      void fake.failNext('place', 'redirected');
      expect(await failureOf(carrier.place(orderFor(fake, 'R1')))).toMatchObject({ kind: 'unknownOutcome' });
      expect(fake.requests).toEqual(['place']);
    });

    it('has an unknown outcome when it is stopped under way, and none when it was stopped before', async () => {
      const { fake, carrier, records, failureOf } = setUp();
      const stop = new AbortController();
      const hit = fake.failNext('place', 'silentAfter');
      const placing = failureOf(carrier.place(orderFor(fake, 'R1'), { signal: stop.signal }));
      await hit;
      stop.abort(new Error('closing down'));
      expect(await placing).toMatchObject({ kind: 'unknownOutcome', code: 'aborted' });
      await expect(carrier.place(orderFor(fake, 'R2'), { signal: stop.signal })).rejects.toThrow('closing down');
      expect(records).toMatchObject([{ outcome: 'unknownOutcome' }, { outcome: 'stopped', attempts: 0 }]);
      expect(fake.orders.map(({ reference }) => reference)).toEqual(['R1']);
    });
  });
}
