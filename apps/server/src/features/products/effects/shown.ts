import type { Blend } from '@pressroom/contract/categories/blend';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { productType } from '@pressroom/contract/products/product';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Kinds } from '../record/rights.ts';

/** A SKU with what decides its effect picture, and what it shows now. */
export interface ShownSku {
  id: string;
  productId: string;
  productType: number;
  sku: string;
  mainBlobId: string | null;
  /** Whether its main picture is one of ours. */
  showsEffect: boolean;
  /** In the order of their positions. */
  printBlobIds: (string | null)[];
  /** Null where neither its product code nor its style and colour have a category. */
  model: { baseBlobId: string; boxes: PrintBox[]; blend: Blend } | null;
  /** Of the model. */
  categoryId: string | null;
}

/** Which SKUs are looked at. */
export type Target =
  | { productIds: readonly string[] }
  | { skuIds: readonly string[] }
  | { stockImageId: string }
  | { categoryId: string };

/** A SKU whose product code does not exist yet belongs to the category of its style and colour. */
const ofCategories = (categories: RawBuilder<unknown>) => sql`
  select sku.id from product_codes code join product_skus sku on sku.product_code_id = code.id
  where code.category_id in (${categories})
  union all
  select sku.id from product_categories category
  join products on products.style_id = category.style_id
  join product_skus sku on sku.product_id = products.id and sku.color_id = category.color_id
  where category.id in (${categories}) and sku.product_code_id is null`;

function skusOf(target: Target): RawBuilder<unknown> {
  if ('skuIds' in target) return sql`select unnest(${target.skuIds}::bigint[])`;
  if ('productIds' in target)
    return sql`select id from product_skus where product_id = any(${target.productIds}::bigint[])`;
  if ('categoryId' in target) return ofCategories(sql`select ${target.categoryId}::bigint`);
  const { stockImageId } = target;
  return sql`
    select sku.id from products join product_skus sku on sku.product_id = products.id
    where products.print1_id = ${stockImageId} or products.print2_id = ${stockImageId}
    union
    select id from (${ofCategories(sql`select id from product_categories where bottom_image_id = ${stockImageId}`)}) based`;
}

const isOfKinds: Record<Kinds, RawBuilder<unknown>> = {
  all: sql`true`,
  variants: sql`product.product_type = ${sql.lit(productType.variants)}`,
  managed: sql`product.product_type <> ${sql.lit(productType.variants)}`,
};

/** The SKUs and what they would show today. Combinations have no prints of their own. */
const shown = (target: Target, kinds: Kinds) => sql`
  from product_skus sku
  join products product on product.id = sku.product_id
  left join product_codes code on code.id = sku.product_code_id
  left join product_categories category on category.id = coalesce(code.category_id, (
    select id from product_categories where style_id = product.style_id and color_id = sku.color_id))
  left join library_files base on base.id = category.bottom_image_id
  left join library_files print1 on print1.id = product.print1_id
  left join library_files print2 on print2.id = product.print2_id
  where sku.id in (${skusOf(target)}) and product.product_type <> ${sql.lit(productType.combination)}
    and ${isOfKinds[kinds]}`;

/** The same as a question's prints: what the two say of one picture is compared as jsonb. */
const printsToday = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('blobId', print.blob_id::text, 'box',
    jsonb_build_object('x', box -> 'x', 'y', box -> 'y', 'width', box -> 'width', 'height', box -> 'height'))
    order by print.position), '[]')
  from unnest(array[print1.blob_id, print2.blob_id]) with ordinality as print (blob_id, position)
  join jsonb_array_elements(category.print_locations) with ordinality as place (box, position)
    on place.position = print.position
  where print.blob_id is not null and print.position <= category.number_of_prints)`;

/** It shows an effect picture that answers another question than would be asked today. Nothing to show is no other question. */
const isOutdated = sql`
  num_nonnulls(print1.blob_id, print2.blob_id) > 0
  and exists (select from effect_pictures where blob_id = sku.main_blob_id)
  and base.blob_id is not null
  and not exists (
    select from effect_pictures effect
    where effect.blob_id = sku.main_blob_id and effect.base_blob_id = base.blob_id
      and effect.blend = category.blend and effect.prints = ${printsToday})`;

interface Asked {
  kinds: Kinds;
  /** True: only those that show an outdated effect picture. */
  outdated?: boolean;
  limit?: number;
}

/** By product and place. */
export async function findShown(
  db: Db,
  target: Target,
  { kinds, outdated = false, limit }: Asked,
): Promise<ShownSku[]> {
  const { rows } = await sql<ShownSku>`
    select sku.id, sku.product_id as "productId", product.product_type as "productType", sku.sku,
      sku.main_blob_id as "mainBlobId",
      exists (select from effect_pictures where blob_id = sku.main_blob_id) as "showsEffect",
      array[print1.blob_id::text, print2.blob_id::text] as "printBlobIds", category.id as "categoryId",
      case when base.blob_id is not null then jsonb_build_object('baseBlobId', base.blob_id::text, 'blend', category.blend,
        'boxes', jsonb_path_query_array(category.print_locations, '$[0 to $last]',
          jsonb_build_object('last', category.number_of_prints - 1))) end as model
    ${shown(target, kinds)} ${outdated ? sql`and ${isOutdated}` : sql``}
    order by sku.product_id, sku.position, sku.id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db);
  return rows;
}

export async function countOutdated(db: Db, target: Target, kinds: Kinds): Promise<{ products: number; skus: number }> {
  const { rows } = await sql<{ products: number; skus: number }>`
    select count(distinct sku.product_id)::int as products, count(*)::int as skus
    ${shown(target, kinds)} and ${isOutdated}`.execute(db);
  return rows[0]!;
}
