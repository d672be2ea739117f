import { crc32 } from 'node:zlib';
import { samplePrint } from '@pressroom/imaging/sample';
import sharp from 'sharp';

/** A print as people draw them, 26 by 34 cm. */
export const drawnPrint = () => samplePrint({ name: 'peony', widthCm: 26, heightCm: 34 });

/** A print of almost 20 MB: noise, which no compression makes smaller. */
export function heavyPrint(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 2500, height: 2550, channels: 3, background: '#000', noise } })
    .withMetadata({ density: 200 })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The same picture in other bytes: a remark is put before its pixels. */
export function marked(png: Buffer, number: number): Buffer {
  const at = png.indexOf('IDAT') - 4;
  const body = Buffer.from(`tEXtmark\0${number}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), chunk.length - 4);
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]);
}
