import { describe, expect, it } from 'vitest';
import { type Fault, throttleSeconds } from './otherSide.ts';
import { orderFor, type Scene } from './trial.ts';

export function describePlacing(scene: Scene): void {
  describe('placing', () => {
    it('makes one order under our reference, and tells its number and carrier once they are known', async () => {
      const { other, carrier } = scene();
      const placed = await carrier.place(orderFor(other, 'B7-1900000000000000001'));
      expect(placed).toMatchObject({ reference: 'B7-1900000000000000001', carrier: other.carrier });
      expect(placed.orderNumber).toContain(other.orders[0]!.orderNumber);
      expect(placed.cost).toEqual(other.cost);
      expect(['submitted', 'waitingNumber', 'ready']).toContain(placed.state);
      other.finish('B7-1900000000000000001');
      expect(await carrier.find('B7-1900000000000000001')).toMatchObject({
        orderNumber: placed.orderNumber,
        state: 'ready',
        trackingNumber: other.orders[0]!.trackingNumber,
      });
      expect(other.orders).toHaveLength(1);
    });

    it('declares every parcel, never smaller or lighter than it is', async () => {
      const { other, carrier } = scene();
      const order = orderFor(other, 'R1');
      await carrier.place(order);
      const { parcels } = other.orders[0]!;
      expect(parcels).toHaveLength(order.parcels.length);
      for (const [index, parcel] of order.parcels.entries())
        for (const measure of ['lengthCm', 'widthCm', 'heightCm', 'weightGrams'] as const) {
          expect(parcels[index]![measure]).toBeGreaterThan(parcel[measure] * 0.999999);
          expect(parcels[index]![measure]).toBeLessThan(parcel[measure] * 1.03);
        }
    });

    it('refuses a parcel without size or weight before anything is sent', async () => {
      const { other, carrier, failureOf } = scene();
      const order = orderFor(other, 'R1');
      for (const wrong of [0, -1, Number.NaN]) {
        const parcels = [{ ...order.parcels[0], weightGrams: wrong }] as const;
        expect(await failureOf(carrier.place({ ...order, parcels }))).toMatchObject({ kind: 'rejected' });
        expect(await failureOf(carrier.quote({ ...order, parcels }))).toMatchObject({ kind: 'rejected' });
      }
      expect(other.requests).toEqual([]);
    });

    it('makes one order of a reference that is placed twice', async () => {
      const { other, carrier } = scene();
      const first = await carrier.place(orderFor(other, 'R1'));
      expect(await carrier.place(orderFor(other, 'R1'))).toEqual(first);
      expect(other.orders).toHaveLength(1);
    });

    it('answers the order in its present state when a reference is placed again', async () => {
      const { other, carrier } = scene();
      await carrier.place(orderFor(other, 'R1'));
      other.rejectLate('R1', 'Address not served');
      expect(await carrier.place(orderFor(other, 'R1'))).toMatchObject({
        state: 'failed',
        reason: 'Address not served',
      });
    });

    it('tells of a rejection that came after the order was accepted', async () => {
      const { other, carrier } = scene();
      await carrier.place(orderFor(other, 'R1'));
      other.rejectLate('R1', 'Address not served');
      expect(await carrier.find('R1')).toMatchObject({ state: 'failed', reason: 'Address not served' });
    });

    const answerless: Fault[] = [
      'silentAfter',
      'halfAfter',
      'closedAfter',
      'serverErrorAfter',
      'garbledAfter',
      'misnamedAfter',
    ];
    it.each(answerless)('finds the one order by our reference after %s', async (fault) => {
      const { other, carrier, records, timeOut, failureOf } = scene();
      const met = other.meet('place', fault);
      const placing = failureOf(carrier.place(orderFor(other, 'R1')));
      await met;
      if (fault === 'silentAfter' || fault === 'halfAfter') timeOut();
      expect(await placing).toMatchObject({ kind: 'unknownOutcome', operation: 'place' });
      expect(records).toMatchObject([{ operation: 'place', outcome: 'unknownOutcome', attempts: 1 }]);
      expect(await carrier.find('R1')).toMatchObject({ reference: 'R1' });
      expect(other.requests).toEqual(['place', 'find']);
      expect(other.orders).toHaveLength(1);
    });

    it.each(['silentBefore', 'closedBefore', 'serverErrorBefore'] as const)(
      'is not repeated after %s, and there is nothing to find',
      async (fault) => {
        const { other, carrier, timeOut, failureOf } = scene();
        const met = other.meet('place', fault);
        const placing = failureOf(carrier.place(orderFor(other, 'R1')));
        await met;
        if (fault === 'silentBefore') timeOut();
        expect(await placing).toMatchObject({ kind: 'unknownOutcome' });
        expect(await carrier.find('R1')).toBe('none');
        expect(other.requests).toEqual(['place', 'find']);
        expect(other.orders).toEqual([]);
      },
    );

    it('is unavailable, and not unknown, when nobody listens', async () => {
      const { other, carrier, records, failureOf } = scene();
      await other.close();
      expect(await failureOf(carrier.place(orderFor(other, 'R1')))).toMatchObject({
        kind: 'unavailable',
        code: 'ECONNREFUSED',
      });
      expect(records).toMatchObject([{ attempts: 1, outcome: 'unavailable' }]);
    });

    it('hands on how long to wait when throttled, and does not wait itself', async () => {
      const { other, carrier, pauses, failureOf } = scene();
      void other.meet('place', 'throttled');
      expect(await failureOf(carrier.place(orderFor(other, 'R1')))).toMatchObject({
        kind: 'throttled',
        retryAfterMs: throttleSeconds * 1000,
      });
      expect([other.requests, pauses]).toEqual([['place'], []]);
    });

    it('says why a rule was against it', async () => {
      const { other, carrier, failureOf } = scene();
      void other.meet('place', 'indiscreet');
      const failure = await failureOf(carrier.place(orderFor(other, 'R1')));
      expect(failure).toMatchObject({ kind: 'rejected' });
      expect(failure.code).toMatch(/^\d{4,5}$/);
      expect(failure.said).toContain('method');
    });

    it('follows nobody elsewhere', async () => {
      const { other, carrier, failureOf } = scene();
      void other.meet('place', 'redirected');
      expect(await failureOf(carrier.place(orderFor(other, 'R1')))).toMatchObject({ kind: 'unknownOutcome' });
      expect(other.requests).toEqual(['place']);
    });

    it('has an unknown outcome when it is stopped under way, and none when it was stopped before', async () => {
      const { other, carrier, records, failureOf } = scene();
      const stop = new AbortController();
      const met = other.meet('place', 'silentAfter');
      const placing = failureOf(carrier.place(orderFor(other, 'R1'), { signal: stop.signal }));
      await met;
      stop.abort(new Error('closing down'));
      expect(await placing).toMatchObject({ kind: 'unknownOutcome', code: 'aborted' });
      await expect(carrier.place(orderFor(other, 'R2'), { signal: stop.signal })).rejects.toThrow('closing down');
      expect(records).toMatchObject([{ outcome: 'unknownOutcome' }, { outcome: 'stopped', attempts: 0 }]);
      expect(other.orders.map(({ reference }) => reference)).toEqual(['R1']);
    });
  });
}
