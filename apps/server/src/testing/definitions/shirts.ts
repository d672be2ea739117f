import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { classification } from '@pressroom/contract/classification/classification';
import type { CallInput } from '@pressroom/contract/endpoint';
import { temuControl } from '@pressroom/marketplaces/temu';
import type { Caller } from '../../caller.ts';
import {
  keepDefinition,
  sheinAttribute,
  sheinTemplate,
  sheinValue,
  temuProperty,
  temuTemplate,
  temuValue,
} from './makers.ts';
import { keptStore } from '../templateMakers.ts';
import { type TestApp, testApp } from '../testApp.ts';

export type ClassificationInput = CallInput<typeof classification.create>;

export const sheinShirt = { productTypeId: '3030', pathIds: ['1727', '2030', '3030'], path: ['女装', '上装', 'T恤'] };
export const temuShirt = { productTypeId: '29001', pathIds: ['29000', '29001'], path: ['服装', '女士T恤'] };

/** SHEIN's shirts ask for a neckline, and what the cloth is made of. */
export const sheinNeckline = sheinAttribute({
  attributeId: '11',
  name: '领型',
  englishName: 'Neckline',
  need: 'required',
  values: [sheinValue('111', '圆领', 'Crew neck'), sheinValue('112', 'V领', 'V neck')],
});
export const sheinFabric = sheinAttribute({
  attributeId: '12',
  name: '成分',
  englishName: 'Composition',
  kind: 'composition',
  modeCode: 4,
  need: 'required',
  values: [sheinValue('121', '棉', 'Cotton'), sheinValue('122', '氨纶', 'Elastane')],
});
export const sheinCare = sheinAttribute({ attributeId: '13', name: '洗护说明', englishName: 'Care', modeCode: 0 });

/** TEMU's ask for a neckline, under it for its depth, for the weight and the season. */
export const temuNeckline = temuProperty({
  templatePid: '21',
  name: '领型',
  lang2Name: { en: 'Neckline' },
  required: true,
  values: [temuValue('211', '圆领', 'Crew neck'), temuValue('212', 'V 领', 'V-Neck')],
});
export const temuDepth = temuProperty({
  templatePid: '22',
  parentTemplatePid: '21',
  name: '领深',
  required: true,
  controlType: temuControl.input,
  propertyValueType: 1,
  valueUnit: ['cm', 'in'],
  minValue: '1',
  maxValue: '30',
  valuePrecision: 1,
  showCondition: [{ parentRefPid: '721', parentVids: ['212'] }],
});
export const temuFabric = temuProperty({
  templatePid: '23',
  name: '材质',
  lang2Name: { en: 'Composition' },
  controlType: temuControl.chooseWithNumber,
  valueUnit: ['%'],
  valueRule: 1,
  valuePrecision: 2,
  values: [temuValue('231', '棉', 'Cotton'), temuValue('232', '涤纶', 'Polyester')],
});

const sheinAttributes = [sheinNeckline, sheinFabric, sheinCare];
const temuProperties = [temuNeckline, temuDepth, temuFabric];

export const crew: AttributeRow = { attributeId: '11', valueId: '111' };
export const cotton: AttributeRow[] = [
  { attributeId: '12', valueId: '121', number: '95' },
  { attributeId: '12', valueId: '122', number: '5' },
];
export const vNeck: AttributeRow[] = [
  { attributeId: '21', valueId: '212' },
  { attributeId: '22', number: '7.5', unit: 'cm' },
];

export interface ClassificationTest {
  test: TestApp;
  admin: Caller;
  stores: { shein: string; temu: string };
  /** A form that both marketplaces take. */
  form: ClassificationInput;
}

/** A store of each marketplace with a kept category of shirts. */
export async function classificationTest(): Promise<ClassificationTest> {
  const test = await testApp();
  const stores = { shein: await keptStore(test, 'SHEIN'), temu: await keptStore(test, 'TEMU') };
  await keepShirts(test, stores);
  return { test, admin: await test.as('admin'), stores, form: shirtForm(stores) };
}

export async function keepShirts(
  test: Pick<TestApp, 'db'>,
  stores: ClassificationTest['stores'],
  { shein = sheinAttributes, temu = temuProperties } = {},
): Promise<void> {
  await keepDefinition(test, {
    storeId: stores.shein,
    marketplace: 'shein',
    productTypeId: sheinShirt.productTypeId,
    content: sheinTemplate(sheinShirt.productTypeId, shein),
  });
  await keepDefinition(test, {
    storeId: stores.temu,
    marketplace: 'temu',
    productTypeId: temuShirt.productTypeId,
    content: temuTemplate(temu),
  });
}

export function shirtForm(stores: ClassificationTest['stores']): ClassificationInput {
  return {
    name: 'Shirts',
    sheinStoreId: stores.shein,
    sheinProductTypeId: sheinShirt.productTypeId,
    sheinCategoryIds: JSON.stringify(sheinShirt.pathIds),
    sheinCategory: JSON.stringify(sheinShirt.path),
    sheinProperty: JSON.stringify([crew, ...cotton]),
    temuStoreId: stores.temu,
    temuProductTypeId: temuShirt.productTypeId,
    temuCategoryIds: JSON.stringify(temuShirt.pathIds),
    temuCategory: JSON.stringify(temuShirt.path),
    temuProperty: JSON.stringify(vNeck),
    bindTemuSizeChartsTemplateName: ' Tee sizes ',
  };
}
