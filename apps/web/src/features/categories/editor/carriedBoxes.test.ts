import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampBox, fitsInside } from '@pressroom/contract/categories/boxes';
import { boxRule } from '@pressroom/contract/categories/printBox';
import { carryBoxes } from './carriedBoxes.ts';

const size = fc.record({ width: fc.integer({ min: 20, max: 3000 }), height: fc.integer({ min: 20, max: 3000 }) });
const anyBox = fc.record({ x: fc.nat(3000), y: fc.nat(3000), width: fc.nat(3000), height: fc.nat(3000) });
/** Boxes on their picture. */
const start = fc
  .tuple(size, fc.array(anyBox, { minLength: 1, maxLength: 2 }))
  .map(([from, boxes]) => ({ from, boxes: boxes.map((box) => clampBox(box, from)) }));

describe('print positions on another picture', () => {
  it('never leave it, nor drop under the smallest size, neither at once nor after an undo', () => {
    fc.assert(
      fc.property(start, size, ({ from, boxes }, to) => {
        const carried = carryBoxes(boxes, from, to);
        for (const box of [...carried.boxes, ...carried.unscaled]) {
          expect(fitsInside(box, to)).toBe(true);
          expect(Object.values(box).every(Number.isInteger)).toBe(true);
        }
      }),
    );
  });

  it('keep their relative place where the ratio is the same, but for whole pixels', () => {
    const factor = fc.double({ min: 0.3, max: 8, noNaN: true });
    fc.assert(
      fc.property(start, factor, ({ from, boxes }, by) => {
        const to = { width: Math.round(from.width * by), height: Math.round(from.height * by) };
        fc.pre(to.width >= boxRule.smallest && to.height >= boxRule.smallest);
        const { how, boxes: carried } = carryBoxes(boxes, from, to);
        expect(how).toBe(to.width === from.width && to.height === from.height ? 'same' : 'scaled');
        const near = (now: number, before: number, here: number, there: number) =>
          expect(Math.abs(now - (before * there) / here)).toBeLessThanOrEqual(0.5001);
        for (const [at, { x, y, width, height }] of boxes.entries()) {
          const now = carried[at]!;
          // what would get too small is made larger
          if ((width * to.width) / from.width > boxRule.smallest + 1) {
            near(now.x, x, from.width, to.width);
            near(now.x + now.width, x + width, from.width, to.width);
          }
          if ((height * to.height) / from.height > boxRule.smallest + 1) {
            near(now.y, y, from.height, to.height);
            near(now.y + now.height, y + height, from.height, to.height);
          }
        }
      }),
    );
  });

  it('come back to where they were when a larger picture of the same ratio is taken back', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 2, max: 8 }), ({ from, boxes }, times) => {
        const larger = { width: from.width * times, height: from.height * times };
        const there = carryBoxes(boxes, from, larger).boxes;
        expect(carryBoxes(there, larger, from).boxes).toEqual(boxes);
      }),
    );
  });

  it('stay where they are in pixels where the ratio is another one, as far as it reaches', () => {
    const from = { width: 1000, height: 800 };
    const boxes = [
      { x: 100, y: 100, width: 200, height: 100 },
      { x: 700, y: 600, width: 200, height: 200 },
    ];
    expect(carryBoxes(boxes, from, { width: 800, height: 800 })).toMatchObject({
      how: 'kept',
      boxes: [boxes[0], { x: 600, y: 600, width: 200, height: 200 }],
    });
    expect(carryBoxes(boxes, from, { width: 500, height: 400 })).toEqual({
      how: 'scaled',
      boxes: [
        { x: 50, y: 50, width: 100, height: 50 },
        { x: 350, y: 300, width: 100, height: 100 },
      ],
      unscaled: [boxes[0], { x: 300, y: 200, width: 200, height: 200 }],
    });
    // 1000 to 667 is 3 to 2, rounded
    expect(carryBoxes(boxes, { width: 1000, height: 667 }, { width: 3000, height: 2000 }).how).toBe('scaled');
    expect(carryBoxes(boxes, from, { ...from, height: 790 }).how).toBe('kept');
  });
});
