import type { SheinAttributeTemplate } from '@pressroom/marketplaces/shein';
import { temuControl, type TemuAttributes, type TemuProperty } from '@pressroom/marketplaces/temu';
import { sql } from 'kysely';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { TestApp } from '../testApp.ts';

interface Planted {
  storeId: string;
  marketplace: Marketplace;
  productTypeId: string;
  /** As the marketplace's client reads it. */
  content: object;
}

/** The answer to a question about a category, as if it had been asked just now; another one replaces it. */
export async function keepDefinition(
  { db }: Pick<TestApp, 'db'>,
  { storeId, marketplace, productTypeId, content }: Planted,
  kind: 'attributes' | 'modelRule' = 'attributes',
): Promise<void> {
  const text = JSON.stringify(content);
  await sql`
    insert into platform_definitions
      (store_id, kind, key, marketplace, content, format, hash, asked_at, changed_at, tried_at)
    values (${storeId}, ${kind}, ${productTypeId}, ${marketplace}, ${text}::jsonb, 1, sha256(${text}::bytea),
      now(), now(), now())
    on conflict (store_id, kind, key) do update set content = excluded.content, hash = excluded.hash`.execute(db);
}

interface PlantedCategory {
  storeId: string;
  /** Absent: a category with others under it. */
  productTypeId?: string;
  pathIds: string[];
  path: string[];
  pathEn?: string[];
}

/** A category as the copy of a store's tree holds it, without those above it. */
export async function keepCategory(
  { db }: Pick<TestApp, 'db'>,
  { storeId, productTypeId, pathIds, path, pathEn = path }: PlantedCategory,
): Promise<void> {
  const values = {
    storeId,
    categoryId: pathIds.at(-1)!,
    parentId: pathIds.at(-2) ?? null,
    position: 0,
    productTypeId: productTypeId ?? null,
    name: path.at(-1)!,
    nameEn: pathEn.at(-1)!,
    isLeaf: productTypeId !== undefined,
    path,
    pathEn,
    pathIds,
    words: '',
  };
  await db.insertInto('platformCategories').values(values).execute();
}

type SheinAttribute = SheinAttributeTemplate['attributes'][number];

/** An attribute of SHEIN's that may be left empty: one value to choose. */
export function sheinAttribute(given: Partial<SheinAttribute> & { attributeId: string }): SheinAttribute {
  return {
    name: `SHEIN ${given.attributeId}`,
    englishName: undefined,
    kindCode: 4,
    kind: 'product',
    isMain: false,
    modeCode: 3,
    mode: 'single',
    atMost: undefined,
    needCode: 2,
    need: 'optional',
    isShown: true,
    remarks: [],
    dimensionCode: undefined,
    values: [],
    ...given,
  };
}

export function sheinValue(valueId: string, name: string, englishName?: string): SheinAttribute['values'][number] {
  return { valueId, name, englishName, isCustom: false, isHidden: false };
}

/** A property of TEMU's at the root that may be left empty: one value to choose. */
export function temuProperty(given: Partial<TemuProperty> & { templatePid: string }): TemuProperty {
  return {
    refPid: `7${given.templatePid}`,
    pid: `8${given.templatePid}`,
    parentTemplatePid: '0',
    name: `TEMU ${given.templatePid}`,
    lang2Name: {},
    required: false,
    isSale: false,
    mainSale: false,
    parentSpecId: undefined,
    controlType: temuControl.choose,
    propertyValueType: 0,
    showType: 0,
    values: [],
    valueUnit: [],
    minValue: undefined,
    maxValue: undefined,
    valuePrecision: undefined,
    chooseMaxNum: undefined,
    inputMaxNum: undefined,
    valueRule: undefined,
    numberInputTitle: undefined,
    propertyChooseTitle: undefined,
    referenceType: undefined,
    feature: undefined,
    showCondition: [],
    templatePropertyValueParentList: [],
    ...given,
  };
}

export function temuValue(vid: string, value: string, english?: string): TemuProperty['values'][number] {
  return { vid, value, lang2Value: { en: english }, specId: undefined, parentVidList: [], group: undefined };
}

export function sheinTemplate(productTypeId: string, attributes: SheinAttribute[]): SheinAttributeTemplate {
  return { productTypeId, businessModeCode: 1, defaultValueCode: undefined, defaultValue: undefined, attributes };
}

export function temuTemplate(properties: TemuProperty[]): TemuAttributes {
  return {
    templateId: undefined,
    inputMaxSpecNum: 0,
    chooseAllQualifySpec: undefined,
    singleSpecValueNum: undefined,
    properties,
  };
}
