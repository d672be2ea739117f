import { z } from 'zod';
import { marketplaceId } from '../platformCategories/platformCategories.ts';
import { clean } from '../fields/texts.ts';

const code = z.string().trim().min(1, { error: 'publishing.settingRequired' }).max(100).check(clean);
const name = z.string().max(200).check(clean).default('');
const required = { error: 'publishing.settingRequired' } as const;

/** What SHEIN wants to know of a store beside each product. */
export const sheinSettings = z.object({
  brandCode: code,
  brandName: name,
  mainSite: code,
  /** Sites as SHEIN abbreviates them, such as `shein-us`. */
  subSites: z.array(code).min(1, required).max(50),
  /** Where the stock is; stores with one warehouse need none. */
  warehouseCode: code.nullable().default(null),
  warehouseName: name,
  currency: z.string().regex(/^[A-Z]{3}$/, required),
});
export type SheinSettings = z.output<typeof sheinSettings>;

/** What TEMU wants to know of a store beside each product. Shops that TEMU manages fully need the origin alone. */
export const temuSettings = z.object({
  siteIds: z.array(marketplaceId).max(50),
  warehouseId: code.nullable().default(null),
  warehouseName: name,
  freightTemplateId: code.nullable().default(null),
  freightTemplateName: name,
  /** 86,400, 172,800 or, for goods made to order, 259,200. */
  shipmentLimitSecond: z.union([z.literal(86_400), z.literal(172_800), z.literal(259_200)], required).default(172_800),
  /** Country of origin, and the province where it is China. */
  originRegion: z.enum(['CN', 'US'], required),
  originProvinceId: marketplaceId.nullable().default(null),
  currency: z.string().regex(/^[A-Z]{3}$/, required),
});
export type TemuSettings = z.output<typeof temuSettings>;

/** How a store proposes prices from those of the product. Factors and percentages are decimals as text. */
export const priceRule = z.object({
  factor: z.string().regex(/^[0-9]{1,3}(\.[0-9]{1,4})?$/, { error: 'publishing.factor' }),
  plus: z.string().regex(/^-?[0-9]{1,5}(\.[0-9]{1,2})?$/, { error: 'products.price' }),
  /** Up to the next price that ends in .99. */
  to99: z.boolean(),
  /** At least the cost and this percentage of it; null: no floor. */
  marginPercent: z
    .string()
    .regex(/^[0-9]{1,3}(\.[0-9]{1,2})?$/, { error: 'publishing.factor' })
    .nullable(),
});
export type PriceRule = z.output<typeof priceRule>;
