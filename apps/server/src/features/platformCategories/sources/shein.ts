import type { LinkedRule } from '@pressroom/contract/attributes/linkedRules';
import {
  addSheinCustomValue,
  findSheinBrands,
  findSheinCustomAttributes,
  findSheinSites,
  findSheinWarehouses,
  getSheinAttributes,
  getSheinCategories,
  getSheinFillInStandard,
  getSheinLinkedRules,
  sheinAttributeEntries,
  sheinAttributeFields,
  type SheinAttributeTemplate,
  type SheinCategory,
  type SheinStore,
} from '@pressroom/marketplaces/shein';
import { MarketplaceFailure } from '@pressroom/marketplaces';
import { eachKey, unlessRefused } from './eachKey.ts';
import {
  type Askers,
  type AttributeReader,
  type DefinitionSource,
  type GivenCategory,
  linkedKey,
  readLinkedKey,
} from './source.ts';

/** The kinds of questions that SHEIN answers. */
type SheinAskers = Askers<
  'categories' | 'attributes' | 'ownValues' | 'linkedRules' | 'brands' | 'sites' | 'fillInStandard' | 'warehouses'
>;

export function sheinSource(store: SheinStore): DefinitionSource & { ask: SheinAskers } {
  return {
    ask: {
      categories: (keys, { signal }) =>
        eachKey(keys, async () => {
          const chinese = await getSheinCategories(store, { language: 'zh-cn', signal });
          return flat(chinese, namesOf(await getSheinCategories(store, { language: 'en', signal })));
        }),
      async attributes(keys, { signal }) {
        const templates = await getSheinAttributes(store, [...keys], { signal });
        const found = new Map(templates.map((template) => [template.productTypeId, template]));
        return new Map(keys.map((key) => [key, found.get(key) ?? withoutAttributes(key)]));
      },
      ownValues: (keys, { signal }) =>
        // whoever may not even ask may not add values
        unlessRefused(findSheinCustomAttributes(store, [...keys], { signal }), new Map(keys.map((key) => [key, []]))),
      async linkedRules(keys, { signal, categoryId }) {
        if (categoryId === undefined) throw new MarketplaceFailure('notFound', 'linkedRules', { code: 'noCategory' });
        const rules = new Map<string, LinkedRule[]>(keys.map((key) => [key, []]));
        for (const [productTypeId, chosen] of Map.groupBy(keys.map(readLinkedKey), (one) => one.productTypeId)) {
          const found = await getSheinLinkedRules(store, { categoryId, productTypeId, chosen }, { signal });
          for (const rule of found) rules.get(linkedKey({ productTypeId, ...rule }))?.push(rule);
        }
        return rules;
      },
      brands: (keys, { signal }) =>
        eachKey(keys, async () =>
          (await findSheinBrands(store, { signal })).map(({ code, name }) => ({ id: code, name })),
        ),
      sites: (keys, { signal }) =>
        eachKey(keys, async () =>
          (await findSheinSites(store, { signal })).flatMap(({ mainSite, subSites }) =>
            subSites.map(({ site, name, currency = null }) => ({ id: site, name, mainSite, currency })),
          ),
        ),
      fillInStandard: (keys, { signal }) =>
        eachKey(keys, (categoryId) => getSheinFillInStandard(store, { categoryId }, { signal })),
      warehouses: (keys, { signal }) =>
        eachKey(keys, async () => {
          const found = await unlessRefused(findSheinWarehouses(store, { signal }), []);
          return found.filter(({ isOurs }) => isOurs).map(({ code, name = code }) => ({ id: code, name }));
        }),
    },
    async addOwnValue(given, options) {
      const { valueId, name } = await addSheinCustomValue(store, given, options);
      return { attributeId: given.attributeId, valueId, name };
    },
  };
}

function withoutAttributes(productTypeId: string): SheinAttributeTemplate {
  return {
    productTypeId,
    businessModeCode: undefined,
    defaultValueCode: undefined,
    defaultValue: undefined,
    attributes: [],
  };
}

function namesOf(tree: readonly SheinCategory[], names = new Map<string, string>()): Map<string, string> {
  for (const { categoryId, name, children } of tree) {
    if (name !== undefined) names.set(categoryId, name);
    namesOf(children, names);
  }
  return names;
}

function flat(
  tree: readonly SheinCategory[],
  english: ReadonlyMap<string, string>,
  parentId: string | null = null,
): GivenCategory[] {
  return tree.flatMap(({ categoryId, productTypeId = null, name, isLeaf, children }) => {
    const nameEn = english.get(categoryId) ?? null;
    const own = { categoryId, parentId, name: name ?? nameEn ?? categoryId, nameEn, productTypeId, isLeaf };
    return [own, ...flat(children, english, categoryId)];
  });
}

// what is kept has been read by the client of the same format
const templateOf = (attributes: object) => attributes as SheinAttributeTemplate;

export const sheinReader: AttributeReader = {
  fieldsOf: (attributes) => sheinAttributeFields(templateOf(attributes)),
  payloadOf: (_attributes, rows) => ({ product_attribute_list: sheinAttributeEntries(rows) }),
  withOwnValue(attributes, { attributeId, valueId, name }) {
    const template = templateOf(attributes);
    const added = { valueId, name, englishName: undefined, isCustom: true, isHidden: false };
    return {
      ...template,
      attributes: template.attributes.map((attribute) =>
        attribute.attributeId === attributeId ? { ...attribute, values: [...attribute.values, added] } : attribute,
      ),
    };
  },
};
