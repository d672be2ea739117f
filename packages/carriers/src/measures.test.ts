import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { measures } from './measures.ts';

it('writes plain decimals in the unit asked for', () => {
  expect([30.5, 25, 0.01, 9999.99].map(measures.centimetres)).toEqual(['30.5', '25', '0.01', '9999.99']);
  expect([226.8, 1234, 0.01, 1000, 9_999_999.99].map(measures.kilograms)).toEqual([
    '0.227',
    '1.234',
    '0.001',
    '1',
    '10000',
  ]);
  expect([2.54, 25.4, 30.5, 0.01].map(measures.inches)).toEqual(['1', '10', '12.01', '0.01']);
  expect([453.59, 453.6, 907.19, 0.01].map(measures.pounds)).toEqual(['1', '1.01', '2.01', '0.01']);
});

it('never declares less than was measured, nor more than one last place above', () => {
  const measured = fc.integer({ min: 1, max: 999_999_999 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(measured, (measure) => {
      for (const [told, unit, tolerance] of [
        [measures.kilograms(measure), 1000, 0.001],
        [measures.pounds(measure), 453.59237, 0.01],
        [measures.inches(measure), 2.54, 0.01],
      ] as const) {
        const excess = Number(told) - measure / unit;
        expect(excess).toBeGreaterThan(-1e-9);
        expect(excess).toBeLessThan(tolerance + 1e-9);
      }
    }),
  );
});
