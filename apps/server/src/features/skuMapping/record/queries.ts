import { libraryType } from '@pressroom/contract/library/library';
import type { Contradiction, ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import { type RawBuilder, sql } from 'kysely';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { fail, failField } from '../../../platform/failure.ts';

/** A mapping with the names and pictures of what it refers to. */
export interface MappingRow {
  id: string;
  skuId: string;
  shopId: string;
  productCodeId: string;
  shopName: string;
  productCode: string;
  printNum: number;
  printingImage: string;
  printingName: string;
  printKey: string;
  printingImage2: string | null;
  printingName2: string | null;
  print2Key: string | null;
  previewKey: string | null;
  /** Of the last check, as are the contradictions; null where no marketplace has described the goods. */
  listing: ListingFacts | null;
  contradictions: Contradiction[] | null;
  gmtCreate: string;
  gmtModified: string;
}

export interface Pair {
  shopId: string;
  skuId: string;
}

export interface Print {
  id: string;
  blobId: string;
}

export interface MappingValues extends Pair {
  productCodeId: string;
  printingImageId: string;
  printingImage2Id: string | null;
  previewId: string;
}

/** Joins a list of ids, `chosen`, with the mappings and what they refer to. */
export const describing = sql`
  left join sku_mappings mapping on mapping.id = chosen.id
  left join stores on stores.id = mapping.shop_id
  left join product_codes product on product.id = mapping.product_code_id
  left join product_categories category on category.id = product.category_id
  left join library_files print on print.id = mapping.printing_image_id
  left join blobs print_blob on print_blob.id = print.blob_id
  left join library_files print2 on print2.id = mapping.printing_image2_id
  left join blobs print2_blob on print2_blob.id = print2.blob_id
  left join effect_previews preview on preview.id = mapping.preview_id
  left join mapping_contradictions checked on checked.mapping_id = mapping.id`;

export const described = sql`
  mapping.id, mapping.sku_id, mapping.shop_id, mapping.product_code_id, stores.name as shop_name,
  product.code as product_code, category.number_of_prints as print_num, mapping.printing_image_id as printing_image,
  print.name as printing_name, print_blob.key as print_key, mapping.printing_image2_id as printing_image2,
  print2.name as printing_name2, print2_blob.key as print2_key, preview.key as preview_key,
  checked.listing, checked.contradictions, mapping.gmt_create, mapping.gmt_modified`;

async function findDescribed(db: Db, chosen: RawBuilder<unknown>): Promise<MappingRow[]> {
  const { rows } = await sql<MappingRow>`
    select ${described} from (${chosen}) chosen ${describing} where mapping.id is not null order by mapping.id`.execute(
    db,
  );
  return rows;
}

export async function findMappingOfSku(db: Db, { shopId, skuId }: Pair): Promise<MappingRow | undefined> {
  const [row] = await findDescribed(
    db,
    sql`select id from sku_mappings where shop_id = ${shopId} and sku_id = ${skuId}`,
  );
  return row;
}

/** Locks the categories of these product codes until this transaction ends: base images and print positions cannot change. */
export async function lockProductsForShare(tx: Tx, codes: readonly string[]): Promise<void> {
  await sql`
    select category.id from product_categories category
    where category.id in (
      select product.category_id from product_codes product
      where lower(product.code) = any (array(select lower(word) from unnest(${codes}::text[]) as word)))
    order by category.id
    for share`.execute(tx);
}

/** The library pictures among these ids, by id. A picture that was uploaded for one record alone is no print. */
export async function findPrints(db: Db, ids: readonly string[]): Promise<Map<string, Print>> {
  const prints = await db
    .selectFrom('libraryFiles')
    .where('id', '=', anyOf(ids, 'bigint'))
    .where('libraryType', '=', libraryType.library)
    .select(['id', 'blobId'])
    .execute();
  return new Map(prints.map((print) => [print.id, print]));
}

/** The stores whose SKUs these map. */
export async function storesOfMappings(db: Db, ids: readonly string[]): Promise<string[]> {
  const chosen = anyOf(ids, 'bigint');
  const rows = await db.selectFrom('skuMappings').where('id', '=', chosen).select('shopId').distinct().execute();
  return rows.map(({ shopId }) => shopId);
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
  return findDescribed(db, sql`select unnest(${ids}::bigint[]) as id`);
}

const idsOfPairs = (pairs: readonly Pair[]) => sql<{ id: string }>`
  select id from sku_mappings
  where (shop_id, sku_id) in (
    select * from unnest(${pairs.map(({ shopId }) => shopId)}::bigint[], ${pairs.map(({ skuId }) => skuId)}::text[]))`;

/** The mappings that exist among these pairs. */
export function findMappingsOfPairs(db: Db, pairs: readonly Pair[]): Promise<MappingRow[]> {
  return findDescribed(db, idsOfPairs(pairs));
}

/** The same, locked for this transaction. */
export async function lockMappingsOfPairs(tx: Tx, pairs: readonly Pair[]): Promise<MappingRow[]> {
  const { rows } = await sql<{ id: string }>`${idsOfPairs(pairs)} order by id for update`.execute(tx);
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
    from ${given(values)} order by ordinal
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

/** The product code or a print was deleted since it was looked up. */
const vanished = {
  sku_mappings_product_code_id_fkey: () => fail(404, 'platform.notFound'),
  sku_mappings_printing_image_id_fkey: () => fail(404, 'platform.notFound'),
  sku_mappings_printing_image2_id_fkey: () => fail(404, 'platform.notFound'),
};

/** The values as a table named `given`: one parameter, however many values there are. */
function given(values: readonly (MappingValues & { id?: string })[]) {
  const placed = values.map((value, ordinal) => ({ ...value, ordinal }));
  return sql`jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as given (
    ordinal int, id bigint, "shopId" bigint, "skuId" text, "productCodeId" bigint, "printingImageId" bigint,
    "printingImage2Id" bigint, "previewId" bigint)`;
}

export async function deleteMappings(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('skuMappings').where('id', '=', anyOf(ids, 'bigint')).execute();
}
