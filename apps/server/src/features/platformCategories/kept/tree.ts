import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { GivenCategory } from '../sources/source.ts';

interface Level {
  storeId: string;
  /** Null: the roots, or the whole tree. */
  parentId: string | null;
  isWhole: boolean;
}

interface Place {
  path: string[];
  pathEn: string[];
  pathIds: string[];
  words: string[];
}

/** Puts these categories in the place of those that were kept; what stood under one that is gone goes, too. */
export async function replaceCategories(tx: Tx, level: Level, given: readonly GivenCategory[]): Promise<void> {
  const { storeId, parentId, isWhole } = level;
  const above = parentId === null ? undefined : await findPlace(tx, storeId, parentId);
  // its parent is gone meanwhile
  if (parentId !== null && !above) return;
  const rows = placed(given, above);
  await deleteVanished(tx, level, rows);
  if (!isWhole) await renameAbove(tx, storeId, rows);
  await sql`
    insert into platform_categories
      (store_id, category_id, parent_id, position, product_type_id, name, name_en, is_leaf, path, path_en, path_ids, words)
    select ${storeId}, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (category_id text, parent_id text, position int, product_type_id text, name text, name_en text, is_leaf boolean,
        path text[], path_en text[], path_ids text[], words text)
    on conflict (store_id, category_id) do update set
      (parent_id, position, product_type_id, name, name_en, is_leaf, path, path_en, path_ids, words) =
      (excluded.parent_id, excluded.position, excluded.product_type_id, excluded.name, excluded.name_en, excluded.is_leaf,
        excluded.path, excluded.path_en, excluded.path_ids, excluded.words)`.execute(tx);
}

async function findPlace(tx: Tx, storeId: string, categoryId: string): Promise<Place | undefined> {
  const found = await tx
    .selectFrom('platformCategories')
    .where('storeId', '=', storeId)
    .where('categoryId', '=', categoryId)
    .select(['path', 'pathEn', 'pathIds', 'words'])
    .executeTakeFirst();
  return found && { ...found, words: found.words.split('\n') };
}

const root: Place = { path: [], pathEn: [], pathIds: [], words: [] };

/** Each with its path. A parent stands before its children. */
function placed(given: readonly GivenCategory[], above = root) {
  const places = new Map<string, Place>();
  const counts = new Map<string | null, number>();
  return given.map(({ categoryId, parentId, name, nameEn, productTypeId, isLeaf }) => {
    const parent = (parentId === null ? undefined : places.get(parentId)) ?? above;
    const names = nameEn === null || nameEn === name ? [name] : [name, nameEn];
    const place = {
      path: [...parent.path, name],
      pathEn: [...parent.pathEn, nameEn ?? name],
      pathIds: [...parent.pathIds, categoryId],
      words: [...parent.words, ...names.map((one) => one.toLowerCase())],
    };
    places.set(categoryId, place);
    const position = counts.get(parentId) ?? 0;
    counts.set(parentId, position + 1);
    return {
      category_id: categoryId,
      parent_id: parentId,
      position,
      product_type_id: productTypeId,
      name,
      name_en: nameEn,
      is_leaf: isLeaf,
      path: place.path,
      path_en: place.pathEn,
      path_ids: place.pathIds,
      words: place.words.join('\n'),
    };
  });
}

type PlacedCategory = ReturnType<typeof placed>[number];

async function deleteVanished(
  tx: Tx,
  { storeId, parentId, isWhole }: Level,
  rows: readonly PlacedCategory[],
): Promise<void> {
  const staying = rows.map((row) => row.category_id);
  const vanished = isWhole
    ? sql`category_id <> all(${staying}::text[])`
    : // one that has come from under another parent begins anew
      sql`(parent_id is not distinct from ${parentId}::text) <> (category_id = any(${staying}::text[]))`;
  const { rows: gone } = await sql<{ categoryId: string }>`
    with vanished as materialized (
      select coalesce(array_agg(category_id), '{}') as ids from platform_categories
      where store_id = ${storeId} and ${vanished})
    delete from platform_categories using vanished
    where store_id = ${storeId} and path_ids && vanished.ids
      and not (${isWhole} and category_id = any(${staying}::text[]))
    returning category_id`.execute(tx);
  if (gone.length === 0) return;
  await tx
    .deleteFrom('platformDefinitions')
    .where('storeId', '=', storeId)
    .where('kind', '=', 'categories')
    .where(
      'key',
      '=',
      anyOf(
        gone.map(({ categoryId }) => categoryId),
        'text',
      ),
    )
    .execute();
}

/** What stands under a category of another name is told by its new name. Only where names come in one language. */
async function renameAbove(tx: Tx, storeId: string, rows: readonly PlacedCategory[]): Promise<void> {
  const depth = rows[0]?.path.length;
  if (depth === undefined) return;
  const names = JSON.stringify(rows.map((row) => [row.category_id, row.name]));
  await sql`
    with renamed as (
      select kept.category_id, given ->> 1 as name
      from jsonb_array_elements(${names}::jsonb) as given
      join platform_categories kept on kept.store_id = ${storeId} and kept.category_id = given ->> 0
      where kept.name <> given ->> 1),
    moved as (
      select below.category_id,
        below.path[:${depth - 1}::int] || renamed.name || below.path[${depth + 1}::int:] as path
      from platform_categories below join renamed on below.path_ids[${depth}::int] = renamed.category_id
      where below.store_id = ${storeId})
    update platform_categories set path = moved.path, path_en = moved.path,
      words = lower(array_to_string(moved.path, E'\n'))
    from moved where store_id = ${storeId} and platform_categories.category_id = moved.category_id`.execute(tx);
}
