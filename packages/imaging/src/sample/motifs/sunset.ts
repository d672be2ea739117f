import type { Point } from '../../coverage.ts';
import type { Canvas } from '../canvas.ts';
import { linear, mix, solid } from '../paint.ts';
import { pick, type Random } from '../random.ts';
import { curve, ellipse, hole, petal, polygon, stroke } from '../shapes.ts';

export function sunset(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const colours = pick(random, [
    ['#ffe08a', '#ff9a5a', '#f2487a', '#7a2d8c'],
    ['#fff0a8', '#ffb347', '#f0653f', '#a3283c'],
    ['#c9f2e4', '#6fd0c8', '#3a8fb7', '#3b3f94'],
  ]);
  const radius = 0.9 * size;
  canvas.paint(ellipse(0, 0, radius), linear({ x: 0, y: -radius }, { x: 0, y: radius }, colours));
  const ink = mix(colours[3]!, '#120820', 0.75);
  const shape = ellipse(0, 0, radius);
  for (let i = 0; i < 7; i++) {
    const y = (0.12 + i * 0.115) * size;
    shape.push(
      ...hole(polygon([-1, y], [1, y], [1, y + (0.012 + i * 0.009) * size], [-1, y + (0.012 + i * 0.009) * size])),
    );
  }
  canvas.keepInside(shape);
  for (const [x, lean, height] of [
    [-0.42, -0.16, 1.15],
    [-0.2, 0.14, 0.8],
    [0.55, 0.1, 0.98],
  ] as const)
    palm(canvas, { x: x * size, y: 0.84 * size }, { lean: lean * size, height: height * size }, ink);
  const dune = curve([
    { x: -0.86 * size, y: 0.78 * size },
    { x: -0.4 * size, y: 0.7 * size },
    { x: 0.1 * size, y: 0.8 * size },
    { x: 0.5 * size, y: 0.73 * size },
    { x: 0.86 * size, y: 0.8 * size },
  ]);
  canvas.paint([[...dune, { x: 0.5 * size, y: 0.95 * size }, { x: -0.5 * size, y: 0.95 * size }]], solid(ink));
  for (const [x, y, span] of [
    [0.05, -0.4, 0.13],
    [0.24, -0.5, 0.1],
    [0.32, -0.34, 0.08],
  ] as const)
    bird(canvas, { x: x * size, y: y * size }, span * size, ink);
}

function palm(canvas: Canvas, { x, y }: Point, { lean, height }: { lean: number; height: number }, ink: string): void {
  const top = { x: x + lean, y: y - height };
  canvas.paint(
    stroke(curve([{ x, y }, { x: x + lean * 0.25, y: y - height * 0.5 }, top]), height * 0.05, 0.55),
    solid(ink),
  );
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI * 0.5 + (i - 4) * 0.5;
    const reach = height * (0.44 - Math.abs(i - 4) * 0.018);
    const rib = curve([
      top,
      { x: top.x + Math.cos(angle) * reach * 0.55, y: top.y + Math.sin(angle) * reach * 0.5 - reach * 0.04 },
      { x: top.x + Math.cos(angle) * reach, y: top.y + Math.sin(angle) * reach * 0.8 + reach * 0.3 },
    ]);
    canvas.paint(stroke(rib, height * 0.014, 0.3), solid(ink));
    for (const [k, point] of rib.entries())
      if (k > 3 && k % 2 === 0)
        for (const side of [0.5, 2.2])
          canvas.paint(
            petal(point, {
              length: reach * 0.22,
              width: height * 0.02,
              angle: side + (Math.cos(angle) < 0 ? 0.2 : -0.1),
              belly: 0.4,
            }),
            solid(ink),
          );
  }
}

function bird(canvas: Canvas, { x, y }: Point, span: number, ink: string): void {
  for (const side of [-1, 1])
    canvas.paint(
      stroke(
        curve([
          { x, y },
          { x: x + side * span * 0.5, y: y - span * 0.28 },
          { x: x + side * span, y: y - span * 0.08 },
        ]),
        span * 0.09,
        0.25,
      ),
      solid(ink),
    );
}
