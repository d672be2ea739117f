import {
  findTemuCategories,
  findTemuFreightTemplates,
  findTemuModels,
  findTemuSizeCharts,
  findTemuStockWarehouses,
  getTemuAttributes,
  getTemuModelRule,
  getTemuSizeChartClass,
  temuAttributeFields,
  type TemuAttributes,
  temuPropertyEntries,
  temuSites,
  type TemuStore,
} from '@pressroom/marketplaces/temu';
import { eachKey, unlessRefused } from './eachKey.ts';
import { type Askers, type AttributeReader, type DefinitionSource, readSitesKey } from './source.ts';

const languages = ['en'];

/** The kinds of questions that TEMU answers. */
type TemuAskers = Askers<
  | 'categories'
  | 'attributes'
  | 'modelRule'
  | 'models'
  | 'sizeChartRule'
  | 'sizeCharts'
  | 'sites'
  | 'warehouses'
  | 'freightTemplates'
>;

export function temuSource(store: TemuStore): DefinitionSource & { ask: TemuAskers } {
  return {
    ask: {
      categories: (keys, options) =>
        eachKey(keys, async (key) => {
          const level = await findTemuCategories(store, key === '' ? undefined : key, options);
          return level
            .filter(({ isHidden }) => !isHidden)
            .map(({ categoryId, name, isLeaf }) => ({
              categoryId,
              parentId: key === '' ? null : key,
              name,
              nameEn: null,
              productTypeId: isLeaf ? categoryId : null,
              isLeaf,
            }));
        }),
      attributes: (keys, options) =>
        eachKey(keys, (categoryId) => getTemuAttributes(store, { categoryId, languages }, options)),
      modelRule: (keys, options) =>
        eachKey(keys, async (categoryId) => {
          const { enabled, modelType } = await getTemuModelRule(store, { categoryId }, options);
          return { enabled, enabledModelType: modelType ?? null };
        }),
      models: (keys, options) =>
        eachKey(keys, async (key) => {
          const models = await findTemuModels(store, { modelType: Number(key) }, options);
          return models.map(({ modelId, name }) => ({ id: modelId, name }));
        }),
      sizeChartRule: (keys, options) =>
        eachKey(keys, async (categoryId) => {
          const found = await getTemuSizeChartClass(store, { categoryId }, options);
          return { isRequired: found !== undefined, needed: found ? Math.max(1, found.relatedClassIds.length) : 0 };
        }),
      sizeCharts: (keys, options) =>
        eachKey(keys, async (categoryId) => {
          const charts = await findTemuSizeCharts(store, { categoryId }, options);
          return charts.map(({ businessId, name }) => ({ id: businessId, name }));
        }),
      // TEMU has no call for them
      sites: async (keys) =>
        new Map(keys.map((key) => [key, temuSites.map((site) => ({ ...site, mainSite: null, currency: null }))])),
      async warehouses(keys, options) {
        const asked = findTemuStockWarehouses(store, { siteIds: [...keys] }, options);
        const bySite = new Map((await unlessRefused(asked, [])).map((site) => [site.siteId, site.validWarehouseList]));
        const usable = (siteId: string) =>
          (bySite.get(siteId) ?? []).filter(({ warehouseDisable }) => !warehouseDisable);
        return new Map(
          keys.map((siteId) => [
            siteId,
            usable(siteId).map(({ warehouseId, warehouseName = warehouseId }) => ({
              id: warehouseId,
              name: warehouseName,
            })),
          ]),
        );
      },
      freightTemplates: (keys, options) =>
        eachKey(keys, async (key) => {
          const asked = findTemuFreightTemplates(store, { siteIds: readSitesKey(key) }, options);
          return (await unlessRefused(asked, [])).map(({ templateId, name }) => ({ id: templateId, name }));
        }),
    },
  };
}

// what is kept has been read by the client of the same format
const attributesOf = (attributes: object) => attributes as TemuAttributes;

export const temuReader: AttributeReader = {
  fieldsOf: (attributes) => temuAttributeFields(attributesOf(attributes)),
  payloadOf: (attributes, rows) => temuPropertyEntries(attributesOf(attributes), rows),
  withOwnValue: (attributes) => attributes,
};
