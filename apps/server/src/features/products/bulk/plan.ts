import { type BulkChange, bulkSkusMost } from '@pressroom/contract/products/bulk';
import type { MessageKey } from '@pressroom/contract/messages';
import { productType } from '@pressroom/contract/products/product';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { failInput } from '../../../platform/failure.ts';
import { presentState, refusalOf, stateAfter, touchedBy } from './fields.ts';

const rowsShown = 20;
const refusalsShown = 100;

/** The columns that change, by name, as texts. */
interface State {
  sku: Record<string, string | null>;
  product: Record<string, string | null>;
}

export interface Plan {
  products: number;
  skus: number;
  changing: number;
  refusedCount: number;
  kinds: (typeof productType.values)[number][];
  /** Another one as soon as the change would bring about anything else. */
  basis: string;
}

export interface PlannedRow {
  id: string;
  sku: string;
  mainPictureAddress: string | null;
  before: State;
  after: State;
}

interface Refused {
  id: string;
  sku: string;
  refusal: MessageKey;
}

/** Of each chosen SKU what it is and what the change would make of it. */
function planned(skuIds: RawBuilder<unknown>, change: BulkChange) {
  const columns = touchedBy(change);
  const [before, after] = [presentState(columns), stateAfter(columns)];
  return sql`
    select sku.id, sku.product_id, sku.sku, sku.main_blob_id, product.product_type,
      jsonb_build_object('sku', ${before.sku}, 'product', ${before.product}) as before,
      jsonb_build_object('sku', ${after.sku}, 'product', ${after.product}) as after,
      ${refusalOf(change)} as refusal
    from product_skus sku join products product on product.id = sku.product_id
    where sku.id in (${skuIds})`;
}

const figures = sql`
  count(distinct product_id)::integer as products,
  count(*)::integer as skus,
  (count(*) filter (where refusal is null and before <> after))::integer as changing,
  count(refusal)::integer as "refusedCount",
  coalesce(array_agg(distinct product_type), '{}')::integer[] as kinds,
  md5(coalesce(string_agg(md5(id::text || before::text || after::text || coalesce(refusal, '')), '' order by id), '')) as basis`;

/** How many SKUs are chosen; ends in 400 where these are more than one edit may change. */
export async function countChosen(db: Db, skuIds: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from (${skuIds}) chosen limit ${bulkSkusMost + 1}) few`.execute(db);
  const { count } = rows[0]!;
  if (count > bulkSkusMost) failInput('products.bulk.tooMany', { params: { max: bulkSkusMost } });
  return count;
}

/** What the change would do, with the first SKUs that it changes and those that refuse it. */
export async function previewPlan(
  db: Db,
  skuIds: RawBuilder<unknown>,
  change: BulkChange,
): Promise<Plan & { rows: PlannedRow[]; refused: Refused[] }> {
  const { rows } = await sql<Plan & { rows: PlannedRow[]; refused: Refused[] }>`
    with plan as materialized (${planned(skuIds, change)})
    select ${figures},
      (select coalesce(jsonb_agg(shown), '[]') from (
        select plan.id::text, sku, '/files/' || picture.key as "mainPictureAddress", before, after
        from plan left join blobs picture on picture.id = plan.main_blob_id
        where refusal is null and before <> after
        order by product_id desc, plan.id limit ${rowsShown}) shown) as rows,
      (select coalesce(jsonb_agg(shown), '[]') from (
        select id::text, sku, refusal from plan where refusal is not null
        order by product_id desc, id limit ${refusalsShown}) shown) as refused
    from plan`.execute(db);
  return rows[0]!;
}

/** Notes for each SKU that changes what it was and what it becomes. One statement, so that nothing lies between plan and note. */
export async function notePlan(
  tx: Tx,
  editId: string,
  { skuIds, change }: { skuIds: RawBuilder<unknown>; change: BulkChange },
): Promise<Plan> {
  const { rows } = await sql<Plan>`
    with plan as materialized (${planned(skuIds, change)}),
    noted as (
      insert into product_edit_rows (edit_id, sku_id, before, after)
      select ${editId}::bigint, id, before, after from plan where refusal is null and before <> after
    )
    select ${figures} from plan`.execute(tx);
  return rows[0]!;
}
