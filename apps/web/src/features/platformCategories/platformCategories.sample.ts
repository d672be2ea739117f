import type { AttributeField, AttributeKind } from '@pressroom/contract/attributes/field';
import type { DefinitionAge, PlatformCategory } from '@pressroom/contract/platformCategories/platformCategories';

export function sampleField(given: Partial<AttributeField> & { id: string }): AttributeField {
  return {
    name: `attribute ${given.id}`,
    required: false,
    kind: 'select',
    values: [],
    units: [],
    precision: 0,
    atMostTyped: 0,
    shownWhen: [],
    allowedUnder: [],
    linkedTo: [],
    ...given,
  };
}

/** Values by their ids, named in both languages. */
export function sampleValues(names: Record<string, string>): AttributeField['values'] {
  return Object.entries(names).map(([id, nameEn]) => ({ id, name: `值${id}`, nameEn }));
}

const materials = sampleValues({ 901: 'Cotton', 902: 'Linen', 903: 'Silk' });

const ofKind: Record<AttributeKind, Partial<AttributeField>> = {
  text: { nameEn: 'Model', max: '20' },
  number: { nameEn: 'Weight', units: ['g'], min: '1', max: '500', precision: 1 },
  select: { nameEn: 'Fit', values: sampleValues({ 11: 'Slim', 12: 'Loose' }) },
  multiSelect: {
    nameEn: 'Occasion',
    values: sampleValues({ 21: 'Party', 22: 'Office', 23: 'Beach' }),
    atMostChosen: 2,
  },
  selectOrText: {
    nameEn: 'Feature',
    values: sampleValues({ 31: 'Warm', 32: 'Light' }),
    atMostChosen: 1,
    atMostTyped: 1,
  },
  date: { nameEn: 'Made on' },
  dateRange: { nameEn: 'Sold from to' },
  month: { nameEn: 'Month made' },
  monthRange: { nameEn: 'Season' },
  colour: { nameEn: 'Thread', values: sampleValues({ 41: 'Red', 42: 'Navy', 43: 'Of the sea' }) },
  numberRange: { nameEn: 'Age', min: '0', max: '99' },
  twoNumbers: { nameEn: 'Print size', units: ['cm', 'in'], precision: 1 },
  threeNumbers: { nameEn: 'Box', units: ['cm'], precision: 1 },
  composition: {
    nameEn: 'Fabric',
    values: materials,
    min: '0',
    max: '100',
    precision: 2,
    sumsTo100: true,
    units: ['%'],
    valueTitle: 'Material',
    numberTitle: 'Ratio',
  },
};

/** One field of each kind, its id the kind. */
export const sampleFields: readonly AttributeField[] = (Object.keys(ofKind) as AttributeKind[]).map((kind) =>
  sampleField({ id: kind, name: `名称 ${kind}`, kind, ...ofKind[kind] }),
);

export function sampleAge(given: Partial<DefinitionAge> = {}): DefinitionAge {
  return { askedAt: '2026-11-21T02:00:00.000Z', isStale: false, problem: null, ...given };
}

/** A leaf at the end of these ids; its path is named after them, for a reader of English. */
export function sampleCategory(pathIds: string[], given: Partial<PlatformCategory> = {}): PlatformCategory {
  const categoryId = pathIds.at(-1)!;
  return {
    categoryId,
    categoryName: `Category ${categoryId}`,
    categoryNameEn: null,
    productTypeId: `7${categoryId}`,
    isLeaf: true,
    path: pathIds.map((id) => `Category ${id}`),
    pathIds,
    ...given,
  };
}
