import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { classification } from '@pressroom/contract/classification/classification';
import { type PlatformCategory, platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';
import { type Classification, classifications } from './classificationList.ts';
import { fillFields, type Wishes } from './fill.ts';

/** Asked for in every category. */
const everywhere: Wishes = { 'Pieces in the pack': '1', Pieces: '1', Province: '浙江', City: '义乌' };

/** The ids of one store on each marketplace. */
export interface MarketStores {
  shein: string;
  temu: string;
}

/** Adds them all; answers their ids by their names. */
export async function addClassifications(caller: Caller, stores: MarketStores): Promise<Map<string, string>> {
  const find = { shein: categoryFinder(caller, stores.shein), temu: categoryFinder(caller, stores.temu) };
  const ids = new Map<string, string>();
  for (const one of classifications) {
    const [shein, temu] = [await find.shein(one.path), await find.temu(one.path)];
    ids.set(one.name, await add(caller, { one, stores, shein, temu }));
  }
  return ids;
}

interface Placed {
  one: Classification;
  stores: MarketStores;
  shein: PlatformCategory;
  temu: PlatformCategory;
}

async function add(caller: Caller, { one: { name, wishes }, stores, shein, temu }: Placed): Promise<string> {
  const ofTemu = { storeId: stores.temu, categoryId: temu.categoryId };
  const charts = await must(caller, platformCategories.sizeCharts, ofTemu);
  const saved = await must(caller, classification.create, {
    name,
    sheinStoreId: stores.shein,
    sheinProductTypeId: shein.productTypeId!,
    sheinCategoryIds: JSON.stringify(shein.pathIds),
    sheinCategory: JSON.stringify(shein.path),
    temuStoreId: stores.temu,
    temuProductTypeId: temu.productTypeId!,
    temuCategoryIds: JSON.stringify(temu.pathIds),
    temuCategory: JSON.stringify(temu.path),
    sheinProperty: JSON.stringify(await fill(caller, { storeId: stores.shein, category: shein, wishes })),
    temuProperty: JSON.stringify(await fill(caller, { storeId: stores.temu, category: temu, wishes })),
    bindTemuSizeChartsTemplateName: charts.rows[0]?.name ?? '通用尺码表 General',
    ...(await chooseModel(caller, ofTemu)),
  });
  return saved.id;
}

async function fill(
  caller: Caller,
  { storeId, category, wishes }: { storeId: string; category: PlatformCategory; wishes: Wishes },
): Promise<AttributeRow[]> {
  const productTypeId = category.productTypeId!;
  const { fields } = await must(caller, platformCategories.attributes, {
    storeId,
    productTypeId,
    categoryId: category.categoryId,
  });
  return fillFields(fields, { ...everywhere, ...wishes });
}

/** The store's first model, where the category shows its goods on models. */
async function chooseModel(caller: Caller, ofTemu: { storeId: string; categoryId: string }) {
  const { enabled, enabledModelType } = await must(caller, platformCategories.getCategoryCanAddModelInfo, ofTemu);
  if (!enabled || enabledModelType === null) return {};
  const { rows } = await must(caller, platformCategories.findByPageTemuModels, {
    storeId: ofTemu.storeId,
    modelType: enabledModelType,
  });
  const [model] = rows;
  return model ? { bindTemuModelId: model.id, bindTemuModelName: model.modelName } : {};
}

/** Goes down the tree by names, asking for each level once. */
function categoryFinder(caller: Caller, storeId: string) {
  const levels = new Map<string | undefined, Promise<PlatformCategory[]>>();
  const childrenOf = (parentId: string | undefined) => {
    const known = levels.get(parentId);
    if (known) return known;
    const asked = must(caller, platformCategories.getPlatformCategory, { storeId, parentId }).then(({ rows }) => rows);
    levels.set(parentId, asked);
    return asked;
  };
  return async (path: readonly string[]): Promise<PlatformCategory> => {
    let found: PlatformCategory | undefined;
    for (const name of path) {
      const children = await childrenOf(found?.categoryId);
      found = children.find(({ categoryName, categoryNameEn }) => categoryName === name || categoryNameEn === name);
      if (!found) throw new Error(`There is no category ${name} of ${path.join(' / ')}`);
    }
    if (!found?.productTypeId) throw new Error(`${path.join(' / ')} is no leaf`);
    return found;
  };
}
