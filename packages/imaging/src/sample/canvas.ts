import { Coverage, type Point } from '../coverage.ts';
import type { Paint } from './paint.ts';

/** Closed outlines; one wound the other way round cuts a hole. */
export type Shape = Point[][];

/**
 * A transparent picture, painted shape over shape. Its own units: the middle is (0, 0), the right edge x = 1,
 * the bottom edge y = `tall`.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly tall: number;
  /** RGBA, alpha not multiplied in. */
  readonly pixels: Buffer;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.tall = height / width;
    this.pixels = Buffer.alloc(width * height * 4);
  }

  paint(shape: Shape, paint: Paint): void {
    const half = this.width / 2;
    const drawn = shape.map((outline) => outline.map(({ x, y }) => ({ x: (x + 1) * half, y: (y + this.tall) * half })));
    const box = this.boxOf(drawn);
    if (!box) return;
    const coverage = new Coverage(box.width, box.height);
    for (const outline of drawn) coverage.addContour(outline.map(({ x, y }) => ({ x: x - box.left, y: y - box.top })));
    const fractions = coverage.toFractions();
    for (let row = 0; row < box.height; row++)
      for (let column = 0; column < box.width; column++) {
        const fraction = fractions[row * box.width + column]!;
        if (fraction < 0.002) continue;
        const [x, y] = [box.left + column, box.top + row];
        const step = paint.stepAt((x + 0.5) / half - 1, (y + 0.5) / half - this.tall) * 4;
        this.blend((y * this.width + x) * 4, paint.steps, step, fraction);
      }
  }

  /** Everything outside of the shape becomes transparent again. */
  keepInside(shape: Shape): void {
    const half = this.width / 2;
    const mask = new Coverage(this.width, this.height);
    for (const outline of shape)
      mask.addContour(outline.map(({ x, y }) => ({ x: (x + 1) * half, y: (y + this.tall) * half })));
    const kept = mask.toFractions();
    for (let i = 0; i < kept.length; i++) this.pixels[i * 4 + 3] = Math.round(this.pixels[i * 4 + 3]! * kept[i]!);
  }

  private blend(at: number, steps: Uint8Array, step: number, fraction: number): void {
    const { pixels } = this;
    const over = (steps[step + 3]! / 255) * fraction;
    const under = (pixels[at + 3]! / 255) * (1 - over);
    const alpha = over + under;
    for (let i = 0; i < 3; i++)
      pixels[at + i] = Math.round((steps[step + i]! * over + pixels[at + i]! * under) / alpha);
    pixels[at + 3] = Math.round(alpha * 255);
  }

  private boxOf(shape: Shape): { left: number; top: number; width: number; height: number } | undefined {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { x, y } of shape.flat()) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    left = Math.max(0, Math.floor(left));
    top = Math.max(0, Math.floor(top));
    const width = Math.min(this.width, Math.ceil(right)) - left;
    const height = Math.min(this.height, Math.ceil(bottom)) - top;
    return width > 0 && height > 0 ? { left, top, width, height } : undefined;
  }
}
