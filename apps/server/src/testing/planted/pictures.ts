import { crc32 } from 'node:zlib';
import type { DraftPicture } from '@pressroom/marketplaces/publishing';

/** A picture by its facts; what it shows does not matter, and no pixel of it is drawn. */
export function pictureOf(
  width: number,
  height: number,
  given: Partial<Pick<DraftPicture, 'mime' | 'bytes'>> = {},
): DraftPicture {
  const { mime = 'image/png', bytes = 2000 } = given;
  return { key: `${width}x${height} ${mime} ${bytes}`, mime, width, height, bytes };
}

/** The head of a file that has these facts, and nothing behind it. */
export function bytesOf({ mime, width, height, bytes }: DraftPicture): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(bytes);
  if (mime === 'image/gif') {
    file.write('GIF89a', 'latin1');
    file.writeUInt16LE(width, 6);
    file.writeUInt16LE(height, 8);
    return new Uint8Array(file);
  }
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.set([8, 2, 0, 0, 0], 24);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return new Uint8Array(file);
}
