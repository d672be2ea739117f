import type { PDFiumDocument } from '@hyzyla/pdfium';
import { type Binarizer, type LabelSymbol, locateBars, readBars, readSymbols } from './barcodes.ts';
import { type Area, cutOut, darkArea, turnBy } from './bitmap.ts';
import { copyPages } from './copyPages.ts';
import { mergeFiles } from './mergeFiles.ts';
import { LabelRefused } from './LabelRefused.ts';
import { drawPage, type GreyBitmap, openPage, withPdf } from './pdf.ts';

type Job = { pdf: Uint8Array; memoryBytes: number };

/** `pages` counts from 0 and leaves its end out. */
type ReadJob = Job & { kind: 'read'; pages: { from: number; to: number } };
type DrawJob = Job & { kind: 'draw'; page: number; dpi: number; locate?: boolean };
/** Ends with the first bars that are not `known`. */
type SearchJob = Job & { kind: 'search'; page: number; known: readonly string[] };
type ExtractJob = Job & { kind: 'extract'; pages: readonly number[] };

export type FileJob = ReadJob | DrawJob | SearchJob | ExtractJob;
type MergeJob = { kind: 'merge'; pdfs: readonly Uint8Array[]; memoryBytes: number };

export type LabelJob = FileJob | MergeJob;

export type RawPage = { widthPt: number; heightPt: number; text: string; symbols: LabelSymbol[] };
export type ReadReply = { pageCount: number; pages: RawPage[] };
/** `bars` is filled where the job asked to locate them. */
export type DrawReply = GreyBitmap & { widthPt: number; heightPt: number; bars: (Area & { text: string })[] };
export type SearchReply = { symbols: LabelSymbol[] };
/** Undefined for a page that cannot be taken out of its file. */
export type ExtractReply = { pages: (Uint8Array | undefined)[] };

/** `failed`: the files (from 0) that are not in it. */
export type MergeReply = { merged: Uint8Array; failed: number[] };

export type LabelReply = {
  read: ReadReply;
  draw: DrawReply;
  search: SearchReply;
  extract: ExtractReply;
  merge: MergeReply;
};

/** Calls after each part that is done. */
type OnStep = () => void;

const mostPages = 500;
const mostText = 100_000;
const printerDpi = 203;
const finerDpi = 300;

const attempts: { dpi: number; binarizer: Binarizer; turned?: number }[] = [
  { dpi: 450, binarizer: 'LocalAverage' },
  { dpi: 450, binarizer: 'FixedThreshold' },
  { dpi: printerDpi, binarizer: 'LocalAverage', turned: -8 },
  { dpi: printerDpi, binarizer: 'LocalAverage', turned: 8 },
];

export function runJob(job: LabelJob, onStep: OnStep): Promise<LabelReply[LabelJob['kind']]> {
  if (job.kind === 'read') return readPages(job, onStep);
  if (job.kind === 'draw') return drawOnePage(job);
  if (job.kind === 'merge') return mergeFiles(job, onStep);
  return job.kind === 'search' ? searchPage(job, onStep) : copyPages(job, onStep);
}

async function readPages({ pdf, pages }: ReadJob, onStep: OnStep): Promise<ReadReply> {
  return withPdf(pdf, async (document) => {
    const pageCount = document.getPageCount();
    if (pageCount === 0) throw new LabelRefused('noPages');
    if (pageCount > mostPages) throw new LabelRefused('tooManyPages');
    const read: RawPage[] = [];
    for (let index = pages.from; index < Math.min(pages.to, pageCount); index++) {
      read.push(await readPage(document, index));
      onStep();
    }
    return { pageCount, pages: read };
  });
}

async function readPage(document: PDFiumDocument, index: number): Promise<RawPage> {
  const open = openPage(document, index);
  const text = open.page.getText().slice(0, mostText);
  let symbols = await readSymbols(await drawPage(open, printerDpi));
  if (symbols.length === 0) symbols = await readSymbols(await drawPage(openPage(document, index), finerDpi));
  return { widthPt: open.widthPt, heightPt: open.heightPt, text, symbols };
}

/**
 * Bars that a first look does not find: in a coarse picture, shrunk, or askew. Each try costs several times what reading
 * an ordinary page does; they end with the first that finds some.
 */
async function searchPage({ pdf, page, known }: SearchJob, onStep: OnStep): Promise<SearchReply> {
  return withPdf(pdf, async (document) => {
    for (const { dpi, binarizer, turned } of attempts) {
      const drawn = await drawPage(openPage(document, page), dpi);
      const content = darkArea(drawn);
      if (!content) break;
      const cut = cutOut(drawn, content);
      const symbols = await readBars(turned ? turnBy(cut, turned) : cut, binarizer);
      if (symbols.some(({ text }) => !known.includes(text))) return { symbols };
      onStep();
    }
    return { symbols: [] };
  });
}

async function drawOnePage({ pdf, page, dpi, locate = false }: DrawJob): Promise<DrawReply> {
  return withPdf(pdf, async (document) => {
    if (page >= document.getPageCount()) throw new LabelRefused('noPages');
    const open = openPage(document, page);
    const bitmap = await drawPage(open, dpi);
    const bars = locate ? await locateBars(bitmap) : [];
    return { ...bitmap, widthPt: open.widthPt, heightPt: open.heightPt, bars };
  });
}
