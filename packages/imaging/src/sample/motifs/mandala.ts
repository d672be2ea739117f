import type { Canvas } from '../canvas.ts';
import { mix, radial, solid } from '../paint.ts';
import { pick, type Random } from '../random.ts';
import { ellipse, petal, ring, star } from '../shapes.ts';

const turn = Math.PI * 2;

/** Petals all around: the first radius, their measures, and by which share of a petal they are turned. */
type Layer = { from: number; length: number; width: number; shift: number };

export function mandala(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const colours = pick(random, [
    ['#12355b', '#2e86ab', '#f6ae2d', '#f26419', '#fff3d6'],
    ['#3a0f4a', '#8e3b8c', '#f2a65a', '#ee6055', '#fff0e0'],
    ['#0f4c3a', '#3c9d74', '#e9c46a', '#e76f51', '#fdf6e3'],
  ]);
  const count = pick(random, [12, 14, 16]);
  const around = (radius: number, shift: number, draw: (x: number, y: number, angle: number) => void) => {
    for (let i = 0; i < count; i++) {
      const angle = ((i + shift) / count) * turn;
      draw(Math.cos(angle) * radius * size, Math.sin(angle) * radius * size, angle);
    }
  };
  const layer = ({ from, length, width, shift }: Layer, { outer, inner }: { outer: string; inner: string }) =>
    around(from, shift, (x, y, angle) => {
      canvas.paint(petal({ x, y }, { length: length * size, width: width * size, angle, belly: 0.55 }), solid(outer));
      canvas.paint(
        petal({ x, y }, { length: length * 0.86 * size, width: width * 0.7 * size, angle, belly: 0.55 }),
        radial({ x: 0, y: 0 }, (from + length) * size, [mix(inner, '#ffffff', 0.3), inner, mix(inner, outer, 0.4)]),
      );
      canvas.paint(
        petal({ x, y }, { length: length * 0.55 * size, width: width * 0.26 * size, angle, belly: 0.55 }),
        solid(colours[4]!, 0.9),
      );
    });
  layer({ from: 0.52, length: 0.44, width: 0.3, shift: 0.5 }, { outer: colours[0]!, inner: colours[1]! });
  around(0.9, 0, (x, y) => canvas.paint(ellipse(x, y, 0.028 * size), solid(colours[3]!)));
  layer({ from: 0.42, length: 0.42, width: 0.24, shift: 0 }, { outer: colours[0]!, inner: colours[2]! });
  around(0.74, 0.5, (x, y, angle) =>
    canvas.paint(
      star({ x, y }, { outer: 0.045 * size, inner: 0.016 * size, points: 4, turn: angle }),
      solid(colours[4]!),
    ),
  );
  canvas.paint(ellipse(0, 0, 0.52 * size), solid(colours[0]!));
  canvas.paint(ring(0, 0, 0.5 * size, 0.485 * size), solid(colours[2]!));
  layer({ from: 0.2, length: 0.27, width: 0.15, shift: 0.5 }, { outer: colours[1]!, inner: colours[3]! });
  around(0.43, 0, (x, y) => canvas.paint(ellipse(x, y, 0.02 * size), solid(colours[4]!)));
  layer({ from: 0.04, length: 0.24, width: 0.1, shift: 0 }, { outer: colours[0]!, inner: colours[2]! });
  canvas.paint(ellipse(0, 0, 0.11 * size), solid(colours[0]!));
  canvas.paint(ring(0, 0, 0.095 * size, 0.08 * size), solid(colours[4]!));
  canvas.paint(ellipse(0, 0, 0.055 * size), solid(colours[3]!));
}
