import { z } from 'zod';
import type { Category } from '../../world/categories.ts';
import { categories } from '../../world/categories.ts';
import { attributesOf } from '../attributes.ts';
import { storeEndpoint } from '../endpoint.ts';

/** The product type of a leaf category. Its numbers differ from the categories', so that a mix-up shows. */
const productTypeOf = ({ id, leaf }: Category) => (leaf ? 40_000 + id : 0);

const isEnglish = (language: string) => /^(en|us)/i.test(language);

export const categoryTree = storeEndpoint({
  path: '/open-api/goods/query-category-tree',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({}),
  act({ language }) {
    const describe = (category: Category): object => ({
      category_id: category.id,
      product_type_id: productTypeOf(category),
      parent_category_id: category.parentId,
      category_name: isEnglish(language) ? category.name : category.chinese,
      last_category: category.leaf,
      children: categories.filter(({ parentId }) => parentId === category.id).map(describe),
    });
    const roots = categories.filter(({ parentId }) => parentId === 0);
    return { data: roots.map(describe), meta: { count: roots.length } };
  },
});

export const attributeTemplate = storeEndpoint({
  path: '/open-api/goods/query-attribute-template',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ product_type_id_list: z.array(z.int()).min(1).max(10) }),
  act({ body, language }) {
    const data = body.product_type_id_list.flatMap((type) => {
      const category = categories.find((each) => productTypeOf(each) === type);
      if (!category) return [];
      const attributes = attributesOf(category, { english: isEnglish(language) });
      return [
        {
          product_type_id: type,
          business_mode: 1,
          main_attribute_status: 3,
          attribute_id: attributes.map(({ attribute_id }) => attribute_id),
          attribute_infos: attributes,
        },
      ];
    });
    return { data, meta: { count: data.length } };
  },
});
