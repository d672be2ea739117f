import type { Db } from '../../platform/database/database.ts';
import { fail } from '../../platform/failure.ts';
import { findScanned, type ScannedOrder } from './printing.queries.ts';

/** Exactly one order, or a failure that says what to do: two stores may use the same number. */
export async function getScanned(db: Db, number: string, shopId: string | undefined): Promise<ScannedOrder> {
  const [order, ...others] = await findScanned(db, number, shopId);
  if (!order) fail(404, 'printing.noOrder', { params: { number } });
  if (others.length > 0) {
    const stores = [order, ...others].map((one) => ({
      shopId: one.shopId,
      shopName: one.shopName,
      orderNumber: one.thirdOrderNumber,
    }));
    fail(409, 'printing.several', { params: { number }, data: stores });
  }
  return order;
}
