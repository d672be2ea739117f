import { dashboard, outdatedBehind } from '@pressroom/contract/dashboard/dashboard';
import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { type Answered, answerDefinition } from '../../../testing/definitions/answer.ts';
import { keptListing } from '../../../testing/listingMakers.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { publishingTest, readyListings } from '../../../testing/publishMakers.ts';
import { keptStore } from '../../../testing/templateMakers.ts';
import { type DefinitionKind, linkedKey } from '../../platformCategories/platformCategories.public.ts';
import { judgeListings } from './judge.ts';

it('marks what a changed definition keeps from passing, until it passes again', async () => {
  const at = await publishingTest();
  const { admin, storeId, test } = at;
  const ids = await readyListings(at, 2);
  await judgeListings(test.app, ids);
  const shown = async () => (await must(admin, publishProducts.page, {})).rows;
  expect((await shown()).map(({ errorCount, outdated }) => [errorCount, outdated])).toEqual([
    [0, false],
    [0, false],
  ]);
  const { brands } = await must(admin, storePublishing.offers, { id: storeId });
  const ofBrands = { storeId, marketplace: 'shein', kind: 'brands', key: '' } as const;
  await answerDefinition(test, ofBrands, brands!.slice(1));
  expect((await shown()).map(({ errorCount, outdated }) => [errorCount, outdated])).toEqual([
    [1, true],
    [1, true],
  ]);
  expect((await must(admin, dashboard.overview, {})).publishing).toMatchObject({ outdatedPlans: 1 });
  expect(await must(admin, publishPlans.page, outdatedBehind)).toMatchObject({ total: 1, rows: [{ withErrors: 2 }] });
  const [event] = await must(admin, publishProducts.timeline, { id: ids[0]! });
  expect(event).toMatchObject({
    behavior: 'What listings are judged by has changed: preflight now finds one error in this one',
  });
  // a mark says that the marketplace has changed something, not that somebody here has
  await must(admin, forbiddenWords.add, { words: ['cotton'] });
  await answerDefinition(test, ofBrands, brands);
  expect((await shown()).map(({ errorCount, outdated }) => [errorCount, outdated])).toEqual([
    [1, true],
    [1, true],
  ]);
  const { rows: words } = await must(admin, forbiddenWords.list, { word: 'cotton' });
  await must(admin, forbiddenWords.del, { ids: words.map(({ id }) => id) });
  await test.drain();
  expect((await shown()).map(({ errorCount, outdated }) => [errorCount, outdated])).toEqual([
    [0, false],
    [0, false],
  ]);
});

const standard = { fields: [], pictures: [], currency: null };

it('judges again exactly those that a change concerns', async () => {
  const at = await publishingTest();
  const { admin, storeId, test, place } = at;
  const { productTypeId } = place;
  const [shirt, failed] = await readyListings(at, 2);
  const { productId } = await test.db
    .selectFrom('listings')
    .where('id', '=', shirt!)
    .select('productId')
    .executeTakeFirstOrThrow();
  const temu = await keptStore(test, 'TEMU');
  const temuShirt = { categoryIds: ['29000', '29001'], productTypeId: '29001' };
  const names = new Map([
    [shirt!, 'shirt'],
    [failed!, 'failed'],
    [(await keptListing(test, { storeId, productId, productTypeId: '1', categoryIds: ['1'] })).id, 'cup'],
    [(await keptListing(test, { storeId: temu, productId: (await keptProduct(test)).id, ...temuShirt })).id, 'temu'],
  ]);
  await test.db.updateTable('listings').set({ publishStatus: 4 }).where('id', '=', failed!).execute();
  const [published] = await readyListings(at);
  await test.db.updateTable('listings').set({ publishStatus: 3, shelf: 1 }).where('id', '=', published!).execute();

  const found = {
    ruleId: 'planted',
    severity: 'warning',
    place: { part: 'title' },
    message: { key: 'preflight.noSkus' },
  };
  const concernedBy = async (act: () => Promise<unknown>) => {
    await test.db
      .updateTable('listings')
      .set({ findings: JSON.stringify([found]) })
      .execute();
    await act();
    await test.drain();
    const rows = await test.db.selectFrom('listings').select(['id', 'findings']).orderBy('id').execute();
    return rows
      .filter(({ findings }) => !JSON.stringify(findings).includes('planted'))
      .map(({ id }) => names.get(id) ?? 'published');
  };
  const changing = async (change: Answered, before: unknown, after: unknown) => {
    await answerDefinition(test, change, before);
    return concernedBy(() => answerDefinition(test, change, after));
  };
  const shein = (kind: DefinitionKind, key = '') => ({ storeId, marketplace: 'shein', kind, key }) as const;
  const ofTemu = (kind: DefinitionKind, key: string) => ({ storeId: temu, marketplace: 'temu', kind, key }) as const;
  const named = [{ id: 'x', name: 'X' }];
  const rule = linkedKey({ productTypeId, attributeId: '1', valueId: '2' });
  const ofCategory = ['shirt', 'failed'];
  const ofStore = [...ofCategory, 'cup'];
  const template = { attributes: [] };

  expect(await changing(shein('fillInStandard', '1704'), standard, { ...standard, currency: 'USD' })).toEqual(
    ofCategory,
  );
  expect(await changing(shein('ownValues', '1704'), [], ['5'])).toEqual(ofCategory);
  expect(await changing(shein('linkedRules', rule), [], [1])).toEqual(ofCategory);
  expect(await changing(shein('attributes', '1'), template, { ...template, more: 1 })).toEqual(['cup']);
  expect(await changing(shein('brands'), [], named)).toEqual(ofStore);
  expect(await changing(shein('warehouses'), [], named)).toEqual(ofStore);
  const site = { ...named[0], mainSite: 'main', currency: 'USD' };
  expect(await changing(shein('sites'), [], [site])).toEqual(ofStore);
  const model = { enabled: false, enabledModelType: null };
  expect(await changing(ofTemu('modelRule', '29001'), model, { ...model, enabledModelType: 1 })).toEqual(['temu']);
  expect(await changing(ofTemu('models', '0'), [], named)).toEqual(['temu']);
  const chart = { isRequired: false, needed: 0 };
  expect(await changing(ofTemu('sizeChartRule', '29001'), chart, { ...chart, needed: 1 })).toEqual(['temu']);
  expect(await changing(ofTemu('sizeCharts', '29001'), [], named)).toEqual(['temu']);
  expect(await changing(ofTemu('freightTemplates', '100'), [], named)).toEqual(['temu']);
  expect(await changing(ofTemu('sizeCharts', '7'), [], named)).toEqual([]);

  expect(
    await concernedBy(() => must(admin, storePublishing.save, { id: storeId, settings: null, priceRule: null })),
  ).toEqual(ofStore);
  const words = { words: ['SHIRT NUMBER'] };
  expect(await concernedBy(() => must(admin, forbiddenWords.add, words))).toEqual(ofCategory.concat('cup', 'temu'));
});
