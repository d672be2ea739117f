import { productType } from '@pressroom/contract/products/product';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { now } from '../../../platform/database/expressions.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { orTaken, refuseTaken } from './codes.ts';
import { replaceComponents, replacePictures } from './parts.ts';
import { blobsOf, givenHeads, givenSkus, nextIds, skuColumns, vanished } from './given.ts';
import type { HeadValues, NewProduct, SkuValues } from './values.ts';

const spuOf = ({ at = '', spu, id }: HeadValues & { id?: string }) => ({ field: `${at}spu`, code: spu, id });
const skuOf = ({ at = '', sku, id }: SkuValues & { id?: string }) => ({ field: `${at}sku`, code: sku, id });

/** Adds products with their SKUs, pictures and components, and answers their ids in the order given. */
export async function insertProducts(
  tx: Tx,
  products: readonly NewProduct[],
): Promise<{ id: string; skuIds: string[] }[]> {
  const wanted = { spus: products.map(spuOf), skus: products.flatMap(({ skus }) => skus.map(skuOf)) };
  await refuseTaken(tx, wanted);
  const ids = await nextIds(tx, 'products', products.length);
  const heads = products.map((product, at) => ({ ...product, id: ids[at]! }));
  const inserting = sql`
    insert into products (id, product_type, spu, status, style_id, product_template_id, template_version,
      classification_template_id, packaging_template_id, print1_id, print2_id)
    overriding system value
    select given.id, "productType", spu, given.status, "styleId", "productTemplateId", template.gmt_modified,
      "classificationTemplateId", "packagingTemplateId", "print1Id", "print2Id"
    from ${givenHeads(heads)} left join product_templates template on template.id = "productTemplateId"
    order by given.id`.execute(tx);
  await vanished(orTaken(inserting, wanted), products);
  const skuIds = await addSkus(
    tx,
    products.flatMap(({ skus }, at) => skus.map((values, position) => ({ ...values, productId: ids[at]!, position }))),
  );
  let next = 0;
  return products.map(({ skus }, at) => ({ id: ids[at]!, skuIds: skuIds.slice(next, (next += skus.length)) }));
}

/** Adds SKUs behind those that their products have already, and answers their ids. */
export async function insertSkus(tx: Tx, skus: readonly (SkuValues & { productId: string })[]): Promise<string[]> {
  await refuseTaken(tx, { spus: [], skus: skus.map(skuOf) });
  const { rows } = await sql<{ productId: string; next: number }>`
    select product_id as "productId", max(position) + 1 as next from product_skus
    where product_id = any (${skus.map(({ productId }) => productId)}::bigint[]) group by 1`.execute(tx);
  const next = new Map(rows.map(({ productId, next: position }) => [productId, position]));
  const placed = skus.map((values) => {
    const position = next.get(values.productId) ?? 0;
    next.set(values.productId, position + 1);
    return { ...values, position };
  });
  return addSkus(tx, placed);
}

async function addSkus(
  tx: Tx,
  skus: readonly (SkuValues & { productId: string; position: number })[],
): Promise<string[]> {
  const ids = await nextIds(tx, 'product_skus', skus.length);
  const placed = skus.map((values, at) => ({ ...values, id: ids[at]! }));
  const inserting = sql`
    insert into product_skus (id, product_id, position, ${skuColumns.names})
    overriding system value
    select given.id, "productId", position, ${skuColumns.values} from ${givenSkus(placed)}
    order by given.id`.execute(tx);
  await vanished(orTaken(inserting, { spus: [], skus: skus.map(skuOf) }), skus);
  await replacePictures(tx, placed);
  await replaceComponents(tx, placed);
  return ids;
}

/**
 * Puts these values in place of the former ones, and answers the ids of the products that differ now. A template that is
 * chosen anew is taken as it is now. The SKUs of single products and combinations are on sale while their product is.
 */
