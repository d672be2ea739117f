import { fetchedMost } from '@pressroom/contract/orders/bulk';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { fail, failInput } from '../../../platform/failure.ts';

/** The orders that an act of the caller's was done to, in the order of the act. 404 for an act of somebody else, 400 where they are more than can be fetched at once. */
export async function findActOrders({ tx, actor }: Pick<Act, 'tx' | 'actor'>, actId: string): Promise<string[]> {
  const own = await tx
    .selectFrom('orderActs')
    .where('id', '=', actId)
    .where('userId', '=', actor.userId)
    .select('id')
    .executeTakeFirst();
  if (!own) fail(404, 'platform.notFound');
  const { rows } = await sql<{ id: string; total: string }>`
    select order_id as id, count(*) over () as total from order_act_rows
    where act_id = ${actId}::bigint and outcome = 1
    order by position limit ${fetchedMost + 1}`.execute(tx);
  if (rows.length > fetchedMost)
    failInput('orders.bulk.tooMany', { params: { count: Number(rows[0]!.total), most: fetchedMost } });
  return rows.map(({ id }) => id);
}
