import type { LabelSymbol } from './barcodes.ts';
import type { RawPage } from './labelJobs.ts';
import { LabelReaderFailed, LabelRefused } from './LabelRefused.ts';
import { openForReading, type ReadLimits } from './labelReader.ts';
import { findTrackings, possibleNumbers, printedTrackings, type Tracking } from './recognizeTracking.ts';

export type LabelPage = {
  /** From 1. */
  page: number;
  widthMm: number;
  heightMm: number;
  text: string;
  symbols: LabelSymbol[];
  /** Where there is one only. */
  tracking?: Tracking;
  /** All that the page may mean; several where nothing on it tells them apart. */
  candidates: Tracking[];
  /** Where the candidates stand. A printed number is a hint: receipts and packing slips print it, too. */
  numberIn: 'bars' | 'text' | 'nothing';
};

const pagesPerJob = 8;
const mostSearched = 6;
const searchLimits: Partial<ReadLimits> = { fileMs: 12_000, perPageMs: 0 };
const linear = new Set(['Code128', 'Code39', 'ITF']);

/** Every page of an upload, in order. Throws `LabelRefused` for the file, `LabelReaderFailed` for the reader. */
export async function readLabelPdf(pdf: Buffer, limits: Partial<ReadLimits> = {}): Promise<LabelPage[]> {
  const file = openForReading(pdf, limits);
  const first = await file.ask('read', { pages: { from: 0, to: pagesPerJob } });
  const rest: Promise<RawPage[]>[] = [];
  for (let from = pagesPerJob; from < first.pageCount; from += pagesPerJob)
    rest.push(file.ask('read', { pages: { from, to: from + pagesPerJob } }).then(({ pages }) => pages));
  const pages = [...first.pages, ...(await Promise.all(rest)).flat()];
  return (await searchFurther(pdf, pages, limits)).map(describe);
}

/**
 * Searches more thoroughly on pages where nothing was found, and at those whose text has a number that their bars do not. Only at a
 * few of a file, the smallest first, and only for a while: a receipt has no bars, however hard one looks.
 */
async function searchFurther(pdf: Buffer, pages: readonly RawPage[], limits: Partial<ReadLimits>): Promise<RawPage[]> {
  const chosen = [...pages.keys()]
    .filter((index) => isUnclear(pages[index]!))
    .sort((one, other) => sizeOf(pages[one]!) - sizeOf(pages[other]!))
    .slice(0, mostSearched);
  if (chosen.length === 0) return [...pages];
  const file = openForReading(pdf, { ...searchLimits, ...limits });
  const found = new Map<number, LabelSymbol[]>();
  await Promise.all(
    chosen.map(async (index) => {
      const known = pages[index]!.symbols.map(({ text }) => text);
      const { symbols } = await file.ask('search', { page: index, known }).catch(nothingFound);
      found.set(index, symbols);
    }),
  );
  return pages.map((page, index) => {
    const known = new Set(page.symbols.map(({ text }) => text));
    const further = (found.get(index) ?? []).filter(({ text }) => !known.has(text));
    return further.length === 0 ? page : { ...page, symbols: [...page.symbols, ...further] };
  });
}

/** Ignores a failure: the file has been read already, and only the second, thorough search went beyond its limits. */
function nothingFound(error: unknown): { symbols: LabelSymbol[] } {
  if (error instanceof LabelRefused || error instanceof LabelReaderFailed) return { symbols: [] };
  throw error;
}

function isUnclear({ symbols, text }: RawPage): boolean {
  const bars = symbols.filter(({ format }) => linear.has(format));
  if (bars.length === 0) return true;
  const said = new Set(bars.flatMap((bar) => possibleNumbers(bar.text)));
  return printedTrackings(text).some((number) => !said.has(number));
}

function sizeOf({ widthPt, heightPt }: RawPage): number {
  return widthPt * heightPt;
}

function describe({ widthPt, heightPt, text, symbols }: RawPage, index: number): LabelPage {
  // Matrix symbols hold shipment records in which any digits may look like a number.
  const bars = symbols.filter(({ format }) => linear.has(format));
  const inBars = findTrackings(bars);
  const candidates = inBars.length > 0 ? inBars : findTrackings([], text);
  const [tracking, ...others] = candidates;
  const found = tracking ? 'text' : 'nothing';
  return {
    page: index + 1,
    widthMm: millimetres(widthPt),
    heightMm: millimetres(heightPt),
    text,
    symbols,
    ...(tracking && others.length === 0 && { tracking }),
    candidates,
    numberIn: inBars.length > 0 ? 'bars' : found,
  };
}

function millimetres(points: number): number {
  return Math.round((points / 72) * 254) / 10;
}
