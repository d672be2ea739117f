import type { Point } from '../../coverage.ts';
import type { Canvas, Shape } from '../canvas.ts';
import { linear, mix, radial, solid } from '../paint.ts';
import { pick, type Random } from '../random.ts';
import { curve, ellipse, mirrored, smooth, star, stroke } from '../shapes.ts';

export function butterfly(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const [inner, middle, outer] = pick(random, [
    ['#fff0a6', '#f59a2f', '#b3341f'],
    ['#c9f7f0', '#35a7c7', '#20408f'],
    ['#ffd8ec', '#d65fb0', '#5a2a86'],
    ['#e6f7b0', '#7fbf4d', '#1f6b58'],
  ] as const);
  const ink = mix(outer, '#0d0a18', 0.8);
  const at = (points: [number, number][]): Point[] => points.map(([x, y]) => ({ x: x * size, y: y * size }));
  const upper = at([
    [0.04, -0.1],
    [0.26, -0.52],
    [0.66, -0.84],
    [0.92, -0.78],
    [0.93, -0.46],
    [0.78, -0.12],
    [0.42, 0.06],
  ]);
  const lower = at([
    [0.05, 0.02],
    [0.4, 0.08],
    [0.72, 0.22],
    [0.74, 0.52],
    [0.6, 0.74],
    [0.44, 0.86],
    [0.34, 0.66],
    [0.16, 0.5],
  ]);
  const wing = (points: Point[]) => {
    wingPart(canvas, smooth(points), solid(ink));
    const centre = {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
    const root = points[0]!;
    const cells = points.length - 1;
    for (let i = 1; i < cells; i++) {
      const [a, b] = [points[i]!, points[i + 1]!];
      const cell = [root, a, b].map(({ x, y }) => ({
        x: centre.x + (x - centre.x) * 0.86,
        y: centre.y + (y - centre.y) * 0.86,
      }));
      const middleOf = { x: (cell[0]!.x + cell[1]!.x + cell[2]!.x) / 3, y: (cell[0]!.y + cell[1]!.y + cell[2]!.y) / 3 };
      const inset = cell.map(({ x, y }) => ({
        x: middleOf.x + (x - middleOf.x) * 0.86,
        y: middleOf.y + (y - middleOf.y) * 0.86,
      }));
      const rounded = smooth(
        inset.flatMap((point, k) => {
          const next = inset[(k + 1) % 3]!;
          return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }];
        }),
      );
      wingPart(
        canvas,
        rounded,
        radial({ x: 0, y: 0 }, size * 1.15, [inner, middle, middle, outer]),
        radial({ x: 0, y: 0 }, size * 1.15, [inner, middle, middle, outer]),
      );
    }
    for (const [i, point] of smooth(points)[0]!.entries()) {
      if (i % 9 !== 4) continue;
      const spot = { x: centre.x + (point.x - centre.x) * 0.93, y: centre.y + (point.y - centre.y) * 0.93 };
      if (Math.hypot(spot.x, spot.y) > 0.42 * size)
        wingPart(canvas, ellipse(spot.x, spot.y, 0.014 * size), solid('#fffdf4'));
    }
  };
  wing(lower);
  wing(upper);
  canvas.paint(
    smooth(
      at([
        [0, -0.3],
        [0.05, -0.2],
        [0.045, 0.1],
        [0.02, 0.5],
        [0, 0.58],
        [-0.02, 0.5],
        [-0.045, 0.1],
        [-0.05, -0.2],
      ]),
    ),
    linear({ x: -0.05 * size, y: 0 }, { x: 0.05 * size, y: 0 }, [mix(ink, '#ffffff', 0.3), ink]),
  );
  canvas.paint(ellipse(0, -0.33 * size, 0.05 * size), solid(ink));
  const feeler = curve(
    at([
      [0.02, -0.36],
      [0.1, -0.58],
      [0.24, -0.78],
    ]),
  );
  wingPart(canvas, stroke(feeler, 0.014 * size, 0.6), solid(ink));
  wingPart(canvas, ellipse(0.245 * size, -0.79 * size, 0.022 * size), solid(ink));
  for (const [x, y, r] of [
    [-0.3, -0.9, 0.05],
    [0.02, 0.86, 0.06],
    [-0.86, 0.3, 0.05],
    [0.88, 0.08, 0.04],
  ] as const)
    canvas.paint(
      star({ x: x * size, y: y * size }, { outer: r * size, inner: r * 0.25 * size, points: 4 }),
      solid(middle),
    );
}

type WingPaint = ReturnType<typeof solid>;

function wingPart(canvas: Canvas, shape: Shape, paint: WingPaint, paintOfOther = paint): void {
  canvas.paint(shape, paint);
  canvas.paint(mirrored(shape), paintOfOther);
}
