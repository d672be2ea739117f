import { describe, expect, it } from 'vitest';
import { getSheinAttributes } from './shein/attributes.ts';
import { sheinAttributeEntries, sheinAttributeFields } from './shein/attributeFields.ts';
import { getTemuAttributes } from './temu/attributes.ts';
import { temuAttributeFields } from './temu/attributeFields.ts';
import { temuPropertyEntries } from './temu/propertyEntries.ts';
import { fakeShein } from './testing/fakeShein.ts';
import { fakeTemu } from './testing/fakeTemu.ts';

describe("SHEIN's attributes", () => {
  const attribute = (given: object) => ({
    attribute_id: 1,
    attribute_name: '材质',
    attribute_name_en: 'Material',
    attribute_type: 4,
    attribute_mode: 3,
    attribute_status: 2,
    attribute_value_info_list: null,
    ...given,
  });
  const read = async (...attributes: object[]) => {
    const { store } = await fakeShein({
      '/open-api/goods/query-attribute-template': () => ({
        data: [{ product_type_id: '1080', attribute_infos: attributes }],
      }),
    });
    const [template] = await getSheinAttributes(store, ['1080']);
    return template ? sheinAttributeFields(template) : [];
  };

  it('are those of the product, required ones first, without those of sale and the size chart', async () => {
    const fields = await read(
      attribute({ attribute_id: '11' }),
      attribute({ attribute_id: 12, attribute_type: 1, attribute_mode: 2 }),
      attribute({ attribute_id: 13, attribute_type: 2, attribute_mode: 0 }),
      attribute({ attribute_id: 14, attribute_status: '3' }),
    );
    expect(fields.map(({ id, required }) => [id, required])).toEqual([
      ['14', true],
      ['11', false],
    ]);
  });

  it.each([
    [0, 4, 'text'],
    [1, 4, 'multiSelect'],
    [2, 4, 'select'],
    [3, 4, 'select'],
    [4, 3, 'composition'],
  ])('of mode %i and type %i are filled in as %s', async (mode, type, kind) => {
    expect(await read(attribute({ attribute_mode: mode, attribute_type: type }))).toMatchObject([{ kind }]);
  });

  it('keep hidden values and retired attributes as such, and ids beyond 2^53 whole', async () => {
    const values = [
      { attribute_value_id: '9007199254740993', attribute_value: '棉', attribute_value_en: 'Cotton', is_show: 2 },
      { attribute_value_id: 2, attribute_value: 'Rosé', is_show: 1 },
    ];
    expect(
      await read(
        attribute({
          attribute_status: 1,
          attribute_input_num: 0,
          attribute_mode: 1,
          attribute_value_info_list: values,
        }),
      ),
    ).toEqual([
      {
        id: '1',
        name: '材质',
        nameEn: 'Material',
        required: false,
        kind: 'multiSelect',
        values: [
          { id: '9007199254740993', name: '棉', nameEn: 'Cotton', retired: true },
          { id: '2', name: 'Rosé' },
        ],
        units: [],
        precision: 0,
        atMostTyped: 0,
        shownWhen: [],
        allowedUnder: [],
        linkedTo: [],
        retired: true,
      },
    ]);
  });

  it('go back as one entry for each value, with the share as the extra value', () => {
    const rows = [
      { attributeId: '7', valueId: '9007199254740993', number: '33.34' },
      { attributeId: '8', text: ' 手洗 ' },
    ];
    expect(JSON.stringify(sheinAttributeEntries(rows))).toBe(
      '[{"attribute_id":7,"attribute_value_id":9007199254740993,"attribute_extra_value":"33.34"},{"attribute_id":8,"attribute_extra_value":"手洗"}]',
    );
  });
});

