import type { Canvas } from '../canvas.ts';
import { linear, mix, radial, solid } from '../paint.ts';
import { pick, type Random } from '../random.ts';
import { ellipse, ring } from '../shapes.ts';

export function wave(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const { deep, mid, foam, sky, sun } = pick(random, [
    { deep: '#16305c', mid: '#3a6ea5', foam: '#f7f3e6', sky: ['#f6e7c8', '#f3c9a0'], sun: '#d8432f' },
    { deep: '#0f4a4c', mid: '#3b9a92', foam: '#fbf6e4', sky: ['#fde9c9', '#f7b78b'], sun: '#e0574a' },
    { deep: '#2a1f55', mid: '#6b5bb0', foam: '#fdf1ee', sky: ['#fbd6c9', '#e99aa6'], sun: '#f3b545' },
  ]);
  const radius = 0.9 * size;
  canvas.paint(ellipse(0, 0, radius), linear({ x: 0, y: -radius }, { x: 0, y: radius }, sky));
  canvas.paint(
    ellipse(0, -0.2 * size, 0.4 * size),
    radial({ x: 0, y: -0.4 * size }, 0.7 * size, [mix(sun, '#ffffff', 0.2), sun]),
  );
  const scale = 0.27 * size;
  for (let row = 0; row < 9; row++) {
    const y = (0.12 + row * 0.125) * size;
    for (let column = -4; column <= 4; column++) {
      const x = (column + (row % 2) / 2) * scale * 1.86;
      const lift = Math.sin(x * 2.4 + row) * 0.05 * size;
      const rings = [1, 0.84, 0.66, 0.5, 0.32, 0.16];
      for (const [i, share] of rings.entries())
        canvas.paint(ellipse(x, y + lift, scale * share), solid(i % 2 === 0 ? foam : i === 1 ? deep : mid));
    }
  }
  canvas.keepInside(ellipse(0, 0, radius));
  canvas.paint(ring(0, 0, 0.955 * size, 0.92 * size), solid(deep));
}
