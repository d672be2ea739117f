import type { Canvas } from '../canvas.ts';
import { mix, radial, solid } from '../paint.ts';
import { pick, type Random, within } from '../random.ts';
import { arc, ellipse, ring, star } from '../shapes.ts';

export function planet(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const bands = pick(random, [
    ['#f7d9a0', '#e8a15c', '#cf6a4a', '#f0bd7d', '#b9513f'],
    ['#cdeae5', '#7fc4c6', '#4a8fb0', '#a8dcd8', '#39638f'],
    ['#f3cfe4', '#d98cc0', '#9a5aa8', '#e7aed4', '#6d3f8c'],
  ]);
  for (const radius of [0.62, 0.78, 0.94])
    canvas.paint(ring(0, 0, radius * size, (radius - 0.006) * size), solid('#8a8fb8', 0.7));
  const globe = 0.44 * size;
  const tilt = -0.32;
  const tilted = (points: { x: number; y: number }[]) =>
    points.map(({ x, y }) => ({
      x: x * Math.cos(tilt) - y * Math.sin(tilt),
      y: x * Math.sin(tilt) + y * Math.cos(tilt),
    }));
  const half = (outer: number, inner: number, front: boolean) => [
    tilted(
      arc({ x: 0, y: 0 }, { outer, inner }, { from: front ? 0 : Math.PI, to: front ? Math.PI : Math.PI * 2 })[0]!.map(
        ({ x, y }) => ({
          x,
          y: y * 0.26,
        }),
      ),
    ),
  ];
  const rings: [number, number, string][] = [
    [0.92, 0.8, bands[0]!],
    [0.78, 0.7, bands[1]!],
    [0.68, 0.62, bands[3]!],
  ];
  for (const [outer, inner, colour] of rings)
    canvas.paint(half(outer * size, inner * size, false), solid(mix(colour, '#1c1838', 0.3)));
  canvas.paint(ellipse(0, 0, globe), solid(bands[1]!));
  const edges = [-1, -0.72, -0.45, -0.2, 0.08, 0.3, 0.55, 0.78, 1];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [Math.asin(edges[i]!), Math.asin(edges[i + 1]!)];
    const right = Array.from({ length: 40 }, (_, k) => from + ((to - from) * k) / 39).map((angle) => ({
      x: Math.cos(angle) * globe,
      y: Math.sin(angle) * globe,
    }));
    canvas.paint(
      [tilted([...right, ...right.toReversed().map(({ x, y }) => ({ x: -x, y }))])],
      solid(bands[i % bands.length]!),
    );
  }
  canvas.paint(ellipse(0, 0, globe), {
    ...radial({ x: -globe * 0.4, y: -globe * 0.45 }, globe * 1.55, ['#1a1440', '#1a1440'], 1),
    steps: shadow(),
  });
  for (const [outer, inner, colour] of rings) canvas.paint(half(outer * size, inner * size, true), solid(colour));
  for (const [radius, r] of [
    [0.62, 0.05],
    [0.78, 0.036],
    [0.94, 0.06],
  ] as const) {
    const angle = within(random, Math.PI * 1.15, Math.PI * 1.85);
    const [x, y] = [Math.cos(angle) * radius * size, Math.sin(angle) * radius * size];
    canvas.paint(
      ellipse(x, y, r * size),
      radial({ x: x - r * 0.3 * size, y: y - r * 0.3 * size }, r * 1.4 * size, ['#ffffff', bands[0]!, bands[2]!]),
    );
  }
  for (let i = 0; i < 26; i++) {
    const [angle, far, r] = [
      random() * Math.PI * 2,
      within(random, 0.52, 0.97) * size,
      within(random, 0.012, 0.036) * size,
    ];
    canvas.paint(
      star({ x: Math.cos(angle) * far, y: Math.sin(angle) * far }, { outer: r, inner: r * 0.25, points: 4 }),
      solid(pick(random, ['#f6c453', '#ffffff', '#e98fb0'])),
    );
  }
}

/** Dark with an opacity that grows outwards. */
function shadow(): Uint8Array {
  const steps = new Uint8Array(256 * 4);
  for (let i = 0; i < 256; i++) steps.set([20, 12, 48, Math.round(200 * (i / 255) ** 2.2)], i * 4);
  return steps;
}
