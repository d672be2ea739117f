import type { Canvas } from '../canvas.ts';
import { linear, mix, radial, solid } from '../paint.ts';
import { pick, type Random, within } from '../random.ts';
import { curve, ellipse, petal, smooth, stroke } from '../shapes.ts';

export function mushrooms(canvas: Canvas, random: Random): void {
  const floor = canvas.tall * 0.72;
  const size = Math.min(1, canvas.tall);
  const [cap, capDeep] = pick(random, [
    ['#e2483d', '#8f1d2c'],
    ['#e88b3a', '#9c4516'],
    ['#5f6fc4', '#2a2f78'],
  ] as const);
  const clump = [
    { x: 0.46, height: 0.72, width: 0.44, lean: 0.06 },
    { x: -0.5, height: 0.92, width: 0.5, lean: -0.07 },
    { x: -0.02, height: 1.36, width: 0.74, lean: 0.02 },
    { x: 0.72, height: 0.4, width: 0.26, lean: 0.05 },
    { x: -0.22, height: 0.36, width: 0.24, lean: 0 },
  ];
  canvas.paint(ellipse(0, floor, 0.95 * size, 0.1 * size), solid('#2f4a34'));
  for (const { x, height, width, lean } of clump) {
    const top = { x: (x + lean) * size, y: floor - height * size };
    const half = (width / 2) * size;
    const stem = curve([
      { x: x * size, y: floor - 0.1 * size },
      { x: (x + lean * 0.2) * size, y: floor - height * size * 0.5 },
      top,
    ]);
    canvas.paint(stroke(stem, half * 0.52, 0.72), solid('#cdb898'));
    canvas.paint(
      stroke(stem, half * 0.4, 0.72),
      linear({ x: top.x - half * 0.2, y: 0 }, { x: top.x + half * 0.25, y: 0 }, ['#fff6e4', '#f5e6c8', '#d9c3a0']),
    );
    canvas.paint(ellipse(top.x, top.y + half * 0.06, half * 0.86, half * 0.2), solid('#6d3b33'));
    canvas.paint(ellipse(top.x, top.y + half * 0.03, half * 0.82, half * 0.17), solid('#f0d9bd'));
    const dome = smooth([
      { x: top.x - half, y: top.y + half * 0.06 },
      { x: top.x - half * 0.82, y: top.y - half * 0.42 },
      { x: top.x, y: top.y - half * 0.86 },
      { x: top.x + half * 0.82, y: top.y - half * 0.42 },
      { x: top.x + half, y: top.y + half * 0.06 },
      { x: top.x, y: top.y - half * 0.1 },
    ]);
    canvas.paint(
      dome,
      radial({ x: top.x - half * 0.35, y: top.y - half * 0.6 }, half * 1.5, [mix(cap, '#ffffff', 0.35), cap, capDeep]),
    );
    for (const [dx, dy, r] of [
      [-0.5, -0.32, 0.13],
      [0.02, -0.6, 0.15],
      [0.5, -0.36, 0.12],
      [0.16, -0.27, 0.1],
      [-0.2, -0.16, 0.07],
      [0.76, -0.12, 0.07],
      [-0.8, -0.1, 0.06],
    ] as const)
      canvas.paint(ellipse(top.x + dx * half, top.y + dy * half, r * half, r * half * 0.85), solid('#fff7ea'));
  }
  for (let i = 0; i < 60; i++) {
    const x = within(random, -0.92, 0.92) * size;
    const blade = petal(
      { x, y: floor + 0.05 * size },
      {
        length: within(random, 0.1, 0.26) * size,
        width: 0.03 * size,
        angle: -Math.PI / 2 + within(random, -0.5, 0.5),
        belly: 0.3,
      },
    );
    canvas.paint(blade, solid(pick(random, ['#3f7d4b', '#5d9c55', '#2f5f3f', '#86b65e'])));
  }
}
