import { layOut, millimetres, pdfPage, pieceSizes, pngTiles, type Printed, type Sheet } from '@pressroom/imaging';
import { samplePrint } from '@pressroom/imaging/sample';
import sharp from 'sharp';
import { type Figure, boundValue } from '../figure.ts';

const dpi = 200;
const mm = millimetres(dpi);
const roll = {
  width: Math.floor((600 * dpi) / 25.4),
  length: Math.floor((5_000 * dpi) / 25.4),
  gap: mm(5),
  rotate: true,
};
const count = 300;
const motifs = ['sunset', 'fox', 'peony', 'moon', 'planet', 'rings'];
/** Fronts, backs, chests and sleeves. */
const sizesCm = [
  [26, 34],
  [30, 38],
  [24, 24],
  [10, 10],
  [9, 28],
  [20, 14],
] as const;

export const gangSheets: Figure = {
  names: ['gang-sheet-fill', 'gang-sheet-memory'],
  what: `${count} mixed prints on film of 60 cm: how full the sheets are in percent, and how much the memory grows while the first of 5 m is written as tiles and as a PDF`,
  async measure() {
    const prints = await Promise.all(
      sizesCm.map(([widthCm, heightCm], index) => samplePrint({ name: motifs[index]!, widthCm, heightCm })),
    );
    const kinds = await Promise.all(
      prints.map(async (bytes) => {
        const { width, height } = await sharp(bytes).metadata();
        return { bytes, print: { width, height, dpiHorizontal: dpi, dpiVertical: dpi } };
      }),
    );
    const pieces = Array.from({ length: count }, (_, index) => ({
      ...kinds[(index * 7) % kinds.length]!,
      caption: captionOf(index),
    }));
    const sizes = await pieceSizes(pieces, dpi);
    const start = performance.now();
    const { sheets } = await layOut(
      sizes.map((size, index) => ({ ...size, group: String(index >> 1) })),
      roll,
    );
    const seconds = (performance.now() - start) / 1000;
    const area = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
    const length = sheets.reduce((sum, sheet) => sum + sheet.length, 0);
    const [first] = sheets;
    const sheet: Sheet = {
      ...roll,
      dpi,
      length: first!.length,
      pieces: first!.placements.map(({ piece, ...at }) => {
        const { bytes, ...printed } = pieces[piece]!;
        return { ...printed, ...at, read: async () => bytes };
      }),
    };
    const grown = await growth(async () => {
      for (const { content } of pngTiles(sheet, mm(500))) await drain(content);
      await drain(pdfPage(sheet).content);
    });
    console.log(
      `${count} prints on ${sheets.length} sheets, laid in ${seconds.toFixed(2)} s; ${grown.seconds.toFixed(1)} s for both files`,
    );
    return [
      boundValue('gang-sheet-fill', { ours: (area * 100) / (roll.width * length), unit: '%' }, { atLeast: 80 }),
      boundValue('gang-sheet-memory', { ours: grown.megabytes, unit: 'MB' }, { atMost: 500 }),
    ];
  },
};

function captionOf(index: number): Printed['caption'] {
  return {
    orderNumber: `PO-211-0842771364${5000 + index}`,
    pieceCode: 'Q1X4S-1B',
    line: 1,
    position: 1,
    positions: 1,
    productCode: 'TEE-BLK-M',
    sizeName: 'M',
    colorName: '黑色',
    quantity: 1,
  };
}

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  let bytes = 0;
  for await (const part of content) bytes += part.length;
  if (bytes === 0) throw new Error('The file is empty');
}

/** Of this process, which does nothing else meanwhile. */
async function growth(work: () => Promise<void>): Promise<{ megabytes: number; seconds: number }> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const start = performance.now();
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return { megabytes: (peak - before) / 2 ** 20, seconds: (performance.now() - start) / 1000 };
}
