import { crc32, deflateSync } from 'node:zlib';
import type { GreyBitmap } from './pdf.ts';

export type Area = { left: number; top: number; width: number; height: number };

const darkBelow = 128;

/** The smallest area that holds everything dark; undefined on a blank page. */
export function darkArea({ width, height, data }: GreyBitmap): Area | undefined {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((value) => value < darkBelow);
    if (first < 0) continue;
    if (top < 0) top = y;
    bottom = y;
    left = Math.min(left, first);
    right = Math.max(
      right,
      row.findLastIndex((value) => value < darkBelow),
    );
  }
  return bottom < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Turned by a quarter, counter-clockwise: that sets upright what a viewer shows turned to the right. */
export function turn({ width, height, data }: GreyBitmap): GreyBitmap {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[(width - 1 - x) * height + y] = data[y * width + x]!;
  return { width: height, height: width, data: turned };
}

/** White of the given size, with `area` of the bitmap at `left`, `top`; what would lie outside is cut off. */
export function onWhite(
  size: { width: number; height: number },
  bitmap: GreyBitmap,
  area: Area,
  at: Pick<Area, 'left' | 'top'>,
): GreyBitmap {
  const data = new Uint8Array(size.width * size.height).fill(255);
  const columns = Math.min(area.width, size.width - at.left);
  const rows = Math.min(area.height, size.height - at.top);
  for (let y = 0; y < rows; y++) {
    const from = (area.top + y) * bitmap.width + area.left;
    data.set(bitmap.data.subarray(from, from + columns), (at.top + y) * size.width + at.left);
  }
  return { ...size, data };
}

/** A PNG with one bit a pixel, so that a printer's driver has nothing left to dither. */
export function encodeOneBit({ width, height, data }: GreyBitmap, dotsPerMm: number): Buffer {
  const rowLength = 1 + Math.ceil(width / 8);
  const rows = Buffer.alloc(rowLength * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[y * width + x]! >= darkBelow) rows[y * rowLength + 1 + (x >> 3)]! |= 0x80 >> (x & 7);

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const density = Buffer.alloc(9, 1);
  density.writeUInt32BE(dotsPerMm * 1000, 0);
  density.writeUInt32BE(dotsPerMm * 1000, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('pHYs', density),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
