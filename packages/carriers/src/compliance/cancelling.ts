import { describe, expect, it } from 'vitest';
import { orderFor, type SetUp } from './setUp.ts';

export function describeCancelling(setUp: SetUp): void {
  describe('cancelling', () => {
    it('is done at once or asked for, and ends as cancelled', async () => {
      const { fake, carrier } = setUp();
      const placed = await carrier.place(orderFor(fake, 'R1'));
      const { outcome } = await carrier.cancel(placed);
      expect(['cancelled', 'requested']).toContain(outcome);
      expect(await carrier.find('R1')).toMatchObject({
        state: outcome === 'cancelled' ? 'cancelled' : 'cancelPending',
      });
      fake.finish('R1');
      expect(await carrier.find('R1')).toMatchObject({ state: 'cancelled' });
      expect(await carrier.cancel(placed)).toEqual({ outcome: 'cancelled' });
    });

    it('is refused, with the reason, once the parcel is on its way', async () => {
      const { fake, carrier } = setUp();
      const placed = await carrier.place(orderFor(fake, 'R1'));
      fake.finish('R1');
      fake.scan('R1');
      expect(await carrier.cancel(placed)).toEqual({ outcome: 'refused', reason: expect.stringMatching(/./) });
      expect(await carrier.find('R1')).toMatchObject({ state: 'ready' });
    });

    it.each(['silentAfter', 'closedAfter', 'serverErrorAfter', 'garbledAfter'] as const)(
      'is not repeated after %s, and found to be done',
      async (fault) => {
        const { fake, carrier, timeOut, failureOf } = setUp();
        const placed = await carrier.place(orderFor(fake, 'R1'));
        const hit = fake.failNext('cancel', fault);
        const cancelling = failureOf(carrier.cancel(placed));
        await hit;
        if (fault === 'silentAfter') timeOut();
        expect(await cancelling).toMatchObject({ kind: 'unknownOutcome' });
        fake.finish('R1');
        expect(await carrier.find('R1')).toMatchObject({ state: 'cancelled' });
        expect(fake.requests).toEqual(['place', 'cancel', 'find']);
      },
    );

    it('cannot be done to an order that is not there', async () => {
      const { fake, carrier, failureOf } = setUp();
      const { orderNumber } = await carrier.place(orderFor(fake, 'R1'));
      const unknown = { reference: 'R2', orderNumber: orderNumber.replace(/\d{4}$/, '9999') };
      expect(await failureOf(carrier.cancel(unknown))).toMatchObject({ kind: 'notFound' });
    });
  });
}
