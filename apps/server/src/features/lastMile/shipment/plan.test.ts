import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Limits, noLimits, type Pieces, planParcels, withinLimits } from './plan.ts';

const shirt = (num: number, more: Partial<Pieces> = {}): Pieces => ({
  lineId: '1',
  lineNo: 1,
  num,
  parcelLong: 30,
  parcelWide: 25,
  parcelHigh: 2.5,
  parcelWeight: 180,
  ...more,
});

describe('one parcel', () => {
  it('adds weights, stacks heights and has the largest base', () => {
    const mug = { lineId: '2', lineNo: 2, parcelLong: 12, parcelWide: 34, parcelHigh: 10.1, parcelWeight: 350.5 };
    expect(planParcels([shirt(3), shirt(1, mug)], noLimits, 'any')).toEqual({
      parcels: [
        {
          lengthCm: 34,
          widthCm: 25,
          heightCm: 17.6,
          weightGrams: 890.5,
          contents: [
            { lineId: '1', num: 3 },
            { lineId: '2', num: 1 },
          ],
        },
      ],
    });
  });

  it('says everything that is missing at once', () => {
    const bare = shirt(1, { lineNo: 2, parcelWeight: null });
    expect(planParcels([shirt(1, { parcelHigh: 0 }), bare], noLimits, 'any')).toEqual({
      faults: [
        { key: 'lastMile.fault.measures', params: { line: 1 } },
        { key: 'lastMile.fault.measures', params: { line: 2 } },
      ],
    });
    expect(planParcels([], noLimits, 'any')).toEqual({ faults: [{ key: 'lastMile.fault.noLines' }] });
  });
});

describe('the limits of a channel', () => {
  it('make more parcels of an order', () => {
    const plan = planParcels([shirt(7)], { ...noLimits, maxWeightGrams: 540 }, 'light');
    const parcels = 'parcels' in plan ? plan.parcels : [];
    expect(parcels.map(({ weightGrams, contents }) => [weightGrams, contents[0]!.num])).toEqual([
      [540, 3],
      [540, 3],
      [180, 1],
    ]);
  });

  it('refuse a piece that is beyond them alone', () => {
    const fault = { key: 'lastMile.fault.tooLarge', params: { channel: 'light' } };
    for (const limits of [{ maxWeightGrams: 179.99 }, { maxLengthCm: 29 }, { maxGirthCm: 80 }])
      expect(planParcels([shirt(1)], { ...noLimits, ...limits }, 'light')).toEqual({ faults: [fault] });
  });

  it('do not make a hundred parcels of a mistake', () => {
    const plan = planParcels([shirt(100_000)], { ...noLimits, maxWeightGrams: 200 }, 'light');
    expect(plan).toMatchObject({ faults: [{ key: 'lastMile.fault.tooLarge' }] });
  });
});

const hundredths = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
const line = fc.record({
  num: fc.integer({ min: 1, max: 12 }),
  parcelLong: hundredths(6000),
  parcelWide: hundredths(6000),
  parcelHigh: hundredths(900),
  parcelWeight: hundredths(90_000),
});
const lines = fc
  .array(line, { minLength: 1, maxLength: 5 })
  .map((list) => list.map((one, at) => ({ ...one, lineId: String(at), lineNo: at + 1 })));
const limit = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });
const limits: fc.Arbitrary<Limits> = fc.record({
  maxWeightGrams: limit(5000),
  maxLengthCm: limit(120),
  maxGirthCm: limit(400),
});

it('puts every piece into exactly one parcel, and no parcel beyond the limits', () => {
  fc.assert(
    fc.property(lines, limits, (given, bounds) => {
      const plan = planParcels(given, bounds, 'any');
      if ('faults' in plan) return;
      for (const parcel of plan.parcels) expect(withinLimits(parcel, bounds)).toBe(true);
      const packed = plan.parcels.flatMap(({ contents }) => contents);
      for (const { lineId, num } of given) {
        const counts = packed.filter((one) => one.lineId === lineId).map((one) => one.num);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(num);
      }
      const weight = given.reduce((sum, { num, parcelWeight }) => sum + num * Math.round(parcelWeight * 100), 0);
      const carried = plan.parcels.reduce((sum, { weightGrams }) => sum + Math.round(weightGrams * 100), 0);
      expect(carried).toBe(weight);
    }),
  );
});

it('needs one parcel where there are no limits', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const plan = planParcels(given, noLimits, 'any');
      expect('parcels' in plan && plan.parcels).toHaveLength(1);
    }),
  );
});
