import type { CallInput } from '@pressroom/contract/endpoint';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import type { PriceRule, PublishingSettings } from '@pressroom/contract/publishing/settings';
import { stores } from '@pressroom/contract/stores/stores';
import { describe, expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { type MarketTest, openProductStore } from '../../../testing/authorizedStore.ts';
import { quickMarket } from '../../../testing/syncMakers.ts';
import { findStorePublishing } from './queries.ts';

const rule: PriceRule = {
  factor: '1.2',
  plus: '-0.5',
  to99: true,
  marginPercent: '20',
  baseCost: '4.50',
  categoryCosts: [{ categoryId: '7', cost: '6' }],
};

async function settingsTest(shopId: string): Promise<MarketTest & { storeId: string }> {
  const at = await quickMarket();
  return { ...at, storeId: await openProductStore(at, shopId) };
}

type SettingsTest = Awaited<ReturnType<typeof settingsTest>>;

/** What a person would choose for a SHEIN store. */
async function sheinChoice({ admin, storeId }: SettingsTest): Promise<PublishingSettings> {
  const { brands, sites, warehouses } = await must(admin, storePublishing.offers, { id: storeId });
  const [site] = sites!;
  return {
    marketplace: 'shein',
    brandCode: brands![0]!.id,
    brandName: brands![0]!.name,
    mainSite: site!.mainSite!,
    subSites: [site!.id],
    warehouseCode: warehouses![0]!.id,
    warehouseName: warehouses![0]!.name,
    currency: site!.currency!,
  };
}

describe('the publishing settings of a store', () => {
  it('are chosen from what its marketplace offers, kept with the price rule, and seen by who publishes', async () => {
    const at = await settingsTest('s1');
    const { admin, storeId, test } = at;
    const first = await must(admin, storePublishing.get, { id: storeId });
    expect(first).toMatchObject({
      marketplace: 'shein',
      mode: 'semi',
      settings: null,
      priceRule: null,
      missing: ['brandCode', 'subSites', 'currency'],
    });
    const publisher = await test.as(['/products/publish']);
    const [lacking] = await must(publisher, storePublishing.states, { ids: [storeId] });
    expect(lacking!.obstacles).toEqual(['Publishing settings not filled in: brand, sites, currency']);

    const settings = await sheinChoice(at);
    const saved = await must(admin, storePublishing.save, {
      id: storeId,
      gmtModified: first.gmtModified,
      settings,
      priceRule: rule,
    });
    expect(saved).toMatchObject({ settings, priceRule: rule, missing: [] });
    expect(await must(admin, storePublishing.get, { id: storeId })).toEqual(saved);
    expect(await must(publisher, storePublishing.states, { ids: [storeId] })).toEqual([
      { id: storeId, obstacles: [], missing: [], titleMax: 200 },
    ]);
    const kept = (await findStorePublishing(test.db, [storeId, '999'])).get(storeId);
    expect(kept).toMatchObject({ marketplace: 'shein', mode: 'semi', country: 'US', settings, priceRule: rule });

    const late = { id: storeId, gmtModified: first.gmtModified, settings: null, priceRule: null };
    expect(await admin.call(storePublishing.save, late)).toMatchObject({
      status: 409,
      failure: 'platform.stale',
      data: { current: saved, by: 'tester' },
    });
    expect((await publisher.call(storePublishing.save, late)).status).toBe(403);
  });

  it('that lack something, or name what is not offered, are refused field by field', async () => {
    const at = await settingsTest('s1');
    const { admin, storeId } = at;
    const settings = await sheinChoice(at);
    const wrong = { ...settings, brandCode: 'nobody', subSites: [], warehouseCode: null };
    expect(await admin.call(storePublishing.save, { id: storeId, settings: wrong, priceRule: null })).toMatchObject({
      status: 400,
      data: [
        { path: 'settings.subSites', msg: 'Please fill this in' },
        { path: 'settings.warehouseCode', msg: 'Please fill this in' },
        { path: 'settings.brandCode', msg: 'The marketplace does not offer this any more. Please choose again' },
      ],
    });
    const foreign = { marketplace: 'temu', originRegion: 'US', currency: 'USD' } as const;
    expect(await admin.call(storePublishing.save, { id: storeId, settings: foreign, priceRule: null })).toMatchObject({
      status: 400,
      data: [{ path: 'settings.marketplace' }],
    });
    const bad = { ...rule, factor: 'x', marginPercent: '-1' };
    expect(await admin.call(storePublishing.save, { id: storeId, settings: null, priceRule: bad })).toMatchObject({
      status: 400,
      data: [{ path: 'priceRule.factor' }, { path: 'priceRule.marginPercent' }],
    });
  });

  it('say what the marketplace has taken back, and that nobody may publish there', async () => {
    const at = await settingsTest('s1');
    const { admin, storeId, test } = at;
    await must(admin, storePublishing.save, { id: storeId, settings: await sheinChoice(at), priceRule: null });
    await test.db
      .updateTable('platformDefinitions')
      .set({ content: JSON.stringify([{ id: 'other', name: 'Other' }]) })
      .where('kind', '=', 'brands')
      .execute();
    await must(admin, stores.disable, { id: storeId });
    await must(admin, stores.withdraw, { id: storeId, scope: 'orders' });
    const [state] = await must(admin, storePublishing.states, { ids: [storeId] });
    expect(state!.obstacles).toEqual([
      expect.stringContaining('is disabled. Enable it first'),
      expect.stringContaining('no valid authorization'),
      'The marketplace no longer offers what was chosen: brand',
    ]);
    expect(await admin.call(storePublishing.offers, { id: storeId })).toMatchObject({ status: 200 });
    expect(await admin.call(storePublishing.refresh, { id: storeId })).toMatchObject({ status: 200 });
  });

  it('of TEMU hang on the chosen sites, and on who manages the shop', async () => {
    const at = await settingsTest('s4');
    const { admin, storeId } = at;
    const offers = await must(admin, storePublishing.refresh, { id: storeId, siteIds: ['100'] });
    expect(offers).toMatchObject({ brands: null, age: { isStale: false, problem: null } });
    const settings = {
      marketplace: 'temu',
      siteIds: ['100'],
      warehouseId: offers.warehouses![0]!.id,
      freightTemplateId: offers.freightTemplates![0]!.id,
      originRegion: 'CN',
      currency: 'USD',
    } satisfies CallInput<typeof storePublishing.save>['settings'];
    const given = { id: storeId, settings, priceRule: null };
    expect(await admin.call(storePublishing.save, given)).toMatchObject({
      data: [{ path: 'settings.originProvinceId' }],
    });
    const whole = { ...given, settings: { ...settings, originProvinceId: '43000000000006' } };
    expect(await must(admin, storePublishing.save, whole)).toMatchObject({
      settings: { shipmentLimitSecond: 172_800, warehouseName: '' },
    });

    const full = await openProductStore(at, 's6');
    const { mode, missing } = await must(admin, storePublishing.get, { id: full });
    expect({ mode, missing }).toEqual({ mode: 'full', missing: ['originRegion', 'currency'] });
    expect(await must(admin, storePublishing.offers, { id: full, siteIds: ['100'] })).toMatchObject({
      warehouses: [],
      freightTemplates: [],
    });
  });

  it('belong to stores that have a marketplace', async () => {
    const { admin } = await settingsTest('s1');
    const other = { name: 'Own shop', typeCode: 'OTHER', countryCode: 'US', remark: '-' } as const;
    const { id } = await must(admin, stores.create, other);
    for (const endpoint of [storePublishing.get, storePublishing.offers, storePublishing.refresh])
      expect(await admin.call(endpoint, { id })).toMatchObject({ status: 409, failure: 'stores.noMarketplace' });
    expect(await admin.call(storePublishing.get, { id: '404' })).toMatchObject({ status: 404 });
    expect(await must(admin, storePublishing.states, { ids: [id] })).toEqual([]);
  });
});
