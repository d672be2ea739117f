import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { Area } from './bitmap.ts';
import type { GreyBitmap } from './pdf.ts';

/** `text` is what the bars hold, with character 29 where a GS1 symbol separates its fields. */
export type LabelSymbol = { format: string; text: string; gs1: boolean };

const require = createRequire(import.meta.url);

const common: ReaderOptions = { textMode: 'Plain', tryInvert: false };
// Each further symbology costs time on every page; matrix codes take twice as long as all bar codes together.
const bars: ReaderOptions = { ...common, formats: ['Code128', 'Code39', 'ITF'] };
const all: ReaderOptions = { ...common, formats: [...bars.formats!, 'PDF417', 'QRCode', 'DataMatrix'] };

let prepared = false;

/** Matrix codes are looked for only where there are no bars at all. */
export async function readSymbols(bitmap: GreyBitmap): Promise<LabelSymbol[]> {
  prepare();
  const picture = asPgm(bitmap);
  const linear = await readBarcodes(picture, bars);
  const found = linear.length > 0 ? linear : await readBarcodes(picture, all);
  return found.map(toSymbol);
}

/** How grey becomes black and white. */
export type Binarizer = NonNullable<ReaderOptions['binarizer']>;

/** Bar codes without matrix codes. */
export async function readBars(bitmap: GreyBitmap, binarizer: Binarizer): Promise<LabelSymbol[]> {
  prepare();
  return (await readBarcodes(asPgm(bitmap), { ...bars, binarizer })).map(toSymbol);
}

/** Where on the bitmap each bar code stands, with what it holds. */
export async function locateBars(bitmap: GreyBitmap): Promise<(Area & { text: string })[]> {
  prepare();
  const found = await readBarcodes(asPgm(bitmap), bars);
  return found.map(({ text, position: { topLeft, topRight, bottomLeft, bottomRight } }) => {
    const corners = [topLeft, topRight, bottomLeft, bottomRight];
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { text, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  });
}

function toSymbol({ format, text, contentType, symbologyIdentifier }: ReadResult): LabelSymbol {
  // Code 128 is GS1-128 by its first character alone, whatever its text looks like
  return { format, text, gs1: format === 'Code128' ? symbologyIdentifier === ']C1' : contentType === 'GS1' };
}

/** Left alone the decoder would fetch its program from a public server. */
function prepare(): void {
  if (prepared) return;
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  prepared = true;
}

/** The plainest grey format that the decoder knows: a quarter of the bytes of its other input, RGBA. */
function asPgm({ width, height, data }: GreyBitmap): Uint8Array {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`, 'latin1'), data]);
}
