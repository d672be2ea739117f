import { effectPicture } from '@pressroom/imaging';
import { samplePrint, sampleShirt } from '@pressroom/imaging/sample';
import { pasteBare } from '../bare/effectPicture.ts';
import { type Figure, compareRatio } from '../figure.ts';
import { inTurn, rateOf } from '../rounds.ts';

const side = 1200;
const size = { width: 1350, height: 1350 };
const box = { x: 380, y: 340, width: 440, height: 560 };
const colours = ['white', 'black', 'red', 'navy', 'sand'];
const prints = [
  { name: 'sunset', widthCm: 26, heightCm: 34 },
  { name: 'fox', widthCm: 26, heightCm: 30 },
];
const perRound = 30;
const rounds = 3;

export const effectPictures: Figure = {
  names: ['effect-pictures'],
  what: 'effect pictures for slots with all cores, folds and all, against pasting the print with bare sharp',
  async measure() {
    const bases = await Promise.all(colours.map((color) => sampleShirt({ color })));
    const sources = await Promise.all(prints.map(samplePrint));
    const piece = (at: number) => ({ base: bases[at % bases.length]!, print: sources[at % sources.length]! });
    const ours = ({ base, print }: ReturnType<typeof piece>) =>
      effectPicture({ base, prints: [{ source: print, box }], size, blend: 'auto' });
    const bare = (one: ReturnType<typeof piece>) => pasteBare({ ...one, box, side, size });
    const rate = (draw: (one: ReturnType<typeof piece>) => Promise<Buffer>) => () =>
      rateOf(perRound, (at) => draw(piece(at)));
    const sides = await inTurn(rounds, { ours: rate(ours), bare: rate(bare) });
    return [compareRatio('effect-pictures', { ...sides, unit: 'pictures/s' }, { atLeast: 0.9 })];
  },
};
