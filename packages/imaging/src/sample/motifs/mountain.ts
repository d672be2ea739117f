import type { Point } from '../../coverage.ts';
import type { Canvas } from '../canvas.ts';
import { linear, mix, solid } from '../paint.ts';
import { pick, type Random, within } from '../random.ts';
import { ellipse, polygon, ring, stroke } from '../shapes.ts';

export function mountain(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const { sky, far, near, sun } = pick(random, [
    { sky: ['#f7b267', '#f79d65', '#f4845f', '#f27059'], far: '#b0506a', near: '#2b1d3f', sun: '#fff1c9' },
    { sky: ['#20345c', '#3f5f94', '#8fa9c9', '#f2d8b8'], far: '#6f86a8', near: '#13233a', sun: '#fdf3dc' },
    { sky: ['#bfe3d9', '#e3efd2', '#fbe9c0', '#f9cf95'], far: '#86b39d', near: '#17403c', sun: '#ee6f4b' },
  ]);
  const radius = 0.9 * size;
  canvas.paint(ellipse(0, 0, radius), linear({ x: 0, y: -radius }, { x: 0, y: 0.3 * size }, sky));
  canvas.paint(ellipse(0.24 * size, -0.36 * size, 0.34 * size), solid(sun, 0.22));
  canvas.paint(ellipse(0.24 * size, -0.36 * size, 0.24 * size), solid(sun));

  const peaks: [height: number, base: number, snow: boolean][] = [
    [0.44, -0.02, false],
    [0.66, 0.16, true],
    [0.34, 0.26, false],
    [0.24, 0.42, false],
  ];
  for (const [i, [height, base, snow]] of peaks.entries()) {
    const colour = mix(far, near, i / peaks.length);
    const ridge = ridgeOf(random, height * size, base * size, snow ? -0.16 * size : undefined);
    const body = [...ridge, { x: 1, y: 1 }, { x: -1, y: 1 }];
    canvas.paint(
      [body],
      linear({ x: 0, y: (base - height) * size }, { x: 0, y: (base + 0.4) * size }, [
        colour,
        mix(colour, sky[2]!, 0.35),
      ]),
    );
    if (snow) capWithSnow(canvas, ridge, size);
  }
  canvas.paint(
    polygon([-1, 0.52 * size], [1, 0.52 * size], [1, 1], [-1, 1]),
    linear({ x: 0, y: 0.5 * size }, { x: 0, y: size }, [sky[3]!, mix(near, sky[1]!, 0.4)]),
  );
  for (let i = 0; i < 22; i++) {
    const [x, y, length] = [
      within(random, -0.7, 0.7) * size,
      within(random, 0.55, 0.86) * size,
      within(random, 0.06, 0.3) * size,
    ];
    canvas.paint(
      stroke(
        [
          { x, y },
          { x: x + length, y },
        ],
        0.007 * size,
      ),
      solid('#ffffff', 0.4),
    );
  }
  for (let i = 0; i < 30; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const x = side * (0.34 + Math.sqrt(random()) * 0.6) * size;
    pine(
      canvas,
      { x, y: (0.6 + Math.abs(x / size) * 0.16 + random() * 0.1) * size },
      within(random, 0.2, 0.42) * size,
      mix(near, far, random() * 0.25),
    );
  }
  canvas.keepInside(ellipse(0, 0, radius));
  canvas.paint(ring(0, 0, 0.96 * size, 0.935 * size), solid(near));
}

function ridgeOf(random: Random, height: number, base: number, summit?: number): Point[] {
  const steps = 60;
  const shift = random() * 10;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = -1 + (2 * i) / steps;
    const waves = Math.abs(Math.sin(x * 3.1 + shift)) * 0.5 + Math.abs(Math.sin(x * 6.7 + shift * 2)) * 0.22;
    const peak = summit === undefined ? 0.3 : Math.max(0, 1.1 - Math.abs(x - summit) * 1.7);
    const rough = summit === undefined ? waves : peak * 0.9 + waves * 0.18;
    return { x, y: base - height * Math.max(rough, waves * 0.4) + within(random, -0.012, 0.012) };
  });
}

function capWithSnow(canvas: Canvas, ridge: Point[], size: number): void {
  const top = ridge.reduce((highest, point) => (point.y < highest.y ? point : highest));
  const line = top.y + 0.2 * size;
  const cap = ridge.filter((point) => point.y < line && Math.abs(point.x - top.x) < 0.4 * size);
  const [left, right] = [cap[0]!, cap.at(-1)!];
  const teeth = Array.from({ length: 9 }, (_, i) => ({
    x: right.x + ((left.x - right.x) * (i + 0.5)) / 9,
    y: line + (i % 2 === 0 ? -0.07 : 0.05) * size,
  }));
  canvas.paint([[...cap, ...teeth]], solid('#fffaf2'));
  const shade = [
    ...cap.filter((point) => point.x >= top.x),
    ...teeth.slice(0, 4),
    { x: top.x + 0.02 * size, y: line - 0.08 * size },
  ];
  canvas.paint([shade], solid('#a9b6cf', 0.55));
}

function pine(canvas: Canvas, { x, y }: Point, height: number, colour: string): void {
  for (let tier = 0; tier < 4; tier++) {
    const top = y - height + tier * height * 0.2;
    const half = height * (0.09 + tier * 0.055);
    canvas.paint(polygon([x, top], [x + half, top + height * 0.38], [x - half, top + height * 0.38]), solid(colour));
  }
}
