import { blankCard, type Card, paste, symbolCard, textCard } from '../drawing/card.ts';
import { encodeSymbol } from '../drawing/symbol.ts';
import { encodeOneBit } from './bitmap.ts';
import { type LabelSize, printerDots } from './renderLabel.ts';

/** How far the frame stands from the edge of the paper, in millimetres. */
export const testFrameMm = 3;
const frameWidthMm = 0.5;

interface TestLabel {
  title: string;
  lines: readonly string[];
  /** What its bar code holds. */
  code: string;
}

/** A label of no order, in the printer's own dots: a frame that shows where the paper is hit, words, and a bar code to scan. */
export function testLabel({ title, lines, code }: TestLabel, size: LabelSize = {}): Buffer {
  const { dotsPerMm, width, height } = printerDots(size);
  const mm = (length: number) => Math.round(length * dotsPerMm);
  const sheet = blankCard(width, height);
  drawFrame(sheet, mm(testFrameMm), mm(frameWidthMm));
  const margin = mm(testFrameMm * 2);
  const heading = textCard([[title]], { size: mm(9), gap: mm(3), margin: 0 });
  const words = textCard(
    lines.map((line) => [line]),
    { size: mm(4.5), gap: mm(2), margin: 0 },
  );
  const bars = symbolCard(encodeSymbol(code), { module: mm(0.5), height: mm(18), quiet: mm(5), edge: 0 });
  let top = margin;
  for (const card of [heading, words, bars]) {
    paste(sheet, cut(card, width - margin * 2), margin, top);
    top += card.height + mm(4);
  }
  return encodeOneBit(sheet, dotsPerMm);
}

function drawFrame({ width, height, data }: Card, edge: number, line: number): void {
  for (let y = edge; y < height - edge; y++) {
    const isBar = y < edge + line || y >= height - edge - line;
    const [start, end] = [y * width + edge, (y + 1) * width - edge];
    if (isBar) data.fill(0, start, end);
    data.fill(0, start, start + line);
    data.fill(0, end - line, end);
  }
}

/** A long name of a bench must not run out of the paper. */
function cut(card: Card, room: number): Card {
  if (card.width <= room) return card;
  const narrow = blankCard(room, card.height);
  for (let y = 0; y < card.height; y++) card.data.copy(narrow.data, y * room, y * card.width, y * card.width + room);
  return narrow;
}
