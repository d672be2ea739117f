import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { countOf, type Cut, cutOf, cutTo, type Page, pageWithTotal, totalOf } from '../../../platform/database/page.ts';
import { headColumns, headTables, type ProductHead } from '../record/heads.ts';
import { availableOf } from '../record/skus.ts';
import { isNarrowed, matchingProducts, type Search, type SearchShape, type SearchValues } from './search.ts';

export interface Order {
  by: 'originalPrice' | 'sellingPrice' | 'stock';
  descending: boolean;
}

interface Shape extends SearchShape {
  size?: number;
  searched: boolean;
  order?: Order;
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

/** Finds the ids first: of products outside the page nothing else is read. */
const pageOfProducts = compiledOnce((db, { size, searched, order, ...shape }: Shape, values: SearchValues & Cut) => {
  const matching = matchingProducts(db, { shape, values });
  const counted = matching.select(totalOf(matching, { searched }));
  const placed = order ? counted.select(sortValues[order.by].as('value')).orderBy(sorted(sql`value`, order)) : counted;
  return sql<ProductHead & { total: string }>`
    select chosen.total, ${headColumns}
    from ${cutTo(placed.orderBy('id', 'desc'), { ...values, size })} as chosen ${headTables}
    order by ${order ? sql`${sorted(sql`chosen.value`, order)}, ` : sql``}product.id desc`.compile(db);
});

/** Newest first, unless another order is asked for. */
export async function findProductHeads(
  db: Db,
  search: Search,
  { order, ...page }: { order?: Order; pageNum: number; pageSize: number },
): Promise<Page<ProductHead>> {
  const { size, limits } = cutOf(page);
  const shape = { ...search.shape, size, searched: isNarrowed(search), order };
  const rows = await pageOfProducts(db, shape, { ...search.values, ...limits });
  return pageWithTotal(rows, () => countOf(matchingProducts(db, search)), page);
}
