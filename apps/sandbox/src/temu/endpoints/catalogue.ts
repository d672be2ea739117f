import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import { categoryOf, childrenOf } from '../../world/categories.ts';
import { propertiesOf } from '../catalogue/catalogue.ts';
import { describeProperty } from '../catalogue/describe.ts';
import { endpoint } from '../endpoint.ts';
import { badParameter } from '../refusal.ts';
import { onBothGateways } from '../zones.ts';

/** The children of a category; without one, the roots. */
export const categories = onBothGateways('goods.cats.get').map(({ type, zones }) =>
  endpoint({
    type,
    zones,
    body: z.object({
      parentCatId: id.default('0'),
      siteId: z.int().optional(),
      showHidden: z.boolean().default(false),
    }),
    about: ({ parentCatId }) => parentCatId,
    act: ({ body }) => ({
      categoryDTOList: childrenOf(body.parentCatId)
        .filter(({ hiddenType }) => hiddenType === 0 || body.showHidden)
        .map((category) => ({
          catId: digits(category.id),
          catName: category.chinese,
          parentCatId: digits(category.parentId),
          isLeaf: category.leaf,
          catLevel: category.level,
          catType: category.apparel ? 1 : 0,
          isHidden: category.hiddenType !== 0,
          hiddenType: category.hiddenType,
        })),
    }),
  }),
);

export const attributes = onBothGateways('goods.attrs.get').map(({ type, zones }) =>
  endpoint({
    type,
    zones,
    body: z.object({
      catId: id,
      productCreateTime: z.int().optional(),
      supportedType: z.int().optional(),
      langList: z.array(z.string()).default([]),
    }),
    about: ({ catId }) => catId,
    act({ state, body }) {
      const category = categoryOf(body.catId);
      if (!category) throw badParameter('catId');
      const all = propertiesOf(category, state.changes.of(category.id));
      return {
        ...(zones.includes('pa') && { templateId: 70_000 + Number(category.id.slice(-4)) }),
        inputMaxSpecNum: category.apparel ? 0 : 2,
        chooseAllQualifySpec: false,
        singleSpecValueNum: category.apparel ? 0 : 20,
        properties: all.map((property) => describeProperty(property, { category, languages: body.langList, all })),
      };
    },
  }),
);
