import { crc32, deflateSync } from 'node:zlib';
import type { GreyBitmap } from './pdf.ts';

export type Area = { left: number; top: number; width: number; height: number };

const darkBelow = 128;

/** The smallest area that holds everything dark of `within` (of the whole bitmap, if left out); none where all is blank. */
export function darkArea(bitmap: GreyBitmap, within: Area = { left: 0, top: 0, ...bitmap }): Area | undefined {
  const { rows, columns } = darkLines(bitmap, within);
  const [top, bottom] = [rows.indexOf(1), rows.lastIndexOf(1)];
  const [left, right] = [columns.indexOf(1), columns.lastIndexOf(1)];
  if (bottom < 0) return undefined;
  return { left: within.left + left, top: within.top + top, width: right - left + 1, height: bottom - top + 1 };
}

/** For each row and each column of the area whether (1) anything in it is dark. */
export function darkLines({ width, data }: GreyBitmap, area: Area): { rows: Uint8Array; columns: Uint8Array } {
  const [rows, columns] = [new Uint8Array(area.height), new Uint8Array(area.width)];
  for (let y = 0; y < area.height; y++) {
    const start = (area.top + y) * width + area.left;
    for (let x = 0; x < area.width; x++)
      if (data[start + x]! < darkBelow) {
        rows[y] = 1;
        columns[x] = 1;
      }
  }
  return { rows, columns };
}

/** Turned by a quarter, counter-clockwise: that sets upright what a viewer shows turned to the right. */
export function turn({ width, height, data }: GreyBitmap): GreyBitmap {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[(width - 1 - x) * height + y] = data[y * width + x]!;
  return { width: height, height: width, data: turned };
}

/** A copy of the area. */
export function cutOut(bitmap: GreyBitmap, area: Area): GreyBitmap {
  return onWhite({ width: area.width, height: area.height }, bitmap, area);
}

/** Turned by so many degrees, clockwise, on white that holds all of it. */
export function turnBy({ width, height, data }: GreyBitmap, degrees: number): GreyBitmap {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = {
    width: Math.ceil(width * Math.abs(cos) + height * Math.abs(sin)),
    height: Math.ceil(width * Math.abs(sin) + height * Math.abs(cos)),
  };
  const into = new Uint8Array(turned.width * turned.height).fill(255);
  for (let y = 0; y < turned.height; y++)
    for (let x = 0; x < turned.width; x++) {
      const [fromX, fromY] = [x - turned.width / 2, y - turned.height / 2];
      const column = Math.round(fromX * cos + fromY * sin + width / 2);
      const row = Math.round(fromY * cos - fromX * sin + height / 2);
      if (column >= 0 && row >= 0 && column < width && row < height)
        into[y * turned.width + x] = data[row * width + column]!;
    }
  return { ...turned, data: into };
}

/** White of the given size, with `area` of the bitmap at `left`, `top`; what would lie outside is cut off. */
export function onWhite(
  size: { width: number; height: number },
  bitmap: GreyBitmap,
  area: Area,
  at: Pick<Area, 'left' | 'top'> = { left: 0, top: 0 },
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
