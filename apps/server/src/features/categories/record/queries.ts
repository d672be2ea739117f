import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { Blend } from '@pressroom/contract/categories/blend';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { type NotNull, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { countOf, type Page, pageWithTotal } from '../../../platform/database/page.ts';
import { newestFirst, type PageShape, type Place, pageOfIds, readPage } from '../../../platform/database/pageByKey.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { storedBoxes } from './storedBoxes.ts';
import { categoriesHolding, categoriesMadeOf, type CodeFilters, filtersOf, type WantedCodes } from './filter.ts';

export interface CategoryValues {
  name: string;
  styleId: string;
  colorId: string;
  bottomImageId: string;
  numberOfPrints: number;
  printLocations: readonly PrintBox[];
  blend: Blend;
  boxLength: number;
  boxWidth: number;
  boxHigh: number;
  boxWeight: number;
}

const described = (db: Db) =>
  db
    .selectFrom('productCategories as category')
    .innerJoin('codes as style', 'style.id', 'category.styleId')
    .innerJoin('codes as color', 'color.id', 'category.colorId')
    .innerJoin('libraryFiles as picture', 'picture.id', 'category.bottomImageId')
    .innerJoin('blobs as image', 'image.id', 'picture.blobId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('productCodes')
          .whereRef('productCodes.categoryId', '=', 'category.id')
          .select([
            // sums of integers are bigint, which the driver hands over as text
            sql<number>`coalesce(sum(real_stock), 0)::float8`.as('realStock'),
            sql<number>`coalesce(sum(reserved), 0)::float8`.as('reserved'),
            sql<number>`coalesce(sum(shipped_num), 0)::float8`.as('shippedNum'),
            sql<number>`coalesce(sum(signed_num), 0)::float8`.as('signedNum'),
            sql<number>`coalesce(sum(greatest(0, reserved - real_stock)), 0)::float8`.as('shortNum'),
            sql<number>`count(*)::int`.as('productCodeCount'),
          ])
          .as('sum'),
      (join) => join.onTrue(),
    )
    .selectAll('category')
    .selectAll('sum')
    .select([
      'style.code as styleCode',
      'style.name as styleName',
      'color.code as colorCode',
      'color.name as colorName',
      'image.id as baseBlobId',
      'image.key as imageKey',
      'image.width as imageWidth',
      'image.height as imageHeight',
    ])
    .$narrowType<{ imageWidth: NotNull; imageHeight: NotNull }>();

type Described = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>;
export type CategoryRecord = Omit<Described, 'printLocations' | 'blend'> & { printLocations: PrintBox[]; blend: Blend };

const withBoxes = (row: Described): CategoryRecord => ({
  ...row,
  printLocations: storedBoxes(row.printLocations),
  // a constraint lets no other word in
  blend: row.blend as Blend,
});

function matchingCategories(db: Db, filters: WantedCodes) {
  const matching = categoriesMadeOf(db, filters);
  return filters.code || filters.sizeCode ? matching.where('id', 'in', categoriesHolding(db, filters)) : matching;
}

const pageOfCategories = compiledOnce((db, shape: PageShape, values: WantedCodes & Place) => {
  const matching = matchingCategories(db, values);
  const { code, styleCode, colorCode, sizeCode } = values;
  const searched = Boolean(code ?? styleCode ?? colorCode ?? sizeCode);
  const how = { table: sql`product_categories`, order: newestFirst, searched };
  return described(db)
    .innerJoin(pageOfIds(matching, how, shape, values).as('chosen'), 'chosen.id', 'category.id')
    .select('chosen.total')
    .orderBy('category.id', 'desc')
    .compile();
});

/** Newest first. */
export async function findCategories(db: Db, search: CodeFilters & PageRequest): Promise<Page<CategoryRecord>> {
  const filters = filtersOf(search);
  const found = await readPage(search, (shape, place) => pageOfCategories(db, shape, { ...filters, ...place }));
  const { rows, total } = await pageWithTotal(found, () => countOf(matchingCategories(db, filters)), search);
  return { rows: rows.map(withBoxes), total };
}

/** By name, all of them. */
export function findCategoryOptions(db: Db) {
  return db
    .selectFrom('productCategories as category')
    .innerJoin('codes as style', 'style.id', 'category.styleId')
    .innerJoin('codes as color', 'color.id', 'category.colorId')
    .select([
      'category.id',
      'category.name',
      'category.numberOfPrints as printNum',
      'style.code as styleCode',
      'color.code as colorCode',
    ])
    .orderBy(sql`lower(category.name)`)
    .orderBy('category.id')
    .execute();
}

export async function getCategory(db: Db, id: string): Promise<CategoryRecord> {
  const row = await described(db).where('category.id', '=', id).executeTakeFirst();
  return row ? withBoxes(row) : fail(404, 'platform.notFound');
}

/** Locks the category for this transaction, also against new product codes; 404 without it. */
export async function lockCategory(tx: Tx, id: string): Promise<CategoryRecord> {
  await tx.selectFrom('productCategories').where('id', '=', id).select('id').forUpdate().execute();
  return getCategory(tx, id);
}

export async function insertCategory(tx: Tx, values: CategoryValues): Promise<CategoryRecord> {
  const inserted = tx.insertInto('productCategories').values(stored(values)).returning('id').executeTakeFirstOrThrow();
  return getCategory(tx, (await onConstraint(inserted, broken)).id);
}

export async function updateCategory(tx: Tx, id: string, values: CategoryValues): Promise<CategoryRecord> {
  const updated = tx
    .updateTable('productCategories')
    .set({ ...stored(values), gmtModified: now })
    .where('id', '=', id)
    .execute();
  await onConstraint(updated, broken);
  return getCategory(tx, id);
}

export async function deleteCategory(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('productCategories').where('id', '=', id).execute();
}

const stored = ({ printLocations, ...values }: CategoryValues) => ({ ...values, printLocations: json(printLocations) });

const broken = {
  product_categories_pair_key: () => failField('colorCode', 'categories.pairTaken'),
  product_categories_bottom_image_id_fkey: () => failField('bottomImageId', 'categories.baseImageMissing'),
};
