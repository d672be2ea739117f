import { describe, expect, it } from 'vitest';
import {
  age,
  askAttributes,
  callsOf,
  definitionTest,
  type DefinitionTest,
  tShirts,
} from '../platformCategories.fixture.ts';
import {
  askOffersAgain,
  findFieldsOfEach,
  findHeld,
  findOfferedIds,
  findOffers,
  getDefinition,
  getShop,
  wantDefinitions,
} from '../platformCategories.public.ts';

const offersIn = async (at: DefinitionTest, siteIds: string[]) => {
  const { app } = at.test;
  return findOffers(app, await getShop(app.db, at.storeId), { siteIds });
};

describe('what a store may choose from', () => {
  it('comes from SHEIN with one question of each kind, and serves a day', async () => {
    const at = await definitionTest('s1');
    const [{ offers }] = await Promise.all([offersIn(at, []), offersIn(at, [])]);
    expect(offers.brands!.length).toBeGreaterThan(0);
    expect(offers.sites).toContainEqual({ id: 'shein-us', name: 'United States', mainSite: 'shein', currency: 'USD' });
    expect(offers.sites!.map(({ id }) => id)).not.toContain('shein-br');
    expect(offers.warehouses![0]).toMatchObject({ id: expect.stringMatching(/^PS/) as unknown });
    expect(offers.freightTemplates).toBeNull();
    for (const endpoint of ['query-brand-list', 'query-site-list', 'msc/warehouse/list'])
      expect(callsOf(at, endpoint)).toBe(1);

    await age(at, 25);
    expect((await offersIn(at, [])).kept.isStale).toBe(true);
    await at.test.drain();
    expect((await offersIn(at, [])).kept.isStale).toBe(false);
    expect(callsOf(at, 'query-brand-list')).toBe(2);
  });

  it('is at TEMU what serves all chosen sites', async () => {
    const at = await definitionTest('s4');
    const calls = callsOf(at, 'warehouse.list.get');
    const without = (await offersIn(at, [])).offers;
    expect(without).toMatchObject({ brands: null, warehouses: [], freightTemplates: [] });
    expect(without.sites).toContainEqual({ id: '105', name: 'DE', mainSite: null, currency: null });
    const { offers } = await offersIn(at, ['100']);
    expect(offers.warehouses!.length).toBeGreaterThan(0);
    expect(offers.freightTemplates!.length).toBeGreaterThan(1);
    expect((await offersIn(at, ['100', '105'])).offers.warehouses).toEqual([]);
    expect(callsOf(at, 'warehouse.list.get')).toBe(calls + 2);
  });

  it('is the older answer where the marketplace does not answer', async () => {
    const at = await definitionTest('s1');
    const before = await offersIn(at, []);
    at.sandbox.fault({ kind: 'serverErrorBefore', endpoint: '*query-brand-list', count: 4 });
    await askOffersAgain(at.test.app, await getShop(at.test.db, at.storeId), { siteIds: [] });
    const after = await offersIn(at, []);
    expect(after.offers).toEqual(before.offers);
    expect(after.kept.problem).not.toBeNull();
    expect(callsOf(at, 'query-site-list')).toBe(1);
  });
});

describe('what is kept', () => {
  it('is looked up for many stores without asking anybody', async () => {
    const at = await definitionTest('s1');
    const { app, db } = at.test;
    const shop = { storeId: at.storeId, marketplace: 'shein' as const, siteIds: [] };
    const ids = async () => (await findOfferedIds(db, [shop])).get(at.storeId)!;
    expect(await ids()).toEqual({ brands: null, sites: null, warehouses: null, freightTemplates: null });
    expect(callsOf(at, 'query-brand-list')).toBe(0);
    const { offers } = await offersIn(at, []);
    expect([...(await ids()).brands!]).toEqual(offers.brands!.map(({ id }) => id));
    expect((await ids()).freightTemplates).toBeNull();

    const { fields } = await askAttributes(at);
    const category = { storeId: at.storeId, productTypeId: tShirts.sheinProductTypeId };
    const read = await findFieldsOfEach(app.db, [category, category, { ...category, productTypeId: '1' }]);
    expect(read(category)!.fields).toEqual(fields);
    expect(read({ ...category, productTypeId: '1' })).toBeUndefined();
  });

  it('is completed in the background, each question once', async () => {
    const at = await definitionTest('s1');
    const { app, db } = at.test;
    const question = { storeId: at.storeId, kind: 'fillInStandard', key: tShirts.categoryId } as const;
    expect((await findHeld(db, [question]))(question)).toBeUndefined();
    const want = () => db.transaction().execute((tx) => wantDefinitions({ tx, jobs: app.jobs }, [question, question]));
    await want();
    await want();
    await at.test.drain();
    const standard = (await findHeld(db, [question]))(question)!;
    expect(standard.fields).toContainEqual(expect.objectContaining({ key: 'mall_state', required: true }));
    expect(await getDefinition(app, question)).toEqual(standard);
    await want();
    await at.test.drain();
    expect(callsOf(at, 'query-publish-fill-in-standard')).toBe(1);
  });
});
