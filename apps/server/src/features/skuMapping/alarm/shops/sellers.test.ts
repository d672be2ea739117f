import { expect, it } from 'vitest';
import { contradictionsOf } from '../judge.ts';
import { lexiconOf } from '../lexicon.ts';
import { outfitters } from './otherSellers.fixture.ts';
import { dictionaryOf, libraryOf, plantMappings, printers } from './sellers.fixture.ts';

const shops = { printers, outfitters };

for (const [name, sellers] of Object.entries(shops)) {
  it(`finds what was mapped wrongly and leaves alone what was not, in the shop of the ${name}`, ({ annotate }) => {
    const lexicon = lexiconOf(dictionaryOf(sellers));
    const library = libraryOf(sellers);
    const judged = plantMappings(sellers, 10_000, 20_261_121).map((one) => ({
      ...one,
      found: contradictionsOf(one.listing, { ...one.product, prints: one.prints }, lexicon, library),
    }));
    const wrong = judged.filter((one) => one.wrong.length > 0);
    const right = judged.filter((one) => one.wrong.length === 0);
    const found = wrong.filter((one) => one.found.length > 0).length / wrong.length;
    const falseAlarms = right.filter((one) => one.found.length > 0).length / right.length;
    void annotate(`${percent(found)} of ${wrong.length} wrong ones found, ${percent(falseAlarms)} false alarms`);
    expect(found).toBeGreaterThanOrEqual(0.95);
    expect(falseAlarms).toBeLessThanOrEqual(0.02);
  });
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
