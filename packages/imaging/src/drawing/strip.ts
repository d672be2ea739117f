import { drawText, type Ink, measureText } from '../lettering/text.ts';
import { encodeSymbol, type Modules } from './symbol.ts';

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

/** Black on white, one byte a pixel. */
export type Strip = { width: number; height: number; data: Buffer };

const longestText = 80;

/**
 * An opaque card: the symbol with its quiet zones, and the words beside it, or under it where the print is too narrow.
 * It may come out wider than `room`: bars are never squeezed.
 */
export function drawStrip(caption: DrawingCaption, dpi: number, room: number): Strip {
  const mm = (length: number) => Math.round((length * dpi) / 25.4);
  const symbol = encodeSymbol(caption.orderNumber);
  const module = Math.max(2, mm(symbol.rows === 1 ? 0.25 : 0.5));
  const size = { width: symbol.columns * module, height: symbol.rows === 1 ? mm(9) : symbol.rows * module };
  const quiet = Math.max(symbol.quiet * module, mm(2));
  const edge = symbol.rows === 1 ? mm(1.5) : quiet;
  const letters = mm(4);
  const gap = mm(3);

  const besideLeft = quiet + size.width + quiet;
  const lines = [[caption.orderNumber], partsOf(caption)].map((parts) => fit(parts));
  const widest = Math.max(...lines.map((parts) => widthOf(parts, letters, gap)));
  const beside = besideLeft + widest + edge <= room;
  const underWidth = Math.max(besideLeft, Math.min(room, quiet + widest + edge));
  const rows = beside ? lines : lines.flatMap((parts) => wrap(parts, underWidth - quiet - edge, letters, gap));

  const rowHeight = measureText('', letters).height;
  const words = { left: beside ? besideLeft : quiet, top: beside ? edge : edge + size.height + mm(1) };
  const width = beside
    ? besideLeft + widest + edge
    : Math.max(underWidth, quiet + edge + Math.max(...rows.map((parts) => widthOf(parts, letters, gap))));
  const height = Math.max(edge + size.height, words.top + rows.length * rowHeight) + edge;
  const strip = { width, height, data: Buffer.alloc(width * height, 255) };

  stampSymbol(strip, symbol, { left: quiet, top: edge, module, height: size.height });
  for (const [i, parts] of rows.entries()) {
    let left = words.left;
    for (const part of parts) {
      const ink = drawText(part, letters);
      stampInk(strip, ink, left, words.top + i * rowHeight);
      left += ink.width + gap;
    }
  }
  return strip;
}

function partsOf({ line, position, positions, productCode, sizeName, colorName, quantity }: DrawingCaption): string[] {
  return [`#${line}`, `${position}/${positions}`, productCode, sizeName, colorName, `×${quantity}`].filter(Boolean);
}

function fit(parts: string[]): string[] {
  return parts.map((part) => (part.length > longestText ? `${part.slice(0, longestText - 1)}…` : part));
}

function widthOf(parts: string[], letters: number, gap: number): number {
  return parts.reduce((sum, part) => sum + measureText(part, letters).width, gap * (parts.length - 1));
}

function wrap(parts: string[], room: number, letters: number, gap: number): string[][] {
  const rows: string[][] = [];
  for (const part of parts) {
    const row = rows.at(-1);
    if (row && widthOf([...row, part], letters, gap) <= room) row.push(part);
    else rows.push([part]);
  }
  return rows;
}

type Place = { left: number; top: number; module: number; height: number };

function stampSymbol(strip: Strip, symbol: Modules, { left, top, module, height }: Place): void {
  const rowHeight = height / symbol.rows;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / rowHeight) * symbol.columns;
    const target = (top + y) * strip.width + left;
    for (let column = 0; column < symbol.columns; column++)
      if (symbol.dark[row + column]) strip.data.fill(0, target + column * module, target + (column + 1) * module);
  }
}

function stampInk(strip: Strip, ink: Ink, left: number, top: number): void {
  for (let y = 0; y < ink.height; y++)
    for (let x = 0; x < ink.width; x++) strip.data[(top + y) * strip.width + left + x]! -= ink.data[y * ink.width + x]!;
}
