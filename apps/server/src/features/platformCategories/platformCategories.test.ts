import { type PlatformCategory, platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { findFields, payloadOf } from './platformCategories.public.ts';
import { askAttributes, callsOf, definitionTest, type DefinitionTest, tShirts } from './platformCategories.fixture.ts';

/** Opens level after level, each time the category whose name is wanted. */
async function descend({ admin, storeId }: DefinitionTest, names: readonly string[]) {
  let found: PlatformCategory | undefined;
  for (const name of names) {
    const { rows } = await must(admin, platformCategories.getPlatformCategory, {
      storeId,
      parentId: found?.categoryId,
    });
    found = rows.find(({ categoryName }) => categoryName === name);
  }
  return found;
}

describe('categories', () => {
  it('of SHEIN are told level by level, from one question in each language', async () => {
    const at = await definitionTest('s1');
    const shirts = {
      categoryId: tShirts.categoryId,
      productTypeId: tShirts.sheinProductTypeId,
      isLeaf: true,
      pathIds: ['1701', '1702', '1703', tShirts.categoryId],
    };
    const english = ['Women', 'Tops', 'T-Shirts', 'Short-Sleeve T-Shirts'];
    expect(await descend(at, english)).toEqual({
      ...shirts,
      categoryName: 'Short-Sleeve T-Shirts',
      categoryNameEn: null,
      path: english,
    });
    at.test.language = 'zh';
    const chinese = ['女装', '上衣', 'T恤', '短袖T恤'];
    expect(await descend(at, chinese)).toEqual({
      ...shirts,
      categoryName: '短袖T恤',
      categoryNameEn: 'Short-Sleeve T-Shirts',
      path: chinese,
    });
    expect(callsOf(at, 'query-category-tree')).toBe(2);
  });

  it('of TEMU, whose root has the number 0, take one question for each level', async () => {
    const at = await definitionTest('s4');
    const { storeId } = at;
    const { rows } = await must(at.admin, platformCategories.getPlatformCategory, { storeId, parentId: 0 });
    expect(rows[0]).toMatchObject({ categoryName: '女装', productTypeId: null, isLeaf: false, pathIds: ['1701'] });
    expect(await descend(at, ['女装', '上衣', 'T恤', '短袖T恤'])).toMatchObject({
      productTypeId: tShirts.categoryId,
      path: ['女装', '上衣', 'T恤', '短袖T恤'],
    });
    expect(callsOf(at, 'bg.goods.cats.get')).toBe(4);
    expect(await at.admin.send(platformCategories.getPlatformCategory, { storeId, parentId: '5' })).toMatchObject({
      status: 404,
    });
  });

  it('are found by words of either language anywhere in their path, leaves alone', async () => {
    const at = await definitionTest('s1');
    const { admin, storeId } = at;
    await must(admin, platformCategories.getPlatformCategory, { storeId });
    const search = async (fuzzy: string) =>
      (await must(admin, platformCategories.search, { storeId, fuzzy })).map(({ path }) => path.join('/'));
    const english = await search('women short-sleeve');
    const shirts = 'Women/Tops/T-Shirts/Short-Sleeve T-Shirts';
    expect(english[0]).toBe(shirts);
    expect(await search('女装 > 短袖T恤')).toContain(shirts);
    at.test.language = 'zh';
    expect(await search('Women short-sleeve')).toContain('女装/上衣/T恤/短袖T恤');
    at.test.language = 'en';
    expect(await search('女装 100%')).toEqual([]);
    const tops = await must(admin, platformCategories.search, { storeId, fuzzy: 'Tops' });
    expect(tops.length).toBeGreaterThan(1);
    expect(tops.every(({ isLeaf, productTypeId }) => isLeaf && productTypeId !== null)).toBe(true);
    expect(callsOf(at, 'query-category-tree')).toBe(2);
  });
});

describe('SHEIN', () => {
  it('tells what a chosen value leaves to choose elsewhere, once for each value', async () => {
    const at = await definitionTest('s1');
    const { admin, storeId } = at;
    await must(admin, platformCategories.getPlatformCategory, { storeId });
    const { fields } = await askAttributes(at);
    const chosen = fields
      .filter(({ kind }) => kind === 'select')
      .flatMap((field) => field.values.map((value) => ({ attributeId: field.id, valueId: value.id })));
    const asked = { storeId, productTypeId: tShirts.sheinProductTypeId, chosen };
    const rules = await must(admin, platformCategories.linkedRules, asked);
    expect(rules.length).toBeGreaterThan(0);
    const calls = callsOf(at, 'get-associated-attribute-rules');
    expect(await must(admin, platformCategories.linkedRules, asked)).toEqual(rules);
    expect(callsOf(at, 'get-associated-attribute-rules')).toBe(calls);

    await must(admin, platformCategories.refresh, { storeId, productTypeId: asked.productTypeId });
    await at.test.drain();
    expect(callsOf(at, 'get-associated-attribute-rules')).toBe(2 * calls);

    const [rule] = rules;
    const row = { attributeId: rule!.attributeId, valueId: rule!.valueId };
    const kept = await findFields(at.test.db, { ...asked, chosen: [row] });
    expect(kept?.fields.find(({ id }) => id === rule!.linkedAttributeId)?.linkedTo).toContainEqual({
      fieldId: rule!.attributeId,
      valueIds: [rule!.valueId],
      onlyValueIds: rule!.onlyValueIds,
    });
  });

  it('adds a value of the seller’s own, which the form offers at once', async () => {
    const at = await definitionTest('s1');
    const { admin, storeId } = at;
    await must(admin, platformCategories.getPlatformCategory, { storeId });
    const { customAttributeIds, fields } = await askAttributes(at);
    const attributeId = customAttributeIds.find((id) => fields.some((field) => field.id === id))!;
    const given = { storeId, productTypeId: tShirts.sheinProductTypeId, attributeId, value: 'Größe 7' };
    await at.test.drain();
    const added = await must(admin, platformCategories.addCustomValue, given);
    expect(added.name).toBe('Größe 7');
    const { rows: told } = await sql<{ data: object }>`
      select data from pgboss.job where name = 'platformCategories.changed' and state = 'created'`.execute(at.test.db);
    expect(told).toEqual([{ data: { storeId, productTypeId: tShirts.sheinProductTypeId } }]);
    const after = await askAttributes(at);
    const valuesOf = (id: string) => after.fields.find((field) => field.id === id)?.values;
    expect(valuesOf(attributeId)).toContainEqual({ id: added.valueId, name: 'Größe 7' });

    const closed = fields.find(({ id }) => !customAttributeIds.includes(id))!;
    expect(await admin.send(platformCategories.addCustomValue, { ...given, attributeId: closed.id })).toMatchObject({
      failure: 'platformCategories.noCustomValues',
    });
    expect(callsOf(at, 'add-custom-attribute-value')).toBe(1);
  });

  it('has no models and size charts, and is not asked for them', async () => {
    const at = await definitionTest('s1');
    const of = { storeId: at.storeId, categoryId: tShirts.categoryId };
    expect(await must(at.admin, platformCategories.getCategoryCanAddModelInfo, of)).toEqual({
      enabled: false,
      enabledModelType: null,
    });
    expect(await must(at.admin, platformCategories.sizeCharts, of)).toMatchObject({ isRequired: false, rows: [] });
    const models = { storeId: at.storeId, modelType: 0 };
    expect(await must(at.admin, platformCategories.findByPageTemuModels, models)).toEqual({ rows: [], total: 0 });
  });
});

describe('TEMU', () => {
  it('tells which categories show models and ask for size charts, and what the shop has of them', async () => {
    const at = await definitionTest('s4');
    const { admin, storeId } = at;
    const of = { storeId, categoryId: tShirts.categoryId };
    const rule = await must(admin, platformCategories.getCategoryCanAddModelInfo, of);
    expect(rule).toEqual({ enabled: true, enabledModelType: 0 });
    const models = { storeId, modelType: 0, pageNum: 1, pageSize: 10_000 };
    const all = await must(admin, platformCategories.findByPageTemuModels, models);
    expect(all.rows).toHaveLength(all.total);
    const second = await must(admin, platformCategories.findByPageTemuModels, { ...models, pageNum: 2, pageSize: 1 });
    expect(second).toEqual({ rows: all.rows.slice(1, 2), total: all.total });
    const charts = await must(admin, platformCategories.sizeCharts, of);
    expect(charts).toMatchObject({ isRequired: true, age: { isStale: false, problem: null } });
    expect(charts.rows.length).toBeGreaterThan(0);
    await must(admin, platformCategories.sizeCharts, of);
    expect([callsOf(at, 'bg.modelcats.get'), callsOf(at, 'bg.goods.sizecharts.class.get')]).toEqual([1, 1]);
  });

  it('has no rules between attributes and no values of the seller’s own', async () => {
    const at = await definitionTest('s4');
    const { admin, storeId } = at;
    const of = { storeId, productTypeId: tShirts.categoryId, categoryId: tShirts.categoryId };
    const { fields, customAttributeIds } = await must(admin, platformCategories.attributes, of);
    expect([fields.length > 5, customAttributeIds]).toEqual([true, []]);
    const attributeId = fields[0]!.id;
    const chosen = [{ attributeId, valueId: '1' }];
    expect(await must(admin, platformCategories.linkedRules, { ...of, chosen })).toEqual([]);
    expect(await admin.send(platformCategories.addCustomValue, { ...of, attributeId, value: 'x' })).toMatchObject({
      failure: 'platformCategories.noCustomValues',
    });
  });

  it('takes values back in its own words', async () => {
    const at = await definitionTest('s4');
    const { fields } = await askAttributes(at, tShirts.categoryId);
    const field = fields.find(({ kind, required }) => kind === 'select' && required) ?? fields[0]!;
    const rows = [{ attributeId: field.id, valueId: field.values[0]!.id }];
    const payload = await payloadOf(at.test.db, { storeId: at.storeId, productTypeId: tShirts.categoryId, rows });
    expect(JSON.stringify(payload)).toContain(`"templatePid":${field.id}`);
  });
});
