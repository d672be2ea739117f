import { categories } from '@pressroom/contract/categories/categories';
import type { CallInput } from '@pressroom/contract/endpoint';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import type { Caller } from '../../caller.ts';
import type { OpenedStores } from '../marketStores.ts';
import { must } from '../shop.ts';

type Save = CallInput<typeof storePublishing.save>;
type PriceRule = NonNullable<Save['priceRule']>;

/** What a shirt costs with its print, and by their styles what other goods cost. Dollars. */
const baseCost = '4.20';
const costs: Readonly<Record<string, string>> = { HOO: '11.80', KID: '3.60', MUG: '2.60', POS: '1.90', PHC: '1.40' };

/** How each store asks more than its goods cost. */
const rules = {
  shein: { factor: '1.15', plus: '0', to99: true, marginPercent: '35' },
  sheinManaged: { factor: '0.6', plus: '0', to99: false, marginPercent: '15' },
  temu: { factor: '1', plus: '0.50', to99: true, marginPercent: '25' },
} as const;

/** The stores in Mexico and the one that TEMU manages stay without settings. */
export async function addStoreSettings(caller: Caller, stores: OpenedStores): Promise<void> {
  const categoryCosts = await findCosts(caller);
  for (const [name, rule] of Object.entries(rules) as [keyof typeof rules, (typeof rules)[keyof typeof rules]][]) {
    const { id, there } = stores[name];
    const settings =
      there.marketplace === 'shein' ? await sheinSettings(caller, id, there.mode) : await temuSettings(caller, id);
    await must(caller, storePublishing.save, { id, settings, priceRule: { ...rule, baseCost, categoryCosts } });
  }
}

async function findCosts(caller: Caller): Promise<PriceRule['categoryCosts']> {
  const { rows } = await must(caller, categories.page, { pageSize: 200 });
  return rows.flatMap(({ id, styleCode }) => {
    const cost = costs[styleCode];
    return cost === undefined ? [] : [{ categoryId: id, cost }];
  });
}

/** The first that SHEIN offers of everything; a store that it manages needs no more than a brand. */
async function sheinSettings(caller: Caller, id: string, mode: 'semi' | 'full'): Promise<Save['settings']> {
  const { brands, sites, warehouses } = await must(caller, storePublishing.offers, { id });
  const brand = { brandCode: brands![0]!.id, brandName: brands![0]!.name };
  if (mode === 'full') return { marketplace: 'shein', ...brand, currency: 'USD' };
  const site = sites!.find((one) => one.currency === 'USD')!;
  const [warehouse] = warehouses!;
  return {
    marketplace: 'shein',
    ...brand,
    mainSite: site.mainSite!,
    subSites: [site.id],
    warehouseCode: warehouse!.id,
    warehouseName: warehouse!.name,
    currency: 'USD',
  };
}

/** The shop sells in the United States, where its goods are printed. */
async function temuSettings(caller: Caller, id: string): Promise<Save['settings']> {
  const all = await must(caller, storePublishing.offers, { id });
  const site = all.sites!.find(({ name }) => name === 'US')!;
  const { warehouses, freightTemplates } = await must(caller, storePublishing.offers, { id, siteIds: [site.id] });
  return {
    marketplace: 'temu',
    siteIds: [site.id],
    warehouseId: warehouses![0]!.id,
    warehouseName: warehouses![0]!.name,
    freightTemplateId: freightTemplates![0]!.id,
    freightTemplateName: freightTemplates![0]!.name,
    originRegion: 'US',
    currency: 'USD',
  };
}
