import type { Language } from '@pressroom/contract/messages';
import type { PlatformCategory } from '@pressroom/contract/platformCategories/platformCategories';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PlatformCategories } from '../../../platform/database/schema.gen.ts';

const columns = ['categoryId', 'name', 'nameEn', 'productTypeId', 'isLeaf', 'path', 'pathEn', 'pathIds'] as const;

/** A category by the names that its marketplace gives it. */
export type KeptCategory = Pick<Selectable<PlatformCategories>, (typeof columns)[number]>;

export function findCategories(db: Db, storeId: string, parentId: string | null): Promise<KeptCategory[]> {
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
): Promise<KeptCategory | undefined> {
  const ofStore = db.selectFrom('platformCategories').where('storeId', '=', storeId).select(columns);
  const found =
    'categoryId' in by
      ? ofStore.where('categoryId', '=', by.categoryId)
      : ofStore.where('productTypeId', '=', by.productTypeId).orderBy('categoryId').limit(1);
  return found.executeTakeFirst();
}

interface CategoryOfStore {
  storeId: string;
  categoryId: string;
}

/** Looks up the names from the root to each of these categories in the reader's language; undefined where it is not kept. */
export async function findPaths(
  db: Db,
  categories: readonly CategoryOfStore[],
  language: Language,
): Promise<(category: CategoryOfStore) => string[] | undefined> {
  const storeIds = categories.map(({ storeId }) => storeId);
  const categoryIds = categories.map(({ categoryId }) => categoryId);
  const { rows } = await sql<CategoryOfStore & Pick<KeptCategory, 'path' | 'pathEn'>>`
    select store_id, category_id, path, path_en from platform_categories
    where (store_id, category_id) in (select * from unnest(${storeIds}::bigint[], ${categoryIds}::text[]))`.execute(db);
  const paths = new Map(rows.map((row) => [keyOf(row), pathIn(row, language)]));
  return (category) => paths.get(keyOf(category));
}

const keyOf = ({ storeId, categoryId }: CategoryOfStore) => `${storeId}/${categoryId}`;

function pathIn({ path, pathEn }: Pick<KeptCategory, 'path' | 'pathEn'>, language: Language): string[] {
  return language === 'en' ? pathEn : path;
}

/** A category in the reader's language, with its English name beside one in another language. */
export function presentCategory(category: KeptCategory, language: Language): PlatformCategory {
  const { categoryId, name, nameEn, productTypeId, isLeaf, pathIds } = category;
  const categoryName = language === 'en' ? (nameEn ?? name) : name;
  return {
    categoryId,
    categoryName,
    categoryNameEn: nameEn === categoryName ? null : nameEn,
    productTypeId,
    isLeaf,
    path: pathIn(category, language),
    pathIds,
  };
}
