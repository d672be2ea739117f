import type { ComponentForm } from '@pressroom/contract/products/form';
import { productType } from '@pressroom/contract/products/product';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { FieldProblem } from '../../../platform/failure.ts';

/**
 * What is wrong with the components of a combination: each must exist and be no combination itself. Until the transaction
 * ends, none of them can be deleted.
 */
export async function componentProblems(
  tx: Tx,
  components: readonly ComponentForm[],
  field: string,
): Promise<FieldProblem[]> {
  const { rows } = await sql<{ id: string; productType: number }>`
    select sku.id, product_type from product_skus sku join products on products.id = product_id
    where sku.id = any (${components.map(({ id }) => id)}::bigint[])
    order by sku.id
    for key share of sku`.execute(tx);
  const types = new Map(rows.map(({ id, productType: type }) => [id, type]));
  return components.flatMap(({ id }, at): FieldProblem[] => {
    const type = types.get(id);
    const path = `${field}.${at}.id`;
    if (type === undefined) return [{ path, key: 'products.componentGone' }];
    return type === productType.combination ? [{ path, key: 'products.componentKind' }] : [];
  });
}

export const componentValues = (components: readonly ComponentForm[]) =>
  components.map(({ id, quantity }) => ({ skuId: id, quantity }));

/** A combination, as refusals name it. */
interface Holder {
  id: string;
  spu: string;
}

/** Locks these SKUs, so that no combination can take them any more, and answers the combinations that hold one of them. */
export async function lockHeld(tx: Tx, skuIds: readonly string[]): Promise<Holder[]> {
  await sql`select id from product_skus where id = any (${skuIds}::bigint[]) order by id for update`.execute(tx);
  const { rows } = await sql<Holder>`
    select distinct products.id, products.spu
    from combination_components
    join product_skus combination on combination.id = combination_components.sku_id
    join products on products.id = combination.product_id
    where component_sku_id = any (${skuIds}::bigint[])
    order by products.id`.execute(tx);
  return rows;
}
