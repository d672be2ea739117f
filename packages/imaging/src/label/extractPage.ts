import { openForReading, type OpenFile, type ReadLimits, threads } from './labelReader.ts';
import { pictureAsPdf } from './pagePicture.ts';

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

/** One page, as `extractPages` makes it. */
export async function extractPage(pdf: Buffer, page: number): Promise<Buffer> {
  const [extracted] = await extractPages(pdf, [page]);
  return extracted!;
}

async function redrawPage(file: OpenFile, index: number): Promise<Buffer> {
  return pictureAsPdf(await file.ask('draw', { page: index, dpi: sharpDpi }));
}
