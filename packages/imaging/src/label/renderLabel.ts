import { type Area, darkArea, encodeOneBit, onWhite, turn } from './bitmap.ts';
import { drawInWorker, share } from './labelReader.ts';
import type { GreyBitmap } from './pdf.ts';

export type LabelSize = { widthMm?: number; heightMm?: number; dpi?: number };

type Size = { width: number; height: number };

/** Thermal printers have whole dots to the millimetre, whatever their DPI is called. */
const dotsPerMmOf: Record<number, number> = { 203: 8, 300: 12, 600: 24 };

/** A 4 x 6 inch label is meant for 100 x 150 mm paper: so much of the page may be cut off, never of what is on it. */
const overhang = 1.03;

/**
 * The first page as the printer's own dots, one bit each. A label on a larger sheet is cut out of its margins, one
 * that lies on its side is set upright. Its size on paper is kept: it is made smaller only where it would not fit.
 */
export async function renderLabel(
  pdf: Buffer,
  { widthMm = 100, heightMm = 150, dpi = 203 }: LabelSize = {},
): Promise<Buffer> {
  const dotsPerMm = dotsPerMmOf[dpi] ?? dpi / 25.4;
  const paper = { width: Math.round(widthMm * dotsPerMm), height: Math.round(heightMm * dotsPerMm) };
  const shared = share(pdf);
  const draw = async (scale: number) => drawInWorker({ pdf: shared, page: 0, dpi: dotsPerMm * 25.4 * scale });

  let page = upright(await draw(1), paper);
  let content = darkArea(page);
  if (!content)
    return encodeOneBit(onWhite(paper, page, { left: 0, top: 0, width: 0, height: 0 }, { left: 0, top: 0 }), dotsPerMm);

  const scale = Math.min(1, paper.width / content.width, paper.height / content.height);
  if (scale < 1) {
    page = upright(await draw(scale), paper);
    content = darkArea(page) ?? content;
  }
  return encodeOneBit(onWhite(paper, page, content, place(content, page, paper)), dotsPerMm);
}

/** A page of the paper's own size decides by its shape; on a larger sheet the shape of its content decides. */
function upright(page: GreyBitmap, paper: Size): GreyBitmap {
  if (fits(page, paper)) return page;
  const turned = { width: page.height, height: page.width };
  if (fits(turned, paper)) return turn(page);
  const content = darkArea(page) ?? page;
  return content.width > content.height === paper.width > paper.height ? page : turn(page);
}

/** Where it stood on its page, as far as the paper allows; in the middle when it was cut out of a sheet. */
function place(content: Area, page: Size, paper: Size): { left: number; top: number } {
  const inPage = fits(page, paper);
  const along = (start: number, length: number, from: number, to: number) => {
    const wanted = inPage ? start + (to - from) / 2 : (to - length) / 2;
    return Math.max(0, Math.min(Math.round(wanted), to - length));
  };
  return {
    left: along(content.left, content.width, page.width, paper.width),
    top: along(content.top, content.height, page.height, paper.height),
  };
}

function fits(page: Size, paper: Size): boolean {
  return page.width <= paper.width * overhang && page.height <= paper.height * overhang;
}
