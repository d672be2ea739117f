import { sql } from 'kysely';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { failField } from '../../../platform/failure.ts';
import type { HeadValues, SkuValues } from './values.ts';

/** Heads as a table named `given`: one parameter, however many there are. */
export function givenHeads(heads: readonly (HeadValues & { id: string })[]) {
  // SKUs would be read for nothing
  const plain = heads.map((head) => ({ ...head, skus: undefined }));
  return sql`jsonb_to_recordset(${JSON.stringify(plain)}::jsonb) as given (
    id bigint, "productType" smallint, spu text, status smallint, "styleId" bigint, "productTemplateId" bigint,
    "classificationTemplateId" bigint, "packagingTemplateId" bigint, "print1Id" bigint, "print2Id" bigint)`;
}

/** SKUs as a table named `given`. */
export function givenSkus(skus: readonly (SkuValues & { id: string; productId?: string; position?: number })[]) {
  const plain = skus.map((values) => ({ ...values, pictures: undefined, components: undefined }));
  return sql`jsonb_to_recordset(${JSON.stringify(plain)}::jsonb) as given (
    id bigint, "productId" bigint, position int, ${sql.raw(typedColumns)})`;
}

const columns: readonly (readonly [name: string, column: string, type: string])[] = [
  ['sku', 'sku', 'text'],
  ['name', 'name', 'text'],
  ['status', 'status', 'smallint'],
  ['productCodeId', 'product_code_id', 'bigint'],
  ['colorId', 'color_id', 'bigint'],
  ['sizeId', 'size_id', 'bigint'],
  ['material', 'material', 'text'],
  ['origin', 'origin', 'text'],
  ['productReferenceLinks', 'product_reference_links', 'text'],
  ['startOriginalPrice', 'start_original_price', 'numeric(10, 2)'],
  ['endOriginalPrice', 'end_original_price', 'numeric(10, 2)'],
  ['startSellingPrice', 'start_selling_price', 'numeric(10, 2)'],
  ['endSellingPrice', 'end_selling_price', 'numeric(10, 2)'],
  ['outerBoxLength', 'outer_box_length', 'numeric(10, 2)'],
  ['outerBoxWidth', 'outer_box_width', 'numeric(10, 2)'],
  ['outerBoxHeight', 'outer_box_height', 'numeric(10, 2)'],
  ['outerBoxWeight', 'outer_box_weight', 'numeric(10, 2)'],
  ['ownStock', 'own_stock', 'integer'],
  ['remark', 'remark', 'text'],
  ['mainBlobId', 'main_blob_id', 'bigint'],
];
const typedColumns = columns.map(([name, , type]) => `"${name}" ${type}`).join(', ');

/** The columns of a SKU, each list in the same order. */
export const skuColumns = {
  names: sql.raw(columns.map(([, column]) => column).join(', ')),
  former: sql.raw(columns.map(([, column]) => `product_skus.${column}`).join(', ')),
  values: sql.raw(columns.map(([name]) => `given."${name}"`).join(', ')),
};

/** Ids for new rows, so that each row's is known before it is written. */
export async function nextIds(tx: Tx, table: 'products' | 'product_skus', count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** All pictures of these SKUs. */
export async function blobsOf(tx: Tx, skuIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blob_id as id from product_pictures where sku_id = any (${skuIds}::bigint[])
    union
    select main_blob_id from product_skus where id = any (${skuIds}::bigint[]) and main_blob_id is not null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Runs `writing`; what it refers to and somebody has deleted meanwhile ends in 400 at the field of the first. */
export function vanished<T>(writing: Promise<T>, [first]: readonly { at?: string }[]): Promise<T> {
  const at = first?.at ?? '';
  return onConstraint(writing, {
    products_product_template_id_fkey: () => failField(`${at}productTemplateId`, 'products.templateGone'),
    products_classification_template_id_fkey: () =>
      failField(`${at}categoryTemplateId`, 'productTemplates.classificationGone'),
    products_packaging_template_id_fkey: () => failField(`${at}outerPkgTemplateId`, 'productTemplates.packagingGone'),
    products_print1_id_fkey: () => failField(`${at}stockImage1`, 'products.printGone'),
    products_print2_id_fkey: () => failField(`${at}stockImage2`, 'products.printGone'),
  });
}
