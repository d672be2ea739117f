import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import { childrenOf } from '../../world/categories.ts';
import type { Category } from '../../world/category.ts';
import { attributesOf, categoryOfProductType, productTypeOf } from '../catalogue/catalogue.ts';
import { describeAttribute } from '../catalogue/describe.ts';
import { storeEndpoint } from '../endpoint.ts';

const isEnglish = (language: string) => /^(en|us)/i.test(language);

export const categoryTree = storeEndpoint({
  path: '/open-api/goods/query-category-tree',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({}),
  act({ language }) {
    const describe = (category: Category): object => ({
      category_id: digits(category.id),
      product_type_id: digits(productTypeOf(category)),
      parent_category_id: digits(category.parentId),
      category_name: isEnglish(language) ? category.name : category.chinese,
      last_category: category.leaf,
      children: shownAt(category.id).map(describe),
    });
    const roots = shownAt('0');
    return { data: roots.map(describe), meta: { count: roots.length } };
  },
});

const shownAt = (parentId: string) => childrenOf(parentId).filter(({ hiddenType }) => hiddenType === 0);

export const attributeTemplate = storeEndpoint({
  path: '/open-api/goods/query-attribute-template',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ product_type_id_list: z.array(id).min(1).max(10) }),
  about: ({ product_type_id_list }) => product_type_id_list.join(),
  act({ state, store, body, language }) {
    const data = body.product_type_id_list.flatMap((productType) => {
      const category = categoryOfProductType(productType);
      if (!category) return [];
      const own = state.ownValuesOf(store, category.id);
      const view = { english: isEnglish(language), goods: category.goods, own };
      const attributes = attributesOf(category, state.changes.of(category.id));
      return [
        {
          product_type_id: digits(productType),
          business_mode: 1,
          main_attribute_status: 3,
          attribute_id: attributes.map((attribute) => digits(attribute.id)),
          attribute_infos: attributes.map((attribute) => describeAttribute(attribute, view)),
        },
      ];
    });
    return { data, meta: { count: data.length } };
  },
});
