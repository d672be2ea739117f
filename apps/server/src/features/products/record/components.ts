import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type PrintRow, printsOf, type ProductHead } from './heads.ts';
import { availableOf } from './skus.ts';

interface FoundComponent extends Pick<ProductHead, `print${1 | 2}${'Id' | 'Name' | 'Key'}`> {
  /** The combination's. */
  skuId: string;
  quantity: number;
  id: string;
  productId: string;
  sku: string;
  name: string;
  status: number;
  productCode: string | null;
  colorName: string | null;
  sizeName: string | null;
  /** What can be sold of it: its own stock, or what its product code has available. */
  available: number;
  mainKey: string | null;
  startOriginalPrice: string | null;
  endOriginalPrice: string | null;
  startSellingPrice: string | null;
  endSellingPrice: string | null;
  outerBoxLength: string | null;
  outerBoxWidth: string | null;
  outerBoxHeight: string | null;
  outerBoxWeight: string | null;
}

/** One of a combination's products. */
export interface ComponentRow extends FoundComponent {
  prints: PrintRow[];
}

const componentsOf = compiledOnce((db, _: object, { skuIds }: { skuIds: readonly string[] }) =>
  sql<FoundComponent>`
    select component.sku_id, component.quantity, sku.id, sku.product_id, sku.sku, sku.name, sku.status,
      code.code as product_code, color.name as color_name, size.name as size_name,
      coalesce(sku.own_stock, ${availableOf(sql`code`)}, 0) as available, main.key as main_key,
      sku.start_original_price, sku.end_original_price, sku.start_selling_price, sku.end_selling_price,
      sku.outer_box_length, sku.outer_box_width, sku.outer_box_height, sku.outer_box_weight,
      product.print1_id, print1.name as print1_name, print1_blob.key as print1_key,
      product.print2_id, print2.name as print2_name, print2_blob.key as print2_key
    from combination_components component
    join product_skus sku on sku.id = component.component_sku_id
    join products product on product.id = sku.product_id
    left join product_codes code on code.id = sku.product_code_id
    left join product_categories category on category.id = code.category_id
    left join codes color on color.id = coalesce(sku.color_id, category.color_id)
    left join codes size on size.id = coalesce(sku.size_id, code.size_id)
    left join blobs main on main.id = sku.main_blob_id
    left join library_files print1 on print1.id = product.print1_id
    left join blobs print1_blob on print1_blob.id = print1.blob_id
    left join library_files print2 on print2.id = product.print2_id
    left join blobs print2_blob on print2_blob.id = print2.blob_id
    where component.sku_id = any(${skuIds}::bigint[])
    order by component.sku_id, component.position`.compile(db),
);

/** In the order of each combination. */
export async function findComponents(db: Db, skuIds: readonly string[]): Promise<ComponentRow[]> {
  if (skuIds.length === 0) return [];
  const rows = await componentsOf(db, {}, { skuIds });
  return rows.map((row) => ({ ...row, prints: printsOf(row) }));
}
