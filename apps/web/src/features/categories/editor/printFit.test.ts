import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitPrint } from './printFit.ts';

const side = fc.integer({ min: 1, max: 10_000 });
const size = fc.record({ width: side, height: side });

it('leaves nothing empty exactly where the proportions are the same', () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 1, max: 9 }), (print, times) => {
      const box = { width: print.width * times, height: print.height * times };
      expect(fitPrint(print, box).empty).toBeCloseTo(0, 9);
      expect(fitPrint(print, { ...box, height: box.height * 4 }).empty).toBeCloseTo(0.75, 9);
    }),
  );
});

it('tells what an eye would see', () => {
  const print = { width: 800, height: 400 };
  expect(fitPrint(print, { width: 1000, height: 1000 })).toEqual({ empty: 0.5, misfit: true });
  expect(fitPrint(print, { width: 800, height: 407 }).misfit).toBe(false);
});
