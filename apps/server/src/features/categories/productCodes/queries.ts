import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { Blend } from '@pressroom/contract/categories/blend';
import type { ProductCodeUses } from '@pressroom/contract/categories/productCodes';
import { codeType } from '@pressroom/contract/codes/codes';
import { productType } from '@pressroom/contract/products/product';
import { type NotNull, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import { onConstraint } from '../../../platform/database/constraint.ts';
import { type Db, rowsOf, type Tx } from '../../../platform/database/database.ts';
import { containsWord, now } from '../../../platform/database/expressions.ts';
import { countOf, type Page, pageWithTotal } from '../../../platform/database/page.ts';
import {
  type PageShape,
  type Place,
  pageOfIds,
  readPage,
  type RowOrder,
} from '../../../platform/database/pageByKey.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { codeIdOf } from '../../codes/codes.public.ts';
import { fitsWord, knowWords, type KnownWord } from './words.ts';
import { categoriesMadeOf, type CodeFilters, filtersOf, type WantedCodes } from '../record/filter.ts';

/** Product codes with the facts of their category. */
export const describedProductCodes = (db: Db) =>
  db
    .selectFrom('productCodes as product')
    .innerJoin('productCategories as category', 'category.id', 'product.categoryId')
    .innerJoin('codes as style', 'style.id', 'category.styleId')
    .innerJoin('codes as color', 'color.id', 'category.colorId')
    .innerJoin('codes as size', 'size.id', 'product.sizeId')
    .innerJoin('libraryFiles as picture', 'picture.id', 'category.bottomImageId')
    .innerJoin('blobs as image', 'image.id', 'picture.blobId')
    .selectAll('product')
    .select([
      'category.name as categoryName',
      'category.numberOfPrints',
      'category.printLocations',
      'category.blend',
      'category.boxLength',
      'category.boxWidth',
      'category.boxHigh',
      'category.boxWeight',
      'style.code as styleCode',
      'style.name as styleName',
      'color.code as colorCode',
      'color.name as colorName',
      'size.code as sizeCode',
      'size.name as sizeName',
      'image.id as baseBlobId',
      'image.key as imageKey',
      'image.width as imageWidth',
      'image.height as imageHeight',
    ])
    .$narrowType<{ imageWidth: NotNull; imageHeight: NotNull; blend: Blend }>();

export type ProductCodeRecord = Awaited<
  ReturnType<ReturnType<typeof describedProductCodes>['executeTakeFirstOrThrow']>
>;

interface ProductCodeSearch extends CodeFilters, PageRequest {
  productCodeCategoryId?: string;
  words?: string;
}

interface Wanted extends WantedCodes {
  categoryId?: string;
  /** Each must fit. */
  words?: readonly KnownWord[];
}

function matchingProductCodes(db: Db, wanted: Wanted) {
  const { categoryId, code, pattern, styleCode, colorCode, sizeCode, words = [] } = wanted;
  let matching = db.selectFrom('productCodes').select('id');
  if (categoryId) matching = matching.where('categoryId', '=', categoryId);
  if (code) matching = matching.where(containsWord(sql`code`, { word: code, pattern }));
  if (sizeCode) matching = matching.where('sizeId', 'in', codeIdOf(db, codeType.size, sizeCode));
  if (styleCode || colorCode)
    matching = matching.where('categoryId', 'in', categoriesMadeOf(db, { styleCode, colorCode }));
  for (const word of words) matching = matching.where(fitsWord(word));
  return matching;
}

const byCode: RowOrder = { by: ['code'], descending: false };

function pageQuery(db: Db, shape: PageShape, values: Wanted & Place) {
  const matching = matchingProductCodes(db, values);
  const { categoryId, code, styleCode, colorCode, sizeCode } = values;
  const searched = Boolean(categoryId ?? code ?? styleCode ?? colorCode ?? sizeCode ?? values.words);
  const how = { table: sql`product_codes`, order: byCode, searched };
  return describedProductCodes(db)
    .innerJoin(pageOfIds(matching, how, shape, values).as('chosen'), 'chosen.id', 'product.id')
    .select('chosen.total')
    .orderBy('product.code')
    .orderBy('product.id')
    .compile();
}

const pageOfProductCodes = compiledOnce(pageQuery);

/** By code. */
export async function findProductCodes(
  db: Db,
  { productCodeCategoryId, ...search }: ProductCodeSearch,
): Promise<Page<ProductCodeRecord>> {
  const words = search.words ? await knowWords(db, search.words) : undefined;
  const wanted = { categoryId: productCodeCategoryId, ...filtersOf(search), words };
  const rows = await readPage(search, (shape, place) => {
    const values = { ...wanted, ...place };
    // what the dictionary knows by the words decides the text of the query
    return words ? rowsOf(db, pageQuery(db, shape, values)) : pageOfProductCodes(db, shape, values);
  });
  return pageWithTotal(rows, () => countOf(matchingProductCodes(db, wanted)), search);
}

const codesOfCategories = compiledOnce((db, _shape: object, { categoryIds }: { categoryIds: readonly string[] }) =>
  db
    .selectFrom('productCodes as product')
    .innerJoin('codes as size', 'size.id', 'product.sizeId')
    .where(sql<boolean>`product.category_id = any(${categoryIds}::bigint[])`)
    .select(['product.id', 'product.categoryId', 'product.code', 'product.realStock', 'product.reserved'])
    .select(['product.shippedNum', 'product.signedNum', 'product.gmtCreate', 'product.gmtModified'])
    .select(['size.code as sizeCode', 'size.name as sizeName'])
    .orderBy('product.code')
    .orderBy('product.id')
    .compile(),
);

/** What product codes do not share with their category, by the category. */
export async function findCodesOf(db: Db, categoryIds: readonly string[]) {
  const rows = await codesOfCategories(db, {}, { categoryIds });
  return Map.groupBy(rows, ({ categoryId }) => categoryId);
}

export async function getProductCode(db: Db, id: string): Promise<ProductCodeRecord> {
  const row = await describedProductCodes(db).where('product.id', '=', id).executeTakeFirst();
  return row ?? fail(404, 'platform.notFound');
}

/** Locks the product code for this transaction; 404 without it. */
export async function lockProductCode(tx: Tx, id: string): Promise<ProductCodeRecord> {
  await tx.selectFrom('productCodes').where('id', '=', id).select('id').forUpdate().execute();
  return getProductCode(tx, id);
}

/** The codes that a new product code begins with, locked until the transaction ends. Undefined without the category. */
export async function lockCategoryCodesForShare(
  tx: Tx,
  categoryId: string,
): Promise<{ styleCode: string; colorCode: string } | undefined> {
  return tx
    .selectFrom('productCategories as category')
    .innerJoin('codes as style', 'style.id', 'category.styleId')
    .innerJoin('codes as color', 'color.id', 'category.colorId')
    .where('category.id', '=', categoryId)
    .select(['style.code as styleCode', 'color.code as colorCode'])
    .forKeyShare(['category', 'style', 'color'])
    .executeTakeFirst();
}

export async function insertProductCode(
  tx: Tx,
  values: { categoryId: string; sizeId: string; code: string; realStock: number },
): Promise<ProductCodeRecord> {
  const inserted = tx.insertInto('productCodes').values(values).returning('id').executeTakeFirstOrThrow();
  return getProductCode(tx, (await onConstraint(inserted, codeIsTaken(values.code))).id);
}

export async function updateProductCode(
  tx: Tx,
  id: string,
  values: { sizeId: string; code: string; realStock: number },
): Promise<ProductCodeRecord> {
  const updated = tx
    .updateTable('productCodes')
    .set({ ...values, gmtModified: now })
    .where('id', '=', id)
    .execute();
  await onConstraint(updated, codeIsTaken(values.code));
  return getProductCode(tx, id);
}

export async function deleteProductCode(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('productCodes').where('id', '=', id).execute();
}

export async function countProductCodeUses(tx: Tx, id: string): Promise<ProductCodeUses> {
  const { rows } = await sql<ProductCodeUses>`
    select (select count(*)::int from sku_mappings where product_code_id = ${id}) as mappings,
           (select count(*)::int from order_lines where product_code_id = ${id})
             + (select coalesce(sum(lines), 0)::int from archived_products where product_code_id = ${id}) as "orderLines",
           (select count(*)::int from product_skus where product_code_id = ${id}) as skus,
           (select count(*)::int from product_skus sku join products on products.id = product_id
            where product_code_id = ${id} and product_type = ${productType.variants}) as "variantSkus",
           (select count(distinct listing_id)::int from listing_skus where product_code_id = ${id}) as listings`.execute(
    tx,
  );
  return rows[0]!;
}

const codeIsTaken = (code: string) => ({
  product_codes_code_key: () => failField('sizeCode', 'categories.codeTaken', { code }),
});
