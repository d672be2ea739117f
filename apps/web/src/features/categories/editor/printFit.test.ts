import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitPrint } from './printFit.ts';

const side = fc.integer({ min: 1, max: 10_000 });
const size = fc.record({ width: side, height: side });

it('stays inside the box and touches two of its sides', () => {
  fc.assert(
    fc.property(size, size, (print, box) => {
      const { scale, empty } = fitPrint({ ...print, dpi: 200 }, box);
      const [wide, high] = [print.width * scale, print.height * scale];
      expect(wide).toBeLessThanOrEqual(box.width * 1.000001);
      expect(high).toBeLessThanOrEqual(box.height * 1.000001);
      expect(1 - (wide * high) / (box.width * box.height)).toBeCloseTo(empty, 6);
    }),
  );
});

it('tells what is left of the resolution, and what an eye would see', () => {
  const print = { width: 800, height: 400, dpi: 200 };
  expect(fitPrint(print, { width: 400, height: 200 })).toEqual({
    scale: 0.5,
    dpi: 400,
    enlarged: false,
    empty: 0,
    misfit: false,
  });
  expect(fitPrint(print, { width: 1000, height: 1000 })).toEqual({
    scale: 1.25,
    dpi: 160,
    enlarged: true,
    empty: 0.5,
    misfit: true,
  });
  expect(fitPrint(print, { width: 800, height: 407 }).misfit).toBe(false);
  expect(fitPrint(print, print)).toMatchObject({ scale: 1, enlarged: false });
});
