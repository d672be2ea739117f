import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export interface LabelPurchase {
  orderId: string;
  /** Why it was refused; null where it was not. */
  problem: Message | null;
}

/**
 * Keeps with orders what came of the last purchase of their labels. The log has no entry of it and the order no new
 * version: what was bought has a history of its own, and nothing that somebody edits or takes back changes by it.
 */
export async function setPurchaseProblems(tx: Tx, purchases: readonly LabelPurchase[]): Promise<void> {
  if (purchases.length === 0) return;
  await sql`
    update orders o set label_purchase_problem = news.problem
    from (
      select held.id, given.problem
      from jsonb_to_recordset(${JSON.stringify(purchases)}::jsonb) as given ("orderId" bigint, problem jsonb)
      join orders held on held.id = given."orderId"
      where held.label_purchase_problem is distinct from given.problem
      order by held.id for update of held
    ) as news
    where o.id = news.id`.execute(tx);
}
