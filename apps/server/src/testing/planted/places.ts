import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import type { PublishingSettings } from '@pressroom/contract/publishing/settings';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import type { SheinAttributeTemplate } from '@pressroom/marketplaces/shein';
import { type TemuAttributes, temuControl } from '@pressroom/marketplaces/temu';
import type { Category } from '@pressroom/sandbox/src/world/category.ts';
import { must } from '../../demo/shop.ts';
import { findHeld, getDefinition } from '../../features/platformCategories/platformCategories.public.ts';
import { type MarketTest, openProductStore } from '../authorizedStore.ts';
import { type AskingServer, leaves, openPlace, type Place } from '../definitions/publishing.ts';

/** What a draft of one category at one store is made of. */
export interface PlantedPlace extends Place {
  mode: 'semi' | 'full';
  shopId: string;
  settings: PublishingSettings;
  /** Names that its SKUs may have. */
  colours: readonly string[];
  sizes: readonly string[];
  /** Whether goods are worn, which decides what TEMU's pictures look like. */
  worn: boolean;
  sizeChart: string;
  model: { id: string; name: string } | null;
}

const shops = { s1: 'shein', s3: 'shein', s4: 'temu', s6: 'temu' } as const;

/** Every kind of store, and of each some of the categories, with all that is asked of marketplaces beforehand. */
export async function openPlaces(at: MarketTest, categories: number): Promise<PlantedPlace[]> {
  const places: PlantedPlace[] = [];
  for (const [shopId, marketplace] of Object.entries(shops)) {
    const storeId = await openProductStore(at, shopId);
    const shop = at.sandbox.shop(shopId);
    Object.assign(shop.limits, { products: 1_000_000, daily: 1_000_000, onShelf: null });
    places.push(
      ...(await placesOf(at, { marketplace, mode: shop.mode, shopId, storeId }, leaves.slice(0, categories))),
    );
  }
  return places;
}

/** The places of an authorised store, which is set up to publish. */
export async function placesOf(
  at: AskingServer,
  { marketplace, mode, shopId, storeId }: Pick<PlantedPlace, 'marketplace' | 'mode' | 'shopId' | 'storeId'>,
  categories: readonly Category[],
): Promise<PlantedPlace[]> {
  const settings = await chooseSettings(at, storeId, marketplace);
  await saveSettings(at, storeId, settings);
  const places: PlantedPlace[] = [];
  for (const category of categories) {
    const place = await openPlace(at, { marketplace, storeId, category });
    await askRest(at, place);
    places.push({ ...place, mode, shopId, settings, ...(await namesIn(at, place)) });
  }
  return places;
}

/** The first of everything that the marketplace offers. */
async function chooseSettings(
  { admin }: AskingServer,
  id: string,
  marketplace: 'shein' | 'temu',
): Promise<PublishingSettings> {
  const currency = 'USD';
  const offers = await must(admin, storePublishing.offers, { id, siteIds: marketplace === 'temu' ? ['100'] : [] });
  const { brands, warehouses, freightTemplates } = offers;
  if (marketplace === 'temu')
    return {
      marketplace,
      siteIds: ['100'],
      warehouseId: warehouses?.[0]?.id ?? null,
      warehouseName: warehouses?.[0]?.name ?? '',
      freightTemplateId: freightTemplates?.[0]?.id ?? null,
      freightTemplateName: freightTemplates?.[0]?.name ?? '',
      shipmentLimitSecond: 172_800,
      originRegion: 'CN',
      originProvinceId: '43000000000006',
      currency,
    };
  return {
    marketplace,
    brandCode: brands![0]!.id,
    brandName: brands![0]!.name,
    mainSite: 'shein',
    subSites: ['shein-us'],
    warehouseCode: warehouses?.[0]?.id ?? null,
    warehouseName: warehouses?.[0]?.name ?? '',
    currency,
  };
}

export async function saveSettings({ admin }: AskingServer, id: string, settings: PublishingSettings): Promise<void> {
  const { gmtModified } = await must(admin, storePublishing.get, { id });
  await must(admin, storePublishing.save, { id, gmtModified, settings, priceRule: null });
}

/** Opening a classification template asks for attributes; these are asked for by what uses them. */
async function askRest(
  { admin, test: { app } }: AskingServer,
  { marketplace, storeId, category }: Place,
): Promise<void> {
  if (marketplace === 'shein') {
    await getDefinition(app, { storeId, kind: 'fillInStandard', key: category.id });
    await getDefinition(app, { storeId, kind: 'ownValues', key: category.id });
    return;
  }
  await must(admin, platformCategories.sizeCharts, { storeId, categoryId: category.id });
  const { enabledModelType } = await getDefinition(app, { storeId, kind: 'modelRule', key: category.id });
  await getDefinition(app, { storeId, kind: 'models', key: String(enabledModelType ?? 0) });
}

async function namesIn({ test: { app } }: AskingServer, { marketplace, storeId, productTypeId, category }: Place) {
  const content = await getDefinition(app, { storeId, kind: 'attributes', key: productTypeId });
  const held = await findHeld(app.db, [
    { storeId, kind: 'sizeCharts', key: category.id },
    { storeId, kind: 'models', key: '0' },
    { storeId, kind: 'modelRule', key: category.id },
  ]);
  const rule = held({ storeId, kind: 'modelRule', key: category.id });
  const bound = {
    sizeChart: held({ storeId, kind: 'sizeCharts', key: category.id })?.[0]?.name ?? '',
    model: (rule?.enabled && held({ storeId, kind: 'models', key: String(rule.enabledModelType) })?.[0]) || null,
  };
  return { ...(marketplace === 'shein' ? namesAtShein(content) : namesAtTemu(content)), ...bound };
}

function namesAtShein(content: object) {
  const { attributes } = content as SheinAttributeTemplate;
  const sales = attributes.filter(({ kind, need }) => kind === 'sales' && need !== 'retired');
  const namesOf = (attribute: (typeof sales)[number] | undefined) =>
    (attribute?.values ?? []).flatMap(({ name, isHidden }) => (name === undefined || isHidden ? [] : [name]));
  return {
    colours: namesOf(sales.find(({ isMain }) => isMain)),
    sizes: namesOf(sales.find(({ isMain }) => !isMain)),
    worn: false,
  };
}

function namesAtTemu(content: object) {
  const { properties } = content as TemuAttributes;
  const sales = properties.filter(({ isSale }) => isSale);
  const colour = sales.find(({ controlType }) => controlType === temuControl.colour);
  const size = sales.find((property) => property !== colour);
  const namesOf = (property: typeof colour) => (property?.values ?? []).flatMap(({ value }) => value ?? []);
  const worn = colour !== undefined && size?.controlType === temuControl.size;
  return { colours: namesOf(colour), sizes: namesOf(size), worn };
}
