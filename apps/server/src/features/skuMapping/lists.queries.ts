import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { heldWord, holdsWord } from '../../platform/database/expressions.ts';
import { limitOf, type Page } from '../../platform/database/page.ts';
import { described, describing, type MappingRow } from './skuMapping.queries.ts';

interface Search {
  skuId?: string;
  printingName?: string;
  shopId?: string;
  productCode?: string;
  pageNum: number;
  pageSize: number;
}

/** Put together as SQL: doing so piece by piece would take longer than asking. Nothing varies that need not, so that its plan is kept. */
function mappingMatches({ skuId, printingName, shopId }: Search): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (skuId) conditions.push(holdsWord(sql`m.sku_id`, heldWord(skuId)));
  if (shopId) conditions.push(sql`m.shop_id = ${shopId}`);
  if (printingName) {
    const named = sql`(select id from library_files where library_type = 1 and ${holdsWord(sql`name`, heldWord(printingName))})`;
    // each by its own index: an `or` would read every mapping
    conditions.push(sql`m.id in (
      select id from sku_mappings where printing_image_id in ${named}
      union all select id from sku_mappings where printing_image2_id in ${named})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Every row carries the total; a page without rows is one that carries nothing else. */
function pageOf<Found extends { total: string; id: string | null }>(
  rows: readonly Found[],
): Page<Omit<Found, 'total'>> {
  const found = rows.filter(({ id }) => id !== null);
  return { rows: found.map(({ total: _total, ...row }) => row), total: Number(rows[0]?.total ?? 0) };
}

/** Which product codes have mappings that match, how many, and which is the newest. Without a word it is known already. */
function boundProducts(search: Search): RawBuilder<unknown> {
  const { skuId, printingName, shopId, productCode } = search;
  const coded = (id: RawBuilder<unknown>) =>
    productCode
      ? sql`join product_codes coded on coded.id = ${id} and ${holdsWord(sql`coded.code`, heldWord(productCode))}`
      : sql``;
  if (!skuId && !printingName) {
    return sql`
      select m.product_code_id, m.mappings, m.newest from mapped_products m ${coded(sql`m.product_code_id`)}
      where m.shop_id = ${shopId ?? '0'}`;
  }
  return sql`
    select m.product_code_id, count(*) as mappings, max(m.id) as newest
    from sku_mappings m ${coded(sql`m.product_code_id`)} where ${mappingMatches(search)} group by m.product_code_id`;
}

interface MappedProduct {
  id: string;
  productCode: string;
  productNum: string;
  styleName: string;
  colorName: string;
  sizeName: string;
  boxLength: number;
  boxWidth: number;
  boxHigh: number;
  boxWeight: number;
}

/** The one with the newest mapping first; `productNum` counts the mappings that match, not all. */
export async function findMappedProducts(db: Db, search: Search): Promise<Page<MappedProduct>> {
  const bound = boundProducts(search);
  // what must be searched is searched once, what is kept is counted and read by its indexes
  const searched = search.skuId || search.printingName || search.productCode;
  const from = searched ? sql`bound` : sql`(${bound}) bound`;
  const { rows } = await sql<MappedProduct & { total: string }>`
    ${searched ? sql`with bound as materialized (${bound})` : sql``}
    select counted.total, product.id, product.code as product_code, page.mappings as product_num,
      style.name as style_name, color.name as color_name, size.name as size_name,
      category.box_length, category.box_width, category.box_high, category.box_weight
    from (select count(*) as total from ${from}) counted
    left join (select * from ${from} order by newest desc ${limitOf(search)}) page on true
    left join product_codes product on product.id = page.product_code_id
    left join product_categories category on category.id = product.category_id
    left join codes style on style.id = category.style_id
    left join codes color on color.id = category.color_id
    left join codes size on size.id = product.size_id
    order by page.newest desc`.execute(db);
  return pageOf(rows);
}

/** Newest first; the product code is matched whole. */
export async function findMappingRows(db: Db, search: Search & { contradicted?: boolean }): Promise<Page<MappingRow>> {
  const { productCode, contradicted } = search;
  const matching = sql`
    from sku_mappings m
    ${contradicted ? sql`join mapping_verdicts v on v.mapping_id = m.id and v.contradictions <> '[]'` : sql``}
    where ${mappingMatches(search)}
    ${productCode ? sql`and m.product_code_id in (select id from product_codes where lower(code) = lower(${productCode}))` : sql``}`;
  const { rows } = await sql<MappingRow & { total: string }>`
    select counted.total, ${described}
    from (select count(*) as total ${matching}) counted
    left join (select m.id ${matching} order by m.id desc ${limitOf(search)}) chosen on true
    ${describing}
    order by mapping.id desc`.execute(db);
  return pageOf(rows);
}
