import { type LabelSymbol, locateBars, readSymbols } from './barcodes.ts';
import type { Area } from './bitmap.ts';
import { LabelRefused } from './LabelRefused.ts';
import { drawPage, type GreyBitmap, openPage, withPdf } from './pdf.ts';

/** `pages` counts from 0 and leaves its end out. */
export type ReadJob = { kind: 'read'; pdf: Uint8Array; pages: { from: number; to: number } };
export type DrawJob = { kind: 'draw'; pdf: Uint8Array; page: number; dpi: number; locate?: boolean };

export type RawPage = { widthPt: number; heightPt: number; text: string; symbols: LabelSymbol[] };
export type ReadReply = { pageCount: number; pages: RawPage[] };
/** `bars` is filled where the job asked to locate them. */
export type DrawReply = GreyBitmap & { widthPt: number; heightPt: number; bars: (Area & { text: string })[] };

const mostPages = 500;
const printerDpi = 203;
const finerDpi = 300;

export async function readPages({ pdf, pages }: ReadJob): Promise<ReadReply> {
  return withPdf(pdf, async (document) => {
    const pageCount = document.getPageCount();
    if (pageCount === 0) throw new LabelRefused('noPages');
    if (pageCount > mostPages) throw new LabelRefused('tooManyPages');
    const read: RawPage[] = [];
    for (let index = pages.from; index < Math.min(pages.to, pageCount); index++) {
      const open = openPage(document, index);
      const text = open.page.getText();
      let symbols = await readSymbols(await drawPage(open, printerDpi));
      if (symbols.length === 0) symbols = await readSymbols(await drawPage(openPage(document, index), finerDpi));
      read.push({ widthPt: open.widthPt, heightPt: open.heightPt, text, symbols });
    }
    return { pageCount, pages: read };
  });
}

export async function drawOnePage({ pdf, page, dpi, locate = false }: DrawJob): Promise<DrawReply> {
  return withPdf(pdf, async (document) => {
    if (page >= document.getPageCount()) throw new LabelRefused('noPages');
    const open = openPage(document, page);
    const bitmap = await drawPage(open, dpi);
    const bars = locate ? await locateBars(bitmap) : [];
    return { ...bitmap, widthPt: open.widthPt, heightPt: open.heightPt, bars };
  });
}
