import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxesFor, boxProblems, clampBox, fitsInside } from './boxes.ts';
import { boxRule, type PrintBox } from './printBox.ts';

const picture = fc.record({
  width: fc.integer({ min: boxRule.smallest, max: 6000 }),
  height: fc.integer({ min: boxRule.smallest, max: 6000 }),
});
const anywhere = fc.double({ min: -1000, max: 7000, noNaN: true });
const anyBox = fc.record({ x: anywhere, y: anywhere, width: anywhere, height: anywhere });
const wholeBox = anyBox.map((box) => clampBox(box, { width: 9000, height: 9000 }));

describe('print positions', () => {
  it('always fit once they are clamped, and in whole pixels', () => {
    fc.assert(
      fc.property(anyBox, picture, (box, size) => {
        const clamped = clampBox(box, size);
        expect(fitsInside(clamped, size)).toBe(true);
        expect(Object.values(clamped).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('stay as they are where they fit already', () => {
    fc.assert(
      fc.property(anyBox, picture, (box, size) => {
        const fitting = clampBox(box, size);
        expect(clampBox(fitting, size)).toEqual(fitting);
      }),
    );
  });

  it('have problems exactly when one does not fit', () => {
    fc.assert(
      fc.property(fc.array(wholeBox, { minLength: 1, maxLength: 2 }), picture, (boxes, size) => {
        const problems = boxProblems(boxes, boxes.length, size);
        expect(problems.length === 0).toBe(boxes.every((box) => fitsInside(box, size)));
      }),
    );
  });

  it('are as many as the prints, and the ones that stay do not move', () => {
    fc.assert(
      fc.property(
        fc.array(wholeBox, { maxLength: 2 }),
        fc.integer({ min: 1, max: 2 }),
        picture,
        (boxes, count, size) => {
          const result = boxesFor(count, boxes, size);
          expect(result).toHaveLength(count);
          expect(result.slice(0, boxes.length)).toEqual(boxes.slice(0, count));
          expect(result.slice(boxes.length).every((box) => fitsInside(box, size))).toBe(true);
        },
      ),
    );
  });

  it('start apart, and one alone in the middle', () => {
    expect(boxesFor(1, [], { width: 1000, height: 500 })).toEqual([{ x: 300, y: 150, width: 400, height: 200 }]);
    expect(boxesFor(2, [], { width: 1000, height: 500 })).toEqual([
      { x: 50, y: 150, width: 400, height: 200 },
      { x: 550, y: 150, width: 400, height: 200 },
    ]);
    const spacious = fc.record({
      width: fc.integer({ min: 60, max: 6000 }),
      height: fc.integer({ min: 60, max: 6000 }),
    });
    fc.assert(
      fc.property(spacious, (size) => {
        for (const start of [[], boxesFor(1, [], size)]) {
          const [one, other] = boxesFor(2, start, size) as [PrintBox, PrintBox];
          const areApart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          // where it leaves no room for the smallest box beside it, one lies over the other
          expect(areApart || (start.length > 0 && Math.max(one.x, one.y) < boxRule.smallest)).toBe(true);
        }
      }),
    );
  });

  it('name the side that reaches out, with the limit', () => {
    const shirt = { width: 500, height: 400 };
    expect(boxProblems([{ x: 481, y: 0, width: 20, height: 20 }], 1, shirt)).toEqual([
      { path: 'printLocations.0.x', key: 'categories.XWLimit', params: { limit: 500 } },
    ]);
    expect(boxProblems([boxesFor(1, [], shirt)[0]!, { x: 0, y: 381, width: 20, height: 20 }], 2, shirt)).toEqual([
      { path: 'printLocations.1.y', key: 'categories.YHLimit', params: { limit: 400 } },
    ]);
    expect(boxProblems([], 2, shirt)).toMatchObject([{ path: 'printLocations', params: { count: 2 } }]);
    expect(boxProblems([], 0, { width: 19, height: 900 })).toMatchObject([{ path: 'bottomImageId' }]);
  });
});
