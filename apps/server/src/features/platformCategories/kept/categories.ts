import type { PlatformCategory } from '@pressroom/contract/platformCategories/platformCategories';
import type { Db } from '../../../platform/database/database.ts';

const columns = [
  'categoryId',
  'name as categoryName',
  'nameEn as categoryNameEn',
  'productTypeId',
  'isLeaf',
  'path',
  'pathIds',
] as const;

export function findCategories(db: Db, storeId: string, parentId: string | null): Promise<PlatformCategory[]> {
  return db
    .selectFrom('platformCategories')
    .where('storeId', '=', storeId)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .select(columns)
    .orderBy('position')
    .execute();
}

/** A kept category by its own id, or a leaf by the id that attributes are asked for by. */
export function findCategory(
  db: Db,
  { storeId, ...by }: { storeId: string } & ({ categoryId: string } | { productTypeId: string }),
): Promise<PlatformCategory | undefined> {
  const ofStore = db.selectFrom('platformCategories').where('storeId', '=', storeId).select(columns);
  const found =
    'categoryId' in by
      ? ofStore.where('categoryId', '=', by.categoryId)
      : ofStore.where('productTypeId', '=', by.productTypeId).orderBy('categoryId').limit(1);
  return found.executeTakeFirst();
}
