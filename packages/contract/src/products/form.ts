import { z } from 'zod';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { measure, whole } from '../fields/numbers.ts';
import { clean, optionalText, text } from '../fields/texts.ts';
import { addressOfPicture } from '../pictures/pictures.ts';
import { origin, price, saleState } from '../productTemplates/form.ts';
import { slotList } from '../pictures/slotLists.ts';
import { skuStatus } from './product.ts';

/** Any sign of a Chinese text: its characters, punctuation and full-width forms. */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** SKU and SPU: unique over all products whatever their case. */
export const productCodeText = (max = 100) =>
  z
    .string({ error: 'products.required' })
    .trim()
    .min(1, { error: 'products.required' })
    .max(max)
    .check(clean)
    .refine((given) => !chinese.test(given), { error: 'products.noChinese' });

/** The codes of products with many SKUs hold nothing but ASCII. */
export const asciiCode = () =>
  // oxlint-disable-next-line no-control-regex -- ASCII as it is defined
  productCodeText().refine((given) => /^[\u0020-\u007e]*$/.test(given), { error: 'products.asciiOnly' });

export const productStockMax = 99_999_999;
const centimetres = measure({ min: 0.01, max: 9999.99 });
/** Of at most 8 characters with its decimals. */
const grams = measure({ min: 0.01, max: 99_999.99 });
const ownStock = whole({ min: 0, max: productStockMax });
const mainPicture = addressOfPicture('products.mainPictureRequired');

/** What both sides of a range are compared by: with two decimals and few digits, numbers are in the order of their amounts. */
export const rises = (start: string, end: string) => Number(start) < Number(end);

/** The fields of a SKU that every kind of product has. */
const common = {
  name: text({ max: 100, required: 'products.required' }),
  status: skuStatus,
  remark: optionalText(100),
  /** Absent: true. */
  followsStock: z.boolean().default(true),
  /** The SKU's own stock; only where it does not follow. */
  realStock: filter(ownStock),
};

const prices = {
  startOriginalPrice: price('productTemplates.originalPriceRequired'),
  endOriginalPrice: price('productTemplates.originalPriceRequired'),
  startSellingPrice: price('productTemplates.sellingPriceRequired'),
  endSellingPrice: price('productTemplates.sellingPriceRequired'),
};
const box = {
  outerBoxLength: centimetres,
  outerBoxWidth: centimetres,
  outerBoxHeight: centimetres,
  outerBoxWeight: grams,
};

const goods = {
  material: text({ max: 30, required: 'products.required' }),
  origin,
  productReferenceLinks: text({ max: 200, required: 'products.required' }),
  ...prices,
  ...box,
};

/** The SKU of a single product. Its ranges rise strictly. */
export const singleSpec = z.object({
  ...common,
  sku: productCodeText(),
  productCode: text({ max: 70, required: 'products.selectRequired' }),
  mainPictureUrl: mainPicture,
  ...goods,
  sheinProductImages: slotList('shein', 'count'),
  temuProductImages: slotList('temu', 'count'),
});

/** One SKU of a product with many. Pictures may be fewer than a listing needs; the list says so. */
export const variantSpec = z.object({
  ...common,
  sku: asciiCode(),
  /** Empty: its code does not exist yet. */
  productCode: optionalText(70),
  colorCode: text({ max: 20, required: 'products.selectRequired' }),
  sizeCode: text({ max: 20, required: 'products.selectRequired' }),
  mainPictureUrl: mainPicture,
  ...goods,
  sheinProductImages: slotList('shein', 'atMost'),
  temuProductImages: slotList('temu', 'atMost'),
});

/** The SKU of a combination. Absent prices are the sums of its components, an absent box is what they need together. */
export const combinationSpec = z.object({
  ...common,
  sku: productCodeText(),
  mainPictureUrl: filter(addressOfPicture('pictures.unknown')),
  startOriginalPrice: filter(prices.startOriginalPrice),
  endOriginalPrice: filter(prices.endOriginalPrice),
  startSellingPrice: filter(prices.startSellingPrice),
  endSellingPrice: filter(prices.endSellingPrice),
  outerBoxLength: filter(centimetres),
  outerBoxWidth: filter(centimetres),
  outerBoxHeight: filter(centimetres),
  outerBoxWeight: filter(grams),
});

export const componentForm = z.object({ id: id('ProductSku'), quantity: whole({ min: 1, max: 999 }).default(1) });
export const components = z
  .array(componentForm, { error: 'products.componentsRequired' })
  .min(1, { error: 'products.componentsRequired' })
  .max(50);

/** What every kind of product has beside its SKUs. */
export const productHead = {
  spu: productCodeText(),
  productTemplateId: filter(id('ProductTemplate')),
  categoryTemplateId: id('ClassificationTemplate', 'products.selectRequired'),
  outerPkgTemplateId: id('PackagingTemplate', 'products.selectRequired'),
  status: saleState,
};

export const prints = {
  stockImage1: filter(id('LibraryFile')),
  stockImage2: filter(id('LibraryFile')),
};
