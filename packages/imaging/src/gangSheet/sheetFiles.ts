import { pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { crc32, createDeflate } from 'node:zlib';
import { setPngDensity } from '../picture/density.ts';
import { openRaster, type Sheet } from './raster.ts';

/** So many bytes of pixels are made at once. */
const stripeBytes = 4 * 1024 * 1024;
const channels = 4;
/** As for drawings: the adaptive filters cost five times the time for a fifth of the size. */
const level = 3;

export interface SheetFile {
  /** Without its ending. */
  name: string;
  mime: 'image/png' | 'application/pdf';
  /** To be read before the next file is asked for. */
  content: AsyncIterable<Buffer>;
}

/** A sheet as PNGs of at most so many rows, from the top to the bottom. The bytes depend on the sheet alone. */
export function* pngTiles(sheet: Sheet, rows: number): Generator<SheetFile> {
  const raster = openRaster(sheet);
  const count = Math.ceil(sheet.length / rows);
  const digits = String(count).length;
  for (let tile = 0; tile < count; tile += 1) {
    const part = { from: tile * rows, rows: Math.min(rows, sheet.length - tile * rows) };
    const name = String(tile + 1).padStart(digits, '0');
    yield { name, mime: 'image/png', content: writePng(sheet, stripes(raster, sheet, part), part.rows) };
  }
}

/** A sheet as one page in its true size. The bytes depend on the sheet alone. */
export function pdfPage(sheet: Sheet): SheetFile {
  const rows = stripes(openRaster(sheet), sheet, { from: 0, rows: sheet.length });
  return { name: '', mime: 'application/pdf', content: writePdf(sheet, rows) };
}

async function* stripes(
  raster: ReturnType<typeof openRaster>,
  { width }: Sheet,
  { from, rows }: { from: number; rows: number },
): AsyncGenerator<Buffer> {
  const most = Math.max(1, Math.floor(stripeBytes / (width * channels)));
  for (let row = 0; row < rows; row += most) yield raster.rows(from + row, Math.min(most, rows - row));
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

async function* writePng({ width, dpi }: Sheet, rows: AsyncIterable<Buffer>, height: number): AsyncGenerator<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, RGBA, and the only ways of compressing, filtering and interlacing that are needed
  header.set([8, 6, 0, 0, 0], 8);
  const head = Buffer.concat([signature, chunk('IHDR', header), chunk('pHYs', Buffer.alloc(9))]);
  setPngDensity(head, { dpiHorizontal: dpi, dpiVertical: dpi });
  yield head;
  for await (const data of deflated(unfiltered(rows, width * channels))) yield chunk('IDAT', data);
  yield chunk('IEND', Buffer.alloc(0));
}

/** Before each row the sign that it is not filtered. */
async function* unfiltered(stripesOfRows: AsyncIterable<Buffer>, rowBytes: number): AsyncGenerator<Buffer> {
  for await (const stripe of stripesOfRows) {
    const rows = stripe.length / rowBytes;
    const marked = Buffer.alloc(stripe.length + rows);
    for (let row = 0; row < rows; row += 1)
      stripe.copy(marked, row * (rowBytes + 1) + 1, row * rowBytes, (row + 1) * rowBytes);
    yield marked;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const written = Buffer.alloc(data.length + 12);
  written.writeUInt32BE(data.length, 0);
  written.write(type, 4, 'latin1');
  data.copy(written, 8);
  written.writeUInt32BE(crc32(written.subarray(4, 8 + data.length)), 8 + data.length);
  return written;
}

function deflated(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const deflate = createDeflate({ level });
  // an error of the source ends what is read here, too
  pipeline(Readable.from(source), deflate, () => undefined);
  return deflate;
}

const pointsPerInch = 72;
/** Readers draw pages of up to so many units; longer ones need larger units. */
const mostUnits = 14_400;

/**
 * Written by hand: a library would hold the picture of the whole page, which at 300 DPI is more than a gigabyte. The colours are
 * written while they come; of the transparency, which compresses to little, the compressed bytes wait for their turn.
 */
async function* writePdf({ width, length, dpi }: Sheet, rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unit = Math.max(1, Math.ceil((Math.max(width, length) * pointsPerInch) / dpi / mostUnits));
  const size = (pixels: number) => ((pixels * pointsPerInch) / dpi / unit).toFixed(4);
  const [pageWidth, pageHeight] = [size(width), size(length)];
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${length} /BitsPerComponent 8 /Filter /FlateDecode`;
  const offsets: number[] = [];
  let at = 0;
  const told = (bytes: Buffer) => {
    at += bytes.length;
    return bytes;
  };
  const text = (words: string) => told(Buffer.from(words, 'latin1'));
  const object = (words: string) => {
    offsets.push(at);
    return text(`${offsets.length} 0 obj\n${words}`);
  };
  const stream = (dictionary: string, words: string) => object(`<< ${dictionary} >>\nstream\n${words}`);

  yield text('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n');
  yield object('<< /Type /Catalog /Pages 2 0 R >>\nendobj\n');
  yield object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n');
  yield object(
    `<< /Type /Page /Parent 2 0 R /UserUnit ${unit} /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /XObject << /Sheet 5 0 R >> >> >>\nendobj\n`,
  );
  const drawn = `${pageWidth} 0 0 ${pageHeight} 0 0 cm /Sheet Do`;
  yield stream(`/Length ${drawn.length}`, `${drawn}\nendstream\nendobj\n`);

  const alpha = deflatedInto();
  yield stream(`${picture} /ColorSpace /DeviceRGB /SMask 7 0 R /Length 6 0 R`, '');
  const start = at;
  for await (const data of deflated(colours(rows, alpha.add))) yield told(data);
  const colourBytes = at - start;
  yield text('\nendstream\nendobj\n');
  yield object(`${colourBytes}\nendobj\n`);
  const mask = await alpha.end();
  yield stream(`${picture} /ColorSpace /DeviceGray /Length ${mask.reduce((sum, part) => sum + part.length, 0)}`, '');
  for (const part of mask) yield told(part);
  yield text('\nendstream\nendobj\n');

  const table = at;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = offsets.length + 1;
  yield text(`xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R >>\n`);
  yield text(`startxref\n${table}\n%%EOF\n`);
}

/** RGB of the rows; their alpha goes another way. */
async function* colours(
  stripesOfRows: AsyncIterable<Buffer>,
  addAlpha: (alpha: Buffer) => Promise<void>,
): AsyncGenerator<Buffer> {
  for await (const stripe of stripesOfRows) {
    const pixels = stripe.length / channels;
    const [rgb, alpha] = [Buffer.alloc(pixels * 3), Buffer.alloc(pixels)];
    for (let from = 0, to = 0, pixel = 0; pixel < pixels; pixel += 1, from += channels, to += 3) {
      rgb[to] = stripe[from]!;
      rgb[to + 1] = stripe[from + 1]!;
      rgb[to + 2] = stripe[from + 2]!;
      alpha[pixel] = stripe[from + 3]!;
    }
    await addAlpha(alpha);
    yield rgb;
  }
}

function deflatedInto(): { add: (data: Buffer) => Promise<void>; end: () => Promise<Buffer[]> } {
  const deflate = createDeflate({ level });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const ended = finished(deflate);
  // whoever adds or ends is told as well
  ended.catch(() => undefined);
  return {
    add: (data) =>
      new Promise((resolve, reject) => {
        deflate.write(data, (error) => (error ? reject(error) : resolve()));
      }),
    async end() {
      deflate.end();
      await ended;
      return parts;
    },
  };
}
