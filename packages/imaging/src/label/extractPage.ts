import type { PDFDocument } from 'pdf-lib';
import { sharp } from '../libvips.ts';
import { drawInWorker, share } from './labelReader.ts';

const sharpDpi = 300;

// large, and needed by uploads alone: loaded with the first one instead of at every start
const pdfLib = async () => (await import('pdf-lib')).PDFDocument;

// One upload is taken apart page by page: it is parsed once, for as long as its bytes are in use.
const parsed = new WeakMap<Buffer, Promise<PDFDocument | undefined>>();

/**
 * A PDF of that page alone (`page` from 1), of the same size. Where the file cannot be taken apart, as with encrypted
 * ones that open without a password, the page becomes a picture at 300 DPI. Throws `LabelRefused`.
 */
export async function extractPage(pdf: Buffer, page: number): Promise<Buffer> {
  return (await copyPage(pdf, page - 1)) ?? (await redrawPage(pdf, page - 1));
}

async function copyPage(pdf: Buffer, index: number): Promise<Buffer | undefined> {
  const source = await parse(pdf);
  if (!source || index >= source.getPageCount()) return undefined;
  const target = await (await pdfLib()).create({ updateMetadata: false });
  try {
    const [copy] = await target.copyPages(source, [index]);
    target.addPage(copy);
    return Buffer.from(await target.save());
  } catch {
    // pdf-lib stumbles over objects that pdfium reads: the page is drawn instead.
    return undefined;
  }
}

function parse(pdf: Buffer): Promise<PDFDocument | undefined> {
  const known = parsed.get(pdf);
  if (known) return known;
  const document = load(pdf);
  parsed.set(pdf, document);
  return document;
}

async function load(pdf: Buffer): Promise<PDFDocument | undefined> {
  const library = await pdfLib();
  // pdf-lib refuses encrypted files and trips over odd ones; pdfium then says what is wrong with them, if anything.
  return library.load(pdf, { throwOnInvalidObject: true, updateMetadata: false }).catch(() => undefined);
}

async function redrawPage(pdf: Buffer, index: number): Promise<Buffer> {
  const { width, height, data, widthPt, heightPt } = await drawInWorker({
    pdf: share(pdf),
    page: index,
    dpi: sharpDpi,
  });
  const png = await sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const target = await (await pdfLib()).create({ updateMetadata: false });
  const image = await target.embedPng(png);
  target.addPage([widthPt, heightPt]).drawImage(image, { x: 0, y: 0, width: widthPt, height: heightPt });
  return Buffer.from(await target.save());
}
