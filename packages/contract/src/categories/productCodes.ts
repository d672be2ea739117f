import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { badRow, done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { importMode, oneSheet, planChanged, sheetCheck } from '../fields/sheetImports.ts';
import { optionalText, text } from '../fields/texts.ts';
import { imageSize, printBox } from './printBox.ts';

export const stockMax = 99_999_999;
/** The most product codes that one imported sheet may hold. */
export const importMax = 10_000;

export const counters = z.object({
  realStock: z.int(),
  virtualStock: z.int(),
  shippedNum: z.int(),
  signedNum: z.int(),
});

/** A product code with the facts of its category that order lines copy. */
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

/** A product code beside its category: what it does not share with it. */
export const categoryCode = counters.extend(
  productCode.pick({ id: true, code: true, sizeCode: true, sizeName: true, gmtCreate: true, gmtModified: true }).shape,
);
export type CategoryCode = z.output<typeof categoryCode>;

/** A product code in lists. The counters are null for users who may not manage products. */
const listedProductCode = productCode.extend({
  realStock: z.int().nullable(),
  virtualStock: z.int().nullable(),
  shippedNum: z.int().nullable(),
  signedNum: z.int().nullable(),
});
export type ListedProductCode = z.output<typeof listedProductCode>;

export const isCounted = (product: ListedProductCode): product is ProductCode => product.realStock !== null;

const realStock = whole({ min: 0, max: stockMax });
const sizeCode = text({ max: 20, required: 'categories.sizeRequired' });
const manage = ['/products/information'] as const;

/** How often a product code is used where. */
const productCodeUses = z.object({
  mappings: z.int(),
  orderLines: z.int(),
  skus: z.int(),
  /** Those of the SKUs that belong to multi-attribute products. */
  variantSkus: z.int(),
  /** Of stores. */
  listings: z.int(),
});
export type ProductCodeUses = z.output<typeof productCodeUses>;

/** The endpoints about product codes; `categories` includes them. */
export const productCodes = {
  productCodePage: endpoint({
    method: 'GET',
    path: '/product/code/page',
    summary: 'Product codes by code; also the lookup for pickers, without the stock then',
    permission: 'signedIn',
    reads: true,
    input: pageQuery.extend({
      code: filterText(70),
      /** Each is part of the code, or of the code or name of its style, colour or size; in any order. */
      words: filterText(100),
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
    summary: 'Add a product code: style, color and size code joined by -',
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
  createProductCodes: endpoint({
    method: 'POST',
    path: '/product/code/createMany',
    summary:
      'Add the product codes of a style in these colors and sizes, all combinations. Those that exist stay as they are; the colors that have no category are named',
    permission: manage,
    input: z.object({
      styleCode: text({ max: 20, required: 'categories.styleRequired' }),
      colorCodes: z
        .array(text({ max: 20 }))
        .min(1, { error: 'categories.colorRequired' })
        .max(100),
      sizeCodes: z.array(sizeCode).min(1, { error: 'categories.sizeRequired' }).max(100),
      realStock,
    }),
    output: z.object({ created: z.array(z.string()), existing: z.int(), withoutCategory: z.array(z.string()) }),
  }),
  checkCodesImport: endpoint({
    method: 'POST',
    path: '/product/code/checkImport',
    summary: 'What importing this .xlsx sheet of product codes would do, without doing it',
    permission: manage,
    reads: true,
    input: z.object({}),
    output: sheetCheck,
    files: oneSheet,
  }),
  importProductCodes: endpoint({
    method: 'POST',
    path: '/product/code/import',
    summary:
      'Add the product codes of an .xlsx sheet: all of them, or none and every bad line (422); with skipRefused the good lines. Those that exist stay',
    permission: manage,
    input: importMode,
    output: z.object({ created: z.int(), existing: z.int(), refused: z.int() }),
    files: oneSheet,
    failures: { ...planChanged, 'categories.sheet.failed': failure(422, z.array(badRow)) },
  }),
  correctedCodesImport: endpoint({
    method: 'POST',
    path: '/product/code/correctedImport',
    summary: 'The same sheet with a column that says what is wrong with each line',
    permission: manage,
    reads: true,
    input: z.object({}),
    output: z.null(),
    files: oneSheet,
    download: true,
  }),
  productCodeTemplate: endpoint({
    method: 'GET',
    path: '/product/code/importTemplate',
    summary: 'The empty import sheet, with an example and a sheet that explains each column',
    permission: manage,
    reads: true,
    input: z.object({}),
    output: z.null(),
    download: true,
  }),
};
