import type { AttributeField } from '@pressroom/contract/attributes/field';
import type { ClassificationDetail, ClassificationTemplate } from '@pressroom/contract/classification/classification';
import type { DefinitionAge, PlatformCategory } from '@pressroom/contract/platformCategories/platformCategories';
import type { StoreRow } from '@pressroom/contract/stores/stores';

export function sampleTemplate(given: Partial<ClassificationTemplate> = {}): ClassificationTemplate {
  return {
    id: '31',
    name: 'Cotton T-shirt',
    sheinStoreId: '1',
    sheinStoreName: 'Harbor SHEIN',
    sheinProductTypeId: '1981',
    sheinCategoryIds: '["10","11"]',
    sheinCategory: '["Clothing","T-shirts"]',
    temuStoreId: '2',
    temuStoreName: 'Harbor TEMU',
    temuProductTypeId: '202',
    temuCategoryIds: '["200","202"]',
    temuCategory: '["Men","Tees"]',
    sheinAttributes: [{ key: 'Style', values: ['Casual'] }],
    temuAttributes: [
      { key: 'Fabric', values: ['Knit', 'Woven'] },
      { key: 'Care', values: ['Machine wash'] },
    ],
    bindTemuSizeChartsTemplateName: 'Unisex tees',
    bindTemuModelId: null,
    bindTemuModelName: '',
    findings: [],
    useCount: 0,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T02:00:00.000Z',
    ...given,
  };
}

export function sampleDetail(given: Partial<ClassificationDetail> = {}): ClassificationDetail {
  return {
    ...sampleTemplate(),
    sheinAttributeList: [
      { attributeKeyId: '1', attributeKey: 'Style', attributeValId: '11', attributeVal: 'Casual', storeType: 'SHEIN' },
    ],
    temuAttributeList: [
      { attributeKeyId: '5', attributeKey: 'Fabric', attributeValId: '51', attributeVal: 'Knit', storeType: 'TEMU' },
    ],
    sheinProperty: '[{"attributeId":"1","valueId":"11"}]',
    temuProperty: '[{"attributeId":"5","valueId":"51"}]',
    ...given,
  };
}

/** A select of two values, unless something else is said. */
export function sampleField(given: Partial<AttributeField> & Pick<AttributeField, 'id' | 'name'>): AttributeField {
  return {
    required: true,
    kind: 'select',
    values: [
      { id: `${given.id}1`, name: 'Knit' },
      { id: `${given.id}2`, name: 'Woven' },
    ],
    units: [],
    precision: 0,
    atMostTyped: 0,
    shownWhen: [],
    allowedUnder: [],
    linkedTo: [],
    ...given,
  };
}

export function sampleCategory(given: Partial<PlatformCategory> = {}): PlatformCategory {
  return {
    categoryId: '11',
    categoryName: 'T-shirts',
    categoryNameEn: null,
    productTypeId: '1981',
    isLeaf: true,
    path: ['T-shirts'],
    pathIds: ['11'],
    ...given,
  };
}

const store: StoreRow = {
  id: '1',
  name: 'Harbor SHEIN',
  typeCode: 'SHEIN_FULLY_MANAGED',
  typeName: 'SHEIN',
  countryCode: 'US',
  countryName: 'United States',
  currency: 'USD',
  dataStatus: 1,
  syncOrder: 0,
  authStatus: 1,
  productAuthStatus: 0,
  warehouseId: null,
  warehouseName: null,
  grants: [],
  lastSync: null,
  remark: '',
  gmtCreate: '2026-11-20T02:00:00.000Z',
  gmtModified: '2026-11-20T02:00:00.000Z',
};

export const sheinStore = store;
export const temuStore: StoreRow = {
  ...store,
  id: '2',
  name: 'Harbor TEMU',
  typeCode: 'TEMU_FULLY_MANAGED',
  typeName: 'TEMU',
  productAuthStatus: 1,
};

export const sampleAge: DefinitionAge = { askedAt: '2026-11-22T02:00:00.000Z', isStale: false, problem: null };

/** Is filled in by typing. */
export function sampleText(id: string, name: string, required = true): AttributeField {
  return sampleField({ id, name, kind: 'text', values: [], required });
}
