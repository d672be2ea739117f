import { sharp } from '../libvips.ts';
import { breathe } from '../picture/breathe.ts';
import { drawTag, type DrawingCaption } from '../drawing/strip.ts';
import type { Card } from '../drawing/card.ts';
import type { Placement, Size } from './layOut.ts';

/** Whole pixels of so many millimetres. */
export const millimetres = (dpi: number) => (length: number) => Math.round((length * dpi) / 25.4);

/** A print as it is stored, and the caption that goes under it. */
export interface Printed {
  /** In pixels of the print's own. */
  print: Size & { dpiHorizontal: number; dpiVertical: number };
  caption: DrawingCaption;
}

/** A piece in its place. */
export interface Placed extends Printed, Omit<Placement, 'piece'> {
  read: () => Promise<Buffer>;
}

export interface Sheet {
  /** Pixels an inch. */
  dpi: number;
  width: number;
  length: number;
  /** Between two pieces, in pixels. */
  gap: number;
  pieces: readonly Placed[];
}

const channels = 4;
const captionGapMm = 2;
/** So many captions take about ten milliseconds. */
const measuredAtOnce = 16;
const mark = { armMm: 4, thicknessMm: 0.3 };
const opaqueBlack = 0xff000000;

/** What a piece takes on a sheet: its print in its true size, and the caption under it. */
export function pieceSize(printed: Printed, dpi: number): Size {
  const { width, height } = measure(printed, dpi);
  return { width, height };
}

/** The same of many. */
export async function pieceSizes(printed: readonly Printed[], dpi: number): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const [index, one] of printed.entries()) {
    sizes.push(pieceSize(one, dpi));
    if (index % measuredAtOnce === 0) await breathe();
  }
  return sizes;
}

function measure({ print, caption }: Printed, dpi: number): Size & { print: Size; tag: Card } {
  const size = {
    width: Math.max(1, Math.round((print.width * dpi) / print.dpiHorizontal)),
    height: Math.max(1, Math.round((print.height * dpi) / print.dpiVertical)),
  };
  const tag = drawTag(caption, dpi, size.width);
  const gap = millimetres(dpi)(captionGapMm);
  return { print: size, tag, width: Math.max(size.width, tag.width), height: size.height + gap + tag.height };
}

/** The rows of a sheet from the top to the bottom, RGBA. Of its pieces only those are held that reach into these rows. */
export function openRaster(sheet: Sheet): { rows: (from: number, count: number) => Promise<Buffer> } {
  const waiting = sheet.pieces.map((piece) => ({ piece, ...boxOf(piece, sheet.dpi) }));
  const held = new Map<(typeof waiting)[number], Buffer>();
  return {
    async rows(from, count) {
      const stripe = { pixels: Buffer.alloc(sheet.width * count * channels), from, count, width: sheet.width };
      for (const one of waiting) {
        if (one.top >= from + count || one.top + one.height <= from) {
          held.delete(one);
          continue;
        }
        const pixels = held.get(one) ?? (await drawPiece(one.piece, sheet.dpi));
        held.set(one, pixels);
        copyPiece(stripe, one, pixels);
        await breathe();
      }
      for (const one of waiting) drawMarks(stripe, one, sheet);
      return stripe.pixels;
    },
  };
}

interface Stripe {
  pixels: Buffer;
  from: number;
  count: number;
  width: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

function boxOf(piece: Placed, dpi: number): Box {
  const { width, height } = pieceSize(piece, dpi);
  const turned = piece.rotated ? { width: height, height: width } : { width, height };
  return { left: piece.x, top: piece.y, ...turned };
}

/** The piece's pixels as they stand on the sheet. */
async function drawPiece(piece: Placed, dpi: number): Promise<Buffer> {
  const { print, tag, width, height } = measure(piece, dpi);
  const source = sharp(await piece.read(), { limitInputPixels: false })
    .pipelineColourspace('srgb')
    .toColourspace('srgb')
    .ensureAlpha();
  const isTrueSize = print.width === piece.print.width && print.height === piece.print.height;
  const sized = isTrueSize ? source : source.resize({ ...print, fit: 'fill' });
  const { data: pixels, info: facts } = await sized.raw().toBuffer({ resolveWithObject: true });
  if (facts.width !== print.width || facts.height !== print.height || facts.channels !== channels)
    throw new Error(
      `The print has ${facts.width} × ${facts.height} pixels instead of ${print.width} × ${print.height}`,
    );
  const canvas = Buffer.alloc(width * height * channels);
  const left = Math.floor((width - print.width) / 2);
  for (let y = 0; y < print.height; y += 1) {
    const row = y * print.width * channels;
    pixels.copy(canvas, (y * width + left) * channels, row, row + print.width * channels);
  }
  drawCard(canvas, tag, { width, left: Math.floor((width - tag.width) / 2), top: height - tag.height });
  if (!piece.rotated) return canvas;
  return sharp(canvas, { raw: { width, height, channels } }).rotate(90).raw().toBuffer();
}

function drawCard(
  canvas: Buffer,
  card: Card,
  { width, left, top }: { width: number; left: number; top: number },
): void {
  const words = new Uint32Array(canvas.buffer, canvas.byteOffset, canvas.length / channels);
  for (let y = 0; y < card.height; y += 1)
    for (let x = 0; x < card.width; x += 1)
      words[(top + y) * width + left + x] = opaqueBlack | (card.data[y * card.width + x]! * 0x010101);
}

function copyPiece(stripe: Stripe, { left, top, width, height }: Box, pixels: Buffer): void {
  const last = Math.min(top + height, stripe.from + stripe.count);
  for (let y = Math.max(top, stripe.from); y < last; y += 1) {
    const row = (y - top) * width * channels;
    pixels.copy(stripe.pixels, ((y - stripe.from) * stripe.width + left) * channels, row, row + width * channels);
  }
}

/** A corner at each end of the piece's cell: in the middle of the gap, where the cut goes. */
function drawMarks(stripe: Stripe, { left, top, width, height }: Box, { gap, dpi, length }: Sheet): void {
  const half = Math.floor(gap / 2);
  const mm = millimetres(dpi);
  const thickness = Math.min(half, Math.max(1, mm(mark.thicknessMm)));
  const arm = Math.min(mm(mark.armMm), Math.floor(Math.min(width, height) / 2));
  const [x0, y0] = [left - half, top - half];
  const [x1, y1] = [left + width + half, top + height + half];
  for (const x of [x0, x1 - arm])
    for (const y of [y0, y1 - thickness]) fillBlack(stripe, { left: x, top: y, width: arm, height: thickness }, length);
  for (const x of [x0, x1 - thickness])
    for (const y of [y0, y1 - arm]) fillBlack(stripe, { left: x, top: y, width: thickness, height: arm }, length);
}

function fillBlack(stripe: Stripe, { left, top, width, height }: Box, length: number): void {
  const words = new Uint32Array(stripe.pixels.buffer, stripe.pixels.byteOffset, stripe.pixels.length / channels);
  const last = Math.min(top + height, stripe.from + stripe.count, length);
  for (let y = Math.max(top, stripe.from); y < last; y += 1) {
    const row = (y - stripe.from) * stripe.width;
    words.fill(opaqueBlack, row + Math.max(0, left), row + Math.min(stripe.width, left + width));
  }
}
