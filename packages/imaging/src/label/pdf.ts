import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { LabelRefused } from './LabelRefused.ts';

/** One byte a pixel, on white. */
export type GreyBitmap = { width: number; height: number; data: Uint8Array };

/** Sizes in points, as the page is seen after its own rotation. */
export type OpenPage = { page: PDFiumPage; widthPt: number; heightPt: number };

const pointsPerInch = 72;
const require = createRequire(import.meta.url);

/** A page's bitmap grows with the square of what the PDF claims as its size. Letter paper has 33 million at 600 DPI. */
const maxBitmapPixels = 36_000_000;

let library: Promise<PDFiumLibrary> | undefined;

export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (document: PDFiumDocument) => Promise<Result>,
): Promise<Result> {
  const document = await open(bytes);
  try {
    return await use(document);
  } finally {
    document.destroy();
  }
}

/** `index` from 0. A page can be drawn once only: pdfium closes it afterwards. */
export function openPage(document: PDFiumDocument, index: number): OpenPage {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) throw new LabelRefused('damaged');
  return { page, widthPt: originalWidth, heightPt: originalHeight };
}

/** At a lower resolution where the page claims to be enormous. */
export async function drawPage({ page, widthPt, heightPt }: OpenPage, dpi: number): Promise<GreyBitmap> {
  const most = Math.sqrt(maxBitmapPixels / (widthPt * heightPt));
  const scale = Math.min(dpi / pointsPerInch, most);
  const { width, height, data } = await page.render({
    width: Math.max(1, Math.round(widthPt * scale)),
    height: Math.max(1, Math.round(heightPt * scale)),
    colorSpace: 'Gray',
  });
  return { width, height, data };
}

async function open(bytes: Uint8Array): Promise<PDFiumDocument> {
  library ??= loadLibrary();
  const pdfium = await library;
  try {
    return await pdfium.loadDocument(bytes);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : '';
    throw new LabelRefused(/password|security/i.test(message) ? 'encrypted' : 'damaged', cause);
  }
}

async function loadLibrary(): Promise<PDFiumLibrary> {
  const wasm = await readFile(require.resolve('@hyzyla/pdfium/pdfium.wasm'));
  return PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer });
}
