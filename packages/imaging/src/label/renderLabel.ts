import { type Area, darkArea, encodeOneBit, onWhite, turn } from './bitmap.ts';
import { findLabelBlock } from './labelBlock.ts';
import type { DrawReply } from './labelJobs.ts';
import { openForPrinting } from './labelReader.ts';
import { recognizeTracking } from './recognizeTracking.ts';

export type LabelSize = { widthMm?: number; heightMm?: number; dpi?: number };

type Size = { width: number; height: number };

/** Thermal printers have whole dots to the millimetre, whatever their DPI is called. */
const dotsPerMmOf: Record<number, number> = { 203: 8, 300: 12, 600: 24 };

/** A 4 x 6 inch page is meant for 100 x 150 mm paper: so much of the page may be cut off, never of what is on it. */
const overhang = 1.03;

/** A label that has to shrink more than this is searched for on its sheet first. */
const readableScale = 0.95;

/** The paper in the printer's own dots. */
export function printerDots({ widthMm = 100, heightMm = 150, dpi = 203 }: LabelSize): Size & { dotsPerMm: number } {
  const dotsPerMm = dotsPerMmOf[dpi] ?? dpi / 25.4;
  return { dotsPerMm, width: Math.round(widthMm * dotsPerMm), height: Math.round(heightMm * dotsPerMm) };
}

/**
 * The first page as the printer's own dots, one bit each. A label on a larger sheet is cut out of it, one that lies on
 * its side is set upright. Its size on paper is kept: it is made smaller only where it would not fit.
 */
export async function renderLabel(pdf: Buffer, size: LabelSize = {}): Promise<Buffer> {
  const { dotsPerMm, ...upright } = printerDots(size);
  const file = openForPrinting(pdf);
  const draw = (scale: number, locate = false) => file.ask('draw', { page: 0, dpi: dotsPerMm * 25.4 * scale, locate });

  const page = await draw(1);
  const content = darkArea(page);
  if (!content) return encodeOneBit(onWhite(upright, page, { left: 0, top: 0, width: 0, height: 0 }), dotsPerMm);
  const isLabel = within(page, upright) || within(page, sideways(upright));
  const found =
    isLabel || fits(content, upright) ? undefined : labelOn(await draw(1, true), content, upright, dotsPerMm);
  const area = found ?? content;

  const lies = isLabel ? !within(page, upright) : isWide(area) !== isWide(upright);
  const paper = lies ? sideways(upright) : upright;
  const scale = scaleTo(area, paper);
  const drawn = scale < 1 ? await draw(scale) : page;
  const cut = scaled(area, scale, drawn);
  const position = isLabel ? standing(cut, drawn, paper) : centred(cut, paper);
  const label = onWhite(paper, drawn, cut, position);
  return encodeOneBit(lies ? turn(label) : label, dotsPerMm);
}

function labelOn(sheet: DrawReply, content: Area, paper: Size, dotsPerMm: number): Area | undefined {
  const tracking = sheet.bars.filter(({ text }) => recognizeTracking([text]));
  return findLabelBlock(sheet, content, tracking, {
    narrowestGap: 3 * dotsPerMm,
    smallest: { shortSide: 60 * dotsPerMm, longSide: 90 * dotsPerMm },
    fits: (area) => fits(area, paper),
  });
}

function sideways({ width, height }: Size): Size {
  return { width: height, height: width };
}

function isWide({ width, height }: Size): boolean {
  return width > height;
}

function within(page: Size, paper: Size): boolean {
  return page.width <= paper.width * overhang && page.height <= paper.height * overhang;
}

function fits(area: Size, paper: Size): boolean {
  return Math.max(scaleTo(area, paper), scaleTo(area, sideways(paper))) >= readableScale;
}

function scaleTo(area: Size, paper: Size): number {
  return Math.min(1, paper.width / area.width, paper.height / area.height);
}

/** Rounded to whole pixels, and never larger than the drawing. */
function scaled(area: Area, scale: number, drawn: Size): Area {
  const [left, top] = [Math.floor(area.left * scale), Math.floor(area.top * scale)];
  return {
    left,
    top,
    width: Math.min(Math.ceil(area.width * scale), drawn.width - left),
    height: Math.min(Math.ceil(area.height * scale), drawn.height - top),
  };
}

/** Where it stood on its own page, as far as the paper allows. */
function standing(area: Area, page: Size, paper: Size): { left: number; top: number } {
  const along = (start: number, length: number, from: number, to: number) =>
    Math.max(0, Math.min(Math.round(start + (to - from) / 2), to - length));
  return {
    left: along(area.left, area.width, page.width, paper.width),
    top: along(area.top, area.height, page.height, paper.height),
  };
}

function centred(area: Area, paper: Size): { left: number; top: number } {
  const middle = (length: number, room: number) => Math.max(0, Math.round((room - length) / 2));
  return { left: middle(area.width, paper.width), top: middle(area.height, paper.height) };
}