describe("TEMU's properties", () => {
  const property = (given: object) => ({
    refPid: 1001,
    pid: 1,
    templatePid: 11,
    parentTemplatePid: 0,
    name: '袖长',
    required: false,
    isSale: false,
    controlType: 1,
    propertyValueType: 0,
    showType: 0,
    values: null,
    valueUnit: null,
    minValue: '',
    maxValue: '',
    showCondition: null,
    templatePropertyValueParentList: null,
    ...given,
  });
  const read = async (...properties: object[]) => {
    const { store } = await fakeTemu({ 'bg.goods.attrs.get': JSON.stringify({ properties }) });
    return await getTemuAttributes(store, { categoryId: '5' });
  };

  it.each([
    [{ controlType: 0 }, 'text'],
    [{ controlType: 0, propertyValueType: 1, valueUnit: ['g'] }, 'number'],
    [{ controlType: 1 }, 'select'],
    [{ controlType: 1, chooseMaxNum: 3 }, 'multiSelect'],
    [{ controlType: 3 }, 'selectOrText'],
    [{ controlType: 5 }, 'date'],
    [{ controlType: 6 }, 'dateRange'],
    [{ controlType: 7 }, 'month'],
    [{ controlType: 8 }, 'monthRange'],
    [{ controlType: 9 }, 'colour'],
    [{ controlType: 10 }, 'multiSelect'],
    [{ controlType: 11 }, 'numberRange'],
    [{ controlType: 12 }, 'twoNumbers'],
    [{ controlType: 13 }, 'threeNumbers'],
    [{ controlType: 15 }, 'select'],
    [{ controlType: 16 }, 'composition'],
  ])('%o are filled in as %s', async (given, kind) => {
    expect(temuAttributeFields(await read(property(given)))).toMatchObject([{ kind }]);
  });

  it('leave out what TEMU computes or does not show at the root, with all that stands under it', async () => {
    const fields = temuAttributeFields(
      await read(
        property({ templatePid: 1, showType: 2 }),
        property({ templatePid: 2, parentTemplatePid: 1 }),
        property({ templatePid: 3, controlType: 14 }),
        property({ templatePid: 4, showType: 1 }),
        property({ templatePid: 5, parentTemplatePid: 4, showType: 2 }),
        property({ templatePid: 6, parentTemplatePid: 99 }),
        property({ templatePid: 7, parentTemplatePid: 7 }),
      ),
    );
    expect(fields.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['4', undefined],
      ['5', '4'],
    ]);
  });

  it('say by template ids what shows them and which values stand under which', async () => {
    const fields = temuAttributeFields(
      await read(
        property({ values: [{ vid: 1, value: '短袖', lang2Value: { en: 'Short' } }] }),
        property({
          templatePid: 12,
          refPid: 1002,
          parentTemplatePid: 11,
          isSale: true,
          showCondition: [{ parentRefPid: 1001, parentVids: [1] }],
          templatePropertyValueParentList: [{ parentVidList: [1], vidList: [3] }],
        }),
        property({
          templatePid: 13,
          refPid: 1003,
          parentTemplatePid: 11,
          values: [{ vid: 5, value: 'x', parentVidList: [1] }],
        }),
      ),
    );
    expect(fields).toMatchObject([
      { id: '11', values: [{ id: '1', name: '短袖', nameEn: 'Short' }] },
      {
        id: '12',
        required: true,
        shownWhen: [{ fieldId: '11', valueIds: ['1'] }],
        allowedUnder: [{ parentValueIds: ['1'], valueIds: ['3'] }],
      },
      { id: '13', allowedUnder: [{ parentValueIds: ['1'], valueIds: ['5'] }] },
    ]);
  });

  it('go back as chosen, typed, numbered and combined values, those of sale apart', async () => {
    const definition = await read(
      property({ templatePid: '9007199254740993', values: [{ vid: 3, value: '短袖' }] }),
      property({ templatePid: 12, controlType: 16, valueUnit: ['%'], values: [{ vid: 4, value: '棉' }] }),
      property({ templatePid: 13, controlType: 12, valueUnit: ['cm'] }),
      property({ templatePid: 14, controlType: 0 }),
      property({ templatePid: 15, isSale: true, parentSpecId: 3001, values: [{ vid: 6, value: 'S', specId: 77 }] }),
    );
    const entries = temuPropertyEntries(definition, [
      { attributeId: '14', text: 'Größe' },
      { attributeId: '9007199254740993', valueId: '3' },
      { attributeId: '12', valueId: '4', number: '100' },
      { attributeId: '13', number: '20', unit: 'cm' },
      { attributeId: '13', number: '30.5', unit: 'cm' },
      { attributeId: '15', valueId: '6' },
    ]);
    const brief = entries.productPropertyReqs.map(({ templatePid, vid, propValue, valueUnit, numberInputValue }) => [
      templatePid.rawJSON,
      vid.rawJSON,
      propValue,
      valueUnit,
      numberInputValue,
    ]);
    expect(brief).toEqual([
      ['9007199254740993', '3', '短袖', '', undefined],
      ['12', '4', '棉', '%', '100'],
      ['13', '0', '20*30.5', 'cm', undefined],
      ['14', '0', 'Größe', '', undefined],
    ]);
    expect(JSON.stringify(entries.productSpecPropertyReqs)).toBe(
      '[{"templatePid":15,"pid":1,"refPid":1001,"propName":"袖长","vid":6,"propValue":"S","valueUnit":"","parentSpecId":3001,"specId":77,"valueGroupId":0,"valueGroupName":""}]',
    );
  });
});
