import type { CallInput } from '@pressroom/contract/endpoint';
import { missingSettings, settingNames, storeSettings } from '@pressroom/contract/publishing/settings';
import { type StorePublishing, storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { z } from 'zod';
import type { Translate } from '../../i18n/i18n.ts';
import type { Fact } from '../../kit/editing.ts';
import type { Path } from '../../kit/problems.ts';

export const tabs = ['marketplace', 'prices'] as const;
export type Tab = (typeof tabs)[number];

type Values = Partial<CallInput<typeof storePublishing.save>> & { usesRule: boolean };

/** What stands in the form of a store without settings. */
const fresh = {
  shein: { subSites: [], currency: 'USD' },
  temu: { siteIds: [], shipmentLimitSecond: 172_800, currency: 'USD' },
} as const;

const freshRule = { factor: '1', plus: '0', to99: true, marginPercent: null, baseCost: null, categoryCosts: [] };

export function valuesOf({ id, gmtModified, marketplace, settings, priceRule }: StorePublishing): Values {
  const given = { ...fresh[marketplace], ...settings, marketplace };
  return {
    id,
    gmtModified,
    // a form holds what is not complete yet
    settings: given as Values['settings'],
    usesRule: priceRule !== null,
    priceRule: priceRule ?? freshRule,
  };
}

/** What the form's values mean: null for settings that nobody has begun to fill in, and for a rule that is off. */
function meantBy(given: unknown): unknown {
  const { usesRule, ...values } = given as Values;
  const { settings, priceRule } = values;
  const held: Held = { ...settings };
  const isBegun = settingNames.some((name) => name !== 'currency' && textOf(held[name]) !== '');
  return {
    ...values,
    settings: isBegun ? settings : null,
    priceRule: usesRule && priceRule ? { ...priceRule, ...emptyAsNull(priceRule) } : null,
  };
}

/** Settings by name, whatever the marketplace. */
type Held = Readonly<Record<string, string | number | readonly (string | number)[] | null | undefined>>;

type Rule = NonNullable<Values['priceRule']>;
const emptyAsNull = ({ marginPercent, baseCost }: Rule) => ({
  marginPercent: marginPercent || null,
  baseCost: baseCost || null,
});

/** The call that saves what the form means, which takes nothing that this kind of store lacks. */
export function saveOf({ marketplace, mode }: Pick<StorePublishing, 'marketplace' | 'mode'>) {
  const complete = storePublishing.save.input.check(({ value, issues }) => {
    if (!value.settings) return;
    for (const name of missingSettings({ ...storeSettings(marketplace, value.settings), mode })) {
      const path = ['settings', name];
      issues.push({ code: 'custom', path, message: 'publishing.settingRequired', input: value.settings });
    }
  });
  return { ...storePublishing.save, input: z.preprocess(meantBy, complete) as unknown as typeof complete };
}

export const inputOf = (values: unknown) => meantBy(values) as CallInput<typeof storePublishing.save>;

/** The tab on which a field stands. */
export function tabOf([name]: Path): Tab {
  return name === 'settings' ? 'marketplace' : 'prices';
}

const labels = {
  brandCode: 'storePublishing.brand',
  subSites: 'storePublishing.sites',
  siteIds: 'storePublishing.sites',
  warehouseCode: 'storePublishing.warehouse',
  warehouseId: 'storePublishing.warehouse',
  freightTemplateId: 'storePublishing.freightTemplate',
  originRegion: 'storePublishing.origin',
  originProvinceId: 'storePublishing.province',
  currency: 'storePublishing.currency',
} as const;

export function factsOf({ settings, priceRule }: StorePublishing, t: Translate): Fact[] {
  const held: Held = { ...settings };
  const named: Held = {
    ...held,
    brandCode: held.brandName || held.brandCode,
    warehouseCode: held.warehouseName || held.warehouseCode,
    warehouseId: held.warehouseName || held.warehouseId,
    freightTemplateId: held.freightTemplateName || held.freightTemplateId,
  };
  const ofSettings = settingNames
    .filter((name) => name in held)
    .map((name) => ({ name: `settings.${name}`, label: t(labels[name]), text: textOf(named[name]) }));
  return [
    ...ofSettings,
    { name: 'priceRule.factor', label: t('storePublishing.factor'), text: priceRule?.factor ?? '' },
    { name: 'priceRule.plus', label: t('storePublishing.plus'), text: priceRule?.plus ?? '' },
    { name: 'priceRule.marginPercent', label: t('storePublishing.margin'), text: priceRule?.marginPercent ?? '' },
    { name: 'priceRule.baseCost', label: t('storePublishing.baseCost'), text: priceRule?.baseCost ?? '' },
  ];
}

const textOf = (value: Held[string]) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
