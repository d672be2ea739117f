import type { StockDifference } from '@pressroom/contract/categories/stock';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Keeps the differences of a check of the stock counters in place of those of the check before. `id` is the product code's. */
export async function replaceStockDifferences(
  tx: Tx,
  differences: readonly (StockDifference & { id: string })[],
): Promise<void> {
  await tx.deleteFrom('stockDifferences').execute();
  await sql`
    insert into stock_differences (product_code_id, counter, held, recomputed)
    select * from unnest(
      ${differences.map((one) => one.id)}::bigint[], ${differences.map((one) => one.counter)}::text[],
      ${differences.map((one) => one.held)}::int[], ${differences.map((one) => one.recomputed)}::int[])`.execute(tx);
}
