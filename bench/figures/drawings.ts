import { renderDrawing } from '@pressroom/imaging';
import { samplePrint } from '@pressroom/imaging/sample';
import sharp from 'sharp';
import { captionOf, drawBare, type ReadyCaption } from '../bare/drawing.ts';
import { type Figure, compareRatio } from '../figure.ts';
import { inTurn, rateOf } from '../rounds.ts';

interface Sample {
  print: Buffer;
  height: number;
  caption: ReadyCaption;
}

const prints = [
  { name: 'sunset', widthCm: 26, heightCm: 34 },
  { name: 'fox', widthCm: 26, heightCm: 30 },
  { name: 'peony', widthCm: 24, heightCm: 26 },
];
const caption = {
  orderNumber: 'PO-211-08427713645110',
  pieceCode: 'Q1X4S-0B',
  line: 1,
  position: 1,
  positions: 2,
  productCode: 'TEE-BLK-M',
  sizeName: 'M',
  colorName: '黑色',
  quantity: 2,
};
const perRound = prints.length * 2;
const rounds = 6;

export const drawings: Figure = {
  names: ['drawings'],
  what: 'production drawings with all cores, against the bare sharp pipeline with a ready caption',
  async measure() {
    const samples = await Promise.all(prints.map(takeSample));
    const ours = ({ print }: Sample) => renderDrawing({ print, caption });
    const bare = (sample: Sample) => drawBare(sample.print, sample.caption, sample.height);
    for (const sample of samples) requireSameSize(await ours(sample), await bare(sample));

    const rate = (draw: (sample: Sample) => Promise<Buffer>) => () =>
      rateOf(perRound, (piece) => draw(samples[piece % samples.length]!));
    const sides = await inTurn(rounds, { ours: rate(ours), bare: rate(bare) });
    return [compareRatio('drawings', { ...sides, unit: 'drawings/s' }, { atLeast: 0.9 })];
  },
};

async function takeSample(options: (typeof prints)[number]): Promise<Sample> {
  const print = await samplePrint(options);
  const { height } = await sharp(print).metadata();
  return { print, height, caption: await captionOf(await renderDrawing({ print, caption }), height) };
}

/** Fails where the files differ by more than a hundredth: both sides must write the same picture with the same effort. */
function requireSameSize(ours: Buffer, bare: Buffer): void {
  if (Math.abs(ours.length - bare.length) > bare.length / 100) {
    throw new Error(`The drawings differ: ${ours.length} and ${bare.length} bytes`);
  }
}
