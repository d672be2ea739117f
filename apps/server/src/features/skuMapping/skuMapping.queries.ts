import { libraryType } from '@pressroom/contract/library/library';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { anyOf, contains, now } from '../../platform/database/expressions.ts';
import { type Page, pageFrom } from '../../platform/database/page.ts';
import { fail, failField } from '../../platform/failure.ts';

export type MappingRow = Awaited<ReturnType<typeof getMappingRow>>;

export interface Pair {
  shopId: string;
  skuId: string;
}

interface Search {
  skuId?: string;
  printingName?: string;
  shopId?: string;
  productCode?: string;
  pageNum: number;
  pageSize: number;
}

export interface Print {
  id: string;
  blobId: string;
}

interface MappingValues extends Pair {
  productCodeId: string;
  printingImageId: string;
  printingImage2Id: string | null;
  previewId: string;
}

/** What a search asks of a mapping itself, whatever it is joined to. */
function mappingMatches({ skuId, printingName, shopId }: Search): Expression<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  if (skuId) conditions.push(holdsWord('sku_mappings.sku_id', skuId));
  if (shopId) conditions.push(sql`sku_mappings.shop_id = ${shopId}`);
  if (printingName) {
    const named = sql`(select id from library_files where library_type = 1 and ${holdsWord('name', printingName)})`;
    // each by its own index: an `or` would read every mapping
    conditions.push(sql`sku_mappings.id in (
      select id from sku_mappings where printing_image_id in ${named}
      union select id from sku_mappings where printing_image2_id in ${named})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Found by pairs of letters. Up to one pair that says it all; longer words have their pairs in order, too. */
function holdsWord(column: string, word: string): RawBuilder<SqlBool> {
  const held = sql<SqlBool>`name_grams(${sql.ref(column)}) @> word_grams(${word})`;
  return word.length > 2 ? sql`(${held} and ${sql.ref(column)} ilike ${contains(word)})` : held;
}

/** Which product codes have mappings that match, how many, and which is the newest. Without a word it is known already. */
function boundProducts(db: Db, search: Search) {
  if (!search.skuId && !search.printingName) {
    return db
      .selectFrom('mappedProducts')
      .where('shopId', '=', search.shopId ?? '0')
      .select(['productCodeId', sql<string>`mappings`.as('productNum'), 'newest'])
      .as('bound');
  }
  return db
    .selectFrom('skuMappings')
    .where(mappingMatches(search))
    .groupBy('productCodeId')
    .select(({ fn }) => ['productCodeId', fn.countAll<string>().as('productNum'), fn.max('id').as('newest')])
    .as('bound');
}

/** The one with the newest mapping first; `productNum` counts the mappings that match, not all. */
export async function findMappedProducts(db: Db, search: Search) {
  let bound = db
    .selectFrom(boundProducts(db, search))
    .select(['bound.productCodeId', 'bound.productNum', 'bound.newest']);
  if (search.productCode) {
    bound = bound
      .innerJoin('productCodes as coded', 'coded.id', 'bound.productCodeId')
      .where('coded.code', 'ilike', contains(search.productCode));
  }
  const { rows: page, total } = await pageFrom(bound, (query) => query.orderBy('bound.newest', 'desc'), search);
  const described = await describeProducts(
    db,
    page.map(({ productCodeId }) => productCodeId),
  );
  const byId = new Map(described.map((product) => [product.id, product]));
  return { rows: page.map(({ productCodeId, productNum }) => ({ ...byId.get(productCodeId)!, productNum })), total };
}

function describeProducts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('productCodes as product')
    .innerJoin('productCategories as category', 'category.id', 'product.categoryId')
    .innerJoin('codes as style', 'style.id', 'category.styleId')
    .innerJoin('codes as color', 'color.id', 'category.colorId')
    .innerJoin('codes as size', 'size.id', 'product.sizeId')
    .where('product.id', '=', anyOf(ids, 'bigint'))
    .select([
      'product.id',
      'product.code as productCode',
      'style.name as styleName',
      'color.name as colorName',
      'size.name as sizeName',
      'category.boxLength',
      'category.boxWidth',
      'category.boxHigh',
      'category.boxWeight',
    ])
    .execute();
}

function mappingRows(db: Db) {
  return db
    .selectFrom('skuMappings')
    .innerJoin('stores as store', 'store.id', 'skuMappings.shopId')
    .innerJoin('productCodes as product', 'product.id', 'skuMappings.productCodeId')
    .innerJoin('productCategories as category', 'category.id', 'product.categoryId')
    .innerJoin('libraryFiles as print', 'print.id', 'skuMappings.printingImageId')
    .innerJoin('blobs as printBlob', 'printBlob.id', 'print.blobId')
    .leftJoin('libraryFiles as print2', 'print2.id', 'skuMappings.printingImage2Id')
    .leftJoin('blobs as print2Blob', 'print2Blob.id', 'print2.blobId')
    .leftJoin('effectPreviews as preview', 'preview.id', 'skuMappings.previewId')
    .select([
      'skuMappings.id',
      'skuMappings.skuId',
      'skuMappings.shopId',
      'skuMappings.productCodeId',
      'store.name as shopName',
      'product.code as productCode',
      'category.numberOfPrints as printNum',
      'skuMappings.printingImageId as printingImage',
      'print.name as printingName',
      'printBlob.key as printKey',
      'skuMappings.printingImage2Id as printingImage2',
      'print2.name as printingName2',
      'print2Blob.key as print2Key',
      'preview.key as previewKey',
      'skuMappings.gmtCreate',
      'skuMappings.gmtModified',
    ]);
}

/** Newest first; the product code is matched whole. */
export function findMappingRows(db: Db, search: Search): Promise<Page<MappingRow>> {
  let matching = mappingRows(db).where(mappingMatches(search));
  if (search.productCode) {
    matching = matching.where(sql<SqlBool>`lower(product.code) = lower(${search.productCode})`);
  }
  return pageFrom(matching, (query) => query.orderBy('skuMappings.id', 'desc'), search);
}

export function getMappingRow(db: Db, id: string) {
  return mappingRows(db).where('skuMappings.id', '=', id).executeTakeFirstOrThrow();
}

export async function getMappingOfSku(db: Db, { shopId, skuId }: Pair): Promise<MappingRow> {
  const row = await mappingRows(db)
    .where('skuMappings.shopId', '=', shopId)
    .where('skuMappings.skuId', '=', skuId)
    .executeTakeFirst();
  return row ?? fail(404, 'skuMapping.notMapped');
}

/** Until this transaction ends, the products' base images and print positions stay as they are. */
export async function holdProducts(tx: Tx, codes: readonly string[]): Promise<void> {
  await sql`
    select category.id from product_categories category
    where category.id in (
      select product.category_id from product_codes product
      where lower(product.code) = any (array(select lower(word) from unnest(${codes}::text[]) as word)))
    order by category.id
    for share`.execute(tx);
}

/** Those of the ids that are pictures of the library, by id; the picture of one record is no print. */
export async function findPrints(db: Db, ids: readonly string[]): Promise<Map<string, Print>> {
  const prints = await db
    .selectFrom('libraryFiles')
    .where('id', '=', anyOf(ids, 'bigint'))
    .where('libraryType', '=', libraryType.library)
    .select(['id', 'blobId'])
    .execute();
  return new Map(prints.map((print) => [print.id, print]));
}

/** Locks them all for this transaction; 404 when one is missing. */
export async function lockMappings(tx: Tx, ids: readonly string[]): Promise<MappingRow[]> {
  const chosen = anyOf(ids, 'bigint');
  const locked = await tx
    .selectFrom('skuMappings')
    .where('id', '=', chosen)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (locked.length < ids.length) fail(404, 'platform.notFound');
  return findMappingsById(tx, ids);
}

/** By their ids, in their order. */
export function findMappingsById(db: Db, ids: readonly string[]): Promise<MappingRow[]> {
  return mappingRows(db).where('skuMappings.id', '=', anyOf(ids, 'bigint')).orderBy('skuMappings.id').execute();
}

/** The mappings that exist among these pairs, locked for this transaction. */
export async function lockMappingsOfPairs(tx: Tx, pairs: readonly Pair[]): Promise<MappingRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sku_mappings
    where (shop_id, sku_id) in (
      select * from unnest(${pairs.map(({ shopId }) => shopId)}::bigint[], ${pairs.map(({ skuId }) => skuId)}::text[]))
    order by id
    for update`.execute(tx);
  return findMappingsById(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Adds a mapping, or puts the values in place of those under `id`; returns its id. */
export async function putMapping(tx: Tx, id: string | undefined, values: MappingValues): Promise<string> {
  const writing =
    id === undefined
      ? tx.insertInto('skuMappings').values(values).returning('id')
      : tx
          .updateTable('skuMappings')
          .set({ ...values, gmtModified: now })
          .where('id', '=', id)
          .returning('id');
  const written = await onConstraint(writing.executeTakeFirstOrThrow(), {
    sku_mappings_pair_key: () => failField('skuId', 'skuMapping.taken', { skuId: values.skuId }),
    sku_mappings_shop_id_fkey: () => failField('shopId', 'skuMapping.unknownStore'),
    // deleted since they were looked up
    sku_mappings_product_code_id_fkey: () => fail(404, 'platform.notFound'),
    sku_mappings_printing_image_id_fkey: () => failField('printingImage', 'skuMapping.unknownPrint'),
    sku_mappings_printing_image2_id_fkey: () => failField('printingImage2', 'skuMapping.unknownPrint'),
  });
  return written.id;
}

/** The ids of the new ones, in the order of the values. */
export async function insertMappings(tx: Tx, values: readonly MappingValues[]): Promise<string[]> {
  const inserting = sql<{ id: string }>`
    insert into sku_mappings (shop_id, sku_id, product_code_id, printing_image_id, printing_image2_id, preview_id)
    select "shopId", "skuId", "productCodeId", "printingImageId", "printingImage2Id", "previewId"
    from ${given(values)} order by place
    returning id`.execute(tx);
  const { rows } = await onConstraint(inserting, vanished);
  return rows.map(({ id }) => id);
}

/** The pair of a mapping stays; it is found by its id. */
export async function updateMappings(tx: Tx, values: readonly (MappingValues & { id: string })[]): Promise<void> {
  const updating = sql`
    update sku_mappings set product_code_id = "productCodeId", printing_image_id = "printingImageId",
      printing_image2_id = "printingImage2Id", preview_id = "previewId", gmt_modified = ${now}
    from ${given(values)} where sku_mappings.id = given.id`.execute(tx);
  await onConstraint(updating, vanished);
}

/** Deleted since they were looked up. */
const vanished = {
  sku_mappings_product_code_id_fkey: () => fail(404, 'platform.notFound'),
  sku_mappings_printing_image_id_fkey: () => fail(404, 'platform.notFound'),
  sku_mappings_printing_image2_id_fkey: () => fail(404, 'platform.notFound'),
};

/** As a table named `given`: one parameter, however many they are. */
function given(values: readonly (MappingValues & { id?: string })[]) {
  const placed = values.map((value, place) => ({ ...value, place }));
  return sql`jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as given (
    place int, id bigint, "shopId" bigint, "skuId" text, "productCodeId" bigint, "printingImageId" bigint,
    "printingImage2Id" bigint, "previewId" bigint)`;
}

export async function deleteMappings(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('skuMappings').where('id', '=', anyOf(ids, 'bigint')).execute();
}
