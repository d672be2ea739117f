import { PDFDocument } from 'pdf-lib';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readSymbols } from '../label/barcodes.ts';
import { pagePicture } from '../label/pagePicture.ts';
import { sharp } from '../libvips.ts';
import { pngDensity } from '../picture/density.ts';
import { drawTag } from '../drawing/strip.ts';
import { randomFrom } from '../sample/random.ts';
import { layOut } from './layOut.ts';
import { millimetres, pieceSize, type Placed, type Sheet } from './raster.ts';
import { pdfPage, pngTiles } from './sheetFiles.ts';

const gap = 40;
const sheetWidth = 1400;

describe('gang sheets', () => {
  it('shows every piece where it was laid, pixel by pixel, with its caption and its marks', async () => {
    const sheet = await sheetOf([
      { width: 500, height: 600 },
      { width: 300, height: 900 },
      { width: 420, height: 420 },
    ]);
    expect(sheet.pieces.some(({ rotated }) => rotated)).toBe(true);
    const [tile] = await tilesOf(sheet, sheet.length);
    const drawn = await sharp(tile).raw().toBuffer({ resolveWithObject: true });
    expect([drawn.info.width, drawn.info.height]).toEqual([sheet.width, sheet.length]);
    expect(drawn.data.equals(await plainly(sheet))).toBe(true);
    expect(pngDensity(tile!)).toEqual({ dpiHorizontal: 200, dpiVertical: 200 });
  });

  it('names each piece by a bar code that scans', async () => {
    const sheet = await sheetOf([
      { width: 500, height: 600 },
      { width: 200, height: 300 },
    ]);
    const [tile] = await tilesOf(sheet, sheet.length);
    const { data, info } = await sharp(tile)
      .flatten({ background: 'white' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const symbols = await readSymbols({ width: info.width, height: info.height, data });
    expect(symbols.map(({ text }) => text).toSorted()).toEqual(['Q1X4S-10', 'Q1X4S-11']);
  });

  it('cuts a sheet into tiles that together are the sheet', async () => {
    const sheet = await sheetOf([
      { width: 500, height: 600 },
      { width: 700, height: 500 },
    ]);
    const tiles = await tilesOf(sheet, 250);
    const parts = await Promise.all(tiles.map((tile) => sharp(tile).raw().toBuffer({ resolveWithObject: true })));
    expect(parts.map(({ info }) => info.height).slice(0, -1)).toEqual(parts.slice(1).map(() => 250));
    expect(Buffer.concat(parts.map(({ data }) => data)).equals(await plainly(sheet))).toBe(true);
  });

  it('makes a PDF of one page in true size that looks the same', async () => {
    const sheet = await sheetOf([
      { width: 500, height: 600 },
      { width: 300, height: 900 },
    ]);
    const pdf = await bytesOf(pdfPage(sheet).content);
    const [page] = (await PDFDocument.load(pdf)).getPages();
    expect(page!.getWidth()).toBeCloseTo((sheet.width * 72) / 200, 3);
    expect(page!.getHeight()).toBeCloseTo((sheet.length * 72) / 200, 3);
    const shown = sharp((await pagePicture(pdf)).png).toColourspace('b-w');
    const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
    const plain = await sharp(await plainly(sheet), { raw: { width: sheet.width, height: sheet.length, channels: 4 } })
      .flatten({ background: 'white' })
      .resize(info.width, info.height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const apart = data.reduce((sum, value, index) => sum + Math.abs(value - plain[index]!), 0) / data.length;
    expect(apart).toBeLessThan(12);
  });

  it('gives the same bytes for the same sheet', async () => {
    const again = () =>
      sheetOf([
        { width: 500, height: 600 },
        { width: 300, height: 900 },
      ]);
    const [one, other] = [await again(), await again()];
    expect(await tilesOf(one, 300)).toEqual(await tilesOf(other, 300));
    expect((await bytesOf(pdfPage(one).content)).equals(await bytesOf(pdfPage(other).content))).toBe(true);
  });

  it('keeps the size in the hand, whatever the resolution', async () => {
    const printed = {
      print: { width: 1000, height: 500, dpiHorizontal: 200, dpiVertical: 100 },
      caption: captionOf(1),
    };
    const [at200, at300] = [pieceSize(printed, 200), pieceSize(printed, 300)];
    expect(at200.width).toBe(1000);
    expect(at300.width).toBe(1500);
    const under = (dpi: number, width: number) => millimetres(dpi)(2) + drawTag(captionOf(1), dpi, width).height;
    expect(at200.height - under(200, 1000)).toBe(1000);
    expect(at300.height - under(300, 1500)).toBe(1500);
  });

  it('says where a print cannot be read, and ends', async () => {
    const sheet = await sheetOf([{ width: 300, height: 300 }]);
    const broken = {
      ...sheet,
      pieces: sheet.pieces.map((piece) => ({ ...piece, read: async () => Buffer.from('no picture') })),
    };
    await expect(tilesOf(broken, 100)).rejects.toThrow();
    await expect(bytesOf(pdfPage(broken).content)).rejects.toThrow();
  });
});

function captionOf(unit: number) {
  return {
    orderNumber: 'GSU1NB2K9000XYZ',
    pieceCode: `Q1X4S-1${unit - 1}`,
    line: 1,
    position: 1,
    positions: 1,
    productCode: 'TEE-BLK-M',
    sizeName: 'M',
    colorName: '黑色',
    quantity: 1,
    unit: { no: unit, of: 2 },
  };
}

async function sheetOf(prints: readonly { width: number; height: number }[]): Promise<Sheet> {
  const random = randomFrom(42);
  const pictures = await Promise.all(
    prints.map(async ({ width, height }) => {
      const pixels = Buffer.from(Array.from({ length: width * height * 4 }, () => Math.floor(random() * 256)));
      return sharp(pixels, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
    }),
  );
  const printed = prints.map((size, index) => ({
    print: { ...size, dpiHorizontal: 200, dpiVertical: 200 },
    caption: captionOf(index + 1),
  }));
  const pieces = printed.map((one) => ({ ...pieceSize(one, 200), group: 'A' }));
  const { sheets } = await layOut(pieces, { width: sheetWidth, length: 4000, gap, rotate: true });
  const [{ length, placements }] = [sheets[0]!];
  return {
    dpi: 200,
    width: sheetWidth,
    length,
    gap,
    pieces: placements.map(({ piece, ...at }): Placed => ({
      ...printed[piece]!,
      ...at,
      read: async () => pictures[piece]!,
    })),
  };
}

/** A second composition: libvips lays all pieces on one canvas. */
async function plainly({ width, length, pieces }: Sheet): Promise<Buffer> {
  const mm = millimetres(200);
  const layers = await Promise.all(
    pieces.map(async ({ x, y, rotated, print, caption, read }) => {
      const tag = drawTag(caption, 200, print.width);
      const card = await sharp(tag.data, { raw: { width: tag.width, height: tag.height, channels: 1 } })
        .png()
        .toBuffer();
      const size = { width: Math.max(print.width, tag.width), height: print.height + mm(2) + tag.height };
      const canvas = sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
      // raw pixels are kept as they are only where nothing is blended, so each part is put in by itself
      const whole = await canvas.raw().toBuffer();
      const put = async (picture: Buffer, left: number, top: number) => {
        const { data, info } = await sharp(picture)
          .toColourspace('srgb')
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        for (let row = 0; row < info.height; row += 1)
          data.copy(whole, ((top + row) * size.width + left) * 4, row * info.width * 4, (row + 1) * info.width * 4);
      };
      await put(await read(), Math.floor((size.width - print.width) / 2), 0);
      await put(card, Math.floor((size.width - tag.width) / 2), size.height - tag.height);
      const turned = sharp(whole, { raw: { ...size, channels: 4 } })
        .rotate(rotated ? 90 : 0)
        .raw();
      const { data, info } = await turned.toBuffer({ resolveWithObject: true });
      return { data, x, y, width: info.width, height: info.height };
    }),
  );
  const sheet = Buffer.alloc(width * length * 4);
  for (const layer of layers)
    for (let row = 0; row < layer.height; row += 1)
      layer.data.copy(
        sheet,
        ((layer.y + row) * width + layer.x) * 4,
        row * layer.width * 4,
        (row + 1) * layer.width * 4,
      );
  const black = (left: number, top: number, wide: number, high: number) => {
    for (let row = top; row < top + high; row += 1)
      for (let column = left; column < left + wide; column += 1) sheet.set([0, 0, 0, 255], (row * width + column) * 4);
  };
  const [arm, thick, half] = [mm(4), Math.max(1, mm(0.3)), gap / 2];
  for (const { x, y, width: wide, height: high } of layers) {
    const [left, top, right, bottom] = [x - half, y - half, x + wide + half, y + high + half];
    black(left, top, arm, thick);
    black(left, top, thick, arm);
    black(right - arm, top, arm, thick);
    black(right - thick, top, thick, arm);
    black(left, bottom - thick, arm, thick);
    black(left, bottom - arm, thick, arm);
    black(right - arm, bottom - thick, arm, thick);
    black(right - thick, bottom - arm, thick, arm);
  }
  return sheet;
}

async function tilesOf(sheet: Sheet, rows: number): Promise<Buffer[]> {
  const tiles: Buffer[] = [];
  for (const { content } of pngTiles(sheet, rows)) tiles.push(await bytesOf(content));
  return tiles;
}

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  return buffer(content);
}
