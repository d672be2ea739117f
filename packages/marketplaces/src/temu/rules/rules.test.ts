import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { expect, it } from 'vitest';
import type { DraftPicture } from '../../publishing/draft.ts';
import type { Ground } from '../../publishing/ground.ts';
import { black, draftPicture, draftSku, listingDraft } from '../../testing/listingDraft.ts';
import { numberRules } from './numbers.ts';
import { pictureRules } from './pictures.ts';

const store = { marketplace: 'temu', mode: 'semi', country: 'US', settings: null } as const;
// these rules look at nothing else of it
const nothingKnown = { attributes: null } as Ground;

const shown = (...carousel: DraftPicture[]) =>
  listingDraft({ skus: [draftSku(black, null, { pictures: { [imageTypes.temuCarousel]: carousel } })] });

const found = (rules: typeof numberRules, id: string, draft: ReturnType<typeof listingDraft>) =>
  rules
    .find((rule) => rule.id === id)!
    .judge(draft, store, nothingKnown)
    .map(({ severity, message }) => `${severity} ${message.key}`);

it('takes pictures of either shape while nobody knows whether the goods are worn, but not both', () => {
  const square = { ...draftPicture('square'), width: 1000, height: 1000 };
  const upright = { ...draftPicture('upright'), width: 1350, height: 1800 };
  const judge = (...pictures: DraftPicture[]) => found(pictureRules, 'temu.pictures.carousel', shown(...pictures));
  expect(judge(square)).toEqual([]);
  expect(judge(upright)).toEqual([]);
  expect(judge(square, upright)).toEqual(['error preflight.picture']);
  expect(judge()).toEqual(['error preflight.slotFew']);
});

it('warns of a special price above the original one, which is the price that TEMU gets', () => {
  const priced = (originalPrice: string | null, specialPrice: string | null) =>
    found(
      numberRules,
      'temu.price.special',
      listingDraft({ skus: [draftSku(black, null, { originalPrice, specialPrice })] }),
    );
  expect(priced('14.99', '999.00')).toEqual(['warning preflight.specialAbove']);
  expect(priced('14.99', '14.99')).toEqual([]);
  expect(priced(null, '14.99')).toEqual([]);
});
