import { z } from 'zod';
import { id, list, optionalFlag, optionalId, optionalText } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

export type SheinCategory = {
  categoryId: string;
  /** The id by which attributes are requested; only leaves have one. */
  productTypeId: string | undefined;
  parentId: string | undefined;
  name: string | undefined;
  /** Products belong to leaves only. */
  isLeaf: boolean;
  children: SheinCategory[];
};

const category: z.ZodType<SheinCategory> = z.lazy(() =>
  z
    .object({
      category_id: id,
      product_type_id: optionalId,
      parent_category_id: optionalId,
      category_name: optionalText,
      last_category: optionalFlag,
      children: list(category),
    })
    .transform((node) => ({
      categoryId: node.category_id,
      productTypeId: zeroIsNone(node.product_type_id),
      parentId: zeroIsNone(node.parent_category_id),
      name: node.category_name,
      isLeaf: node.last_category === true,
      children: node.children,
    })),
);

const categoryTree = {
  path: '/open-api/goods/query-category-tree',
  method: 'POST',
  repeatable: true,
  info: z.object({ data: list(category) }),
} satisfies Endpoint<z.ZodType>;

/** The whole tree, from its roots; branches differ in depth. */
export async function getSheinCategories(store: SheinStore, options: SheinCallOptions = {}): Promise<SheinCategory[]> {
  return (await store.call(categoryTree, {}, options)).data;
}

function zeroIsNone(id: string | undefined): string | undefined {
  return id === '0' ? undefined : id;
}
