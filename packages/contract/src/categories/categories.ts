import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { measure } from '../fields/numbers.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { text } from '../fields/texts.ts';
import { blend } from './blend.ts';
import { boxRule, imageSize, printBox } from './printBox.ts';
import { categoryCode, counters, productCodes } from './productCodes.ts';

export const numberOfPrints = enumOf({ one: 1, two: 2 });

const centimetres = measure({ min: 0.01, max: 9999.99 });
const grams = measure({ min: 0.01, max: 9_999_999.99 });

export const categoryForm = z.object({
  name: text({ max: 20, required: 'categories.nameRequired' }),
  styleCode: text({ max: 20, required: 'categories.styleRequired' }),
  colorCode: text({ max: 20, required: 'categories.colorRequired' }),
  bottomImageId: id('LibraryFile', 'categories.baseImageRequired'),
  numberOfPrints,
  /** One box for each print; absent: boxes of 40 x 40 at the top left. */
  printLocations: z.array(printBox).max(boxRule.mostBoxes, { error: 'categories.tooManyBoxes' }).optional(),
  /** Absent: as it is, in a new category auto. */
  blend: blend.optional(),
  boxLength: centimetres,
  boxWidth: centimetres,
  boxHigh: centimetres,
  boxWeight: grams,
});

export const category = counters.extend({
  id: id('Category'),
  name: z.string(),
  styleCode: z.string(),
  colorCode: z.string(),
  styleName: z.string(),
  colorName: z.string(),
  boxLength: z.number(),
  boxWidth: z.number(),
  boxHigh: z.number(),
  boxWeight: z.number(),
  bottomImageId: id('LibraryFile'),
  bottomImageUrl: z.string(),
  bottomImageMetaData: imageSize,
  numberOfPrints,
  printNum: z.int(),
  printLocations: z.array(printBox),
  blend,
  productCodeCount: z.int(),
  /** Units that are missing on the shelf, summed over the product codes that have too few. */
  shortNum: z.int(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type Category = z.output<typeof category>;

/** A category in lists. `productCodes`, by code, are there where they were asked for. */
const listedCategory = category.extend({ productCodes: z.array(categoryCode).optional() });
export type ListedCategory = z.output<typeof listedCategory>;

/** How many records do not have as many prints as their category. */
export const otherPrints = z.object({
  /** SKU mappings. */
  mappings: z.int(),
  /** Orders that nobody has approved yet. */
  orders: z.int(),
  /** Store mockups. */
  models: z.int(),
});
export type OtherPrints = z.output<typeof otherPrints>;

const manage = ['/products/information'] as const;

export const categories = {
  page: endpoint({
    method: 'GET',
    path: '/product/code/category/page',
    summary: 'Product categories, newest first. Filters look at the category and at its product codes',
    permission: manage,
    reads: true,
    input: pageQuery.extend({
      code: filterText(70),
      styleCode: filterText(20),
      colorCode: filterText(20),
      sizeCode: filterText(20),
      withProductCodes: filter(z.union([z.boolean(), z.stringbool()])),
    }),
    output: pageOf(listedCategory),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/product/code/category/detail',
    summary: 'One category',
    permission: manage,
    reads: true,
    input: z.object({ id: id('Category') }),
    output: category,
    failures: { ...notFound },
  }),
  options: endpoint({
    method: 'GET',
    path: '/product/code/category/options',
    summary: 'Product categories to choose from, by name',
    permission: 'signedIn',
    reads: true,
    input: z.object({}),
    output: z.array(category.pick({ id: true, name: true, styleCode: true, colorCode: true, printNum: true })),
  }),
  tryPrints: endpoint({
    method: 'POST',
    path: '/product/code/category/tryPrints',
    summary: 'How prints would look on a base image that is not saved yet, as WebP in base64. Nothing of it is kept',
    permission: manage,
    reads: true,
    input: z.object({
      bottomImageId: id('LibraryFile'),
      prints: z
        .array(z.object({ id: id('LibraryFile'), box: printBox }))
        .min(1)
        .max(boxRule.mostBoxes),
      blend,
    }),
    output: z.object({ image: z.base64() }),
    failures: { ...notFound },
  }),
  create: endpoint({
    method: 'POST',
    path: '/product/code/category/create',
    summary: 'Add a category',
    permission: manage,
    input: categoryForm,
    output: category,
  }),
  update: endpoint({
    method: 'POST',
    path: '/product/code/category/update',
    summary:
      'Change a category. Without printLocations its boxes stay, as many as there are prints. Another number of prints is taken only where confirmPrints says what otherPrints says of it',
    permission: manage,
    input: categoryForm.extend({
      id: id('Category'),
      gmtModified: loadedVersion,
      confirmPrints: otherPrints.optional(),
    }),
    output: category,
    failures: {
      ...notFound,
      ...stale(category),
      'categories.codesLocked': failure(409, z.object({ productCodes: z.int() })),
      'categories.confirmPrints': failure(409, otherPrints),
    },
  }),
  otherPrints: endpoint({
    method: 'GET',
    path: '/product/code/category/otherPrints',
    summary: 'What would have another number of prints than the category, if it had this one',
    permission: manage,
    reads: true,
    input: z.object({ id: id('Category'), numberOfPrints }),
    output: otherPrints,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/product/code/category/delete',
    summary: 'Delete a category that has no product codes',
    permission: manage,
    input: z.object({ id: id('Category') }),
    output: done,
    failures: { ...notFound, ...inUse(z.object({ productCodes: z.int(), models: z.int() })) },
  }),
  ...productCodes,
};
