import { expect, it } from 'vitest';
import { contradictionsOf } from './judge.ts';
import { lexiconOf } from './lexicon.ts';
import { dictionary, library, plantMappings } from './sellers.fixture.ts';

const lexicon = lexiconOf(dictionary);

it('finds what was mapped wrongly and leaves alone what was not', () => {
  const planted = plantMappings(20_000, 20_261_121);
  const judged = planted.map((one) => ({
    ...one,
    found: contradictionsOf(one.listing, { ...one.product, prints: one.prints }, lexicon, library),
  }));
  const wrong = judged.filter((one) => one.wrong.length > 0);
  const right = judged.filter((one) => one.wrong.length === 0);
  const found = wrong.filter((one) => one.found.length > 0).length / wrong.length;
  const falseAlarms = right.filter((one) => one.found.length > 0).length / right.length;
  expect(found).toBeGreaterThanOrEqual(0.95);
  expect(falseAlarms).toBeLessThanOrEqual(0.02);
});
