import { crc32 } from 'node:zlib';
import { drawnPrint } from '../../../testing/samplePrints.ts';

/** A print of the library: PNG, 200 DPI. Another seed, other bytes. */
export const print = (seed = 1, dpi = 200) => drawnPrint({ name: 'peony', widthCm: 1.5, heightCm: 2, dpi, seed });

/** The same picture with a chunk more, before its pixels. */
export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, at), chunk(type, data), png.subarray(at)]);
}

/** The same picture without its density. */
export function withoutDensity(png: Buffer): Buffer {
  const at = png.indexOf('pHYs') - 4;
  return Buffer.concat([png.subarray(0, at), png.subarray(at + 12 + 9)]);
}

/** Says that it is large; nobody should believe it enough to decode it. */
export function vastPng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(8)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const gif = Buffer.from('R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=', 'base64');
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
