import { randomBytes } from 'node:crypto';
import type { Region } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSymbols } from '../label/barcodes.ts';
import { sharp } from '../libvips.ts';
import { setPngDensity } from '../picture/density.ts';
import { inspectImage } from '../picture/inspectImage.ts';
import { renderDrawing } from './renderDrawing.ts';

const caption = {
  orderNumber: 'WEB-20007',
  pieceCode: 'Q1X4S-0B',
  line: 1,
  position: 2,
  positions: 2,
  productCode: 'TEE-BLK-M',
  sizeName: 'M',
  colorName: '黑色',
  quantity: 2,
};

async function print(width: number, height: number, dpi = 200): Promise<{ png: Buffer; pixels: Buffer }> {
  const pixels = randomBytes(width * height * 4);
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  setPngDensity(png, { dpiHorizontal: dpi, dpiVertical: dpi });
  return { png, pixels };
}

async function scan(drawing: Buffer): Promise<string[]> {
  const { data, info } = await sharp(drawing)
    .flatten({ background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (await readSymbols({ width: info.width, height: info.height, data })).map(({ text }) => text);
}

async function cut(drawing: Buffer, area: Region): Promise<Buffer> {
  return sharp(drawing).extract(area).raw().toBuffer();
}

describe('renderDrawing', () => {
  it('leaves every pixel of the print as it was, transparent ones included', async () => {
    const { png, pixels } = await print(900, 300);
    const drawing = await renderDrawing({ print: png, caption });
    expect((await cut(drawing, { left: 0, top: 0, width: 900, height: 300 })).equals(pixels)).toBe(true);
  });

  it('keeps a transparent gap between print and caption', async () => {
    const { png } = await print(900, 300);
    const drawing = await renderDrawing({ print: png, caption });
    expect((await cut(drawing, { left: 0, top: 300, width: 900, height: 79 })).every((value) => value === 0)).toBe(
      true,
    );
  });

  it.each([72, 200, 300])('writes the print’s %i DPI into the file', async (dpi) => {
    const { png } = await print(600, 100, dpi);
    const drawing = await renderDrawing({ print: png, caption });
    expect(await inspectImage(drawing)).toMatchObject({ mime: 'image/png', dpiHorizontal: dpi, dpiVertical: dpi });
    expect(await sharp(drawing).metadata()).toMatchObject({
      density: dpi,
      space: 'srgb',
      channels: 4,
      bitsPerSample: 8,
    });
  });

  it.each([
    ['short', 'A1'],
    ['usual', 'WEB-20007'],
    ['of 19 digits', '5230236437987443003'],
    ['of 40 characters', 'GSUNP1234567890-abcdefghijkl_ABC/12.3~45'],
    ['with signs that bar code programs take for commands', 'A^FNC1(01)\\x/5'],
  ])('has bars that scan back to an order number %s', async (_, orderNumber) => {
    const { png } = await print(1500, 40);
    const blank = await sharp(png).ensureAlpha(0).png().toBuffer();
    setPngDensity(blank, { dpiHorizontal: 200, dpiVertical: 200 });
    const scanned = await scan(await renderDrawing({ print: blank, caption: { ...caption, orderNumber } }));
    expect(scanned.toSorted()).toEqual([orderNumber, caption.pieceCode].toSorted());
  });

  it('draws a QR code where bars cannot hold the order number', async () => {
    const blank = await sharp({ create: { width: 600, height: 40, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const drawing = await renderDrawing({ print: blank, caption: { ...caption, orderNumber: '订单-2007' } });
    const { height } = await sharp(drawing).metadata();
    // the reader looks for matrix codes only where there are no bars
    const withoutBars = await sharp(drawing).extract({ left: 0, top: 0, width: 140, height }).png().toBuffer();
    expect([await scan(drawing), await scan(withoutBars)]).toEqual([[caption.pieceCode], ['订单-2007']]);
  });

  it('widens the canvas for a narrow print and puts the print into its middle', async () => {
    const { png, pixels } = await print(101, 50);
    const orderNumber = 'GSUNP1234567890-abcdefghijkl_ABC/12.3~45';
    const drawing = await renderDrawing({ print: png, caption: { ...caption, orderNumber } });
    const { width, height } = await sharp(drawing).metadata();
    expect(width).toBeGreaterThan(900);
    expect(
      (await cut(drawing, { left: Math.floor((width - 101) / 2), top: 0, width: 101, height: 50 })).equals(pixels),
    ).toBe(true);
    const strip = await sharp(drawing)
      .extract({ left: 0, top: 60, width, height: height - 60 })
      .png()
      .toBuffer();
    expect((await scan(strip)).toSorted()).toEqual([orderNumber, caption.pieceCode]);
  });

  it('prints each fact of the caption', async () => {
    const { png } = await print(1500, 40);
    const plain = await renderDrawing({ print: png, caption });
    const changes = [
      { pieceCode: 'Q1X4S-1K' },
      { line: 2 },
      { position: 1 },
      { positions: 3 },
      { productCode: 'TEE' },
      { sizeName: 'L' },
      { colorName: '白色' },
      { quantity: 3 },
      { unit: { no: 1, of: 3 } },
      { round: 2 },
    ];
    const [second, third] = [
      { no: 2, of: 3 },
      { no: 3, of: 3 },
    ].map((unit) => renderDrawing({ print: png, caption: { ...caption, unit } }));
    expect((await second!).equals(await third!)).toBe(false);
    for (const change of changes)
      expect((await renderDrawing({ print: png, caption: { ...caption, ...change } })).equals(plain)).toBe(false);
  });

  it('turns grey, palette and 16-bit prints into RGBA of 8 bits', async () => {
    const { png } = await print(300, 100);
    for (const variant of [
      sharp(png).greyscale().png(),
      sharp(png).png({ palette: true }),
      sharp(png).toColourspace('rgb16').png(),
    ]) {
      const drawing = await renderDrawing({ print: await variant.toBuffer(), caption });
      expect(await sharp(drawing).metadata()).toMatchObject({ space: 'srgb', channels: 4, depth: 'uchar' });
    }
  });
});
