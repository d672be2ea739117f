import { describe, expect, it } from 'vitest';
import { orderFor, type Scene } from './trial.ts';

export function describeCancelling(scene: Scene): void {
  describe('cancelling', () => {
    it('is done at once or asked for, and ends as cancelled', async () => {
      const { other, carrier } = scene();
      const placed = await carrier.place(orderFor(other, 'R1'));
      const { outcome } = await carrier.cancel(placed);
      expect(['cancelled', 'requested']).toContain(outcome);
      expect(await carrier.find('R1')).toMatchObject({
        state: outcome === 'cancelled' ? 'cancelled' : 'cancelPending',
      });
      other.finish('R1');
      expect(await carrier.find('R1')).toMatchObject({ state: 'cancelled' });
      expect(await carrier.cancel(placed)).toEqual({ outcome: 'cancelled' });
    });

    it('is refused, with the reason, once the parcel is on its way', async () => {
      const { other, carrier } = scene();
      const placed = await carrier.place(orderFor(other, 'R1'));
      other.finish('R1');
      other.scan('R1');
      expect(await carrier.cancel(placed)).toEqual({ outcome: 'refused', reason: expect.stringMatching(/./) });
      expect(await carrier.find('R1')).toMatchObject({ state: 'ready' });
    });

    it.each(['silentAfter', 'closedAfter', 'serverErrorAfter', 'garbledAfter'] as const)(
      'is not repeated after %s, and found to be done',
      async (fault) => {
        const { other, carrier, timeOut, failureOf } = scene();
        const placed = await carrier.place(orderFor(other, 'R1'));
        const met = other.meet('cancel', fault);
        const cancelling = failureOf(carrier.cancel(placed));
        await met;
        if (fault === 'silentAfter') timeOut();
        expect(await cancelling).toMatchObject({ kind: 'unknownOutcome' });
        other.finish('R1');
        expect(await carrier.find('R1')).toMatchObject({ state: 'cancelled' });
        expect(other.requests).toEqual(['place', 'cancel', 'find']);
      },
    );

    it('cannot be done to an order that is not there', async () => {
      const { other, carrier, failureOf } = scene();
      const { orderNumber } = await carrier.place(orderFor(other, 'R1'));
      const unknown = { reference: 'R2', orderNumber: orderNumber.replace(/\d{4}$/, '9999') };
      expect(await failureOf(carrier.cancel(unknown))).toMatchObject({ kind: 'notFound' });
    });
  });
}
