import type { Canvas } from '../canvas.ts';
import { solid } from '../paint.ts';
import { pick, type Random } from '../random.ts';
import { ellipse } from '../shapes.ts';

const turn = Math.PI * 2;

export function rings(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const colours = pick(random, [
    ['#1f2a44', '#f4a259', '#f4e285', '#8cb369', '#5b8e7d', '#bc4b51'],
    ['#2d1e2f', '#f15946', '#f9c22e', '#53b3cb', '#e01a4f', '#f7ebe1'],
    ['#1d3557', '#e63946', '#f1faee', '#a8dadc', '#457b9d', '#f2b84b'],
  ]);
  const discs: [number, number, number][] = [
    [-0.4, -0.42, 0.54],
    [0.46, -0.5, 0.44],
    [-0.5, 0.46, 0.42],
    [0.42, 0.4, 0.54],
    [0.02, 0, 0.36],
  ];
  for (const [k, [x, y, radius]] of discs.entries()) {
    const bands = 7;
    const shift = Math.floor(random() * colours.length);
    canvas.paint(ellipse(x * size, y * size, (radius + 0.025) * size), solid('#fffaf0'));
    for (let i = 0; i < bands; i++)
      canvas.paint(
        ellipse(x * size, y * size, radius * (1 - i / bands) * size),
        solid(colours[(i + shift + k) % colours.length]!),
      );
    for (let i = 0; i < 36; i++) {
      const angle = (i / 36) * turn;
      const far = radius * (1 - 0.5 / bands) * size;
      canvas.paint(
        ellipse(x * size + Math.cos(angle) * far, y * size + Math.sin(angle) * far, 0.012 * size),
        solid('#fffaf0'),
      );
    }
  }
}
