import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Box } from '../screens/boxes.ts';
import { sharp } from '../../packages/imaging/src/libvips.ts';

const require = createRequire(import.meta.url);
const signature = 8;
const metresPerInch = 0.0254;

// left alone the decoder would fetch its program from a public server
const decoder = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(decoder).buffer } });

export interface PngFacts {
  width: number;
  height: number;
  dpi: number | undefined;
}

/** From the file's own chunks, as a printing program reads them. */
export function pngFacts(png: Buffer): PngFacts {
  const header = chunk(png, 'IHDR');
  const density = chunk(png, 'pHYs');
  if (!header) throw new Error('this is not a PNG');
  const perMetre = density?.[8] === 1 ? density.readUInt32BE(0) : undefined;
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    dpi: perMetre && Math.round(perMetre * metresPerInch),
  };
}

export async function code128On(picture: Buffer): Promise<string[]> {
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['Code128'], textMode: 'Plain' });
  return found.map(({ text }) => text);
}

/** Whether a production drawing has exactly this print at its top, pixel by pixel. */
export async function drawingShows(print: Buffer, drawing: Buffer): Promise<boolean> {
  const { width, height } = pngFacts(print);
  const sheet = pngFacts(drawing);
  if (sheet.width < width || sheet.height < height) return false;
  const place = { left: Math.floor((sheet.width - width) / 2), top: 0, width, height };
  const pixelsOf = (picture: ReturnType<typeof sharp>) => picture.ensureAlpha().raw().toBuffer();
  const [there, ours] = await Promise.all([pixelsOf(sharp(drawing).extract(place)), pixelsOf(sharp(print))]);
  return there.equals(ours);
}

/** How far the colours of two pictures are apart on average within this part of a square of so many pixels; from 0 to 255. */
export async function apart(one: Buffer, other: Buffer, { x, y, width, height, side }: Box & { side: number }) {
  const colour = async (picture: Buffer) => {
    const whole = await sharp(picture).flatten({ background: '#fff' }).resize(side, side).png().toBuffer();
    const part = sharp(whole).extract({ left: x, top: y, width, height });
    return (await part.stats()).channels.map(({ mean }) => mean);
  };
  const [here, there] = await Promise.all([colour(one), colour(other)]);
  return here.reduce((sum, mean, at) => sum + Math.abs(mean - there[at]!), 0) / here.length;
}

function chunk(png: Buffer, type: string): Buffer | undefined {
  for (let start = signature; start + 8 <= png.length;) {
    const length = png.readUInt32BE(start);
    if (png.toString('latin1', start + 4, start + 8) === type) return png.subarray(start + 8, start + 8 + length);
    start += length + 12;
  }
  return undefined;
}
