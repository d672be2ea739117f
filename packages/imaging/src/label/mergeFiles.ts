import { LabelRefused } from './LabelRefused.ts';

/** What labels are never: more bytes together would not fit the thread. */
const mostBytes = 192 << 20;

/** All pages of the files in one file, in their order and of their size. `failed`: those (from 0) that cannot be taken apart. */
export async function mergeFiles(
  { pdfs }: { pdfs: readonly Uint8Array[] },
  onStep: () => void,
): Promise<{ merged: Uint8Array; failed: number[] }> {
  if (pdfs.reduce((sum, { length }) => sum + length, 0) > mostBytes) throw new LabelRefused('tooLarge');
  const { PDFDocument: Document } = await import('pdf-lib');
  const target = await Document.create({ updateMetadata: false });
  const failed: number[] = [];
  for (const [index, pdf] of pdfs.entries()) {
    try {
      // pdf-lib cannot read shared memory, refuses encrypted files and fails on unusual ones
      const source = await Document.load(pdf.slice(), { throwOnInvalidObject: true, updateMetadata: false });
      const pages = await target.copyPages(source, source.getPageIndices());
      for (const page of pages) target.addPage(page);
    } catch {
      // what it stumbles over is told, and drawn by the caller instead
      failed.push(index);
    }
    onStep();
  }
  return { merged: failed.length === pdfs.length ? new Uint8Array() : await target.save(), failed };
}
