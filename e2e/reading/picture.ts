import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

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

function chunk(png: Buffer, type: string): Buffer | undefined {
  for (let start = signature; start + 8 <= png.length;) {
    const length = png.readUInt32BE(start);
    if (png.toString('latin1', start + 4, start + 8) === type) return png.subarray(start + 8, start + 8 + length);
    start += length + 12;
  }
  return undefined;
}
