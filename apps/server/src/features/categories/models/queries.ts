import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { type NotNull, sql } from 'kysely';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import { type Page, pageFrom } from '../../../platform/database/page.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { storedBoxes } from '../record/storedBoxes.ts';

export interface ModelValues {
  categoryId: string;
  shopId: string;
  bottomImageId: string;
  printNum: number;
  printLocations: readonly PrintBox[];
}

const described = (db: Db) =>
  db
    .selectFrom('categoryModels as model')
    .innerJoin('stores as store', 'store.id', 'model.shopId')
    .innerJoin('libraryFiles as picture', 'picture.id', 'model.bottomImageId')
    .innerJoin('blobs as image', 'image.id', 'picture.blobId')
    .selectAll('model')
    .select([
      'store.name as shopName',
      'image.id as baseBlobId',
      'image.key as imageKey',
      'image.width as imageWidth',
      'image.height as imageHeight',
    ])
    .$narrowType<{ imageWidth: NotNull; imageHeight: NotNull }>();

type Described = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>;
export type ModelRecord = Omit<Described, 'printLocations'> & { printLocations: PrintBox[] };

const withBoxes = (row: Described): ModelRecord => ({ ...row, printLocations: storedBoxes(row.printLocations) });

interface ModelSearch extends PageRequest {
  productCodeCategoryId: string;
  shopId?: string;
}

export async function countModels(db: Db, categoryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('categoryModels')
    .where('categoryId', '=', categoryId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By store; within a store its default model first, then the newest. */
export async function findModels(
  db: Db,
  { productCodeCategoryId, shopId, ...page }: ModelSearch,
): Promise<Page<ModelRecord>> {
  let matching = described(db).where('model.categoryId', '=', productCodeCategoryId);
  if (shopId) matching = matching.where('model.shopId', '=', shopId);
  const { rows, total } = await pageFrom(
    matching,
    (query) => query.orderBy('store.name').orderBy('model.isDefault', 'desc').orderBy('model.id', 'desc'),
    page,
  );
  return { rows: rows.map(withBoxes), total };
}

export async function findModelsById(db: Db, ids: readonly string[]): Promise<ModelRecord[]> {
  const rows = await described(db).where('model.id', '=', anyOf(ids, 'bigint')).orderBy('model.id').execute();
  return rows.map(withBoxes);
}

export async function getModel(db: Db, id: string): Promise<ModelRecord> {
  const [model] = await findModelsById(db, [id]);
  return model ?? fail(404, 'platform.notFound');
}

/** Locks the categories of these models, which every change of a model locks first; 404 when a model is missing. */
export async function lockModels(tx: Tx, ids: readonly string[]): Promise<ModelRecord[]> {
  const chosen = tx.selectFrom('categoryModels').where('id', '=', anyOf(ids, 'bigint')).select('categoryId');
  await tx
    .selectFrom('productCategories')
    .where('id', 'in', chosen)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const models = await findModelsById(tx, ids);
  return models.length === ids.length ? models : fail(404, 'platform.notFound');
}

/** Locks a category for a change of its models; false without it. */
export async function lockCategoryForModels(tx: Tx, id: string): Promise<boolean> {
  const locked = await tx
    .selectFrom('productCategories')
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/** Adds a model, or replaces the values of the one with this `id`; returns its id. It is no default until `settleDefaults`. */
export async function putModel(tx: Tx, id: string | undefined, values: ModelValues): Promise<string> {
  const { printLocations, ...rest } = values;
  const columns = { ...rest, printLocations: json(printLocations), isDefault: 0 };
  const writing =
    id === undefined
      ? tx.insertInto('categoryModels').values(columns).returning('id')
      : tx
          .updateTable('categoryModels')
          .set({ ...columns, gmtModified: now })
          .where('id', '=', id)
          .returning('id');
  const written = await onConstraint(writing.executeTakeFirstOrThrow(), {
    category_models_shop_id_fkey: () => failField('shopId', 'categories.storeMissing'),
    category_models_bottom_image_id_fkey: () => failField('bottomImageId', 'categories.baseImageMissing'),
  });
  return written.id;
}

/** A model that has become its store's default or has ceased to be it. */
export interface Settled {
  id: string;
  isDefault: number;
}

/**
 * Gives every store with models of these categories exactly one default model: the preferred one, else the present
 * default, else the newest. Sets `gmt_modified` of the models that become or cease to be the default, and answers them.
 */
export async function settleDefaults(tx: Tx, categoryIds: readonly string[], preferredId?: string): Promise<Settled[]> {
  const ranked = sql`
    select id, row_number() over (
      partition by category_id, shop_id
      order by id is not distinct from ${preferredId ?? null}::bigint desc, is_default desc, id desc) as rank
    from category_models where category_id = any(${categoryIds}::bigint[])`;
  // the index allows one default at any moment
  const former = await sql<Settled>`
    update category_models m set is_default = 0, gmt_modified = clock_timestamp()
    from (${ranked}) ranked where ranked.id = m.id and m.is_default = 1 and ranked.rank > 1
    returning m.id, m.is_default as "isDefault"`.execute(tx);
  const fresh = await sql<Settled>`
    update category_models m set is_default = 1, gmt_modified = clock_timestamp()
    from (${ranked}) ranked where ranked.id = m.id and m.is_default = 0 and ranked.rank = 1
    returning m.id, m.is_default as "isDefault"`.execute(tx);
  return [...former.rows, ...fresh.rows];
}

export async function deleteModels(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('categoryModels').where('id', '=', anyOf(ids, 'bigint')).execute();
}
