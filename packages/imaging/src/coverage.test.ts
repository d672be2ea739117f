import { expect, it } from 'vitest';
import { Coverage, type Point } from './coverage.ts';
import { randomFrom } from './sample/random.ts';

function inkOf(width: number, height: number, ...contours: Point[][]): number {
  const coverage = new Coverage(width, height);
  for (const contour of contours) coverage.addContour(contour);
  return coverage.toFractions().reduce((sum, each) => sum + each, 0);
}

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

it('covers a pixel by the share of it that lies inside', () => {
  const coverage = new Coverage(3, 2);
  coverage.addContour(box(0.5, 0.25, 2, 1));
  expect([...coverage.toFractions()]).toEqual([0.375, 0.75, 0, 0, 0, 0]);
});

it('gives a triangle as much ink as its area, wherever it lies', () => {
  const random = randomFrom(11);
  for (let round = 0; round < 200; round++) {
    const [a, b, c] = Array.from({ length: 3 }, () => ({ x: 1 + random() * 18, y: 1 + random() * 18 })) as [
      Point,
      Point,
      Point,
    ];
    const area = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
    expect(inkOf(20, 20, [a, b, c])).toBeCloseTo(area, 3);
  }
});

it('cuts out what is wound the other way, and covers nothing twice', () => {
  expect(inkOf(8, 8, box(1, 1, 7, 7), box(2, 2, 6, 6).toReversed())).toBeCloseTo(20, 4);
  expect(inkOf(8, 8, box(1, 1, 5, 5), box(3, 3, 7, 7))).toBeCloseTo(28, 4);
});

it('leaves out what lies beyond its edges', () => {
  expect(inkOf(4, 4, box(-3, -3, 2, 2))).toBeCloseTo(4, 4);
  expect(inkOf(4, 4, box(-3, -3, 9, 9))).toBeCloseTo(16, 4);
  expect(inkOf(4, 4, box(5, 1, 9, 3))).toBe(0);
});
