import type { Canvas } from '../canvas.ts';
import { linear, mix, radial, solid } from '../paint.ts';
import { pick, type Random, within } from '../random.ts';
import { arc, curve, ellipse, petal, star, stroke } from '../shapes.ts';

export function moon(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const [gold, glow, leafColour] = pick(random, [
    ['#e9b949', '#fff2c2', '#3f7f74'],
    ['#d8dbe8', '#ffffff', '#6b74b0'],
    ['#e89a6a', '#ffe3cf', '#7d6a9a'],
  ] as const);
  const crescent = crescentOf(0.72 * size);
  canvas.paint(
    crescent,
    radial({ x: -0.5 * size, y: -0.2 * size }, 1.1 * size, [glow, gold, mix(gold, '#3a2440', 0.35)]),
  );
  for (let i = 0; i < 5; i++) {
    const angle = Math.PI + within(random, -0.9, 0.9);
    const far = within(random, 0.58, 0.66) * size;
    canvas.paint(
      ellipse(Math.cos(angle) * far, Math.sin(angle) * far, within(random, 0.015, 0.035) * size),
      solid(mix(gold, '#5b3a2a', 0.4), 0.5),
    );
  }
  const branch = curve([
    { x: -0.62 * size, y: 0.84 * size },
    { x: -0.1 * size, y: 0.66 * size },
    { x: 0.4 * size, y: 0.36 * size },
    { x: 0.68 * size, y: -0.1 * size },
    { x: 0.72 * size, y: -0.5 * size },
  ]);
  canvas.paint(stroke(branch, 0.024 * size, 0.3), solid(mix(leafColour, '#20202c', 0.4)));
  for (const [i, point] of branch.entries()) {
    if (i % 5 !== 3) continue;
    const next = branch[Math.min(branch.length - 1, i + 1)]!;
    const along = Math.atan2(next.y - point.y, next.x - point.x);
    for (const side of [-1, 1]) {
      const angle = along + side * 0.85;
      const length = 0.24 * size * (1.1 - i / branch.length / 2);
      const tip = { x: point.x + Math.cos(angle) * length, y: point.y + Math.sin(angle) * length };
      canvas.paint(
        petal(point, { length, width: length * 0.4, angle, belly: 0.5 }),
        linear(point, tip, [mix(leafColour, '#10222a', 0.4), leafColour, mix(leafColour, '#ffffff', 0.35)]),
      );
      canvas.paint(stroke([point, tip], 0.007 * size, 0.3), solid('#ffffff', 0.35));
    }
  }
  for (const [x, y, r] of [
    [0.16, -0.28, 0.16],
    [0.38, -0.62, 0.1],
    [-0.06, 0.12, 0.08],
    [0.5, -0.16, 0.06],
    [0.1, -0.72, 0.06],
  ] as const)
    canvas.paint(
      star({ x: x * size, y: y * size }, { outer: r * size, inner: r * 0.22 * size, points: 4 }),
      radial({ x: x * size, y: y * size }, r * size, ['#ffffff', glow, gold]),
    );
  for (let i = 0; i < 34; i++)
    canvas.paint(
      ellipse(within(random, -0.2, 0.9) * size, within(random, -0.92, 0.3) * size, within(random, 0.005, 0.012) * size),
      solid(glow),
    );
}

function crescentOf(radius: number) {
  const outer = arc(
    { x: 0, y: 0 },
    { outer: radius, inner: radius },
    { from: Math.PI * 0.28, to: Math.PI * 1.72 },
  )[0]!.slice(0, 121);
  const from = outer.at(-1)!;
  const cut = { x: radius * 0.42, radius: Math.hypot(from.x - radius * 0.42, from.y) };
  const edge = Math.atan2(from.y, from.x - cut.x);
  const inner = Array.from({ length: 121 }, (_, i) => {
    const angle = edge - (i / 120) * (2 * edge + Math.PI * 2);
    return { x: cut.x + Math.cos(angle) * cut.radius, y: Math.sin(angle) * cut.radius };
  });
  return [[...outer, ...inner]];
}
