import { failedStatuses } from '@pressroom/contract/lastMile/status';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { type LabelPurchase, setPurchaseProblems } from '../../orders/orders.public.ts';

const failed = sql.join(failedStatuses.map((status) => sql.lit(status)));

/** Tells the orders of these rows whether the newest of their rows has failed, and why. The orders are locked already. */
export async function tellOrders(tx: Tx, rowIds: readonly string[]): Promise<void> {
  const { rows } = await sql<LabelPurchase>`
    select touched.order_id, newest.problem
    from (select distinct order_id from last_mile_rows where id = ${anyOf(rowIds, 'bigint')}) touched
    left join lateral (
      select case when r.order_status in (${failed})
        then coalesce(r.problem, jsonb_build_object('key', 'lastMile.status.' || r.order_status)) end as problem
      from last_mile_rows r where r.order_id = touched.order_id and r.deleted_at is null
      order by r.id desc limit 1) newest on true`.execute(tx);
  await setPurchaseProblems(tx, rows);
}
