import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { measure, whole } from '../fields/numbers.ts';
import { badRow, done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { optionalText, text } from '../fields/texts.ts';

export const boxRule = { smallest: 20, preset: 40, mostBoxes: 2, presetCanvas: 500 } as const;
export const stockMax = 99_999_999;
/** Product codes in one sheet. */
export const importMax = 200;
export const numberOfPrints = enumOf({ one: 1, two: 2 });

export const pixels = whole({ min: 0, max: 100_000 });
/** A print position in pixels of the base image, from its top left corner. */
export const printBox = z.object({
  x: pixels,
  y: pixels,
  width: whole({ min: boxRule.smallest, max: 100_000 }),
  height: whole({ min: boxRule.smallest, max: 100_000 }),
});
export type PrintBox = z.output<typeof printBox>;

const centimetres = measure({ min: 0.01, max: 9999.99 });
const grams = measure({ min: 0.01, max: 9_999_999.99 });
export const imageSize = z.object({ width: z.int(), height: z.int() });

export const categoryForm = z.object({
  name: text({ max: 20, required: 'categories.nameRequired' }),
  styleCode: text({ max: 20, required: 'categories.styleRequired' }),
  colorCode: text({ max: 20, required: 'categories.colorRequired' }),
  bottomImageId: id('LibraryFile', 'categories.baseImageRequired'),
  numberOfPrints,
  /** One box for each print; absent: boxes of 40 x 40 at the top left. */
  printLocations: z.array(printBox).max(boxRule.mostBoxes, { error: 'categories.tooManyBoxes' }).optional(),
  boxLength: centimetres,
  boxWidth: centimetres,
  boxHigh: centimetres,
  boxWeight: grams,
});

const counters = z.object({ realStock: z.int(), virtualStock: z.int(), shippedNum: z.int(), signedNum: z.int() });

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
  productCodeCount: z.int(),
  /** Units that are missing on the shelf, of the codes that have too few. */
  shortNum: z.int(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type Category = z.output<typeof category>;

/** With the facts of its category that an order line takes over. */
export const productCode = counters.extend({
  id: id('ProductCode'),
  code: z.string(),
  productCodeCategoryId: id('Category'),
  productCategoryName: z.string(),
  styleCode: z.string(),
  colorCode: z.string(),
  sizeCode: z.string(),
  styleName: z.string(),
  colorName: z.string(),
  sizeName: z.string(),
  printNum: z.int(),
  boxLength: z.number(),
  boxWidth: z.number(),
  boxHigh: z.number(),
  boxWeight: z.number(),
  bottomImageUrl: z.string(),
  bottomImageMetaData: imageSize,
  printLocations: z.array(printBox),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type ProductCode = z.output<typeof productCode>;

/** As lists answer it: the counters are for those who manage products, and null for others. */
const listedProductCode = productCode.extend({
  realStock: z.int().nullable(),
  virtualStock: z.int().nullable(),
  shippedNum: z.int().nullable(),
  signedNum: z.int().nullable(),
});
export type ListedProductCode = z.output<typeof listedProductCode>;

export const isCounted = (product: ListedProductCode): product is ProductCode => product.realStock !== null;

/** What has another number of prints than its category. */
export const otherPrints = z.object({
  /** SKU mappings. */
  mappings: z.int(),
  /** Orders that nobody has approved yet. */
  orders: z.int(),
  /** Related models. */
  models: z.int(),
});
export type OtherPrints = z.output<typeof otherPrints>;

const realStock = whole({ min: 0, max: stockMax });
const sizeCode = text({ max: 20, required: 'categories.sizeRequired' });
const manage = ['/products/information'] as const;

/** How often a product code is used where. */
const productCodeUses = z.object({ mappings: z.int(), orderLines: z.int() });

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
    }),
    output: pageOf(category),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/product/code/category/detail',
    summary: 'One category',
    permission: manage,
    reads: true,
    input: z.object({ id: id('Category') }),
    output: category,
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
  productCodePage: endpoint({
    method: 'GET',
    path: '/product/code/page',
    summary: 'Product codes by code; also the lookup for pickers, without the stock then',
    permission: 'signedIn',
    reads: true,
    input: pageQuery.extend({
      code: filterText(70),
      styleCode: filterText(20),
      colorCode: filterText(20),
      sizeCode: filterText(20),
      productCodeCategoryId: filter(id('Category')),
    }),
    output: pageOf(listedProductCode),
  }),
  createProductCode: endpoint({
    method: 'POST',
    path: '/product/code/create',
    summary: 'Add a product code: style, colour and size code joined by -',
    permission: manage,
    input: z.object({
      productCodeCategoryId: id('Category', 'categories.categoryRequired'),
      sizeCode,
      realStock,
    }),
    output: productCode,
  }),
  updateProductCode: endpoint({
    method: 'POST',
    path: '/product/code/update',
    summary: 'Change the size or the stock on the shelf',
    permission: manage,
    input: z.object({
      id: id('ProductCode'),
      sizeCode,
      realStock,
      /** Why the stock changes, kept with the movement. */
      stockNote: optionalText(100),
      gmtModified: loadedVersion,
    }),
    output: productCode,
    failures: { ...notFound, ...stale(productCode), 'categories.sizeLocked': failure(409, productCodeUses) },
  }),
  deleteProductCode: endpoint({
    method: 'POST',
    path: '/product/code/delete',
    summary: 'Delete a product code that nothing uses',
    permission: manage,
    input: z.object({ id: id('ProductCode') }),
    output: done,
    failures: { ...notFound, ...inUse(productCodeUses) },
  }),
  importProductCodes: endpoint({
    method: 'POST',
    path: '/product/code/import',
    summary:
      'Add the product codes of an .xlsx sheet: all of them, or none and every bad line (422). Those that exist stay',
    permission: manage,
    input: z.object({}),
    output: z.object({ created: z.int(), existing: z.int() }),
    files: { maxBytes: 20 * 1024 * 1024, maxFiles: 1 },
    failures: { 'categories.sheet.failed': failure(422, z.array(badRow)) },
  }),
  productCodeTemplate: endpoint({
    method: 'GET',
    path: '/product/code/importTemplate',
    summary: 'The empty import sheet, with an example',
    permission: manage,
    reads: true,
    input: z.object({}),
    output: z.null(),
    download: true,
  }),
};
