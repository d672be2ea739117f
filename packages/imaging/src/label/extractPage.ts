import { sharp } from '../libvips.ts';
import { openForReading, type OpenFile, type ReadLimits, threads } from './labelReader.ts';

const sharpDpi = 300;

/**
 * Of each page (`pages` from 1) a PDF of that page alone, of the same size. Where the file cannot be taken apart the
 * page becomes a picture at 300 DPI. Throws `LabelRefused`.
 */
export async function extractPages(
  pdf: Buffer,
  pages: readonly number[],
  limits: Partial<ReadLimits> = {},
): Promise<Buffer[]> {
  const file = openForReading(pdf, limits);
  const share = Math.ceil(pages.length / threads);
  const shares = Array.from({ length: Math.ceil(pages.length / Math.max(1, share)) }, (_, at) =>
    pages.slice(at * share, (at + 1) * share).map((page) => page - 1),
  );
  const extracted = await Promise.all(
    shares.map(async (indexes) => {
      const copies = (await file.ask('extract', { pages: indexes })).pages;
      const whole: Buffer[] = [];
      for (const [at, index] of indexes.entries())
        whole.push(copies[at] ? Buffer.from(copies[at]) : await redrawPage(file, index));
      return whole;
    }),
  );
  return extracted.flat();
}

/** One such page. */
export async function extractPage(pdf: Buffer, page: number): Promise<Buffer> {
  const [extracted] = await extractPages(pdf, [page]);
  return extracted!;
}

async function redrawPage(file: OpenFile, index: number): Promise<Buffer> {
  const { width, height, data, widthPt, heightPt } = await file.ask('draw', { page: index, dpi: sharpDpi });
  const png = await sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  // large, and needed by few uploads: loaded with the first one instead of at every start
  const { PDFDocument } = await import('pdf-lib');
  const target = await PDFDocument.create({ updateMetadata: false });
  const image = await target.embedPng(png);
  target.addPage([widthPt, heightPt]).drawImage(image, { x: 0, y: 0, width: widthPt, height: heightPt });
  return Buffer.from(await target.save());
}
