import { z } from 'zod';
import { enumOf } from '../fields/choices.ts';
import { id } from '../fields/ids.ts';
import { measure } from '../fields/numbers.ts';
import { optionalText, text } from '../fields/texts.ts';
import { slotList } from '../pictures/slotLists.ts';

/** Of templates and products. */
export const saleState = enumOf({ onSale: 1, stopSale: 2 }, 'productTemplates.stateRequired');
/** Where goods are made. */
export const origin = z.enum(['US', 'CN'], { error: 'productTemplates.originRequired' });

export const priceFields = ['startOriginalPrice', 'endOriginalPrice', 'startSellingPrice', 'endSellingPrice'] as const;
export const boxFields = ['outerBoxLength', 'outerBoxWidth', 'outerBoxHeight', 'outerBoxWeight'] as const;
/** The amounts that templates and SKUs have alike. */
export const amountFields = [...priceFields, ...boxFields] as const;

/** Dollars. With their two decimals they are at most 8 characters long, so what an answer says can be sent again. */
export const price = (required: string) =>
  z
    .union([z.string().trim(), z.number().transform(String)], { error: required })
    .refine((given) => given !== '', { error: required, abort: true })
    .refine((given) => /^0*[0-9]{1,5}(\.[0-9]{1,2})?$/.test(given), { error: 'productTemplates.price' })
    .transform((given) => {
      const [whole = '', cents = ''] = given.split('.');
      return `${whole.replace(/^0+(?=[0-9])/, '')}.${cents.padEnd(2, '0')}`;
    });

const originalPrice = price('productTemplates.originalPriceRequired');
const sellingPrice = price('productTemplates.sellingPriceRequired');
const centimetres = measure({ min: 0.01, max: 9999.99 });
const grams = measure({ min: 0.01, max: 9_999_999.99 });

/** With two decimals and so few digits, numbers are in the order of their amounts. */
const inOrder = (start: string, end: string) => Number(start) <= Number(end);

/** A rule over two fields is judged as soon as both are valid, whatever the others hold. */
const when = (both: z.ZodType) => (payload: { value: unknown }) => both.safeParse(payload.value).success;
const originalPrices = z.object({ startOriginalPrice: originalPrice, endOriginalPrice: originalPrice });
const sellingPrices = z.object({ startSellingPrice: sellingPrice, endSellingPrice: sellingPrice });

export const productTemplateForm = z
  .object({
    name: text({ max: 30, required: 'productTemplates.nameRequired' }),
    outerPkgTemplateId: id('PackagingTemplate', 'productTemplates.packagingRequired'),
    categoryTemplateId: id('ClassificationTemplate', 'productTemplates.classificationRequired'),
    state: saleState,
    material: text({ max: 30, required: 'productTemplates.materialRequired' }),
    stock: z
      .union([z.string().trim(), z.int().nonnegative().transform(String)], { error: 'productTemplates.stockRequired' })
      .refine((digits) => digits !== '', { error: 'productTemplates.stockRequired', abort: true })
      .refine((digits) => /^[0-9]{1,6}$/.test(digits), { error: 'productTemplates.stockDigits' })
      .transform(Number),
    origin,
    productReferenceLinks: text({ max: 200, required: 'productTemplates.linkRequired' }),
    startOriginalPrice: originalPrice,
    endOriginalPrice: originalPrice,
    startSellingPrice: sellingPrice,
    endSellingPrice: sellingPrice,
    outerBoxLength: centimetres,
    outerBoxWidth: centimetres,
    outerBoxHeight: centimetres,
    outerBoxWeight: grams,
    remark: optionalText(200),
    sheinImageList: slotList('shein', 'templateCount'),
    temuImageList: slotList('temu', 'templateCount'),
  })
  .refine(({ startOriginalPrice, endOriginalPrice }) => inOrder(startOriginalPrice, endOriginalPrice), {
    path: ['endOriginalPrice'],
    error: 'productTemplates.originalPriceRequired',
    when: when(originalPrices),
  })
  .refine(({ startSellingPrice, endSellingPrice }) => inOrder(startSellingPrice, endSellingPrice), {
    path: ['endSellingPrice'],
    error: 'productTemplates.sellingPriceRequired',
    when: when(sellingPrices),
  });
export type ProductTemplateForm = z.output<typeof productTemplateForm>;
