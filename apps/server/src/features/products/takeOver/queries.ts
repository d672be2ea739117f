import { sql } from 'kysely';
import type { TakeOverField } from '@pressroom/contract/products/takeOver';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

const templates = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('productTemplates as template')
    .innerJoin('packagingTemplates as packaging', 'packaging.id', 'template.packagingTemplateId')
    .innerJoin('classificationTemplates as classification', 'classification.id', 'template.classificationTemplateId')
    .where('template.id', '=', anyOf(ids, 'bigint'))
    .selectAll('template')
    .select(['packaging.name as packagingName', 'classification.name as classificationName']);

/** A template with what products take over from it. */
export type TakenTemplate = Awaited<ReturnType<ReturnType<typeof templates>['executeTakeFirstOrThrow']>> & {
  /** In the order of their slots. */
  pictures: readonly { imageType: number; blobId: string }[];
};

export async function findTakenTemplates(db: Db, ids: readonly string[]): Promise<Map<string, TakenTemplate>> {
  const rows = await templates(db, ids).execute();
  const pictures = await db
    .selectFrom('productTemplateImages')
    .where('templateId', '=', anyOf(ids, 'bigint'))
    .select(['templateId', 'imageType', 'blobId'])
    .orderBy('templateId')
    .orderBy('imageType')
    .orderBy('position')
    .execute();
  const byTemplate = Map.groupBy(pictures, ({ templateId }) => templateId);
  return new Map(rows.map((row) => [row.id, { ...row, pictures: byTemplate.get(row.id) ?? [] }]));
}

/** Until the transaction ends, the templates of these products stay as they are. */
export async function lockTemplatesOf(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('productTemplates')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('products')
        .where('id', '=', anyOf(productIds, 'bigint'))
        .select('productTemplateId')
        .$castTo<string>(),
    )
    .select('id')
    .orderBy('id')
    .forShare()
    .execute();
}

/** Gives the products the templates of theirs, as far as chosen, and lets them follow it as it is now. */
export async function takeHeads(
  tx: Tx,
  productIds: readonly string[],
  fields: ReadonlySet<TakeOverField>,
): Promise<void> {
  await sql`
    update products product set
      classification_template_id = ${chosen(fields, 'categoryTemplate', 'classification_template_id', 'product')},
      packaging_template_id = ${chosen(fields, 'outerPkgTemplate', 'packaging_template_id', 'product')},
      template_version = template.gmt_modified,
      gmt_modified = clock_timestamp()
    from product_templates template
    where template.id = product.product_template_id and product.id = any(${productIds}::bigint[])`.execute(tx);
}

const columns = [
  ['material', 'material'],
  ['origin', 'origin'],
  ['referenceLinks', 'product_reference_links'],
  ['originalPrice', 'start_original_price'],
  ['originalPrice', 'end_original_price'],
  ['sellingPrice', 'start_selling_price'],
  ['sellingPrice', 'end_selling_price'],
  ['box', 'outer_box_length'],
  ['box', 'outer_box_width'],
  ['box', 'outer_box_height'],
  ['weight', 'outer_box_weight'],
] as const satisfies readonly (readonly [TakeOverField, string])[];

/** Gives the SKUs the values of their product's template, as far as chosen. */
export async function takeSkus(tx: Tx, skuIds: readonly string[], fields: ReadonlySet<TakeOverField>): Promise<void> {
  const values = columns.map(([field, column]) => sql`${sql.ref(column)} = ${chosen(fields, field, column, 'sku')}`);
  await sql`
    update product_skus sku set ${sql.join(values)}, gmt_modified = clock_timestamp()
    from products product
    join product_templates template on template.id = product.product_template_id
    where product.id = sku.product_id and sku.id = any(${skuIds}::bigint[])`.execute(tx);
}

// oxlint-disable-next-line max-params -- a column of two tables, and whether it is chosen
function chosen(fields: ReadonlySet<TakeOverField>, field: TakeOverField, column: string, own: 'product' | 'sku') {
  return sql.ref(`${fields.has(field) ? 'template' : own}.${column}`);
}

/** The pictures of one slot of a SKU. */
export interface TakenSlot {
  skuId: string;
  imageType: number;
  blobIds: readonly string[];
}

/** Puts these pictures in place of those that the slots hold. */
export async function takePictures(tx: Tx, slots: readonly TakenSlot[]): Promise<void> {
  const places = slots.flatMap(({ skuId, imageType, blobIds }) =>
    blobIds.map((blobId, position) => ({ skuId, imageType, position, blobId })),
  );
  await sql`
    delete from product_pictures
    where (sku_id, image_type) in (
      select * from unnest(${slots.map(({ skuId }) => skuId)}::bigint[], ${slots.map(({ imageType }) => imageType)}::smallint[]))`.execute(
    tx,
  );
  await sql`
    insert into product_pictures (sku_id, image_type, position, blob_id)
    select * from unnest(
      ${places.map(({ skuId }) => skuId)}::bigint[], ${places.map(({ imageType }) => imageType)}::smallint[],
      ${places.map(({ position }) => position)}::smallint[], ${places.map(({ blobId }) => blobId)}::bigint[])`.execute(
    tx,
  );
}
