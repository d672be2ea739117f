import { crc32 } from 'node:zlib';
import type { ImageMime } from './format.ts';

export type Density = { dpiHorizontal: number; dpiVertical: number };

const metresPerInch = 0.0254;
const cmPerInch = 2.54;
const firstChunk = 8;

type Chunk = { type: string; start: number; data: Buffer };

/** 7874 pixels a metre is the nearest that a PNG can come to 200 DPI, so the nearest whole DPI is meant. */
export function pngDensity(png: Buffer): Density | undefined {
  const data = chunk(png, 'pHYs')?.data;
  if (data?.length !== 9 || data[8] !== 1) return undefined;
  return density(data.readUInt32BE(0) * metresPerInch, data.readUInt32BE(4) * metresPerInch);
}

export function isAnimatedPng(png: Buffer): boolean {
  return chunk(png, 'acTL') !== undefined;
}

/** Writes the density into the chunk that is already there; throws where there is none. */
export function setPngDensity(png: Buffer, { dpiHorizontal, dpiVertical }: Density): void {
  const found = chunk(png, 'pHYs');
  if (!found) throw new Error('The PNG has no pHYs chunk to write the density into');
  found.data.writeUInt32BE(Math.round(dpiHorizontal / metresPerInch), 0);
  found.data.writeUInt32BE(Math.round(dpiVertical / metresPerInch), 4);
  found.data[8] = 1;
  const checked = png.subarray(found.start + 4, found.start + 8 + found.data.length);
  png.writeUInt32BE(crc32(checked), found.start + 8 + found.data.length);
}

export function jfifDensity(jpeg: Buffer): Density | undefined {
  const data = jfifHeader(jpeg);
  if (!data || data.length < 12) return undefined;
  const perInch = data[7] === 1 ? 1 : data[7] === 2 ? cmPerInch : undefined;
  if (!perInch) return undefined;
  return density(data.readUInt16BE(8) * perInch, data.readUInt16BE(10) * perInch);
}

/** Its place is the first segment, but programs that add EXIF push it back. */
function jfifHeader(jpeg: Buffer): Buffer | undefined {
  for (const { marker, data } of segments(jpeg)) {
    if (marker === 0xe0 && data.toString('latin1', 0, 5) === 'JFIF\0') return data;
  }
  return undefined;
}

const startOfScan = 0xda;

/** The segments before the pixels, and the one that begins them. */
function* segments(jpeg: Buffer): Generator<{ marker: number; data: Buffer }> {
  for (let start = 2; start + 4 <= jpeg.length && jpeg[start] === 0xff;) {
    const marker = jpeg[start + 1]!;
    const length = jpeg.readUInt16BE(start + 2);
    yield { marker, data: jpeg.subarray(start + 4, start + 2 + length) };
    if (marker === startOfScan) return;
    start += 2 + length;
  }
}

/** Whether the beginning of a file contains everything before its pixels, so that the density can be read from it. */
export function reachesPixels(head: Buffer, mime: ImageMime | undefined): boolean {
  if (mime === 'image/png') return chunk(head, 'IDAT') !== undefined;
  if (mime === 'image/jpeg') return [...segments(head)].some(({ marker }) => marker === startOfScan);
  return true;
}

function density(horizontal: number, vertical: number): Density | undefined {
  const rounded = { dpiHorizontal: Math.round(horizontal), dpiVertical: Math.round(vertical) };
  return rounded.dpiHorizontal > 0 && rounded.dpiVertical > 0 ? rounded : undefined;
}

/** Looks only before the pixels: both chunks of interest must stand there. */
function chunk(png: Buffer, wanted: string): Chunk | undefined {
  for (let start = firstChunk; start + 12 <= png.length;) {
    const length = png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + 8);
    if (type === wanted) return { type, start, data: png.subarray(start + 8, start + 8 + length) };
    if (type === 'IDAT') return undefined;
    start += length + 12;
  }
  return undefined;
}
