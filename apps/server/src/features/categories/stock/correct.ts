import type { Tx } from '../../../platform/database/database.ts';

/** Says why the stock on the shelf is what it is now. */
export async function insertStockCorrection(
  tx: Tx,
  correction: { productCodeId: string; quantity: number; createUser: string; note: string },
): Promise<void> {
  await tx
    .insertInto('stockMovements')
    .values({ kind: 'set', ...correction })
    .execute();
}
