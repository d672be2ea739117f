import { Coverage } from '../coverage.ts';
import { glyphOf } from './notoSans.ts';

/** Ink from 0 (none) to 255, one byte a pixel. */
export type Ink = { width: number; height: number; data: Uint8Array };

/** One character in one size; `left` and `top` are those of its ink, from the pen and from the top of the line. */
type GlyphBitmap = Ink & { left: number; top: number };

const lineHeight = 1.4;
const baseline = 1.06;

const bitmaps = new Map<string, GlyphBitmap>();
const mostBitmaps = 4000;

export function measureText(text: string, size: number): { width: number; height: number } {
  const advances = codePoints(text).map((codePoint) => advanceOf(codePoint, size));
  return { width: advances.reduce((sum, advance) => sum + advance, 1), height: Math.ceil(size * lineHeight) };
}

/** One line, `size` whole pixels to the em, drawn with the family that comes with this package and with no other. */
export function drawText(text: string, size: number): Ink {
  const { width, height } = measureText(text, size);
  const data = new Uint8Array(width * height);
  let pen = 0;
  for (const codePoint of codePoints(text)) {
    addInk(bitmapOf(codePoint, size), pen, { width, height, data });
    pen += advanceOf(codePoint, size);
  }
  return { width, height, data };
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!);
}

function advanceOf(codePoint: number, size: number): number {
  return Math.round(glyphOf(codePoint).advance * size);
}

function addInk(bitmap: GlyphBitmap, pen: number, { width, height, data }: Ink): void {
  const left = Math.max(0, pen + bitmap.left);
  const columns = Math.min(bitmap.width, width - left);
  const rows = Math.min(bitmap.height, height - bitmap.top);
  for (let row = 0; row < rows; row++) {
    const target = (bitmap.top + row) * width + left;
    for (let column = 0; column < columns; column++)
      data[target + column]! |= bitmap.data[row * bitmap.width + column]!;
  }
}

function bitmapOf(codePoint: number, size: number): GlyphBitmap {
  const key = `${size} ${codePoint}`;
  const known = bitmaps.get(key);
  if (known) return known;
  if (bitmaps.size >= mostBitmaps) bitmaps.clear();
  const bitmap = rasterize(codePoint, size);
  bitmaps.set(key, bitmap);
  return bitmap;
}

function rasterize(codePoint: number, size: number): GlyphBitmap {
  const contours = glyphOf(codePoint).contours.map((contour) =>
    contour.map(({ x, y }) => ({ x: x * size, y: (baseline - y) * size })),
  );
  const points = contours.flat();
  if (points.length === 0) return { left: 0, top: 0, width: 0, height: 0, data: new Uint8Array(0) };
  const left = Math.floor(Math.min(...points.map(({ x }) => x)));
  const top = Math.max(0, Math.floor(Math.min(...points.map(({ y }) => y))));
  const width = Math.ceil(Math.max(...points.map(({ x }) => x))) - left;
  const height = Math.max(1, Math.ceil(Math.max(...points.map(({ y }) => y))) - top);
  const coverage = new Coverage(width, height);
  for (const contour of contours) coverage.addContour(contour.map(({ x, y }) => ({ x: x - left, y: y - top })));
  return { left, top, width, height, data: Uint8Array.from(coverage.toFractions(), (each) => Math.round(each * 255)) };
}
