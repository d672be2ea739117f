import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeParcel } from './parcel.ts';

const sizeCm = { length: '30', width: '20', height: '2.54' };

describe('a parcel', () => {
  it('is written in pounds and inches for the United States, in kilograms and centimetres elsewhere', () => {
    expect(writeParcel({ weightGrams: '453.59237', sizeCm }, 'US')).toEqual({
      weight: '1.00',
      weightUnit: 'lb',
      length: '11.82',
      width: '7.88',
      height: '1.00',
      dimensionUnit: 'in',
    });
    for (const zone of ['EU', 'GLOBAL', undefined] as const)
      expect(writeParcel({ weightGrams: '226.8', sizeCm }, zone)).toEqual({
        weight: '0.23',
        weightUnit: 'kg',
        length: '30.00',
        width: '20.00',
        height: '2.54',
        dimensionUnit: 'cm',
      });
  });

  it('is never declared smaller than it is, nor more than a hundredth larger', () => {
    const hundredths = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(hundredths, fc.constantFrom('US' as const, 'EU' as const), (measure, zone) => {
        const given = (measure / 100).toFixed(2);
        const written = writeParcel({ weightGrams: given, sizeCm: { ...sizeCm, length: given } }, zone);
        const [pound, inch] = zone === 'US' ? [453.59237, 2.54] : [1000, 1];
        for (const excess of [
          Number(written.weight) - measure / 100 / pound,
          Number(written.length) - measure / 100 / inch,
        ]) {
          expect(excess).toBeGreaterThan(-1e-6);
          expect(excess).toBeLessThan(0.01 + 1e-6);
        }
      }),
    );
  });

  it.each(['', ' ', '0', '-1', 'NaN', 'heavy'])('cannot weigh “%s”', (weightGrams) => {
    expect(() => writeParcel({ weightGrams, sizeCm }, 'US')).toThrow(RangeError);
  });
});
