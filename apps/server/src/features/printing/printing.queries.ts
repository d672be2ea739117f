import { mostCounted, type PageRequest } from '@pressroom/contract/fields/pages';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { printing, ReprintReason } from '@pressroom/contract/printing/printing';
import { possibleNumbers } from '@pressroom/imaging';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import type { Db, Tx } from '../../platform/database/database.ts';
import { onConstraint } from '../../platform/database/constraint.ts';
import { sql } from 'kysely';
import { anyOf, now } from '../../platform/database/expressions.ts';
import type { Page } from '../../platform/database/page.ts';
import { pageByKey } from '../../platform/database/pageByKey.ts';
import { fail } from '../../platform/failure.ts';
import { findLaterParcels } from '../orders/orders.public.ts';
import type { ParcelPrint } from './parcels.rules.ts';

/** What a station needs to know of an order. */
export interface ScannedOrder {
  id: string;
  thirdOrderNumber: string;
  sysStatus: OrderStatus;
  shopId: string;
  shopName: string;
  /** Undefined where its own number was scanned. */
  parcelNo: number | undefined;
}

/**
 * The orders that a scanned text can mean: an order number first, a tracking number otherwise, also one that the bar code
 * of a label holds among other things (the ZIP before USPS's, the shipment before FedEx's).
 */
export async function findScanned(db: Db, text: string, shopId: string | undefined): Promise<ScannedOrder[]> {
  const byNumber = await findBy(db, 'n.thirdOrderNumber', [text], shopId);
  if (byNumber.length > 0) return byNumber.map((order) => ({ ...order, parcelNo: undefined }));
  return findTracked(db, text, shopId);
}

/** The orders with a parcel whose tracking number the bar code of a label holds, and which parcel it is. */
export async function findTracked(
  db: Db,
  text: string,
  shopId?: string,
): Promise<(ScannedOrder & { parcelNo: number })[]> {
  const numbers = [...new Set([text, ...possibleNumbers(text)])];
  const firsts = (await findBy(db, 'o.trackingNumber', numbers, shopId)).map((order) => ({ ...order, parcelNo: 1 }));
  const later = await findLaterParcels(db, numbers);
  const ids = later.map(({ orderId }) => orderId);
  const holders = later.length > 0 ? await findBy(db, 'o.id', ids, shopId) : [];
  const others = later.flatMap(({ orderId, parcelNo, trackingNumber }) =>
    holders.filter(({ id }) => id === orderId).map((order) => ({ ...order, parcelNo, trackingNumber })),
  );
  const found = [...firsts, ...others];
  const surest = numbers.find((number) => found.some((order) => order.trackingNumber === number));
  return found.filter((order) => order.trackingNumber === surest);
}

async function findBy(
  db: Db,
  column: 'n.thirdOrderNumber' | 'o.trackingNumber' | 'o.id',
  values: readonly string[],
  shopId: string | undefined,
): Promise<(Omit<ScannedOrder, 'parcelNo'> & { trackingNumber: string | null })[]> {
  let matching = db
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.shopId')
    .innerJoin('orderNumbers as n', 'n.orderId', 'o.id')
    .where(column, '=', anyOf(values, column === 'o.id' ? 'bigint' : 'text'));
  if (shopId) matching = matching.where('o.shopId', '=', shopId);
  const rows = await matching
    .select(['o.id', 'o.thirdOrderNumber', 'o.sysStatus', 'o.shopId', 's.name as shopName', 'o.trackingNumber'])
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({ ...row, sysStatus: row.sysStatus as OrderStatus }));
}

export interface LabelPrint {
  id: string;
  orderId: string;
  parcelNo: number;
  createUser: string;
  gmtCreate: string;
  outcome: number | null;
  reason: ReprintReason | null;
}

const printColumns = ['id', 'orderId', 'parcelNo', 'createUser', 'gmtCreate', 'outcome', 'reason'] as const;

/** Which of an order's prints: of one of its parcels, and before one print, where these are given. */
interface WhichPrints {
  parcelNo?: number | undefined;
  before?: string | undefined;
}

/** A label that was taken back or replaced since says nothing of the one that its parcel has now. */
const isCurrent = sql<boolean>`(label_key is null
  or label_key = (select o.label_key from orders o where o.id = order_id)
  or label_key in (
    select p.label_key from order_parcels mine join parcels p on p.id = mine.parcel_id
    where mine.order_id = label_prints.order_id))`;

