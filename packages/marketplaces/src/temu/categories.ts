import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { bareNumber } from '../shared/json.ts';
import { id, list, optionalFlag, optionalId, optionalInteger, text } from '../shared/wire.ts';
import type { TemuStore } from './temuStore.ts';

const categories = z
  .object({
    categoryDTOList: list(
      z
        .object({
          catId: id,
          catName: text,
          parentCatId: optionalId,
          isLeaf: optionalFlag,
          catLevel: optionalInteger,
          catType: optionalInteger,
          isHidden: optionalFlag,
          hiddenType: optionalInteger,
        })
        .transform((row) => ({
          categoryId: row.catId,
          name: row.catName,
          parentId: row.parentCatId,
          /** Products are published into leaves only. */
          isLeaf: row.isLeaf ?? false,
          level: row.catLevel,
          isApparel: row.catType === 1,
          isHidden: row.isHidden ?? (row.hiddenType ?? 0) !== 0,
        })),
    ),
  })
  .transform(({ categoryDTOList }) => categoryDTOList);

export type TemuCategory = z.output<typeof categories>[number];

/** The children of a category; of the root without one. The tree has up to ten levels. */
export async function findTemuCategories(
  store: TemuStore,
  parentId = '0',
  options: CallOptions = {},
): Promise<TemuCategory[]> {
  return await store.call('categories', { parentCatId: bareNumber(parentId) }, categories, options);
}
