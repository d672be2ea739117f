import { describe, expect, it } from 'vitest';
import { orderFor, type SetUp, type Setup } from './setUp.ts';

export function describeLabels(setUp: SetUp, labelsByLink: boolean): void {
  const ready = async ({ fake, carrier }: Setup, reference = 'R1') => {
    const placed = await carrier.place(orderFor(fake, reference));
    fake.finish(reference);
    return placed;
  };

  describe('labels', () => {
    it('are the bytes of a PDF, each of its own order', async () => {
      const setup = setUp();
      for (const reference of ['R1', 'R2']) {
        const label = await setup.carrier.label(await ready(setup, reference));
        expect(Buffer.from(label)).toEqual(setup.fake.labelOf(reference));
      }
      expect(setup.fake.labelOf('R1')).not.toEqual(setup.fake.labelOf('R2'));
    });

    it('are asked for again after a fault', async () => {
      const setup = setUp();
      const placed = await ready(setup);
      void setup.fake.failNext('label', 'closedBefore');
      void setup.fake.failNext('label', 'garbledAfter');
      expect(await setup.carrier.label(placed)).toBeInstanceOf(Uint8Array);
    });

    it('are not there for an order that failed or is unknown', async () => {
      const setup = setUp();
      const placed = await ready(setup);
      setup.fake.rejectLate('R1', 'Address not served');
      expect(await setup.failureOf(setup.carrier.label(placed))).toMatchObject({ kind: 'rejected' });
      const unknown = { reference: 'R2', orderNumber: placed.orderNumber.replace(/\d{4}$/, '9999') };
      expect(await setup.failureOf(setup.carrier.label(unknown))).toMatchObject({ kind: 'notFound' });
    });

    if (labelsByLink) describeLinks();
  });

  function describeLinks() {
    describe('by link', () => {
      it('are not ready before the number is', async () => {
        const { fake, carrier } = setUp();
        expect(await carrier.label(await carrier.place(orderFor(fake, 'R1')))).toBe('notReady');
      });

      it.each(['linkExpired', 'notALabel', 'absent'] as const)('are fetched anew after %s', async (fault) => {
        const setup = setUp();
        const placed = await ready(setup);
        void setup.fake.failNext('labelFile', fault);
        expect(await setup.carrier.label(placed)).toBeInstanceOf(Uint8Array);
        expect(setup.fake.requests.slice(1)).toEqual(['label', 'labelFile', 'label', 'labelFile']);
      });

      it('are given up when the new link is refused too', async () => {
        const setup = setUp();
        const placed = await ready(setup);
        void setup.fake.failNext('labelFile', 'linkExpired');
        void setup.fake.failNext('labelFile', 'notALabel');
        expect(await setup.failureOf(setup.carrier.label(placed))).toMatchObject({ kind: 'unavailable' });
        expect(setup.fake.requests).toHaveLength(5);
      });

      it('are downloaded again after a fault', async () => {
        const setup = setUp();
        const placed = await ready(setup);
        void setup.fake.failNext('labelFile', 'serverErrorBefore');
        expect(await setup.carrier.label(placed)).toBeInstanceOf(Uint8Array);
        expect(setup.fake.requests.slice(1)).toEqual(['label', 'labelFile', 'labelFile']);
      });
    });
  }
}
