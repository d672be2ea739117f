import { sharp } from '../libvips.ts';
import { darkArea } from './bitmap.ts';
import type { DrawReply } from './labelJobs.ts';
import { findLabelBlocks } from './labelBlock.ts';
import { openForReading } from './labelReader.ts';
import { findTrackings } from './recognizeTracking.ts';

const screenDpi = 130;
const sharpDpi = 300;
const dotsPerMm = sharpDpi / 25.4;

/** The first page as a picture to look at: a PNG in grey. */
export async function pagePicture(pdf: Buffer): Promise<{ png: Buffer; width: number; height: number }> {
  const drawn = await openForReading(pdf).ask('draw', { page: 0, dpi: screenDpi });
  const { width, height } = drawn;
  return { png: await pngOf(drawn), width, height };
}

/**
 * Each label of a page that holds several, as a PDF of its own, in the size that it has there: nothing of the others is
 * in it. None where the page cannot be taken apart safely. `page` from 1.
 */
export async function splitLabels(pdf: Buffer, page: number): Promise<Buffer[]> {
  const sheet = await openForReading(pdf).ask('draw', { page: page - 1, dpi: sharpDpi, locate: true });
  const content = darkArea(sheet);
  const groups = Map.groupBy(
    sheet.bars.filter((bar) => findTrackings([bar]).length === 1),
    (bar) => findTrackings([bar])[0]!.trackingNumber,
  );
  if (!content || groups.size < 2) return [];
  const blocks = findLabelBlocks(sheet, content, [...groups.values()], {
    narrowestGap: 2 * dotsPerMm,
    // no usual label holds two areas of this size, and a label shrunk to 70 % is still larger
    smallest: { shortSide: 68 * dotsPerMm, longSide: 105 * dotsPerMm },
    fits: () => true,
  });
  return Promise.all((blocks ?? []).map((area) => pictureAsPdf(sheet, area)));
}

/** The area of a drawn page as a PDF of the same size on paper. */
export async function pictureAsPdf(
  drawn: DrawReply,
  area = { left: 0, top: 0, width: drawn.width, height: drawn.height },
): Promise<Buffer> {
  // large, and needed by few uploads: loaded with the first one instead of at every start
  const { PDFDocument } = await import('pdf-lib');
  const target = await PDFDocument.create({ updateMetadata: false });
  const image = await target.embedPng(await pngOf(drawn, area));
  const width = (drawn.widthPt * area.width) / drawn.width;
  const height = (drawn.heightPt * area.height) / drawn.height;
  target.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return Buffer.from(await target.save());
}

function pngOf({ width, height, data }: DrawReply, area = { left: 0, top: 0, width, height }): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .extract(area)
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
