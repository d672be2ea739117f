import { describe, expect, it } from 'vitest';
import { type Fault, throttleSeconds } from './otherSide.ts';
import { orderFor, type Scene } from './trial.ts';

export function describeAsking(scene: Scene): void {
  describe('asking', () => {
    it('prices a shipment without ordering it', async () => {
      const { other, carrier } = scene();
      expect(await carrier.quote(orderFor(other, 'R1'))).toEqual(other.price);
      expect(other.orders).toEqual([]);
    });

    it('lists the channels of the account', async () => {
      const { other, carrier } = scene();
      expect(await carrier.channels()).toEqual([{ code: other.channelCode, name: expect.any(String) }]);
    });

    it('finds nothing under a reference that was never placed, however it is spelled', async () => {
      const { carrier } = scene();
      expect(await carrier.find('一/二?#&%20 "x"')).toBe('none');
    });

    it.each(['absent', 'garbledAfter', 'misnamedAfter', 'serverErrorBefore', 'redirected'] as const)(
      'never takes %s for “none”',
      async (fault) => {
        const { other, carrier, failureOf } = scene();
        await carrier.place(orderFor(other, 'R1'));
        for (let times = 0; times < 4; times++) void other.meet('find', fault);
        const { kind } = await failureOf(carrier.find('R1'));
        expect(kind).toBe(fault === 'absent' ? 'notFound' : 'unavailable');
      },
    );

    it('asks again, a little later each time, until it is answered', async () => {
      const { other, carrier, pauses, records } = scene();
      await carrier.place(orderFor(other, 'R1'));
      const faults: Fault[] = ['serverErrorBefore', 'closedBefore', 'garbledAfter'];
      for (const fault of faults) void other.meet('find', fault);
      expect(await carrier.find('R1')).toMatchObject({ reference: 'R1' });
      expect(pauses).toEqual([250, 500, 1000]);
      expect(records.at(-1)).toMatchObject({ operation: 'find', reference: 'R1', outcome: 'done', attempts: 4 });
    });

    it('gives up in the end', async () => {
      const { other, carrier, failureOf } = scene();
      for (let times = 0; times < 4; times++) void other.meet('find', 'serverErrorBefore');
      expect(await failureOf(carrier.find('R1'))).toMatchObject({ kind: 'unavailable', code: 'http 502' });
      expect(other.requests).toEqual(['find', 'find', 'find', 'find']);
    });

    it('asks again after a time-out', async () => {
      const { other, carrier, timeOut } = scene();
      const met = other.meet('find', 'silentBefore');
      const finding = carrier.find('R1');
      await met;
      timeOut();
      expect(await finding).toBe('none');
    });

    it('waits as long as it was told when throttled', async () => {
      const { other, carrier, pauses } = scene();
      void other.meet('quote', 'throttled');
      expect(await carrier.quote(orderFor(other, 'R1'))).toEqual(other.price);
      expect(pauses).toEqual([throttleSeconds * 1000 + 250]);
    });

    it('reads an answer that comes byte by byte', async () => {
      const { other, carrier } = scene();
      void other.meet('place', 'trickled');
      expect(await carrier.place(orderFor(other, 'R1'))).toMatchObject({ reference: 'R1' });
    });

    it('stops when its caller does', async () => {
      const { other, carrier, records } = scene();
      const stop = new AbortController();
      const met = other.meet('find', 'silentBefore');
      const finding = expect(carrier.find('R1', { signal: stop.signal })).rejects.toThrow('closing down');
      await met;
      stop.abort(new Error('closing down'));
      await finding;
      expect(records).toMatchObject([{ outcome: 'stopped', attempts: 1 }]);
    });

    it('records each call by what happened, and by nothing that was said', async () => {
      const { other, carrier, records } = scene();
      await carrier.place(orderFor(other, 'R1'));
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
