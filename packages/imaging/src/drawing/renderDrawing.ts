import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { sharp } from '../libvips.ts';
import { type Density, pngDensity, setPngDensity } from '../picture/density.ts';
import type { Card } from './card.ts';
import { type DrawingCaption, drawStrip } from './strip.ts';

const libraryDpi = 200;
// A print may claim any density; outside of these a caption would vanish or fill the memory.
const lowestDpi = 72;
const highestDpi = 1200;
const gapMm = 10;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
const channels = 4;

// Measured on real prints: the adaptive filters cost five times the time for a fifth of the size.
const pngSettings = { compressionLevel: 3, adaptiveFiltering: false };

/**
 * The production drawing of one print position: the print's own pixels, untouched and at its own DPI (200 where it
 * names none), and under a transparent gap the caption. Narrow prints get a wider canvas and stand in its middle.
 */
export async function renderDrawing(input: { print: string | Buffer; caption: DrawingCaption }): Promise<Buffer> {
  const bytes = typeof input.print === 'string' ? await readFile(input.print) : input.print;
  const print = sharp(bytes, { limitInputPixels: false });
  const { width, height, density } = await print.metadata();
  const dpi = pngDensity(bytes) ?? square(density ?? libraryDpi);

  const readable = Math.min(Math.max(dpi.dpiHorizontal, lowestDpi), highestDpi);
  const strip = drawStrip(input.caption, readable, width);
  const spare = Math.max(0, strip.width - width);
  const left = Math.floor(spare / 2);
  const gap = Math.round((gapMm * readable) / 25.4);
  const overlay = { width: strip.width, height: height + gap + strip.height, channels } as const;
  const sheet = sheetWith(strip, overlay.height);
  try {
    const drawing = await print
      .pipelineColourspace('srgb')
      .toColourspace('srgb')
      .extend({ left, right: spare - left, bottom: gap + strip.height, background: transparent })
      // Compositing would round the faint pixels of the print's last rows; OR with nothing leaves all bits alone.
      .boolean(sheet.pixels, 'or', { raw: overlay })
      .png(pngSettings)
      .toBuffer();
    setPngDensity(drawing, dpi);
    return drawing;
  } finally {
    sheet.putBack();
  }
}

// Fresh memory of this size costs a quarter of a drawing's time, so sheets are wiped and used again.
const spareSheets: Buffer[] = [];
const mostSpareSheets = availableParallelism();

/** A sheet of zeroes that ends with the opaque RGBA pixels. */
function sheetWith(strip: Card, height: number): { pixels: Buffer; putBack: () => void } {
  const length = strip.width * height * channels;
  const index = spareSheets.findIndex((spare) => spare.length >= length);
  const sheet = index >= 0 ? spareSheets.splice(index, 1)[0]! : Buffer.alloc(length);
  const words = new Uint32Array(sheet.buffer, sheet.byteOffset, length / channels);
  const start = words.length - strip.data.length;
  words.fill(0xffffffff, start);
  for (let i = 0; i < strip.data.length; i++)
    if (strip.data[i] !== 255) words[start + i] = 0xff000000 | (strip.data[i]! * 0x010101);
  return {
    pixels: sheet.subarray(0, length),
    putBack() {
      words.fill(0, start);
      if (spareSheets.length < mostSpareSheets) spareSheets.push(sheet);
    },
  };
}

function square(dpi: number): Density {
  return { dpiHorizontal: dpi, dpiVertical: dpi };
}
