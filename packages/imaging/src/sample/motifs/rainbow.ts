import type { Canvas } from '../canvas.ts';
import { solid } from '../paint.ts';
import { pick, type Random } from '../random.ts';
import { arc, ellipse, polygon, star } from '../shapes.ts';

export function rainbow(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const bands = pick(random, [
    ['#b8443a', '#e07a4b', '#efb356', '#f3d9a0', '#8fb59a', '#3f7d80'],
    ['#d64f7a', '#ef8f8a', '#f8c58f', '#bcd8c1', '#7fb0c9', '#5a6fae'],
  ]);
  const foot = 0.42 * size;
  const thick = 0.115 * size;
  for (const [i, colour] of bands.entries()) {
    const outer = 0.9 * size - i * thick;
    const inner = outer - thick * 0.86;
    canvas.paint(
      arc({ x: 0, y: foot - 0.2 * size }, { outer, inner }, { from: Math.PI, to: Math.PI * 2 }),
      solid(colour),
    );
    for (const side of [-1, 1]) {
      const [near, far] = [side * inner, side * outer];
      const down = foot + (0.12 + (i % 2) * 0.08 + random() * 0.05) * size;
      canvas.paint(
        polygon([near, foot - 0.201 * size], [far, foot - 0.201 * size], [far, down], [near, down]),
        solid(colour),
      );
      canvas.paint(ellipse((near + far) / 2, down, thick * 0.43), solid(colour));
    }
  }
  canvas.paint(star({ x: 0, y: 0.2 * size }, { outer: 0.16 * size, inner: 0.07 * size, points: 5 }), solid(bands[2]!));
  for (const [x, y, r] of [
    [-0.86, -0.72, 0.07],
    [0.84, -0.78, 0.09],
    [0.62, -0.95, 0.045],
    [-0.55, -0.92, 0.05],
    [0, -0.86, 0.055],
  ] as const)
    canvas.paint(
      star({ x: x * size, y: y * size }, { outer: r * size, inner: r * 0.42 * size, points: 5 }),
      solid(pick(random, bands)),
    );
}
