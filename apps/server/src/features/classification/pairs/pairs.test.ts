import { classification } from '@pressroom/contract/classification/classification';
import { temuControl } from '@pressroom/marketplaces/temu';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import {
  type ClassificationTest,
  classificationTest,
  cotton,
  crew,
  keepShirts,
  sheinCare,
  sheinFabric,
  sheinNeckline,
  sheinShirt,
  temuDepth,
  temuFabric,
  temuNeckline,
  temuShirt,
} from '../../../testing/definitions/shirts.ts';
import { sheinAttribute, sheinValue, temuProperty, temuValue } from '../../../testing/definitions/makers.ts';

const both = ({ stores }: ClassificationTest) => ({
  sheinStoreId: stores.shein,
  sheinProductTypeId: sheinShirt.productTypeId,
  temuStoreId: stores.temu,
  temuProductTypeId: temuShirt.productTypeId,
});

async function propose(at: ClassificationTest, from: 'shein' | 'temu', rows: object[]) {
  const found = await must(at.admin, classification.proposePairs, {
    ...both(at),
    from,
    property: JSON.stringify(rows),
  });
  return {
    rows: found.proposals.flatMap((one) => one.rows),
    told: found.proposals.map(
      ({ from: left, to, why }) => `${left.name} ${left.value} = ${to.name} ${to.value}: ${why}`,
    ),
    unmatched: found.unmatched.map(({ name, value }) => `${name} ${value}`),
  };
}

it('proposes values of equal names in either language, with their shares, and says what it found nothing for', async () => {
  const at = await classificationTest();
  const rows = [crew, ...cotton, { attributeId: '13', text: 'Cold wash' }];
  expect(await propose(at, 'shein', rows)).toEqual({
    rows: [
      { attributeId: '21', valueId: '211' },
      { attributeId: '23', valueId: '231', number: '95' },
    ],
    told: [
      'Neckline Crew neck = Neckline Crew neck: Equal names',
      'Composition Cotton 95 = Composition Cotton 95: Equal names',
    ],
    unmatched: ['Composition Elastane 5', 'Care Cold wash'],
  });
});

it('proposes the other way round, whatever the case, width, blanks and hyphens of the names', async () => {
  const at = await classificationTest();
  at.test.language = 'zh';
  const rows = [
    { attributeId: '21', valueId: '212' },
    { attributeId: '22', number: '7.5', unit: 'cm' },
  ];
  expect(await propose(at, 'temu', rows)).toEqual({
    rows: [{ attributeId: '11', valueId: '112' }],
    told: ['领型 V 领 = 领型 V领: 名称相同'],
    unmatched: ['领深 7.5 cm'],
  });
});

it('carries words and numbers over where kind, unit and bounds fit, and proposes nothing that would be refused', async () => {
  const at = await classificationTest();
  const weight = {
    valueUnit: ['g'],
    controlType: temuControl.input,
    propertyValueType: 1,
    minValue: '1',
    maxValue: '900',
  };
  await keepShirts(at.test, at.stores, {
    shein: [
      sheinAttribute({ attributeId: '31', name: '洗护说明', modeCode: 0 }),
      sheinAttribute({ attributeId: '32', name: '季节', values: [sheinValue('321', '夏季', 'Summer')] }),
      sheinAttribute({ attributeId: '33', name: '风格', values: [{ ...sheinValue('331', '休闲'), isHidden: true }] }),
    ],
    temu: [
      temuProperty({ templatePid: '41', name: '洗护说明', controlType: temuControl.input, maxValue: '5' }),
      temuProperty({ templatePid: '42', name: '季节', controlType: temuControl.inputOrChoose, inputMaxNum: 1 }),
      temuProperty({ templatePid: '43', name: '风格', values: [temuValue('431', '休闲')] }),
      temuProperty({ templatePid: '44', name: '克重', ...weight }),
    ],
  });
  const rows = [
    { attributeId: '31', text: '手洗' },
    { attributeId: '32', valueId: '321' },
  ];
  expect((await propose(at, 'shein', rows)).rows).toEqual([
    { attributeId: '41', text: '手洗' },
    { attributeId: '42', text: 'Summer' },
  ]);
  expect((await propose(at, 'shein', [{ attributeId: '31', text: 'more than five' }])).rows).toEqual([]);
  const back = await propose(at, 'temu', [
    { attributeId: '43', valueId: '431' },
    { attributeId: '44', number: '180', unit: 'g' },
  ]);
  expect(back).toMatchObject({ rows: [], unmatched: ['风格 休闲', '克重 180 g'] });
});

it('offers first what a person has confirmed for these two categories, in both directions', async () => {
  const at = await classificationTest();
  const elastane = { sheinAttributeId: '12', sheinValueId: '122', temuAttributeId: '23', temuValueId: '232' };
  const vNeckOfCrew = { sheinAttributeId: '11', sheinValueId: '111', temuAttributeId: '21', temuValueId: '212' };
  const remember = (pairs: object[]) => at.admin.send(classification.rememberPairs, { ...both(at), pairs });
  expect(await remember([elastane, elastane, vNeckOfCrew])).toMatchObject({ status: 200 });
  expect(await remember([elastane])).toMatchObject({ status: 200 });
  expect(await propose(at, 'shein', [crew, ...cotton])).toMatchObject({
    rows: [
      { attributeId: '21', valueId: '212' },
      { attributeId: '23', valueId: '231' },
      { attributeId: '23', valueId: '232', number: '5' },
    ],
    unmatched: [],
  });
  const back = await propose(at, 'temu', [{ attributeId: '23', valueId: '232', number: '100' }]);
  expect(back.told).toEqual(['Composition Polyester 100 = Composition Elastane 100: Confirmed before']);
  expect(await at.test.db.selectFrom('attributePairings').selectAll().execute()).toHaveLength(2);
});

it('refuses to remember what one of the marketplaces does not have, and both for who may not edit templates', async () => {
  const at = await classificationTest();
  const pairs = [{ sheinAttributeId: '11', sheinValueId: '999', temuAttributeId: '21', temuValueId: '211' }];
  expect(await at.admin.call(classification.rememberPairs, { ...both(at), pairs })).toMatchObject({
    status: 400,
    data: [{ path: 'pairs.0' }],
  });
  const asked = { ...both(at), from: 'shein', property: '[]' } as const;
  const picker = await at.test.as(['/products/stencil']);
  expect(await picker.call(classification.proposePairs, asked)).toMatchObject({ status: 403 });
  expect(await picker.call(classification.rememberPairs, { ...both(at), pairs })).toMatchObject({ status: 403 });
  await at.test.db.deleteFrom('platformDefinitions').execute();
  const missing = { status: 409, failure: 'classification.definitionMissing' };
  expect(await at.admin.call(classification.proposePairs, asked)).toMatchObject(missing);
  expect(await at.admin.call(classification.rememberPairs, { ...both(at), pairs })).toMatchObject(missing);
});

it('passes over what has gone since it was confirmed', async () => {
  const at = await classificationTest();
  const pairs = [{ sheinAttributeId: '11', sheinValueId: '111', temuAttributeId: '21', temuValueId: '212' }];
  await must(at.admin, classification.rememberPairs, { ...both(at), pairs });
  const left = { ...temuNeckline, values: temuNeckline.values.slice(0, 1) };
  await keepShirts(at.test, at.stores, {
    shein: [sheinNeckline, sheinFabric, sheinCare],
    temu: [left, temuDepth, temuFabric],
  });
  expect((await propose(at, 'shein', [crew])).told).toEqual(['Neckline Crew neck = Neckline Crew neck: Equal names']);
});
