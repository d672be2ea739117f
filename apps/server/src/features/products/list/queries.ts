import type { PageRequest } from '@pressroom/contract/fields/pages';
import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { countOf, cutTo, type Page, pageWithTotal, totalOf } from '../../../platform/database/page.ts';
import { newestFirst, type PageShape, type Place, pageOfIds, readPage } from '../../../platform/database/pageByKey.ts';
import { headColumns, headTables, type ProductHead } from '../record/heads.ts';
import { findMadeSkus, type ListedSku, withComponents } from '../record/queries.ts';
import { isVariants } from '../record/rights.ts';
import { availableOf, type ShownSku, shownColumns, skuTables } from '../record/skus.ts';
import { isNarrowed, matchingProducts, type Search, type SearchShape, type SearchValues } from './search.ts';

export interface Order {
  by: 'originalPrice' | 'sellingPrice' | 'stock';
  descending: boolean;
}

interface Shape extends SearchShape, PageShape {
  searched: boolean;
  order?: Order;
  /** With the SKU of each product, which has only one. */
  withSku: boolean;
}

/** Of a combination, the sum of its components' prices where it has none itself; one that leaves a component out would be wrong. */
const lowestPrice = (column: 'start_original_price' | 'start_selling_price') => sql`(
  select min(coalesce(sku.${sql.ref(column)}, (
    select case when count(part.${sql.ref(column)}) = count(*) then sum(part.${sql.ref(column)} * component.quantity) end
    from combination_components component
    join product_skus part on part.id = component.component_sku_id
    where component.sku_id = sku.id
  )))
  from product_skus sku where sku.product_id = products.id)`;

const stock = sql`(
  select sum(coalesce(sku.own_stock, ${availableOf(sql`code`)}, (
    select min(coalesce(part.own_stock, ${availableOf(sql`part_code`)}, 0) / component.quantity)
    from combination_components component
    join product_skus part on part.id = component.component_sku_id
    left join product_codes part_code on part_code.id = part.product_code_id
    where component.sku_id = sku.id
  ), 0))
  from product_skus sku left join product_codes code on code.id = sku.product_code_id
  where sku.product_id = products.id)`;

const sortValues = {
  originalPrice: lowestPrice('start_original_price'),
  sellingPrice: lowestPrice('start_selling_price'),
  stock,
};

const sorted = (value: RawBuilder<unknown>, { descending }: Order) =>
  descending ? sql`${value} desc nulls last` : sql`${value} asc nulls last`;

/** A product as its list shows it. */
export interface ListedProduct {
  head: ProductHead;
  /** In their order. */
  skus: readonly ListedSku[];
}

/** A product that has one SKU, with this SKU. */
type WithSku = ProductHead &
  Omit<ShownSku, keyof ProductHead> & {
    skuId: string;
    skuStatus: number;
    skuSheinMissing: string[];
    skuTemuMissing: string[];
    skuGmtCreate: string;
    skuGmtModified: string;
  };

const ownSkuColumns = sql`, ${shownColumns({ prefix: 'sku_' })}`;
const ownSkuTables = sql`join product_skus sku on sku.product_id = product.id ${skuTables}`;

/** Finds the ids first: of products outside the page nothing else is read. */
const pageOfProducts = compiledOnce(
  (db, { size, way, searched, order, withSku, ...shape }: Shape, values: SearchValues & Place) => {
    const matching = matchingProducts(db, { shape, values });
    const how = { table: sql`products`, order: newestFirst, searched };
    const chosen = order
      ? cutTo(
          matching
            .select([totalOf(matching, { searched }), sortValues[order.by].as('value')])
            .orderBy(sorted(sql`value`, order))
            .orderBy('id', 'desc'),
          { ...values, size },
        )
      : pageOfIds(matching, how, { size, way }, values);
    return sql<ProductHead & { total: string }>`
      select chosen.total, ${headColumns}${withSku ? ownSkuColumns : sql``}
      from ${chosen} as chosen ${headTables} ${withSku ? ownSkuTables : sql``}
      order by ${order ? sql`${sorted(sql`chosen.value`, order)}, ` : sql``}product.id desc`.compile(db);
  },
);

/** The SKU of a product that has one. */
function skuOf(row: WithSku): ShownSku {
  return {
    ...row,
    id: row.skuId,
    status: row.skuStatus,
    sheinMissing: row.skuSheinMissing,
    temuMissing: row.skuTemuMissing,
    gmtCreate: row.skuGmtCreate,
    gmtModified: row.skuGmtModified,
  };
}

interface Asked extends PageRequest {
  order?: Order;
  /** Also those of products that have many. */
  withSpecs: boolean;
}

/** Newest first, unless another order is asked for. */
export async function findProducts(
  db: Db,
  search: Search,
  { order, withSpecs, ...page }: Asked,
): Promise<Page<ListedProduct>> {
  const { kinds } = search.shape;
  // where each product has one SKU, both are read in one statement
  const withSku = kinds === 'single' || kinds === 'combination' || kinds === 'managed';
  const asked = { ...search.shape, searched: isNarrowed(search), order, withSku };
  // what they are sorted by otherwise is computed for all of them
  const found = await readPage(order ? { ...page, anchor: undefined } : page, (shape, place) =>
    pageOfProducts(db, { ...asked, ...shape }, { ...search.values, ...place }),
  );
  const { rows: heads, total } = await pageWithTotal(found, () => countOf(matchingProducts(db, search)), page);
  const skus = withSku
    ? await withComponents(db, (heads as (WithSku & { total: string })[]).map(skuOf))
    : await skusOfSome(db, heads, withSpecs);
  const byProduct = Map.groupBy(skus, ({ productId }) => productId);
  return { rows: heads.map((head) => ({ head, skus: byProduct.get(head.id) ?? [] })), total };
}

function skusOfSome(db: Db, heads: readonly ProductHead[], withSpecs: boolean): Promise<ListedSku[]> {
  const some = heads.filter((head) => withSpecs || !isVariants(head.productType));
  return findMadeSkus(db, { productIds: some.map(({ id }) => id) });
}
