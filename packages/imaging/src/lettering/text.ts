import { Coverage } from '../coverage.ts';
import { glyphOf } from './notoSans.ts';

/** Ink from 0 (none) to 255, one byte a pixel. */
export type Ink = { width: number; height: number; data: Uint8Array };

type Stamp = Ink & { left: number; top: number };

const lineHeight = 1.4;
const baseline = 1.06;

const stamps = new Map<string, Stamp>();
const mostStamps = 4000;

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
    press(stampOf(codePoint, size), pen, { width, height, data });
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

function press(stamp: Stamp, pen: number, { width, height, data }: Ink): void {
  const left = Math.max(0, pen + stamp.left);
  const columns = Math.min(stamp.width, width - left);
  const rows = Math.min(stamp.height, height - stamp.top);
  for (let row = 0; row < rows; row++) {
    const target = (stamp.top + row) * width + left;
    for (let column = 0; column < columns; column++) data[target + column]! |= stamp.data[row * stamp.width + column]!;
  }
}

function stampOf(codePoint: number, size: number): Stamp {
  const key = `${size} ${codePoint}`;
  const known = stamps.get(key);
  if (known) return known;
  if (stamps.size >= mostStamps) stamps.clear();
  const stamp = cutStamp(codePoint, size);
  stamps.set(key, stamp);
  return stamp;
}

function cutStamp(codePoint: number, size: number): Stamp {
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
