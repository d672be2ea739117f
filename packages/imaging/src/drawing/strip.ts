import { blankCard, type Card, paste, symbolCard, textCard, wrap } from './card.ts';
import { encodeSymbol } from './symbol.ts';

export type DrawingCaption = {
  orderNumber: string;
  line: number;
  position: number;
  positions: number;
  productCode: string;
  sizeName: string;
  colorName: string;
  quantity: number;
};

const longestWord = 80;

/**
 * An opaque card: the symbol with its quiet zones, and the words beside it, or under it where the print is too narrow.
 * It may come out wider than `room`: bars are never squeezed.
 */
export function drawStrip(caption: DrawingCaption, dpi: number, room: number): Card {
  const mm = (length: number) => Math.round((length * dpi) / 25.4);
  const symbol = orderSymbol(caption.orderNumber, mm);
  const lettering = { size: mm(4), gap: mm(3), margin: mm(2) };
  const lines = [[caption.orderNumber], factsOf(caption)].map((words) => words.map(shorten));

  const beside = textCard(lines, lettering);
  const [width, top] = [symbol.width + beside.width, mm(1.5)];
  if (width <= room) {
    const strip = blankCard(width, Math.max(symbol.height, top + beside.height));
    paste(strip, symbol, 0, 0);
    paste(strip, beside, symbol.width, top);
    return strip;
  }
  const under = textCard(
    lines.flatMap((words) => wrap(words, Math.max(room, symbol.width), lettering)),
    lettering,
  );
  const strip = blankCard(Math.max(symbol.width, under.width), symbol.height + under.height);
  paste(strip, symbol, 0, 0);
  paste(strip, under, 0, symbol.height);
  return strip;
}

/** Modules of a quarter of a millimetre scan with any reader; two pixels are the least that a printer keeps apart. */
function orderSymbol(orderNumber: string, mm: (length: number) => number): Card {
  const symbol = encodeSymbol(orderNumber);
  const bars = symbol.rows === 1;
  const module = Math.max(2, mm(bars ? 0.25 : 0.5));
  const quiet = Math.max(symbol.quiet * module, mm(2));
  return symbolCard(symbol, {
    module,
    height: bars ? mm(9) : symbol.rows * module,
    quiet,
    edge: bars ? mm(1.5) : quiet,
  });
}

function factsOf({ line, position, positions, productCode, sizeName, colorName, quantity }: DrawingCaption): string[] {
  return [`#${line}`, `${position}/${positions}`, productCode, sizeName, colorName, `×${quantity}`].filter(Boolean);
}

function shorten(word: string): string {
  return word.length > longestWord ? `${word.slice(0, longestWord - 1)}…` : word;
}
