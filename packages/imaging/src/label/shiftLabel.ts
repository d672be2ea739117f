import { sharp } from '../libvips.ts';
import { encodeOneBit, onWhite } from './bitmap.ts';

/** Millimetres to the right and down. */
export interface LabelOffset {
  x: number;
  y: number;
}

/** A rendered label, moved on its paper; what would leave the paper is cut off. */
export async function shiftLabel(png: Buffer, { x, y }: LabelOffset): Promise<Buffer> {
  if (x === 0 && y === 0) return png;
  const picture = sharp(png);
  const { density = 203 } = await picture.metadata();
  const dotsPerMm = Math.round(density / 25.4);
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const [right, down] = [Math.round(x * dotsPerMm), Math.round(y * dotsPerMm)];
  const [left, top] = [Math.max(0, -right), Math.max(0, -down)];
  const area = { left, top, width: Math.max(0, info.width - left), height: Math.max(0, info.height - top) };
  const moved = onWhite(info, { ...info, data }, area, { left: Math.max(0, right), top: Math.max(0, down) });
  return encodeOneBit({ width: info.width, height: info.height, data: moved.data }, dotsPerMm);
}
