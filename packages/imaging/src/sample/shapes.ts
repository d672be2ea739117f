import type { Point } from '../coverage.ts';
import type { Shape } from './canvas.ts';

const fullTurn = Math.PI * 2;

export function polygon(...points: [x: number, y: number][]): Shape {
  return [points.map(([x, y]) => ({ x, y }))];
}

export function ellipse(x: number, y: number, rx: number, ry = rx): Shape {
  const steps = 180;
  return [
    Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * fullTurn;
      return { x: x + Math.cos(angle) * rx, y: y + Math.sin(angle) * ry };
    }),
  ];
}

export function ring(x: number, y: number, outer: number, inner: number): Shape {
  return [...ellipse(x, y, outer), ...hole(ellipse(x, y, inner))];
}

/** A piece of a ring, angles clockwise from the right. */
export function arc(
  { x, y }: Point,
  { outer, inner }: { outer: number; inner: number },
  { from, to }: { from: number; to: number },
): Shape {
  const steps = 120;
  const along = (radius: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from + ((to - from) * i) / steps;
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
    });
  return [[...along(outer), ...along(inner).toReversed()]];
}

/** The same outlines in reverse, so that they cut a hole into the shapes they are combined with. */
export function hole(shape: Shape): Shape {
  return shape.map((outline) => outline.toReversed());
}

export function star(
  { x, y }: Point,
  { outer, inner, points, turn = 0 }: { outer: number; inner: number; points: number; turn?: number },
): Shape {
  return [
    Array.from({ length: points * 2 }, (_, i) => {
      const angle = (i / (points * 2)) * fullTurn + turn - Math.PI / 2;
      const radius = i % 2 === 0 ? outer : inner;
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
    }),
  ];
}

/** A leaf that begins at `stem`; `belly` is the share of its length at which it is widest. */
export function petal(
  stem: Point,
  { length, width, angle, belly = 0.6 }: { length: number; width: number; angle: number; belly?: number },
): Shape {
  const outline = smooth([
    { x: 0, y: 0 },
    { x: length * belly * 0.5, y: width * 0.36 },
    { x: length * belly, y: width * 0.5 },
    { x: length * (belly + (1 - belly) * 0.7), y: width * 0.3 },
    { x: length, y: 0 },
    { x: length * (belly + (1 - belly) * 0.7), y: -width * 0.3 },
    { x: length * belly, y: -width * 0.5 },
    { x: length * belly * 0.5, y: -width * 0.36 },
  ]);
  return turned(outline, angle, stem);
}

/** A closed curve through all the points. */
export function smooth(points: Point[]): Shape {
  const steps = 14;
  const outline: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => points[(i + k + points.length) % points.length]!);
    for (let step = 0; step < steps; step++) outline.push(between([a!, b!, c!, d!], step / steps));
  }
  return [outline];
}

/** An open curve through all the points. */
export function curve(points: Point[], steps = 16): Point[] {
  const path: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    for (let step = 0; step < steps; step++) path.push(between([a, b, c, d], step / steps));
  }
  return [...path, points.at(-1)!];
}

/** A line of that width along the path, its ends round; `taper` is the share of the width that is left at the end. */
export function stroke(path: Point[], width: number, taper = 1): Shape {
  const sides = path.map((point, i) => {
    const [before, after] = [path[Math.max(0, i - 1)]!, path[Math.min(path.length - 1, i + 1)]!];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (width / 2) * (1 + (taper - 1) * (i / Math.max(1, path.length - 1)));
    const normal = { x: (-(after.y - before.y) / length) * half, y: ((after.x - before.x) / length) * half };
    return [
      { x: point.x + normal.x, y: point.y + normal.y },
      { x: point.x - normal.x, y: point.y - normal.y },
    ] as const;
  });
  const outline = [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()];
  const [start, end] = [path[0]!, path.at(-1)!];
  return sameWay([[outline], ellipse(start.x, start.y, width / 2), ellipse(end.x, end.y, (width * taper) / 2)].flat());
}

export function turned(shape: Shape, angle: number, to: Point = { x: 0, y: 0 }): Shape {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return shape.map((outline) =>
    outline.map(({ x, y }) => ({ x: to.x + x * cos - y * sin, y: to.y + x * sin + y * cos })),
  );
}

export function mirrored(shape: Shape): Shape {
  return shape.map((outline) => outline.map(({ x, y }) => ({ x: -x, y })).toReversed());
}

/** Overlapping parts count once only when they are wound alike. */
function sameWay(shape: Shape): Shape {
  return shape.map((outline) => (signedArea(outline) < 0 ? outline.toReversed() : outline));
}

function signedArea(outline: Point[]): number {
  return outline.reduce((sum, { x, y }, i) => {
    const next = outline[(i + 1) % outline.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
}

/** Catmull-Rom between b and c. */
function between([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}
