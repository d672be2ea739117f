import { describe, expect, it } from 'vitest';
import { orderFor, type Scene, type Stage } from './trial.ts';

export function describeLabels(scene: Scene, labelsByLink: boolean): void {
  const ready = async ({ other, carrier }: Stage, reference = 'R1') => {
    const placed = await carrier.place(orderFor(other, reference));
    other.finish(reference);
    return placed;
  };

  describe('labels', () => {
    it('are the bytes of a PDF, each of its own order', async () => {
      const stage = scene();
      for (const reference of ['R1', 'R2']) {
        const label = await stage.carrier.label(await ready(stage, reference));
        expect(Buffer.from(label)).toEqual(stage.other.labelOf(reference));
      }
      expect(stage.other.labelOf('R1')).not.toEqual(stage.other.labelOf('R2'));
    });

    it('are asked for again after a fault', async () => {
      const stage = scene();
      const placed = await ready(stage);
      void stage.other.meet('label', 'closedBefore');
      void stage.other.meet('label', 'garbledAfter');
      expect(await stage.carrier.label(placed)).toBeInstanceOf(Uint8Array);
    });

    it('are not there for an order that failed or is unknown', async () => {
      const stage = scene();
      const placed = await ready(stage);
      stage.other.rejectLate('R1', 'Address not served');
      expect(await stage.failureOf(stage.carrier.label(placed))).toMatchObject({ kind: 'rejected' });
      const unknown = { reference: 'R2', orderNumber: placed.orderNumber.replace(/\d{4}$/, '9999') };
      expect(await stage.failureOf(stage.carrier.label(unknown))).toMatchObject({ kind: 'notFound' });
    });

    if (labelsByLink) describeLinks();
  });

  function describeLinks() {
    describe('by link', () => {
      it('are not ready before the number is', async () => {
        const { other, carrier } = scene();
        expect(await carrier.label(await carrier.place(orderFor(other, 'R1')))).toBe('notReady');
      });

      it.each(['linkExpired', 'notALabel', 'absent'] as const)('are fetched anew after %s', async (fault) => {
        const stage = scene();
        const placed = await ready(stage);
        void stage.other.meet('labelFile', fault);
        expect(await stage.carrier.label(placed)).toBeInstanceOf(Uint8Array);
        expect(stage.other.requests.slice(1)).toEqual(['label', 'labelFile', 'label', 'labelFile']);
      });

      it('are given up when the new link is refused too', async () => {
        const stage = scene();
        const placed = await ready(stage);
        void stage.other.meet('labelFile', 'linkExpired');
        void stage.other.meet('labelFile', 'notALabel');
        expect(await stage.failureOf(stage.carrier.label(placed))).toMatchObject({ kind: 'unavailable' });
        expect(stage.other.requests).toHaveLength(5);
      });

      it('are downloaded again after a fault', async () => {
        const stage = scene();
        const placed = await ready(stage);
        void stage.other.meet('labelFile', 'serverErrorBefore');
        expect(await stage.carrier.label(placed)).toBeInstanceOf(Uint8Array);
        expect(stage.other.requests.slice(1)).toEqual(['label', 'labelFile', 'labelFile']);
      });
    });
  }
}
