import { possibleNumbers } from '@pressroom/imaging';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import type { Db, Tx } from '../../platform/database/database.ts';
import { anyOf, now } from '../../platform/database/expressions.ts';

/** What a station needs to know of an order. */
export interface ScannedOrder {
  id: string;
  thirdOrderNumber: string;
  sysStatus: OrderStatus;
  shopId: string;
  shopName: string;
  carrierName: string | null;
  trackingNumber: string | null;
  labelKey: string | null;
}

/**
 * The orders that a scanned text can mean: an order number first, a tracking number otherwise, also one that the bar code
 * of a label holds among other things (the ZIP before USPS's, the shipment before FedEx's).
 */
export async function findScanned(db: Db, text: string, shopId: string | undefined): Promise<ScannedOrder[]> {
  const byNumber = await findBy(db, 'o.thirdOrderNumber', [text], shopId);
  if (byNumber.length > 0) return byNumber;
  const numbers = [...new Set([text, ...possibleNumbers(text)])];
  const found = await findBy(db, 'o.trackingNumber', numbers, shopId);
  const surest = numbers.find((number) => found.some((order) => order.trackingNumber === number));
  return found.filter((order) => order.trackingNumber === surest);
}

async function findBy(
  db: Db,
  column: 'o.thirdOrderNumber' | 'o.trackingNumber',
  numbers: readonly string[],
  shopId: string | undefined,
): Promise<ScannedOrder[]> {
  let matching = db
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.shopId')
    .where(column, '=', anyOf(numbers, 'text'));
  if (shopId) matching = matching.where('o.shopId', '=', shopId);
  const rows = await matching
    .select([
      'o.id',
      'o.thirdOrderNumber',
      'o.sysStatus',
      'o.shopId',
      's.name as shopName',
      'o.carrierName',
      'o.trackingNumber',
      'o.labelKey',
    ])
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({ ...row, sysStatus: row.sysStatus as OrderStatus }));
}

export interface LabelPrint {
  id: string;
  createUser: string;
  gmtCreate: string;
  outcome: number | null;
}

/** The last time that this order's label was handed out. */
export function findLastPrint(db: Db, orderId: string): Promise<LabelPrint | undefined> {
  return db
    .selectFrom('labelPrints')
    .where('orderId', '=', orderId)
    .select(['id', 'createUser', 'gmtCreate', 'outcome'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertPrint(
  tx: Tx,
  print: { orderId: string; createUser: string; printerType: number; forced: boolean },
): Promise<LabelPrint> {
  return tx
    .insertInto('labelPrints')
    .values(print)
    .returning(['id', 'createUser', 'gmtCreate', 'outcome'])
    .executeTakeFirstOrThrow();
}

export async function reportPrint(tx: Tx, id: string, outcome: number): Promise<void> {
  await tx.updateTable('labelPrints').set({ outcome, reportedAt: now }).where('id', '=', id).execute();
}

export async function findLabel(db: Db, labelKey: string): Promise<{ sha256: Buffer } | undefined> {
  return db.selectFrom('blobs').where('key', '=', labelKey).select('sha256').executeTakeFirst();
}
