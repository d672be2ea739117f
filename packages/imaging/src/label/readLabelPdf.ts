import type { LabelSymbol } from './barcodes.ts';
import type { RawPage } from './labelJobs.ts';
import { openForReading, type ReadLimits } from './labelReader.ts';
import { recognizeTracking, type Tracking } from './recognizeTracking.ts';

export type LabelPage = {
  /** From 1. */
  page: number;
  widthMm: number;
  heightMm: number;
  text: string;
  symbols: LabelSymbol[];
  tracking?: Tracking;
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
  const tracking = recognizeTracking(bars, text);
  const page = { page: index + 1, widthMm: millimetres(widthPt), heightMm: millimetres(heightPt), text, symbols };
  return tracking ? { ...page, tracking } : page;
}

function millimetres(points: number): number {
  return Math.round((points / 72) * 254) / 10;
}
