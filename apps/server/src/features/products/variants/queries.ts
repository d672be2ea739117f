import { amountFields } from '@pressroom/contract/productTemplates/form';
import { compareSizes } from '@pressroom/contract/codes/sizeOrder';
import { productType } from '@pressroom/contract/products/product';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';

/** An entry of the code dictionary. */
export interface Entry {
  id: string;
  code: string;
  name: string;
}

/** A category of the style, with all that an effect picture on it depends on. */
export interface StyleCategory {
  id: string;
  colorId: string;
  numberOfPrints: number;
  printLocations: unknown;
  blend: string;
  baseBlobId: string;
}

export interface ExistingCode {
  categoryId: string;
  sizeId: string;
  code: string;
  available: number;
}

/** The entries of these codes, whatever their case, in the order in which the dictionary's lookup lists them. */
export function findEntries(db: Db, type: number, codes: readonly string[]): Promise<Entry[]> {
  return db
    .selectFrom('codes')
    .where('type', '=', type)
    .where(oneOf('code', codes))
    .select(['id', 'code', 'name'])
    .orderBy(sql`lower(code)`)
    .orderBy('id')
    .execute();
}

export function findTemplate(db: Db, id: string) {
  return db
    .selectFrom('productTemplates')
    .where('id', '=', id)
    .select(['id', 'name', 'gmtModified', 'material', 'stock', 'origin', 'productReferenceLinks', ...amountFields])
    .executeTakeFirst();
}
export type Template = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

/** In the order of their slots. */
export function findTemplatePictures(db: Db, templateId: string) {
  return db
    .selectFrom('productTemplateImages as image')
    .innerJoin('blobs', 'blobs.id', 'image.blobId')
    .where('image.templateId', '=', templateId)
    .select(['image.imageType', 'image.blobId', 'blobs.key'])
    .orderBy('image.imageType')
    .orderBy('image.position')
    .execute();
}
export type TemplatePicture = Awaited<ReturnType<typeof findTemplatePictures>>[number];

export function findStyleCategories(db: Db, styleId: string, colorIds: readonly string[]): Promise<StyleCategory[]> {
  return db
    .selectFrom('productCategories as category')
    .innerJoin('libraryFiles as base', 'base.id', 'category.bottomImageId')
    .where('category.styleId', '=', styleId)
    .where('category.colorId', '=', anyOf(colorIds, 'bigint'))
    .select([
      'category.id',
      'category.colorId',
      'category.numberOfPrints',
      'category.printLocations',
      'category.blend',
      'base.blobId as baseBlobId',
    ])
    .orderBy('category.id')
    .execute();
}

export function findCodesOf(
  db: Db,
  categoryIds: readonly string[],
  sizeIds: readonly string[],
): Promise<ExistingCode[]> {
  return db
    .selectFrom('productCodes')
    .where('categoryId', '=', anyOf(categoryIds, 'bigint'))
    .where('sizeId', '=', anyOf(sizeIds, 'bigint'))
    .select(['categoryId', 'sizeId', 'code', sql<number>`greatest(0, real_stock - reserved)`.as('available')])
    .execute();
}

/** Which of the two templates that a product hangs on are not there any more. */
export async function findMissingTemplates(
  db: Db,
  { categoryTemplateId, outerPkgTemplateId }: { categoryTemplateId: string; outerPkgTemplateId: string },
): Promise<{ classification: boolean; packaging: boolean }> {
  const { rows } = await sql<{ classification: boolean; packaging: boolean }>`
    select not exists (select from classification_templates where id = ${categoryTemplateId}) as classification,
           not exists (select from packaging_templates where id = ${outerPkgTemplateId}) as packaging`.execute(db);
  return rows[0]!;
}

/** What an existing product of many SKUs says of itself, and the pairs of colour and size that it has. */
export async function findVariantProduct(db: Db, id: string) {
  const product = await db
    .selectFrom('products')
    .innerJoin('codes as style', 'style.id', 'products.styleId')
    .where('products.id', '=', id)
    .where('products.productType', '=', productType.variants)
    .select([
      'products.id',
      'products.spu',
      'style.code as styleCode',
      'products.productTemplateId',
      'products.classificationTemplateId as categoryTemplateId',
      'products.packagingTemplateId as outerPkgTemplateId',
      'products.print1Id as stockImage1',
      'products.print2Id as stockImage2',
    ])
    .executeTakeFirst();
  if (!product) return undefined;
  const pairs = await db
    .selectFrom('productSkus')
    .where('productId', '=', id)
    .select(['colorId', 'sizeId'])
    .orderBy('id')
    .execute();
  return { ...product, pairs: pairs.map(({ colorId, sizeId }) => pairKey(colorId, sizeId)) };
}

/** Names a colour with a size. */
export const pairKey = (colorId: string | null, sizeId: string | null) => `${colorId} ${sizeId}`;

export async function isSpuTaken(db: Db, spu: string): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .where(sql<boolean>`lower(spu) = lower(${spu})`)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Those of the SKUs that exist, in lower case. */
export async function findTakenSkus(db: Db, skus: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('productSkus')
    .where(oneOf('sku', skus))
    .select(sql<string>`lower(sku)`.as('sku'))
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Until the transaction ends, the template and the style's categories stay as they are. */
export async function lockSources(
  tx: Tx,
  given: { styleId: string; colorIds: readonly string[]; productTemplateId: string },
): Promise<void> {
  await tx.selectFrom('productTemplates').where('id', '=', given.productTemplateId).select('id').forShare().execute();
  await tx
    .selectFrom('productCategories')
    .where('styleId', '=', given.styleId)
    .where('colorId', '=', anyOf(given.colorIds, 'bigint'))
    .select('id')
    .orderBy('id')
    .forShare()
    .execute();
}

/** Puts the product's SKUs into their order: by colour as in the dictionary, then by size. */
export async function orderSkus(tx: Tx, productId: string): Promise<void> {
  const { rows } = await sql<{ id: string; colorId: string; size: string }>`
    select sku.id, sku.color_id, size.code as size
    from product_skus sku
    join codes color on color.id = sku.color_id
    join codes size on size.id = sku.size_id
    where sku.product_id = ${productId}
    order by lower(color.code), color.id, sku.id`.execute(tx);
  const byColor = Map.groupBy(rows, ({ colorId }) => colorId);
  const ids = [...byColor.values()].flatMap((skus) =>
    skus.toSorted((one, other) => compareSizes(one.size, other.size)).map(({ id }) => id),
  );
  await sql`
    update product_skus sku set position = placed.position - 1
    from unnest(${ids}::bigint[]) with ordinality as placed (id, position)
    where sku.id = placed.id and sku.position <> placed.position - 1`.execute(tx);
}

/** Gives the product a new version: it has SKUs that nobody who has loaded it knows of. */
export async function noteAddition(tx: Tx, productId: string): Promise<void> {
  await tx.updateTable('products').set({ gmtModified: now }).where('id', '=', productId).execute();
}

/** Compared as the unique index compares: in lower case, by the database. */
const oneOf = (column: 'code' | 'sku', values: readonly string[]) =>
  sql<boolean>`lower(${sql.ref(column)}) = any (array(select lower(word) from unnest(${values}::text[]) as word))`;