export async function updateHeads(tx: Tx, heads: readonly (HeadValues & { id: string })[]): Promise<string[]> {
  const wanted = { spus: heads.map(spuOf), skus: [] };
  await refuseTaken(tx, wanted);
  const updating = sql<{ id: string }>`
    update products set spu = given.spu, status = given.status, product_template_id = "productTemplateId",
      template_version = case when product_template_id is not distinct from "productTemplateId" then template_version
        else (select gmt_modified from product_templates where id = "productTemplateId") end,
      classification_template_id = "classificationTemplateId", packaging_template_id = "packagingTemplateId",
      print1_id = "print1Id", print2_id = "print2Id", gmt_modified = ${now}
    from ${givenHeads(heads)}
    where products.id = given.id
      and (products.spu, products.status, product_template_id, classification_template_id, packaging_template_id,
        print1_id, print2_id)
      is distinct from (given.spu, given.status, "productTemplateId", "classificationTemplateId",
        "packagingTemplateId", "print1Id", "print2Id")
    returning products.id`.execute(tx);
  const { rows } = await vanished(orTaken(updating, wanted), heads);
  const ids = rows.map(({ id }) => id);
  // without a new version: whoever edits the SKU meanwhile has lost nothing
  await sql`
    update product_skus set status = products.status from products
    where products.id = any (${ids}::bigint[]) and product_type <> ${productType.variants}
      and product_id = products.id and product_skus.status <> products.status`.execute(tx);
  return ids;
}

/** Puts these values in place of the former ones, and answers the ids of the SKUs that differ now. */
export async function updateSkus(tx: Tx, skus: readonly (SkuValues & { id: string })[]): Promise<string[]> {
  const ids = skus.map(({ id }) => id);
  const wanted = { spus: [], skus: skus.map(skuOf) };
  await refuseTaken(tx, wanted);
  const former = await blobsOf(tx, ids);
  const changed = [...(await replacePictures(tx, skus)), ...(await replaceComponents(tx, skus))];
  await letGo(tx, skus);
  const updating = sql<{ id: string }>`
    update product_skus set (${skuColumns.names}, gmt_modified) = row (${skuColumns.values}, ${now})
    from ${givenSkus(skus)}
    where product_skus.id = given.id
      and (product_skus.id = any (${changed}::bigint[]) or (${skuColumns.former}) is distinct from (${skuColumns.values}))
    returning product_skus.id`.execute(tx);
  const { rows } = await vanished(orTaken(updating, wanted), skus);
  await releaseGone(tx, former, ids);
  const different = rows.map(({ id }) => id);
  await touchProductsOf(tx, different);
  return different;
}

/** A single product and a combination have changed with their SKU. */
export async function touchProductsOf(tx: Tx, skuIds: readonly string[]): Promise<void> {
  await sql`
    update products set gmt_modified = ${now} where product_type <> ${productType.variants}
      and id in (select product_id from product_skus where id = any (${skuIds}::bigint[]))`.execute(tx);
}

/** A SKU may pass from one of these records to another, but no two have it at any moment: who gives it up lets go of it first. */
async function letGo(tx: Tx, skus: readonly (SkuValues & { id: string })[]): Promise<void> {
  await sql`
    update product_skus set sku = chr(1) || product_skus.id
    from ${givenSkus(skus)}
    where product_skus.id = given.id and lower(product_skus.sku) <> lower(given.sku)
      and lower(product_skus.sku) = any (array(
        select lower(word) from unnest(${skus.map(({ sku }) => sku)}::text[]) as word))`.execute(tx);
}

/** Deletes SKUs that no combination holds, and what hangs on them. */
export async function deleteSkus(tx: Tx, ids: readonly string[]): Promise<void> {
  const former = await blobsOf(tx, ids);
  await sql`delete from product_skus where id = any (${ids}::bigint[])`.execute(tx);
  await releaseBlobs(tx, former);
}

/** Deletes products whose SKUs no combination holds. */
export async function deleteProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from product_skus where product_id = any (${ids}::bigint[])`.execute(tx);
  await deleteSkus(
    tx,
    rows.map(({ id }) => id),
  );
  await sql`delete from products where id = any (${ids}::bigint[])`.execute(tx);
}

/** Lets the clean-up delete the pictures that have gone, unless another record refers to them. */
async function releaseGone(tx: Tx, former: readonly string[], ids: readonly string[]): Promise<void> {
  const kept = new Set(await blobsOf(tx, ids));
  const gone = former.filter((id) => !kept.has(id));
  if (gone.length > 0) await releaseBlobs(tx, gone);
}
