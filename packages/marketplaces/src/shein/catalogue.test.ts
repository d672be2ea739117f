import { describe, expect, it } from 'vitest';
import { fakeShein } from '../testing/fakeShein.ts';
import { getSheinAttributes } from './attributes.ts';
import { getSheinCategories } from './categories.ts';

describe('the tree of categories', () => {
  it('is read to every depth', async () => {
    const leaf = {
      category_id: 3,
      product_type_id: 1080,
      parent_category_id: 2,
      category_name: 'T恤',
      last_category: true,
    };
    const branch = {
      category_id: 2,
      product_type_id: 0,
      parent_category_id: 1,
      last_category: false,
      children: [leaf],
    };
    const root = { category_id: 1, parent_category_id: 0, category_name: '女装', last_category: 0, children: [branch] };
    const { store, received } = await fakeShein({ '/open-api/goods/query-category-tree': () => ({ data: [root] }) });
    expect(await getSheinCategories(store, { language: 'zh-cn' })).toMatchObject([
      {
        categoryId: '1',
        productTypeId: undefined,
        parentId: undefined,
        name: '女装',
        isLeaf: false,
        children: [
          { categoryId: '2', children: [{ categoryId: '3', productTypeId: '1080', isLeaf: true, children: [] }] },
        ],
      },
    ]);
    expect(received[0]?.headers['language']).toBe('zh-cn');
  });
});

describe('the template of attributes', () => {
  const path = '/open-api/goods/query-attribute-template';

  it('is asked for ten product types at a time', async () => {
    const { store, received } = await fakeShein({
      [path](body) {
        const asked = JSON.parse(body) as { product_type_id_list: number[] };
        return { data: asked.product_type_id_list.map((id) => ({ product_type_id: id, attribute_infos: [] })) };
      },
    });
    const ids = Array.from({ length: 11 }, (_, index) => String(1000 + index));
    expect((await getSheinAttributes(store, ids)).map(({ productTypeId }) => productTypeId)).toEqual(ids);
    expect(received.map(({ body }) => body)).toEqual([
      '{"product_type_id_list":[1000,1001,1002,1003,1004,1005,1006,1007,1008,1009]}',
      '{"product_type_id_list":[1010]}',
    ]);
  });

  it('says in words what each attribute wants', async () => {
    const colour = {
      attribute_id: 27,
      attribute_name: '颜色',
      attribute_type: 1,
      attribute_label: 1,
      attribute_mode: 2,
      attribute_input_num: 0,
      attribute_status: 3,
      attribute_remark_list: [1, 9],
      attribute_value_info_list: [
        { attribute_value_id: 417, attribute_value: '黑色', is_show: 2, is_custom_attribute_value: 1 },
      ],
    };
    const { store } = await fakeShein({
      [path]: () => ({ data: [{ product_type_id: 1080, main_attribute_status: 3, attribute_infos: [colour] }] }),
    });
    expect(await getSheinAttributes(store, ['1080'])).toMatchObject([
      {
        defaultValue: 'mustNot',
        attributes: [
          {
            attributeId: '27',
            kind: 'sales',
            isMain: true,
            mode: 'singleForSales',
            need: 'required',
            atMost: undefined,
            remarks: [
              { code: 1, name: 'important' },
              { code: 9, name: undefined },
            ],
            values: [{ valueId: '417', name: '黑色', isCustom: true, isHidden: true }],
          },
        ],
      },
    ]);
  });
});
