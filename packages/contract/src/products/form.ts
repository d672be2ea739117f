import { z } from 'zod';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { measure, whole } from '../fields/numbers.ts';
import { optionalText, text } from '../fields/texts.ts';
import type { PictureRule } from '../pictures/imageSlots.ts';
import { addressOfPicture } from '../pictures/pictures.ts';
import { slotList } from '../pictures/slotLists.ts';
import { origin, price, saleState } from '../productTemplates/form.ts';
import { skuStatus } from './product.ts';

/** Any sign of a Chinese text: its characters, punctuation and full-width forms. */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** SKU and SPU: unique over all products whatever their case. */
export const productCodeText = (max = 100) =>
  text({ max, required: 'products.required' }).refine((given) => !chinese.test(given), {
    error: 'products.noChinese',
  });

/** The codes of products with many SKUs hold nothing but ASCII. */
export const asciiCode = () =>
  // oxlint-disable-next-line no-control-regex -- ASCII as it is defined
  productCodeText().refine((given) => chinese.test(given) || /^[\u0020-\u007e]*$/.test(given), {
    error: 'products.asciiOnly',
  });

const mostBytes = 20 * 1024 * 1024;

/** The main picture of a SKU is no listing's: the slots that it is put into have rules of their own. */
export const mainPictureRule: PictureRule = { formats: ['image/png', 'image/jpeg'], maxBytes: mostBytes, shapes: [] };

export const productStockMax = 99_999_999;
/** The text of a form, or the number of an answer; leading zeros do not count. */
export const stockDigits = z
  .union([z.string().trim(), z.number().transform(String)], { error: 'products.required' })
  .refine((digits) => digits !== '', { error: 'products.required', abort: true })
  .refine((digits) => /^[0-9]{1,8}$/.test(digits), { error: 'products.stockDigits' })
  .transform(Number);

const centimetres = measure({ min: 0.01, max: 9999.99 });
/** Of at most 8 characters with its decimals. */
const grams = measure({ min: 0.01, max: 99_999.99 });
const mainPicture = addressOfPicture('products.mainPictureRequired');
const originalPrice = price('productTemplates.originalPriceRequired');
const sellingPrice = price('productTemplates.sellingPriceRequired');

/** Amounts with two decimals and few digits are in the order of their numbers. */
const rises = (start: string, end: string) => Number(start) < Number(end);
const inOrder = (start: string, end: string) => Number(start) <= Number(end);

/** A rule over two fields is judged as soon as both are valid, whatever the others hold. */
const when = (both: z.ZodType) => (payload: { value: unknown }) => both.safeParse(payload.value).success;

interface OriginalRange {
  startOriginalPrice?: string;
  endOriginalPrice?: string;
}
interface SellingRange {
  startSellingPrice?: string;
  endSellingPrice?: string;
}

/** What `refine` takes. */
type Rule<Fields> = [(given: Fields) => boolean, { path: string[]; error: string; when: ReturnType<typeof when> }];

type Compare = (start: string, end: string) => boolean;

const originalPrices = { startOriginalPrice: originalPrice, endOriginalPrice: originalPrice };
const sellingPrices = { startSellingPrice: sellingPrice, endSellingPrice: sellingPrice };

const originalRange = (compare: Compare): Rule<OriginalRange> => [
  ({ startOriginalPrice: start, endOriginalPrice: end }) => compare(start!, end!),
  { path: ['endOriginalPrice'], error: 'products.originalPriceOrder', when: when(z.object(originalPrices)) },
];
const sellingRange = (compare: Compare): Rule<SellingRange> => [
  ({ startSellingPrice: start, endSellingPrice: end }) => compare(start!, end!),
  { path: ['endSellingPrice'], error: 'products.sellingPriceOrder', when: when(z.object(sellingPrices)) },
];

interface Stock {
  followsStock?: boolean;
  realStock?: number;
}

const stock = {
  /** Absent: true, unless there is a stock of its own. */
  followsStock: z.boolean().optional(),
  /** The SKU's own stock; only where it does not follow. */
  realStock: filter(stockDigits),
};

const ownStockGiven: Rule<Stock> = [
  ({ followsStock, realStock }) => followsStock !== false || realStock !== undefined,
  { path: ['realStock'], error: 'products.required', when: when(z.object(stock)) },
];

