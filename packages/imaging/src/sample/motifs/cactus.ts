import type { Canvas } from '../canvas.ts';
import { linear, mix, solid } from '../paint.ts';
import { pick, type Random } from '../random.ts';
import { curve, ellipse, petal, polygon, stroke } from '../shapes.ts';

export function cactus(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const [pot, potDeep] = pick(random, [
    ['#d9713f', '#9b4321'],
    ['#d8a441', '#94651c'],
    ['#4f86a6', '#2b536f'],
  ] as const);
  const base = 0.5 * size;
  canvas.paint(
    ellipse(0, -0.12 * size, 0.78 * size),
    linear({ x: 0, y: -0.9 * size }, { x: 0, y: 0.66 * size }, ['#fbe3b4', '#f8c690', '#f29c7a']),
  );
  const limb = (points: [number, number][], width: number) => {
    const path = curve(points.map(([x, y]) => ({ x: x * size, y: y * size })));
    const paint = linear({ x: -width, y: 0 }, { x: width * 1.2, y: 0 }, ['#63a86b', '#3f8a58', '#1f5a45']);
    canvas.paint(stroke(path, (width + 0.02) * size), solid('#16443a'));
    canvas.paint(stroke(path, width * size), paint);
    for (const side of [-0.27, 0, 0.27])
      canvas.paint(
        stroke(
          path.map(({ x, y }) => ({ x: x + side * width * size, y })),
          0.008 * size,
        ),
        solid('#cfe8b4', 0.6),
      );
  };
  limb(
    [
      [-0.08, 0.12],
      [-0.36, 0.08],
      [-0.42, -0.1],
      [-0.42, -0.32],
    ],
    0.17,
  );
  limb(
    [
      [0.08, -0.08],
      [0.34, -0.12],
      [0.4, -0.28],
      [0.4, -0.5],
    ],
    0.16,
  );
  limb(
    [
      [0, 0.52],
      [0, 0.1],
      [0, -0.3],
      [0, -0.62],
    ],
    0.3,
  );
  for (const [x, y, r] of [
    [0, -0.78, 0.13],
    [-0.42, -0.42, 0.085],
    [0.4, -0.6, 0.085],
  ] as const)
    for (let i = 0; i < 9; i++)
      canvas.paint(
        petal(
          { x: x * size, y: y * size },
          { length: r * size, width: r * 0.55 * size, angle: Math.PI + (i / 8) * Math.PI, belly: 0.6 },
        ),
        solid(i % 2 ? '#f0578a' : '#ff8fb1'),
      );
  const potShape = polygon(
    [-0.34 * size, base],
    [0.34 * size, base],
    [0.25 * size, base + 0.42 * size],
    [-0.25 * size, base + 0.42 * size],
  );
  canvas.paint(
    potShape,
    linear({ x: -0.34 * size, y: 0 }, { x: 0.34 * size, y: 0 }, [mix(pot, '#ffffff', 0.25), pot, potDeep]),
  );
  for (let i = 0; i < 7; i++) {
    const x = (-0.27 + i * 0.09) * size;
    canvas.paint(
      polygon([x - 0.045 * size, base + 0.14 * size], [x, base + 0.24 * size], [x + 0.045 * size, base + 0.14 * size]),
      solid('#fff1d6', 0.85),
    );
  }
  canvas.paint(
    polygon(
      [-0.39 * size, base - 0.06 * size],
      [0.39 * size, base - 0.06 * size],
      [0.38 * size, base + 0.07 * size],
      [-0.38 * size, base + 0.07 * size],
    ),
    linear({ x: -0.4 * size, y: 0 }, { x: 0.4 * size, y: 0 }, [mix(pot, '#ffffff', 0.35), pot, potDeep]),
  );
}
