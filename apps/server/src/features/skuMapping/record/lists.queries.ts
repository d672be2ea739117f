import type { PageRequest } from '@pressroom/contract/fields/pages';
import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { wordSearch, containsWord } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { newestFirst, type PageShape, type Place, readPage, walk } from '../../../platform/database/pageByKey.ts';
import { described, describing, type MappingRow } from './queries.ts';

export interface MappingSearch {
  skuId?: string;
  printingName?: string;
  shopId?: string;
  productCode?: string;
}

interface Search extends MappingSearch, PageRequest {}

/** A search with the pattern of each word. */
interface Wanted extends Place {
  sku?: string;
  skuPattern?: string;
  print?: string;
  printPattern?: string;
  shopId?: string;
  /** A part of the product code. */
  code?: string;
  codePattern?: string;
  /** The whole of it. */
  productCode?: string;
}

function wantedOf({ skuId, printingName, shopId }: MappingSearch): Wanted {
  const sku = skuId ? wordSearch(skuId) : undefined;
  const print = printingName ? wordSearch(printingName) : undefined;
  return {
    sku: sku?.word,
    skuPattern: sku?.pattern,
    print: print?.word,
    printPattern: print?.pattern,
    shopId: shopId || undefined,
  };
}

function mappingMatches({ sku, skuPattern, print, printPattern, shopId }: Wanted): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (sku) conditions.push(containsWord(sql`m.sku_id`, { word: sku, pattern: skuPattern }));
  if (shopId) conditions.push(sql`m.shop_id = ${shopId}`);
  if (print) {
    const held = containsWord(sql`name`, { word: print, pattern: printPattern });
    const named = sql`(select id from library_files where library_type = 1 and ${held})`;
    // each by its own index: an `or` would read every mapping
    conditions.push(sql`m.id in (
      select id from sku_mappings where printing_image_id in ${named}
      union all select id from sku_mappings where printing_image2_id in ${named})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Every row carries the total. A page without mappings is one row with the total alone. */
async function readPageOf<Found extends { total: string; id: string | null }>(
  page: PageRequest,
  read: (shape: PageShape, place: Place) => Promise<Found[]>,
): Promise<Page<Found>> {
  let total = 0;
  const rows = await readPage(page, async (shape, place) => {
    const found = await read(shape, place);
    total = Number(found[0]?.total ?? 0);
    return found.filter(({ id }) => id !== null);
  });
  return { rows, total };
}

/** SQL for the product codes of matching mappings, with their number and the newest. Without a search word it reads kept counts. */
function boundProducts(wanted: Wanted): RawBuilder<unknown> {
  const { sku, print, shopId, code, codePattern: pattern } = wanted;
  const coded = (id: RawBuilder<unknown>) =>
    code
      ? sql`join product_codes coded on coded.id = ${id} and ${containsWord(sql`coded.code`, { word: code, pattern })}`
      : sql``;
  if (!sku && !print) {
    return sql`
      select m.product_code_id, m.mappings, m.newest from mapped_products m ${coded(sql`m.product_code_id`)}
      where m.shop_id = ${shopId ?? sql.lit(0)}`;
  }
  return sql`
    select m.product_code_id, count(*) as mappings, max(m.id) as newest
    from sku_mappings m ${coded(sql`m.product_code_id`)} where ${mappingMatches(wanted)} group by m.product_code_id`;
}

export interface MappedProductRow {
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

const byNewest = { by: ['newest'], id: 'product_code_id', descending: true };

const pageOfProducts = compiledOnce((db, shape: PageShape, wanted: Wanted) => {
  const bound = boundProducts(wanted);
  // a search runs once for count and page; kept counts are read twice, by their indexes
  const searched = wanted.sku ?? wanted.print ?? wanted.code;
  const from = searched ? sql`bound` : sql`(${bound}) bound`;
  const { reached, inOrder, cut } = walk({ ...byNewest, source: from }, shape, wanted);
  return sql<MappedProductRow & { total: string }>`
    ${searched ? sql`with bound as materialized (${bound})` : sql``}
    select counted.total, product.id, product.code as product_code, page.mappings as product_num,
      style.name as style_name, color.name as color_name, size.name as size_name,
      category.box_length, category.box_width, category.box_high, category.box_weight
    from (select count(*) as total from ${from}) counted
    left join (select * from ${from} where ${reached} order by ${inOrder} ${cut}) page on true
    left join product_codes product on product.id = page.product_code_id
    left join product_categories category on category.id = product.category_id
    left join codes style on style.id = category.style_id
    left join codes color on color.id = category.color_id
    left join codes size on size.id = product.size_id
    order by page.newest desc`.compile(db);
});

/** The product code with the newest mapping first. `productNum` counts the mappings that match the search. */
export async function findMappedProducts(db: Db, search: Search): Promise<Page<MappedProductRow>> {
  const code = search.productCode ? wordSearch(search.productCode) : undefined;
  const wanted = { ...wantedOf(search), code: code?.word, codePattern: code?.pattern };
  return readPageOf(search, (shape, place) => pageOfProducts(db, shape, { ...wanted, ...place }));
}

const pageOfMappings = compiledOnce(
  (db, { contradicted, ...shape }: PageShape & { contradicted: boolean }, wanted: Wanted) => {
    const { productCode } = wanted;
    const matching = sql`
      from sku_mappings m
      ${contradicted ? sql`join mapping_contradictions checked on checked.mapping_id = m.id and checked.contradictions <> '[]'` : sql``}
      where ${mappingMatches(wanted)}
      ${productCode ? sql`and m.product_code_id in (select id from product_codes where lower(code) = lower(${productCode}))` : sql``}`;
    const { reached, inOrder, cut } = walk({ ...newestFirst, id: 'm.id' }, shape, wanted);
    return sql<MappingRow & { total: string }>`
      select counted.total, ${described}
      from (select count(*) as total ${matching}) counted
      left join (select m.id ${matching} and ${reached} order by ${inOrder} ${cut}) chosen on true
      ${describing}
      order by mapping.id desc`.compile(db);
  },
);

/** Newest first; the product code is matched whole. */
export async function findMappingRows(
  db: Db,
  { contradicted = false, ...search }: Search & { contradicted?: boolean },
): Promise<Page<MappingRow>> {
  const wanted = { ...wantedOf(search), productCode: search.productCode || undefined };
  return readPageOf(search, (shape, place) => pageOfMappings(db, { ...shape, contradicted }, { ...wanted, ...place }));
}

export interface Selection {
  /** `productCode` is a part of it. */
  search: MappingSearch;
  /** Present: only mappings of these product codes. */
  productCodes?: readonly string[];
  /** Present: no mappings of these. */
  exceptCodes?: readonly string[];
}

/** The ids of the selected mappings, newest first, those after `after`. */
export async function findSelectedIds(
  db: Db,
  { search, productCodes, exceptCodes }: Selection,
  { limit, after }: { limit: number; after?: string },
): Promise<string[]> {
  const { productCode: code } = search;
  const conditions = [mappingMatches(wantedOf(search))];
  if (code)
    conditions.push(sql`m.product_code_id in (
    select id from product_codes where ${containsWord(sql`code`, wordSearch(code))})`);
  if (productCodes) conditions.push(sql`m.product_code_id in ${idsOfCodes(productCodes)}`);
  if (exceptCodes?.length) conditions.push(sql`m.product_code_id not in ${idsOfCodes(exceptCodes)}`);
  if (after) conditions.push(sql`m.id < ${after}`);
  const { rows } = await sql<{ id: string }>`
    select m.id from sku_mappings m where ${sql.join(conditions, sql` and `)} order by m.id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const idsOfCodes = (codes: readonly string[]) => sql`(
  select id from product_codes
  where lower(code) = any (array(select lower(word) from unnest(${codes}::text[]) as word)))`;
