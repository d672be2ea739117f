import type { BulkChange } from '@pressroom/contract/products/bulk';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { lockProducts } from '../record/queries.ts';
import { touchProductsOf } from '../write/save.ts';
import { assignments, presentState, touchedBy } from './fields.ts';

interface Turn {
  editId: string;
  skuIds: readonly string[];
  change: BulkChange;
  /** Which side of the noted rows the SKUs get. */
  to: 'before' | 'after';
}

interface Turned {
  /** How many SKUs said what the edit expects of them, and so were written. */
  fitting: number;
  /** The SKUs that said something else: somebody has changed them meanwhile. */
  others: string[];
  productIds: string[];
}

/** Brings SKUs and their products from one side of an edit to the other, except those that say neither. */
export async function turnRows(tx: Tx, { editId, skuIds, change, to }: Turn): Promise<Turned> {
  const productIds = await lockChosen(tx, sql`select unnest(${skuIds}::bigint[])`);
  const columns = touchedBy(change);
  const present = presentState(columns);
  const [target, source] = [sql.ref(to), sql.ref(to === 'after' ? 'before' : 'after')];
  const skus = sql`skus as (
    update product_skus sku set ${assignments(columns.sku, sql`(judged.target -> 'sku')`)}, gmt_modified = clock_timestamp()
    from judged where judged.fits and sku.id = judged.sku_id and ${present.sku} <> judged.target -> 'sku'),`;
  const heads = sql`heads as (
    update products product
    set ${assignments(columns.product, sql`(judged.target -> 'product')`)}, gmt_modified = clock_timestamp()
    from (select distinct on (product_id) product_id, target from judged where fits order by product_id, sku_id) judged
    where product.id = judged.product_id and ${present.product} <> judged.target -> 'product'),`;
  const writes = sql`${columns.sku.length > 0 ? skus : sql``} ${columns.product.length > 0 ? heads : sql``}`;
  const { rows } = await sql<{ skuId: string; sku: string; fits: boolean; differs: boolean }>`
    with judged as materialized (
      select noted.sku_id, sku.sku, sku.product_id, noted.${target} as target,
        ${present.sku} <> noted.${target} -> 'sku' as differs,
        ${present.sku} = noted.${source} -> 'sku'
          and ${present.product} in (noted.${source} -> 'product', noted.${target} -> 'product') as fits
      from product_edit_rows noted
      join product_skus sku on sku.id = noted.sku_id
      join products product on product.id = sku.product_id
      where noted.edit_id = ${editId}::bigint and noted.sku_id = ${anyOf(skuIds, 'bigint')}
    ), ${writes} marked as (
      update product_edit_rows noted set applied = judged.fits ${to === 'after' ? sql`` : sql`and false`}
      from judged where noted.edit_id = ${editId}::bigint and noted.sku_id = judged.sku_id
    )
    select sku_id, sku, fits, differs from judged`.execute(tx);
  await touchProductsOf(
    tx,
    rows.flatMap(({ skuId, fits, differs }) => (fits && differs ? skuId : [])),
  );
  const others = rows.flatMap(({ sku, fits }) => (fits ? [] : sku));
  return { fitting: rows.length - others.length, others, productIds };
}

/** Locks the SKUs after their products, as every writer does; answers the products. */
export async function lockChosen(tx: Tx, skuIds: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select distinct product_id from product_skus where id in (${skuIds})`.execute(tx);
  const productIds = await lockProducts(
    tx,
    rows.map(({ productId }) => productId),
  );
  await sql`select id from product_skus where id in (${skuIds}) order by id for update`.execute(tx);
  return productIds;
}
