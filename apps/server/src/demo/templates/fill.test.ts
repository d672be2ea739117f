import { type AttributeField, attributeField, attributeKinds } from '@pressroom/contract/attributes/field';
import { expect, it } from 'vitest';
import { fillFields } from './fill.ts';

const materials = [
  { id: '1', name: '棉', nameEn: 'Cotton' },
  { id: '2', name: '氨纶', nameEn: 'Elastane' },
  { id: '3', name: '旧', nameEn: 'Old', retired: true as const },
];

function field(given: Partial<AttributeField>): AttributeField {
  return attributeField.parse({
    id: 'a',
    name: '属性',
    nameEn: 'Attribute',
    required: true,
    kind: 'select',
    values: materials,
    units: [],
    precision: 0,
    atMostTyped: 1,
    shownWhen: [],
    allowedUnder: [],
    linkedTo: [],
    ...given,
  });
}

it.each(attributeKinds)('fills a required field of the kind %s', (kind) => {
  expect(fillFields([field({ kind, units: kind.includes('umber') ? ['cm', 'in'] : [] })])).not.toEqual([]);
});

it('stays within what a number may be', () => {
  expect(fillFields([field({ kind: 'numberRange', min: '30', max: '32', units: ['ml'] })])).toEqual([
    { attributeId: 'a', number: '30', unit: 'ml' },
    { attributeId: 'a', number: '32', unit: 'ml' },
  ]);
});

it('fills what is wished for, by either language, and leaves the rest that is optional', () => {
  const fields = [
    field({ id: 'a', nameEn: 'Composition', kind: 'composition', sumsTo100: true, required: false }),
    field({ id: 'b', nameEn: 'Care', kind: 'text', required: false }),
    field({ id: 'c', name: '风格', kind: 'selectOrText', required: false }),
  ];
  expect(fillFields(fields, { Composition: { 棉: '95', Elastane: '5' }, 风格: ['Cotton', '街头'] })).toEqual([
    { attributeId: 'a', valueId: '1', number: '95' },
    { attributeId: 'a', valueId: '2', number: '5' },
    { attributeId: 'c', valueId: '1' },
    { attributeId: 'c', text: '街头' },
  ]);
});

it('fills what shows only once another is filled', () => {
  const child = field({
    id: 'b',
    parentId: 'a',
    allowedUnder: [
      { parentValueIds: ['1'], valueIds: ['2'] },
      { parentValueIds: ['2'], valueIds: ['1'] },
    ],
  });
  expect(fillFields([field({ id: 'a' }), child])).toEqual([
    { attributeId: 'a', valueId: '1' },
    { attributeId: 'b', valueId: '2' },
  ]);
});

it('says which field the marketplace would refuse', () => {
  expect(() => fillFields([field({ kind: 'number', max: '5', precision: 0 })], { Attribute: '5.5' })).toThrow('属性');
});
