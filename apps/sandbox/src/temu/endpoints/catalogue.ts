import { z } from 'zod';
import { categories as tree } from '../../world/categories.ts';
import { endpoint } from '../endpoint.ts';
import { propertiesOf } from '../properties.ts';
import { badParameter } from '../refusal.ts';
import type { Zone } from '../zones.ts';

/** The interface has one name on the Chinese gateway and another on the partner gateway. */
const names = (what: string): [type: string, zones: Zone[]][] => [
  [`bg.goods.${what}.get`, ['cn']],
  [`bg.glo.goods.${what}.get`, ['pa']],
];

/** The children of a category; without one, the roots. */
export const categories = names('cats').map(([type, zones]) =>
  endpoint({
    type,
    zones,
    body: z.object({
      parentCatId: z.int().min(0).default(0),
      siteId: z.int().optional(),
      showHidden: z.boolean().optional(),
    }),
    act: ({ body }) => ({
      categoryDTOList: tree
        .filter(({ parentId }) => parentId === body.parentCatId)
        .map(({ id, chinese, parentId, leaf, level, apparel }) => ({
          catId: id,
          catName: chinese,
          parentCatId: parentId,
          isLeaf: leaf,
          catLevel: level,
          catType: apparel ? 1 : 0,
          isHidden: false,
          hiddenType: 0,
        })),
    }),
  }),
);

export const attributes = names('attrs').map(([type, zones]) =>
  endpoint({
    type,
    zones,
    body: z.object({
      catId: z.int(),
      productCreateTime: z.int().optional(),
      supportedType: z.int().optional(),
      langList: z.array(z.string()).optional(),
    }),
    act({ body }) {
      const category = tree.find(({ id }) => id === body.catId);
      if (!category) throw badParameter('catId');
      const template = propertiesOf(category);
      return zones.includes('pa') ? { templateId: 70_000 + category.id, ...template } : template;
    },
  }),
);