/** A SKU's own stock as a form means it; null: it follows its product code or its components. */
export function ownStockOf({ followsStock, realStock }: Stock): number | null {
  return followsStock === true ? null : (realStock ?? null);
}

/** The fields of a SKU that every kind of product has. */
const common = {
  name: optionalText(100),
  remark: optionalText(100),
  ...stock,
};

const goods = {
  material: text({ max: 30, required: 'products.required' }),
  origin,
  productReferenceLinks: text({ max: 200, required: 'products.required' }),
  ...originalPrices,
  ...sellingPrices,
  outerBoxLength: centimetres,
  outerBoxWidth: centimetres,
  outerBoxHeight: centimetres,
  outerBoxWeight: grams,
};

/** The SKU of a single product; it is on sale while its product is. Its ranges rise strictly. */
export const singleSpec = z
  .object({
    ...common,
    sku: productCodeText(),
    productCode: text({ max: 70, required: 'products.selectRequired' }),
    mainPictureUrl: mainPicture,
    ...goods,
    sheinProductImages: slotList('shein', 'count'),
    temuProductImages: slotList('temu', 'count'),
  })
  .refine(...originalRange(rises))
  .refine(...sellingRange(rises))
  .refine(...ownStockGiven);
export type SingleSpec = z.output<typeof singleSpec>;

/** One SKU of a product with many. Pictures may be fewer than a listing needs; the list says so. */
export const variantSpec = z
  .object({
    ...common,
    status: skuStatus,
    sku: asciiCode(),
    /** Empty: its code does not exist yet. */
    productCode: optionalText(70),
    colorCode: text({ max: 20, required: 'products.selectRequired' }),
    sizeCode: text({ max: 20, required: 'products.selectRequired' }),
    mainPictureUrl: mainPicture,
    ...goods,
    sheinProductImages: slotList('shein', 'atMost'),
    temuProductImages: slotList('temu', 'atMost'),
  })
  .refine(...originalRange(inOrder))
  .refine(...sellingRange(inOrder))
  .refine(...ownStockGiven);
export type VariantSpec = z.output<typeof variantSpec>;

const absentOriginal = { startOriginalPrice: filter(originalPrice), endOriginalPrice: filter(originalPrice) };
const absentSelling = { startSellingPrice: filter(sellingPrice), endSellingPrice: filter(sellingPrice) };
const bothOrNeither = (start: string | undefined, end: string | undefined) =>
  (start === undefined) === (end === undefined);

/** The SKU of a combination. Absent prices are the sums of its components, an absent box is what they need together. */
export const combinationSpec = z
  .object({
    ...common,
    sku: productCodeText(),
    mainPictureUrl: filter(addressOfPicture('pictures.unknown')),
    ...absentOriginal,
    ...absentSelling,
    outerBoxLength: filter(centimetres),
    outerBoxWidth: filter(centimetres),
    outerBoxHeight: filter(centimetres),
    outerBoxWeight: filter(grams),
  })
  .refine(({ startOriginalPrice, endOriginalPrice }) => bothOrNeither(startOriginalPrice, endOriginalPrice), {
    path: ['endOriginalPrice'],
    error: 'productTemplates.originalPriceRequired',
    when: when(z.object(absentOriginal)),
  })
  .refine(({ startSellingPrice, endSellingPrice }) => bothOrNeither(startSellingPrice, endSellingPrice), {
    path: ['endSellingPrice'],
    error: 'productTemplates.sellingPriceRequired',
    when: when(z.object(absentSelling)),
  })
  .refine(...originalRange(rises))
  .refine(...sellingRange(rises))
  .refine(...ownStockGiven);
export type CombinationSpec = z.output<typeof combinationSpec>;

export const componentForm = z.object({
  id: id('ProductSku', 'products.componentsRequired'),
  quantity: whole({ min: 1, max: 999 }).default(1),
});
export type ComponentForm = z.output<typeof componentForm>;

/** What a combination is made of, in order. */
export const components = z
  .array(componentForm, { error: 'products.componentsRequired' })
  .min(1, { error: 'products.componentsRequired' })
  .max(50)
  .superRefine((list, context) => {
    for (const [at, { id: own }] of list.entries()) {
      if (list.findIndex(({ id: first }) => first === own) < at)
        context.addIssue({ code: 'custom', message: 'products.componentTwice', path: [at, 'id'] });
    }
  });

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
