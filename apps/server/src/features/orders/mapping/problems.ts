import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

/** Writes into each order for which SKU id it waits, and clears that where it waits for none. Returns the ids of the latter. */
export async function settleProblems(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  await sql`
    update orders set gmt_modified = clock_timestamp(), problem = (
      select jsonb_build_object('key', 'orders.notMapped', 'params', jsonb_build_object('skuId', min(msku)))
      from order_lines where order_id = orders.id and product_code_id is null
      having count(*) > 0)
    where id = any(${orderIds}::bigint[]) and sys_status <> ${orderStatus.abnormal}`.execute(tx);
  const waiting = await findWaiting(tx, orderIds);
  return new Set(orderIds.filter((id) => !waiting.has(id)));
}

/** Those of the orders that wait for a mapping or a combination. */
export async function findWaiting(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const found = await tx
    .selectFrom('orderLines')
    .where('orderId', '=', anyOf(orderIds, 'bigint'))
    .where('productCodeId', 'is', null)
    .select('orderId')
    .distinct()
    .execute();
  return new Set(found.map(({ orderId }) => orderId));
}
