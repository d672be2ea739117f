import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import type { App } from '../../platform/app.ts';
import { fail, Failure } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { askAgain, askCategoryAgain } from './asking/again.ts';
import { ageOf, findTold, getAnswer, getShop, getTold, type Shop } from './asking/answers.ts';
import { addOwnValue, keepOwnValue } from './asking/ownValue.ts';
import { refreshRules, walkAgain } from './asking/plan.ts';
import { findCategories, findCategory, presentCategory } from './kept/categories.ts';
import { findAttributes } from './kept/fields.ts';
import { searchCategories } from './kept/search.ts';
import { kindsOf, tellsTreeAtOnce } from './sources/open.ts';
import { linkedKey } from './sources/source.ts';

/** What the marketplace calls the parent of its roots. */
const root = '0';

export const platformCategoriesRoutes = routes(platformCategories, {
  async getPlatformCategory({ app, db, input, language }) {
    const shop = await getShop(db, input.storeId);
    const parentId = input.parentId === undefined || input.parentId === root ? null : input.parentId;
    const key = tellsTreeAtOnce[shop.marketplace] ? '' : (parentId ?? '');
    if (key !== '' && !(await findCategory(db, { storeId: shop.storeId, categoryId: key })))
      fail(404, 'platform.notFound');
    const kept = await getAnswer(app, shop, 'categories', key);
    const found = await findCategories(db, shop.storeId, parentId);
    return { rows: found.map((category) => presentCategory(category, language)), age: ageOf(kept) };
  },

  async search({ db, input, language }) {
    const { storeId } = await getShop(db, input.storeId);
    const found = await searchCategories(db, storeId, input.fuzzy);
    return found.map((category) => presentCategory(category, language));
  },

  async attributes({ app, db, input }) {
    const { storeId, productTypeId } = input;
    const shop = await getShop(db, storeId);
    const kept = await getAnswer(app, shop, 'attributes', productTypeId);
    const found = await findAttributes(db, { storeId, productTypeId });
    const customAttributeIds = await findCustomAttributes(app, shop, await categoryOf(app, input));
    return { fields: found?.fields ?? [], customAttributeIds, age: ageOf(kept) };
  },

  async refresh({ app, db, input, write }) {
    const shop = await getShop(db, input.storeId);
    const { productTypeId } = input;
    const { kept, isChanged } =
      productTypeId === undefined
        ? await askAgain(app, shop, 'categories', '')
        : await askCategoryAgain(app, shop, {
            productTypeId,
            categoryId: await categoryOf(app, { ...input, productTypeId }),
          });
    return write(async ({ tx, audit }) => {
      const { name, storeId } = shop;
      const planning = { tx, jobs: app.jobs };
      // where the marketplace does not answer, further questions would only wait
      if (!kept.problem && productTypeId === undefined) await walkAgain(planning, shop);
      else if (!kept.problem && productTypeId !== undefined) await refreshRules(planning, { storeId, productTypeId });
      audit({ object: 'stores', ids: [storeId], after: { name, productTypeId, changed: isChanged } });
      return { age: ageOf(kept), changed: isChanged };
    });
  },

  async linkedRules({ app, db, input: { storeId, productTypeId, categoryId, chosen } }) {
    const shop = await getShop(db, storeId);
    const keys = chosen.map((one) => linkedKey({ productTypeId, ...one }));
    const rules = await findTold(app, shop, { kind: 'linkedRules', keys, categoryId });
    return [...rules.values()].flat();
  },

  async addCustomValue({ app, db, input, write }) {
    const { storeId, productTypeId, attributeId, value } = input;
    const shop = await getShop(db, storeId);
    const categoryId = await categoryOf(app, input);
    if (categoryId === undefined) fail(409, 'platformCategories.noCustomValues');
    const added = await addOwnValue(app, shop, { categoryId, attributeId, value });
    return write(async ({ tx, audit }) => {
      await keepOwnValue({ tx, jobs: app.jobs }, { storeId, productTypeId }, added);
      const { valueId, name } = added;
      const after = { name: shop.name, productTypeId, attributeId, valueId, value: name };
      audit({ object: 'stores', ids: [storeId], after });
      return { valueId, name };
    });
  },

  async findByPageTemuModels({ app, db, input: { storeId, modelType, pageNum, pageSize } }) {
    const models = await getTold(app, await getShop(db, storeId), 'models', String(modelType));
    const page = models.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return { rows: page.map(({ id, name }) => ({ id, modelName: name })), total: models.length };
  },

  async getCategoryCanAddModelInfo({ app, db, input }) {
    return getTold(app, await getShop(db, input.storeId), 'modelRule', input.categoryId);
  },

  async sizeCharts({ app, db, input: { storeId, categoryId } }) {
    const shop = await getShop(db, storeId);
    if (!kindsOf[shop.marketplace].has('sizeCharts')) return withoutSizeCharts();
    const kept = await getAnswer(app, shop, 'sizeCharts', categoryId);
    const { isRequired } = await getTold(app, shop, 'sizeChartRule', categoryId);
    return { isRequired, rows: await getTold(app, shop, 'sizeCharts', categoryId), age: ageOf(kept) };
  },
});

function withoutSizeCharts(): HandlerOutput<typeof platformCategories.sizeCharts> {
  return { isRequired: false, rows: [], age: { askedAt: new Date().toISOString(), isStale: false, problem: null } };
}

interface OfCategory {
  storeId: string;
  productTypeId: string;
  categoryId?: string | undefined;
}

/** The category that the caller names, or one of the product type. */
async function categoryOf(app: App, { storeId, productTypeId, categoryId }: OfCategory): Promise<string | undefined> {
  return categoryId ?? (await findCategory(app.db, { storeId, productTypeId }))?.categoryId;
}

/** None where the marketplace does not say: the form serves without them. */
async function findCustomAttributes(app: App, shop: Shop, categoryId: string | undefined): Promise<string[]> {
  if (categoryId === undefined) return [];
  try {
    return await getTold(app, shop, 'ownValues', categoryId);
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
