import type { BulkChange } from '@pressroom/contract/products/bulk';
import { productType } from '@pressroom/contract/products/product';
import { type RawBuilder, sql } from 'kysely';

type PriceChange = NonNullable<BulkChange['originalPrice']>;

/** A column that a change touches, and its value afterwards; the SKU is `sku` there, its product `product`. */
interface Touched {
  column: string;
  type: 'smallint' | 'integer' | 'bigint' | 'numeric' | 'text' | 'timestamptz';
  after: RawBuilder<unknown>;
}

/** The columns of a SKU that a change touches. */
export function skuColumns({ status, stock, remark, originalPrice, sellingPrice }: BulkChange): Touched[] {
  const touched: Touched[] = [];
  if (status !== undefined) touched.push({ column: 'status', type: 'smallint', after: sql`${status}::smallint` });
  if (stock !== undefined) touched.push({ column: 'own_stock', type: 'integer', after: sql`${stock}::integer` });
  if (remark !== undefined) touched.push({ column: 'remark', type: 'text', after: sql`${remark}::text` });
  for (const [range, change] of [
    ['original', originalPrice],
    ['selling', sellingPrice],
  ] as const) {
    if (!change) continue;
    for (const end of ['start', 'end'] as const) {
      const column = `${end}_${range}_price`;
      touched.push({ column, type: 'numeric', after: amountAfter(column, change, end) });
    }
  }
  return touched;
}

/** An absent price stays absent, unless a price is set. Halves of a cent are rounded up. */
function amountAfter(column: string, change: PriceChange, end: 'start' | 'end'): RawBuilder<unknown> {
  const now = sql.ref(`sku.${column}`);
  if (change.how === 'set') return sql`${change[end]}::numeric`;
  if (change.how === 'add') return sql`${now} + ${change.amount}::numeric`;
  return sql`round(${now} * ${change.percent}::numeric / 100, 2)`;
}

/** The columns of a product that a change touches. Only products of one SKU have a status of their own. */
export function productColumns(change: BulkChange): Touched[] {
  const { status, productTemplateId, categoryTemplateId, outerPkgTemplateId } = change;
  const touched: Touched[] = [];
  if (status !== undefined)
    touched.push({
      column: 'status',
      type: 'smallint',
      after: sql`case product.product_type when ${sql.lit(productType.variants)} then product.status else ${status}::smallint end`,
    });
  if (productTemplateId)
    touched.push(
      { column: 'product_template_id', type: 'bigint', after: sql`${productTemplateId}::bigint` },
      {
        column: 'template_version',
        type: 'timestamptz',
        // its values were never taken over, and the product's row then says so
        after: sql`case when product.product_template_id = ${productTemplateId}::bigint
          then product.template_version else to_timestamp(0) end`,
      },
    );
  if (categoryTemplateId)
    touched.push({
      column: 'classification_template_id',
      type: 'bigint',
      after: sql`${categoryTemplateId}::bigint`,
    });
  if (outerPkgTemplateId)
    touched.push({ column: 'packaging_template_id', type: 'bigint', after: sql`${outerPkgTemplateId}::bigint` });
  return touched;
}

export interface TouchedColumns {
  sku: readonly Touched[];
  product: readonly Touched[];
}

export function touchedBy(change: BulkChange): TouchedColumns {
  return { sku: skuColumns(change), product: productColumns(change) };
}

/** All values as texts, which JSON keeps to the last digit. */
function asObject(columns: readonly Touched[], valueOf: (touched: Touched) => RawBuilder<unknown>) {
  const pairs = columns.map((touched) => sql`${sql.lit(touched.column)}::text, (${valueOf(touched)})::text`);
  return sql`jsonb_build_object(${sql.join(pairs)})`;
}

/** What the touched columns of `sku` and `product` hold. */
export function presentState({ sku, product }: TouchedColumns): {
  sku: RawBuilder<unknown>;
  product: RawBuilder<unknown>;
} {
  return {
    sku: asObject(sku, ({ column }) => sql.ref(`sku.${column}`)),
    product: asObject(product, ({ column }) => sql.ref(`product.${column}`)),
  };
}

/** What they hold after the change. */
export function stateAfter({ sku, product }: TouchedColumns): {
  sku: RawBuilder<unknown>;
  product: RawBuilder<unknown>;
} {
  return { sku: asObject(sku, ({ after }) => after), product: asObject(product, ({ after }) => after) };
}

/** `column = value` of each touched column, from a JSON object that `presentState` or `stateAfter` has made. */
export function assignments(columns: readonly Touched[], state: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join(
    columns.map(({ column, type }) => sql`${sql.ref(column)} = (${state}->>${sql.lit(column)})::${sql.raw(type)}`),
  );
}

/** Why the SKU refuses the change, as the key of a message; null: it does not. */
export function refusalOf(change: BulkChange): RawBuilder<string | null> {
  const touched = skuColumns(change);
  const after = (column: string) => touched.find((one) => one.column === column)!.after;
  const cases = (['original', 'selling'] as const).flatMap((range) => {
    if (!change[`${range}Price`]) return [];
    const [start, end] = [after(`start_${range}_price`), after(`end_${range}_price`)];
    return [
      sql`when least(${start}, ${end}) < 0 or greatest(${start}, ${end}) > 99999.99
        then 'products.bulk.priceRange'`,
      // the ranges of single products and combinations rise strictly, as in their forms
      sql`when ${start} > ${end} or (${start} = ${end} and product.product_type <> ${sql.lit(productType.variants)})
        then ${sql.lit(`products.${range}PriceOrder`)}`,
    ];
  });
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} end` : sql`null::text`;
}
