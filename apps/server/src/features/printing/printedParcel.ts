import type { Db } from '../../platform/database/database.ts';
import { findOutgoingOf, type OrderRecord, type PrintedParcel } from '../orders/orders.public.ts';
import { unprinted } from './parcels.rules.ts';
import { findParcelPrints } from './printing.queries.ts';

/** A parcel of the order, with how many labels of the order are still to be printed. */
export async function printedParcel(db: Db, order: OrderRecord, parcelNo: number): Promise<PrintedParcel> {
  const prints = (await findParcelPrints(db, [order.id])).get(order.id) ?? [];
  const parcels = await findOutgoingOf(db, order);
  return { parcelNo, count: parcels.length, left: unprinted(parcels, prints).length };
}
