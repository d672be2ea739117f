import { blankCard, type Card, paste, symbolCard, textCard, wrap } from './card.ts';
import { encodeSymbol } from './symbol.ts';

export type DrawingCaption = {
  orderNumber: string;
  /** What the packing bench scans. */
  pieceCode: string;
  line: number;
  position: number;
  positions: number;
  productCode: string;
  sizeName: string;
  colorName: string;
  quantity: number;
  /** Which unit of its line it is, where it is drawn for one alone. */
  unit?: { no: number; of: number } | undefined;
  /** 2 and more where the piece is made again. */
  round?: number | undefined;
};

const longestWord = 80;

/**
 * An opaque card: the symbols with their quiet zones, and the words beside them, or under them where the print is too
 * narrow. It may come out wider than `room`: bars are never squeezed.
 */
export function drawStrip(caption: DrawingCaption, dpi: number, room: number): Card {
  const mm = (length: number) => Math.round((length * dpi) / 25.4);
  const symbols = symbolsOf(caption, { room, mm });
  const lettering = { size: mm(4), gap: mm(3), margin: mm(2) };
  const lines = [[caption.orderNumber, caption.pieceCode, ...remakeOf(caption)], factsOf(caption)].map((words) =>
    words.map(shorten),
  );

  const beside = textCard(lines, lettering);
  const [width, top] = [symbols.width + beside.width, mm(1.5)];
  if (width <= room) {
    const strip = blankCard(width, Math.max(symbols.height, top + beside.height));
    paste(strip, symbols, 0, 0);
    paste(strip, beside, symbols.width, top);
    return strip;
  }
  const under = textCard(
    lines.flatMap((words) => wrap(words, Math.max(room, symbols.width), lettering)),
    lettering,
  );
  const strip = blankCard(Math.max(symbols.width, under.width), symbols.height + under.height);
  paste(strip, symbols, 0, 0);
  paste(strip, under, 0, symbols.height);
  return strip;
}

/**
 * The narrow card under a print that shares its sheet with others: the piece's symbol alone, and the words beside it, or
 * under it where the print is too narrow for them.
 */
export function drawTag(caption: DrawingCaption, dpi: number, room: number): Card {
  const mm = (length: number) => Math.round((length * dpi) / 25.4);
  const symbol = symbolOf(caption.pieceCode, mm);
  const lettering = { size: mm(3), gap: mm(2), margin: mm(1) };
  const words = [caption.pieceCode, caption.orderNumber, ...remakeOf(caption), ...factsOf(caption)].map(shorten);
  const beside = textCard(wrap(words, room - symbol.width, lettering), lettering);
  const isBeside = symbol.width + beside.width <= room;
  const text = isBeside ? beside : textCard(wrap(words, Math.max(room, symbol.width), lettering), lettering);
  const tag = isBeside
    ? blankCard(symbol.width + text.width, Math.max(symbol.height, text.height))
    : blankCard(Math.max(symbol.width, text.width), symbol.height + text.height);
  paste(tag, symbol, 0, 0);
  paste(tag, text, isBeside ? symbol.width : 0, isBeside ? 0 : symbol.height);
  return tag;
}

/** The order's and the piece's: side by side, or the piece's under the order's where the print is too narrow. */
function symbolsOf(
  { orderNumber, pieceCode }: DrawingCaption,
  { room, mm }: { room: number; mm: (length: number) => number },
): Card {
  const [order, piece] = [symbolOf(orderNumber, mm), symbolOf(pieceCode, mm)];
  const isBeside = order.width + piece.width <= room;
  const both = isBeside
    ? blankCard(order.width + piece.width, Math.max(order.height, piece.height))
    : blankCard(Math.max(order.width, piece.width), order.height + piece.height);
  paste(both, order, 0, 0);
  paste(both, piece, isBeside ? order.width : 0, isBeside ? 0 : order.height);
  return both;
}

/** Modules of a quarter of a millimetre scan with any reader; two pixels are the least that a printer keeps apart. */
function symbolOf(text: string, mm: (length: number) => number): Card {
  const symbol = encodeSymbol(text);
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

function factsOf(caption: DrawingCaption): string[] {
  const { line, position, positions, productCode, sizeName, colorName, quantity, unit } = caption;
  const facts = [`#${line}`, `${position}/${positions}`, productCode, sizeName, colorName, `×${quantity}`];
  return [...facts, unit ? `第${unit.no}件/共${unit.of}件` : '', unit ? `unit ${unit.no} of ${unit.of}` : ''].filter(
    Boolean,
  );
}

function remakeOf({ round = 1 }: DrawingCaption): string[] {
  return round > 1 ? [`R${round} 重做 ${round}`] : [];
}

function shorten(word: string): string {
  return word.length > longestWord ? `${word.slice(0, longestWord - 1)}…` : word;
}
