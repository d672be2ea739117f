import { drawText, measureText } from '../lettering/text.ts';
import type { Modules } from './symbol.ts';

/** Black on white, one byte a pixel. */
export type Card = { width: number; height: number; data: Buffer };

export type Lettering = { size: number; gap: number; margin: number };

export function blankCard(width: number, height: number): Card {
  return { width, height, data: Buffer.alloc(width * height, 255) };
}

/** Bars and squares of whole pixels; nothing of them may be rounded away. */
export function symbolCard(
  symbol: Modules,
  look: { module: number; height: number; quiet: number; edge: number },
): Card {
  const { module, height, quiet, edge } = look;
  const card = blankCard(symbol.columns * module + quiet * 2, height + edge * 2);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * symbol.rows) / height) * symbol.columns;
    const start = (edge + y) * card.width + quiet;
    for (let column = 0; column < symbol.columns; column++)
      if (symbol.dark[row + column]) card.data.fill(0, start + column * module, start + (column + 1) * module);
  }
  return card;
}

/** Rows of words, as wide as the widest row. */
export function textCard(rows: string[][], lettering: Lettering): Card {
  const { size, gap, margin } = lettering;
  const rowHeight = measureText('', size).height;
  const width = Math.max(...rows.map((words) => widthOf(words, lettering)));
  const card = blankCard(width + margin * 2, rows.length * rowHeight + margin);
  for (const [i, words] of rows.entries()) {
    let left = margin;
    for (const word of words) {
      const ink = drawText(word, size);
      paste(card, { ...ink, data: Buffer.from(ink.data.map((value) => 255 - value)) }, left, i * rowHeight);
      left += ink.width + gap;
    }
  }
  return card;
}

/** Breaks words into rows no wider than `room`; only a single wider word exceeds it. */
export function wrap(words: string[], room: number, lettering: Lettering): string[][] {
  const rows: string[][] = [];
  for (const word of words) {
    const row = rows.at(-1);
    if (row && widthOf([...row, word], lettering) + lettering.margin * 2 <= room) row.push(word);
    else rows.push([word]);
  }
  return rows;
}

export function paste(onto: Card, card: Card, left: number, top: number): void {
  for (let y = 0; y < card.height; y++)
    card.data.copy(onto.data, (top + y) * onto.width + left, y * card.width, (y + 1) * card.width);
}

function widthOf(words: string[], { size, gap }: Lettering): number {
  return words.reduce((sum, word) => sum + measureText(word, size).width, gap * (words.length - 1));
}
