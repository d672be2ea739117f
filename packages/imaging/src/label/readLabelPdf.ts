import type { LabelSymbol } from './barcodes.ts';
import type { RawPage } from './labelJobs.ts';
import { openForReading, type ReadLimits } from './labelReader.ts';
import { findTrackings, type Tracking } from './recognizeTracking.ts';

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
const linear = new Set(['Code128', 'Code39', 'ITF']);

/** Every page of an upload, in order. Throws `LabelRefused` for the file, `LabelReaderFailed` for the reader. */
export async function readLabelPdf(pdf: Buffer, limits: Partial<ReadLimits> = {}): Promise<LabelPage[]> {
  const file = openForReading(pdf, limits);
  const first = await file.ask('read', { pages: { from: 0, to: pagesPerJob } });
  const rest: Promise<RawPage[]>[] = [];
  for (let from = pagesPerJob; from < first.pageCount; from += pagesPerJob)
    rest.push(file.ask('read', { pages: { from, to: from + pagesPerJob } }).then(({ pages }) => pages));
  return [...first.pages, ...(await Promise.all(rest)).flat()].map(describe);
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
