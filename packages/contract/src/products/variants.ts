import { z } from 'zod';
import { notFound } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { clean, text } from '../fields/texts.ts';
import { asciiCode, prints, variantSpec } from './form.ts';
import { productDetail, skuStatus, slotRow, stockImage } from './product.ts';
import { variantsOnly } from './products.ts';

/** What the SKUs are generated from. A change of any of it asks for generating anew. */
export const variantBasis = z.object({
  /**
   * A product that exists already: only the combinations that it lacks are generated, and saving adds them to it. What it
   * has beside colours and sizes is taken from the product, not from here.
   */
  productId: filter(id('Product')),
  spu: asciiCode(),
  styleCode: text({ max: 20, required: 'products.selectRequired' }),
  colorCodes: z
    .array(text({ max: 20 }), { error: 'products.selectRequired' })
    .min(1, { error: 'products.selectRequired' })
    .max(100),
  sizeCodes: z
    .array(text({ max: 20 }), { error: 'products.selectRequired' })
    .min(1, { error: 'products.selectRequired' })
    .max(100),
  productTemplateId: id('ProductTemplate', 'products.selectRequired'),
  categoryTemplateId: id('ClassificationTemplate', 'products.selectRequired'),
  outerPkgTemplateId: id('PackagingTemplate', 'products.selectRequired'),
  ...prints,
});
export type VariantBasis = z.output<typeof variantBasis>;

/** A SKU that is not written yet, with what the template and the dictionary say of it. */
export const generatedSpec = z.object({
  sku: z.string(),
  name: z.string(),
  status: skuStatus,
  colorCode: z.string(),
  colorName: z.string(),
  sizeCode: z.string(),
  sizeName: z.string(),
  productSpecInfoName: z.string(),
  /** The code that style, colour and size make, whether or not it exists. */
  productCode: z.string(),
  /** False: it can be added where its category exists. */
  productCodeExists: z.boolean(),
  /** The category of style and colour; null: there is none, so there is no effect picture either. */
  productCodeCategoryId: id('Category').nullable(),
  /** Of its product code's category; 0 without one. */
  printNum: z.int(),
  /** True: the stock is what the product code has available. */
  followsStock: z.boolean(),
  /** The template's, for a SKU that shall have a stock of its own. */
  realStock: z.int(),
  /** What its product code has available; null without one. */
  inventory: z.int().nullable(),
  /** The SKU exists already, as part of another product. */
  skuTaken: z.boolean(),
  material: z.string(),
  origin: z.enum(['US', 'CN']),
  productReferenceLinks: z.string(),
  startOriginalPrice: z.string(),
  endOriginalPrice: z.string(),
  startSellingPrice: z.string(),
  endSellingPrice: z.string(),
  outerBoxLength: z.number(),
  outerBoxWidth: z.number(),
  outerBoxHeight: z.number(),
  outerBoxWeight: z.number(),
});
export type GeneratedSpec = z.output<typeof generatedSpec>;

const slotPictures = slotRow.omit({ productId: true, productSpecId: true });

export const productVariants = {
  add: endpoint({
    method: 'POST',
    path: '/product/addVariantProducts',
    summary:
      'isConfirm false: the SKUs that colors and sizes make, with what the template gives; nothing is written. True: add the product with the SKUs that were generated, without those that were taken out; 409 if what they were made from has changed since. Product codes that have been added since are taken, and are no change',
    permission: variantsOnly,
    prepares: true,
    input: z.discriminatedUnion('isConfirm', [
      variantBasis.extend({ isConfirm: z.literal(false) }),
      variantBasis.extend({
        isConfirm: z.literal(true),
        /** As generating answered it. */
        basis: z.string().max(100).check(clean),
        productSpecs: z
          .array(variantSpec, { error: 'products.variantsRequired' })
          .min(1, { error: 'products.variantsRequired' })
          .max(2000),
      }),
    ]),
    output: z.discriminatedUnion('isConfirm', [
      z.object({
        isConfirm: z.literal(false),
        basis: z.string(),
        /** By colour in the order of the dictionary, then by size as on a size chart. */
        productSpecs: z.array(generatedSpec),
        stockImages: z.array(stockImage),
        /** The template's pictures: each SKU begins with them. */
        sheinImageList: z.array(slotPictures),
        temuImageList: z.array(slotPictures),
      }),
      z.object({ isConfirm: z.literal(true), product: productDetail }),
    ]),
    failures: { ...notFound, 'products.dataChanged': failure(409) },
  }),
  addCodes: endpoint({
    method: 'POST',
    path: '/product/addMissingCodes',
    summary:
      'Add the product codes that generated SKUs name and that do not exist yet, with no stock; only where their category exists',
    permission: variantsOnly,
    input: z.object({
      styleCode: text({ max: 20, required: 'products.selectRequired' }),
      pairs: z
        .array(z.object({ colorCode: text({ max: 20 }), sizeCode: text({ max: 20 }) }))
        .min(1)
        .max(2000),
    }),
    output: z.object({
      added: z.array(z.string()),
      /** Codes whose style and colour have no category. */
      withoutCategory: z.array(z.string()),
    }),
  }),
};
