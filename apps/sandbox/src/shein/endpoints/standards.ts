import { z } from 'zod';
import { id } from '../../ids.ts';
import { categoryOf } from '../../world/categories.ts';
import { brandsOf } from '../brands.ts';
import { storeEndpoint } from '../endpoint.ts';
import { currencyOf, fillInFieldsOf, pictureRulesOf } from '../fillIn.ts';
import { defaultLanguage } from '../publishing/product.ts';
import { badParameter } from '../refusal.ts';

export const brandList = storeEndpoint({
  path: '/open-api/goods/query-brand-list',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({}),
  act({ state, store }) {
    const brands = brandsOf(state.core.world, store);
    return {
      data: brands.map(({ code, name }) => ({ brand_code: code, brand_name: name })),
      meta: { count: brands.length, customObj: null },
    };
  },
});

export const fillInStandard = storeEndpoint({
  path: '/open-api/goods/query-publish-fill-in-standard',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ category_id: id.optional(), spu_name: z.string().optional() }),
  about: ({ category_id = '' }) => category_id,
  act({ store, body }) {
    const category = body.category_id === undefined ? undefined : categoryOf(body.category_id);
    if (body.category_id !== undefined && !category?.leaf) throw badParameter('category_id: it is no last category');
    return {
      default_language: defaultLanguage,
      currency: currencyOf(store),
      support_sale_attribute_sort: true,
      fill_in_standard_list: fillInFieldsOf(category?.goods, store.mode).map(({ key, ...field }) => ({
        ...field,
        field_key: key,
      })),
      picture_config_list: pictureRulesOf(category?.goods).map(([field_key, is_true]) => ({ field_key, is_true })),
    };
  },
});
