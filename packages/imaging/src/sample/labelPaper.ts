import { type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import type { Point } from '../coverage.ts';
import { drawSymbol, type Frame, type SymbolSpec } from './symbolOnPdf.ts';

export type LabelFonts = { plain: PDFFont; bold: PDFFont };

export type LabelPaper = ReturnType<typeof labelPaper>;

/** 4 x 6 inches in points; x from the left and y from the top, however large the page around it is. */
export const labelSize = { width: 288, height: 432 };

const black = rgb(0, 0, 0);
const white = rgb(1, 1, 1);

export function labelPaper(page: PDFPage, fonts: LabelFonts) {
  return {
    text({ x, y }: Point, size: number, line: string, { bold = false, inverse = false } = {}): void {
      const font = bold ? fonts.bold : fonts.plain;
      page.drawText(printable(line), { x, y: labelSize.height - y, size, font, color: inverse ? white : black });
    },
    centred(y: number, size: number, line: string, { bold = false } = {}): void {
      const font = bold ? fonts.bold : fonts.plain;
      const x = (labelSize.width - font.widthOfTextAtSize(printable(line), size)) / 2;
      page.drawText(printable(line), { x, y: labelSize.height - y, size, font, color: black });
    },
    block(x: number, y: number, width: number, height: number): void {
      page.drawRectangle({ x, y: labelSize.height - y - height, width, height, color: black });
    },
    frame(x: number, y: number, width: number, height: number): void {
      page.drawRectangle({
        x,
        y: labelSize.height - y - height,
        width,
        height,
        borderColor: black,
        borderWidth: 1.5,
        opacity: 0,
      });
    },
    symbol({ x, y, width, height }: Frame, spec: SymbolSpec): void {
      drawSymbol(page, spec, { x, y: labelSize.height - y - height, width, height });
    },
  };
}

/** The standard fonts of PDF hold Western European letters only. */
function printable(line: string): string {
  return line.replace(/[^\x20-\x7e\xa1-\xff]/g, '?');
}
