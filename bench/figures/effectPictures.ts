import { effectPicture, keepDecoded } from '@pressroom/imaging';
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
/** As much as the server keeps. */
const keptBytes = 64 * 1024 * 1024;
const perRound = 30;
const rounds = 3;

export const effectPictures: Figure = {
  names: ['effect-pictures'],
  what: 'effect pictures for slots with all cores, folds and all, against pasting the print with bare sharp',
  async measure() {
    const bases = await Promise.all(colours.map((color) => sampleShirt({ color })));
    const sources = await Promise.all(prints.map(samplePrint));
    const bare = (at: number) =>
      pasteBare({ base: bases[at % bases.length]!, print: sources[at % sources.length]!, box, side, size });
    const stored = (name: string, all: readonly Buffer[], at: number) => ({
      name: `${name} ${at % all.length}`,
      load: () => Promise.resolve(all[at % all.length]!),
    });
    const sides = await inTurn(rounds, {
      ours() {
        // nothing is kept from the round before
        const decoded = keepDecoded(keptBytes);
        return rateOf(perRound, (at) => {
          const prints = [{ source: stored('print', sources, at), box }];
          return effectPicture({ base: stored('base', bases, at), prints, size, blend: 'auto', decoded });
        });
      },
      bare: () => rateOf(perRound, bare),
    });
    return [compareRatio('effect-pictures', { ...sides, unit: 'pictures/s' }, { atLeast: 0.9 })];
  },
};