/** The last time that a label which this order has now was handed out. */
export async function findLastPrint(
  db: Db,
  orderId: string,
  { parcelNo, before }: WhichPrints = {},
): Promise<LabelPrint | undefined> {
  let prints = db.selectFrom('labelPrints').where('orderId', '=', orderId).where(isCurrent);
  if (parcelNo !== undefined) prints = prints.where('parcelNo', '=', parcelNo);
  if (before !== undefined) prints = prints.where('id', '<', before);
  const found = await prints.select(printColumns).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return found && presentPrint(found);
}

/** The last print of each parcel of these orders, as far as it has that label now, by order. */
export async function findParcelPrints(db: Db, orderIds: readonly string[]): Promise<Map<string, ParcelPrint[]>> {
  const { rows } = await sql<ParcelPrint & { orderId: string }>`
    select order_id, parcel_no, max(id) as print_id, (array_agg(outcome order by id desc))[1] as outcome,
      (array_agg(outcome order by id desc) filter (where outcome is not null))[1] as reported
    from label_prints where order_id = ${anyOf(orderIds, 'bigint')} and ${isCurrent}
    group by order_id, parcel_no order by order_id, parcel_no`.execute(db);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The print that this scan has led to; none without a scan id. */
export async function findPrintOfScan(db: Db, scanId: string | undefined): Promise<LabelPrint | undefined> {
  if (scanId === undefined) return undefined;
  const found = await db.selectFrom('labelPrints').where('scanId', '=', scanId).select(printColumns).executeTakeFirst();
  return found && presentPrint(found);
}

function presentPrint<P extends { reason: string | null }>(print: P) {
  return { ...print, reason: print.reason as ReprintReason | null };
}

interface NewPrint {
  orderId: string;
  parcelNo: number;
  labelKey: string;
  scanId: string | undefined;
  createUser: string;
  printerType: number;
  forced: boolean;
  bench: string;
  reason?: ReprintReason;
  reasonText: string;
}

export async function insertPrint(tx: Tx, print: NewPrint): Promise<void> {
  await onConstraint(tx.insertInto('labelPrints').values(print).execute(), {
    label_prints_scan_key: () => fail(409, 'printing.otherScan'),
  });
}

interface HistorySearch extends PageRequest {
  objMaster?: string;
  bench?: string;
  from?: string;
  before?: string;
}

/** Newest first. */
export async function findPrints(
  db: Db,
  { objMaster, bench, from, before, ...page }: HistorySearch,
): Promise<Page<HandlerOutput<typeof printing.printHistory>['rows'][number]>> {
  let matching = db
    .selectFrom('labelPrints as p')
    .innerJoin('orderNumbers as n', 'n.orderId', 'p.orderId')
    .innerJoin('stores as s', 's.id', 'n.shopId');
  if (objMaster !== undefined) matching = matching.where('p.orderId', '=', objMaster);
  if (bench !== undefined) matching = matching.where('p.bench', '=', bench);
  if (from) matching = matching.where('p.gmtCreate', '>=', from);
  if (before) matching = matching.where('p.gmtCreate', '<', before);
  const { rows, total } = await pageByKey(
    db,
    matching.select([
      'p.id',
      'n.thirdOrderNumber as orderNumber',
      's.name as shopName',
      'p.createUser',
      'p.gmtCreate',
      'p.bench',
      'p.printerType',
      'p.parcelNo',
      'p.outcome',
      'p.reason',
      'p.reasonText',
    ]),
    // in the order of the indexes: the id alone would walk past every other bench and day
    { by: ['gmtCreate'], descending: true, countsTo: mostCounted },
    page,
  );
  return {
    total,
    rows: rows.map((row) => ({
      ...presentPrint(row),
      printerType: row.printerType as 1 | 2,
      outcome: row.outcome as 1 | 2 | null,
    })),
  };
}

export async function reportPrint(tx: Tx, id: string, outcome: number): Promise<void> {
  await tx.updateTable('labelPrints').set({ outcome, reportedAt: now }).where('id', '=', id).execute();
}

export async function findLabel(db: Db, labelKey: string): Promise<{ sha256: Buffer } | undefined> {
  return db.selectFrom('blobs').where('key', '=', labelKey).select('sha256').executeTakeFirst();
}
