import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { either } from '../products/products.ts';

/** How a print lies on the cloth. auto: by the base image's own brightness under the print. */
export const blends = ['auto', 'multiply', 'screen', 'plain'] as const;
export type Blend = (typeof blends)[number];

/** Sizes that fit slots: square every one that takes 1:1, portrait those that take 3:4. */
export const effectShape = enumOf({ square: 1, portrait: 2 });
export const effectSizes = {
  [effectShape.square]: { width: 1350, height: 1350 },
  [effectShape.portrait]: { width: 1350, height: 1800 },
} as const;

/** What became of one product code: the picture's address, or why there is none. */
const outcome = z.union([z.object({ url: z.string() }), z.object({ msg: words })]);

export const effectPictures = {
  generate: endpoint({
    method: 'POST',
    path: '/product/code/generateAnImage',
    summary:
      'Effect pictures of product codes with these prints: made once for each question, answered from what is kept afterwards',
    permission: either,
    prepares: true,
    input: z.object({
      /** Prints in the order of their positions. */
      images: ids('LibraryFile', 'effectPictures.noPrint'),
      productCodeList: z
        .array(text({ max: 70 }))
        .min(1)
        .max(100),
      /** Present: as this store's related model shows the product. */
      shopId: filter(id('Store')),
      shape: filter(effectShape),
    }),
    /** By product code, as it was given. */
    output: z.record(z.string(), outcome),
  }),
  ofCategories: endpoint({
    method: 'POST',
    path: '/product/code/generateAnImage/ofCategories',
    summary: 'The same by category, for product codes that do not exist yet',
    permission: either,
    prepares: true,
    input: z.object({
      images: ids('LibraryFile', 'effectPictures.noPrint'),
      productCodeCategoryIds: ids('Category'),
      shopId: filter(id('Store')),
      shape: filter(effectShape),
    }),
    /** By category id. */
    output: z.record(z.string(), outcome),
  }),
};
