import type { PDFDocument } from 'pdf-lib';
import { LabelRefused } from './LabelRefused.ts';

/** The most bytes of copies: more than labels need, and little enough that a file of many pages does not fill the memory. */
const mostBytes = 256 << 20;

/**
 * Each page (`pages` from 0) as a PDF of its own, of the same size; undefined where the file cannot be taken apart, as
 * with encrypted ones that open without a password.
 */
export async function copyPages(
  { pdf, pages }: { pdf: Uint8Array; pages: readonly number[] },
  onStep: () => void,
): Promise<{ pages: (Uint8Array | undefined)[] }> {
  const { PDFDocument: Document } = await import('pdf-lib');
  // pdf-lib cannot read shared memory, refuses encrypted files and fails on unusual ones
  const source = await Document.load(pdf.slice(), { throwOnInvalidObject: true, updateMetadata: false }).catch(
    () => undefined,
  );
  onStep();
  const copies: (Uint8Array | undefined)[] = [];
  let bytes = 0;
  for (const index of pages) {
    const copy = source && (await copyPage(source, index, await Document.create({ updateMetadata: false })));
    bytes += copy?.length ?? 0;
    if (bytes > mostBytes) throw new LabelRefused('tooLarge');
    copies.push(copy);
    onStep();
  }
  return { pages: copies };
}

async function copyPage(source: PDFDocument, index: number, target: PDFDocument): Promise<Uint8Array | undefined> {
  if (index >= source.getPageCount()) return undefined;
  try {
    const [copy] = await target.copyPages(source, [index]);
    target.addPage(copy);
    return await target.save();
  } catch {
    // pdf-lib stumbles over objects that pdfium reads: the page is drawn instead.
    return undefined;
  }
}
