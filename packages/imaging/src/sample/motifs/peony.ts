import type { Canvas } from '../canvas.ts';
import { linear, mix, solid } from '../paint.ts';
import { pick, type Random, within } from '../random.ts';
import { curve, ellipse, petal, stroke } from '../shapes.ts';

const turn = Math.PI * 2;

export function peony(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const [deep, main, light] = pick(random, [
    ['#8c1346', '#e0457f', '#ffd3dc'],
    ['#8a2a12', '#ee6c3c', '#ffe0c4'],
    ['#4a1d78', '#9a5bd0', '#ecd9fb'],
    ['#7d1128', '#d43a4d', '#ffc9c2'],
  ] as const);
  const leafTurn = random() * turn;
  for (let i = 0; i < 7; i++)
    leaf(
      canvas,
      { x: 0, y: 0 },
      { length: size * 0.98, angle: leafTurn + (i / 7) * turn },
      { deep: '#1d4d3a', light: '#5e9b62' },
    );

  const rings = [
    { petals: 9, length: 0.8, width: 0.62 },
    { petals: 9, length: 0.68, width: 0.5 },
    { petals: 8, length: 0.55, width: 0.42 },
    { petals: 7, length: 0.42, width: 0.34 },
    { petals: 6, length: 0.3, width: 0.25 },
    { petals: 5, length: 0.19, width: 0.17 },
  ];
  for (const [depth, ring] of rings.entries()) {
    const start = random() * turn;
    const shade = depth / (rings.length - 1);
    for (let i = 0; i < ring.petals; i++) {
      const angle = start + (i / ring.petals) * turn + within(random, -0.06, 0.06);
      const length = size * ring.length * within(random, 0.95, 1.04);
      const tip = { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
      const base = mix(deep, main, 0.15 + shade * 0.25);
      canvas.paint(
        petal({ x: 0, y: 0 }, { length, width: size * ring.width, angle, belly: 0.7 }),
        solid(mix(deep, '#000000', 0.15), 0.55),
      );
      canvas.paint(
        petal({ x: 0, y: 0 }, { length: length * 0.985, width: size * ring.width * 0.94, angle, belly: 0.7 }),
        linear({ x: 0, y: 0 }, tip, [deep, base, main, mix(main, light, 0.55), light]),
      );
      for (const side of [-0.13, 0, 0.13]) {
        const vein = [0.35, 0.6, 0.84].map((share) => ({
          x: Math.cos(angle + side * share) * length * share,
          y: Math.sin(angle + side * share) * length * share,
        }));
        canvas.paint(stroke(curve(vein), size * 0.005, 0.3), solid(deep, 0.35));
      }
    }
  }
  for (let i = 0; i < 46; i++) {
    const [angle, far] = [random() * turn, Math.sqrt(random()) * 0.1 * size];
    canvas.paint(
      ellipse(Math.cos(angle) * far, Math.sin(angle) * far, size * 0.013),
      solid(pick(random, ['#ffcf4a', '#f6a623', '#fff0b0'])),
    );
  }
}

function leaf(
  canvas: Canvas,
  at: { x: number; y: number },
  { length, angle }: { length: number; angle: number },
  { deep, light }: { deep: string; light: string },
): void {
  const tip = { x: at.x + Math.cos(angle) * length, y: at.y + Math.sin(angle) * length };
  canvas.paint(
    petal(at, { length, width: length * 0.36, angle, belly: 0.66 }),
    linear(at, tip, [deep, mix(deep, light, 0.6), light]),
  );
  canvas.paint(stroke([at, tip], length * 0.012, 0.2), solid(mix(light, '#ffffff', 0.4), 0.8));
  for (const share of [0.5, 0.62, 0.74, 0.86])
    for (const side of [-1, 1]) {
      const from = { x: at.x + Math.cos(angle) * length * share, y: at.y + Math.sin(angle) * length * share };
      const out = angle + side * 0.7;
      const reach = length * 0.2 * (1.15 - share) * 2;
      canvas.paint(
        stroke([from, { x: from.x + Math.cos(out) * reach, y: from.y + Math.sin(out) * reach }], length * 0.007, 0.3),
        solid(mix(light, '#ffffff', 0.4), 0.5),
      );
    }
}
