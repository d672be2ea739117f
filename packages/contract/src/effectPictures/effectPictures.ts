import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { either } from '../products/products.ts';

/** Sizes that fit slots: square every one that takes 1:1, portrait those that take 3:4. */
export const effectShape = enumOf({ square: 1, portrait: 2 });
export type EffectShape = z.output<typeof effectShape>;
export const effectSizes = {
  [effectShape.square]: { width: 1350, height: 1350 },
  [effectShape.portrait]: { width: 1350, height: 1800 },
} as const;

/** Whose pictures are asked for in one call: a screen asks for a few at a time, so that they appear one after the other. */
export const mostEffectPictures = 100;

/** What became of one product code or category: the picture's address, or why there is none. */
const outcome = z.union([z.object({ url: z.string() }), z.object({ msg: words })]);
export type EffectOutcome = z.output<typeof outcome>;

const asked = {
  /** Prints in the order of their positions. */
  images: ids('LibraryFile', 'effectPictures.noPrint'),
  /** Present: as this store's mockup shows the product. */
  shopId: filter(id('Store')),
  shape: filter(effectShape),
};

/** Making a picture changes no record: whoever asks the same is answered from what is kept. */
export const effectPictures = {
  generate: endpoint({
    method: 'POST',
    path: '/product/code/generateAnImage',
    summary:
      'Effect pictures of product codes with these prints: made once for each question, answered from what is kept afterwards',
    permission: either,
    reads: true,
    input: z.object({
      ...asked,
      productCodeList: z
        .array(text({ max: 70 }))
        .min(1)
        .max(mostEffectPictures),
    }),
    /** By product code, as it was given. */
    output: z.record(z.string(), outcome),
  }),
  ofCategories: endpoint({
    method: 'POST',
    path: '/product/code/generateAnImage/ofCategories',
    summary: 'The same by category, for product codes that do not exist yet',
    permission: either,
    reads: true,
    input: z.object({ ...asked, productCodeCategoryIds: ids('Category') }),
    /** By category id. */
    output: z.record(z.string(), outcome),
  }),
};
