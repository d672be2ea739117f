import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type SpecHead, specHeadColumns, specHeadTables } from './heads.ts';

/**
 * What is shown of a SKU, with the names of its codes. Null prices and measures of a combination are those of its
 * components together.
 */
export interface ShownSku {
  id: string;
  productId: string;
  productType: number;
  sku: string;
  name: string;
  status: number;
  productCode: string | null;
  productCodeCategoryId: string | null;
  /** Of the product code. */
  printNum: number | null;
  /** What the product code has available; null without one. */
  available: number | null;
  /** Of a product with many SKUs; null otherwise. */
  colorCode: string | null;
  sizeCode: string | null;
  /** What it is made of: its own colour and size, or those of its product code. */
  madeColorId: string | null;
  colorName: string | null;
  madeSizeId: string | null;
  sizeName: string | null;
  material: string;
  origin: string | null;
  productReferenceLinks: string;
  startOriginalPrice: string | null;
  endOriginalPrice: string | null;
  startSellingPrice: string | null;
  endSellingPrice: string | null;
  outerBoxLength: string | null;
  outerBoxWidth: string | null;
  outerBoxHeight: string | null;
  outerBoxWeight: string | null;
  /** Null: the stock follows. */
  ownStock: number | null;
  remark: string;
  mainKey: string | null;
  sheinMissing: string[];
  temuMissing: string[];
  /** How many SKUs of marketplaces it is sold as: by its product code and its product's prints, or as a listing of ours. */
  listingCount: number;
  gmtCreate: string;
  gmtModified: string;
}

/** A SKU with what only writes ask for. */
export interface SkuRow extends ShownSku {
  position: number;
  productCodeId: string | null;
  /** Of a product with many SKUs; null otherwise. */
  colorId: string | null;
  sizeId: string | null;
  mainBlobId: string | null;
}

/**
 * What a product code has available: never below 0, as approved orders may have reserved more than there is. Null without
 * a code, which `greatest` alone would make 0.
 */
export const availableOf = (code: RawBuilder<unknown>) =>
  sql`case when ${code}.id is not null then greatest(0, ${code}.real_stock - ${code}.reserved) end`;

/** Names that a product's columns have too: the SKU's stand behind a prefix where both are read together. */
export const sharedNames = ['id', 'status', 'shein_missing', 'temu_missing', 'gmt_create', 'gmt_modified'] as const;

export const shownColumns = ({ prefix = '' } = {}) => sql`
  ${sql.join(sharedNames.map((name) => sql`sku.${sql.ref(name)} as ${sql.ref(`${prefix}${name}`)}`))},
  sku.product_id, product.product_type, sku.sku, sku.name, code.code as product_code,
  code.category_id as product_code_category_id, category.number_of_prints as print_num,
  ${availableOf(sql`code`)} as available,
  case when sku.color_id = color.id then color.code end as color_code,
  case when sku.size_id = size.id then size.code end as size_code,
  color.id as made_color_id, color.name as color_name, size.id as made_size_id, size.name as size_name,
  sku.material, sku.origin, sku.product_reference_links,
  sku.start_original_price, sku.end_original_price, sku.start_selling_price, sku.end_selling_price,
  sku.outer_box_length, sku.outer_box_width, sku.outer_box_height, sku.outer_box_weight,
  sku.own_stock, sku.remark, main.key as main_key,
  (select count(*)::int from (
     select mapping.shop_id, mapping.sku_id from sku_mappings mapping
     where mapping.product_code_id = sku.product_code_id and mapping.printing_image_id = product.print1_id
       and mapping.printing_image2_id is not distinct from product.print2_id
     union
     select listed.store_id, listed.market_sku_id from listing_skus listed
     where listed.sku_id = sku.id and listed.market_sku_id is not null) sold) as listing_count`;

/** Joins SKUs, `sku`, with what they refer to. */
export const skuTables = sql`
  left join product_codes code on code.id = sku.product_code_id
  left join product_categories category on category.id = code.category_id
  left join codes color on color.id = coalesce(sku.color_id, category.color_id)
  left join codes size on size.id = coalesce(sku.size_id, code.size_id)
  left join blobs main on main.id = sku.main_blob_id`;

/** Those of products, or some by themselves. */
export type WantedSkus = { productIds: readonly string[] } | { skuIds: readonly string[] };

const skusBy = compiledOnce((db, { by }: { by: 'product' | 'products' | 'skus' }, { wanted }: { wanted: unknown }) => {
  const chosen = {
    // one product is asked for by itself: for a list of one PostgreSQL makes a plan at each call
    product: sql`sku.product_id = ${wanted}::bigint`,
    products: sql`sku.product_id = any(${wanted}::bigint[])`,
    skus: sql`sku.id = any(${wanted}::bigint[])`,
  };
  return sql<SkuRow>`
    select ${shownColumns()}, sku.position, sku.product_code_id, sku.color_id, sku.size_id, sku.main_blob_id
    from product_skus sku
    join products product on product.id = sku.product_id ${skuTables}
    where ${chosen[by]}
    order by sku.product_id, sku.position, sku.id`.compile(db);
});

/** In the order of the products' ids, then of their SKUs. */
export async function findSkus(db: Db, wanted: WantedSkus): Promise<SkuRow[]> {
  if ('skuIds' in wanted) return skusBy(db, { by: 'skus' }, { wanted: wanted.skuIds });
  const { productIds } = wanted;
  if (productIds.length === 0) return [];
  const [only] = productIds;
  return productIds.length === 1
    ? skusBy(db, { by: 'product' }, { wanted: only })
    : skusBy(db, { by: 'products' }, { wanted: productIds });
}

const specsOf = compiledOnce((db, _: object, { productId }: { productId: string }) =>
  sql<ShownSku & SpecHead>`
    select ${shownColumns()}, ${specHeadColumns}
    from product_skus sku
    join products product on product.id = sku.product_id ${specHeadTables} ${skuTables}
    where sku.product_id = ${productId}
    order by sku.position, sku.id`.compile(db),
);

/** The SKUs of one product in their order, each with what it shows of its product. */
export function findSpecs(db: Db, productId: string): Promise<(ShownSku & SpecHead)[]> {
  return specsOf(db, {}, { productId });
}
