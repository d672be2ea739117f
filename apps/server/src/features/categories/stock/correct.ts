import type { Tx } from '../../../platform/database/database.ts';

/** The movement that explains a stock that a person has set: `quantity` is the difference. */
export async function insertStockCorrection(
  tx: Tx,
  correction: { productCodeId: string; quantity: number; createUser: string; note: string },
): Promise<void> {
  await tx
    .insertInto('stockMovements')
    .values({ kind: 'set', ...correction })
    .execute();
}
