import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { clean } from '../fields/texts.ts';
import { marketplaceId } from '../platformCategories/platformCategories.ts';
import type { Marketplace, StoreMode } from '../stores/marketplace.ts';

const required = { error: 'publishing.settingRequired' } as const;
const code = z.string(required).trim().min(1, required).max(100).check(clean);
/** The name that the marketplace gave the code of the same setting. */
const name = z.string().trim().max(200).check(clean).default('');
const currency = z.string(required).regex(/^[A-Z]{3}$/, required);

/** What SHEIN wants to know of a store beside each product. Shops that SHEIN manages fully have no sites. */
export const sheinSettings = z.object({
  brandCode: code,
  brandName: name,
  mainSite: z.string().trim().max(100).check(clean).default(''),
  /** Sites as SHEIN abbreviates them, such as `shein-us`. */
  subSites: z.array(code).max(50).default([]),
  /** Where the stock is; stores with one warehouse need none. */
  warehouseCode: code.nullable().default(null),
  warehouseName: name,
  currency,
});
export type SheinSettings = z.output<typeof sheinSettings>;

/** What TEMU wants to know of a store beside each product. Shops that TEMU manages fully need the origin alone. */
export const temuSettings = z.object({
  siteIds: z.array(marketplaceId).max(50).default([]),
  warehouseId: code.nullable().default(null),
  warehouseName: name,
  freightTemplateId: code.nullable().default(null),
  freightTemplateName: name,
  /** 86,400, 172,800 or, for goods made to order, 259,200. */
  shipmentLimitSecond: z.union([z.literal(86_400), z.literal(172_800), z.literal(259_200)], required).default(172_800),
  /** Country of origin, and the province where it is China. */
  originRegion: z.enum(['CN', 'US'], required),
  originProvinceId: marketplaceId.nullable().default(null),
  currency,
});
export type TemuSettings = z.output<typeof temuSettings>;

export const publishingSettings = z.discriminatedUnion('marketplace', [
  sheinSettings.extend({ marketplace: z.literal('shein') }),
  temuSettings.extend({ marketplace: z.literal('temu') }),
]);
export type PublishingSettings = z.output<typeof publishingSettings>;

/** The settings of a store of this marketplace; null: nobody has filled them in. */
export type StoreSettings =
  | { marketplace: 'shein'; settings: SheinSettings | null }
  | { marketplace: 'temu'; settings: TemuSettings | null };

/** What is kept may be from a time when the store belonged to another marketplace: such settings are none. */
export function storeSettings(marketplace: Marketplace, kept: unknown): StoreSettings {
  const { data } = publishingSettings.safeParse(kept);
  if (marketplace === 'shein') return { marketplace, settings: data?.marketplace === marketplace ? data : null };
  return { marketplace, settings: data?.marketplace === marketplace ? data : null };
}

/** Settings that a store may lack. */
export const settingNames = [
  'brandCode',
  'subSites',
  'warehouseCode',
  'siteIds',
  'warehouseId',
  'freightTemplateId',
  'originRegion',
  'originProvinceId',
  'currency',
] as const;
export type SettingName = (typeof settingNames)[number];

/** What is wanted of a store of each kind, in the order of the form. */
export const wantedSettings: Readonly<Record<Marketplace, Readonly<Record<StoreMode, readonly SettingName[]>>>> = {
  shein: { semi: ['brandCode', 'subSites', 'currency'], full: ['brandCode', 'currency'] },
  temu: {
    semi: ['siteIds', 'warehouseId', 'freightTemplateId', 'originRegion', 'currency'],
    full: ['originRegion', 'currency'],
  },
};

/** What a store still lacks before anything can be released to it. */
export function missingSettings({ marketplace, mode, settings }: StoreSettings & { mode: StoreMode }): SettingName[] {
  const values: Partial<Record<string, unknown>> = { ...settings };
  const missing = wantedSettings[marketplace][mode].filter(
    (wanted) => isEmpty(values[wanted]) || (wanted === 'subSites' && isEmpty(values.mainSite)),
  );
  return values.originRegion === 'CN' && isEmpty(values.originProvinceId) ? [...missing, 'originProvinceId'] : missing;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const amount = z
  .union([z.string().trim(), z.number().transform(String)], { error: 'products.price' })
  .refine((given) => /^[0-9]{1,5}(\.[0-9]{1,2})?$/.test(given), {
    error: ({ input }) => (input === '' ? 'publishing.settingRequired' : 'products.price'),
  });

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
  /** What a piece costs, in dollars; null: not known. */
  baseCost: amount.nullable().default(null),
  /** The same for pieces of single categories of ours. */
  categoryCosts: z
    .array(z.object({ categoryId: id('Category', 'publishing.settingRequired'), cost: amount }))
    .max(200)
    .default([]),
});
export type PriceRule = z.output<typeof priceRule>;

/** The same as it is answered. */
export const priceRuleOut = priceRule.extend({
  baseCost: z.string().nullable(),
  categoryCosts: z.array(z.object({ categoryId: id('Category'), cost: z.string() })),
});
