import { z } from 'zod';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { measure, whole } from '../fields/numbers.ts';
import { clean, optionalText, text } from '../fields/texts.ts';
import { marketplaceId } from '../platformCategories/platformCategories.ts';
import { price } from '../productTemplates/form.ts';
import { skuStatus } from '../products/product.ts';

/** Limits that the specification names. */
export const cargoNoMax = 200;
export const titleMax = 200;
export const descriptionMax = 5000;
/** Listings of one plan. */
export const listingsMost = 10_000;

const centimetres = measure({ min: 0.01, max: 9999.99 }).nullable().default(null);
const grams = measure({ min: 0.01, max: 9_999_999.99 }).nullable().default(null);

/** Stock and prices have at most 10 characters. */
export const realStock = whole({ min: 0, max: 999_999_999 });
export const listingPrice = price('publishing.priceRequired');
/** Empty: no price. */
const priceOrNone = z.preprocess((given) => (given === '' ? null : given), listingPrice.nullable().default(null));

/** What may be changed in a listing's SKU. */
const publishSpecForm = z.object({
  id: id('PublishSpec'),
  /** As the store knows it; absent: as it is. It is fixed once the marketplace has it. */
  sku: filter(text({ max: 100 })),
  originalPrice: priceOrNone,
  specialPrice: priceOrNone,
  realStock,
  status: skuStatus,
  outerBoxLength: centimetres,
  outerBoxWidth: centimetres,
  outerBoxHeight: centimetres,
  outerBoxWeight: grams,
  productReferenceLinks: optionalText(200),
});

/** What the batch dialog gives for one listing; the rest of it comes from the product. */
export const publishProductForm = z.object({
  /** Of a listing that the plan has already; absent: a new one. */
  id: filter(id('PublishProduct')),
  storeId: id('Store', 'publishing.storeRequired'),
  productId: id('Product', 'publishing.productRequired'),
  cargoNo: text({ max: cargoNoMax, required: 'publishing.cargoNoRequired' }),
  title: text({ max: titleMax, required: 'publishing.titleRequired' }),
  description: optionalText(descriptionMax),
  /** Absent: as the store's price rule proposes. By SKU of ours. */
  prices: z
    .array(z.object({ productSpecId: id('ProductSku'), originalPrice: listingPrice, specialPrice: priceOrNone }))
    .max(2000)
    .optional(),
});
export type PublishProductForm = z.output<typeof publishProductForm>;

/** Names are not looked at. */
const publishProductAttrForm = z.object({
  attrKeyId: marketplaceId,
  attrValId: filter(marketplaceId),
  attrValName: optionalText(1000),
  attrInputVal: filter(z.string().max(40).check(clean)),
  attrUnit: filter(z.string().max(40).check(clean)),
});

/** What may be changed in a listing that is pending, failed or published. SKUs that are not named stay as they are. */
export const publishProductEdit = z.object({
  cargoNo: text({ max: cargoNoMax, required: 'publishing.cargoNoRequired' }),
  title: text({ max: titleMax, required: 'publishing.titleRequired' }),
  description: optionalText(descriptionMax),
  publishProductAttrs: z.array(publishProductAttrForm).max(5000).optional(),
  publishProductSpecs: z.array(publishSpecForm).max(2000),
});
