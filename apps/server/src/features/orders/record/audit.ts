import type { Message } from '@pressroom/contract/message';
import type { BulkAct } from '@pressroom/contract/orders/status';
import { recipientOf } from '@pressroom/contract/orders/recipient';
import type { Selectable } from 'kysely';
import { createHash } from 'node:crypto';
import { type AuditEntry, underIds } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Orders } from '../../../platform/database/schema.gen.ts';
import type { ListedOrder } from './listed.ts';
import type { Hold, LineRecord } from './record.ts';

const columns = [
  'id',
  'thirdOrderNumber',
  'sysStatus',
  'problem',
  'trackingNumber',
  'carrierName',
  'labelKey',
  'scheduledDelivery',
  'deliveryTime',
  'printedAt',
  'holds',
  'labelVoid',
  'marketState',
  'shipmentConfirmation',
  'totalNum',
] as const;
type Json = 'problem' | 'holds' | 'labelVoid';

/** The fields of an order that acts change, and its number, which names it to the reader. */
type OrderFacts = Omit<Pick<Selectable<Orders>, (typeof columns)[number]>, Json> & Record<Json, unknown>;

export function findFacts(tx: Tx, ids: readonly string[]): Promise<OrderFacts[]> {
  return tx.selectFrom('orders').where('id', '=', anyOf(ids, 'bigint')).select(columns).orderBy('id').execute();
}

/**
 * The audit entry of an act on locked orders: for each order the fields that differ from `before`. `shared` are facts
 * about all of them.
 */
export async function changesTo(tx: Tx, before: readonly OrderFacts[], shared: object = {}): Promise<AuditEntry> {
  const ids = before.map((order) => order.id);
  const after = await findFacts(tx, ids);
  const was = new Map(before.map((order) => [order.id, told(order)]));
  const is = new Map(after.map((order) => [order.id, told(order)]));
  return {
    object: 'orders',
    ids,
    before: underIds(before, ({ id }) => unlike(was.get(id)!, is.get(id))),
    after: { ...shared, ...underIds(after, ({ id }) => unlike(is.get(id)!, was.get(id))) },
  };
}

interface Refused {
  id: string;
  label: string;
  msg: Message;
}

/** What people do to orders, as their history calls it. */
type NamedAct = BulkAct | 'undo';

/** The audit entry of an act that each order may refuse. Where all have, they are what the entry is about. */
export async function actOn(
  tx: Tx,
  act: NamedAct,
  { allowed, refused, shared }: { allowed: readonly OrderFacts[]; refused: readonly Refused[]; shared?: object },
): Promise<AuditEntry> {
  if (allowed.length > 0 || refused.length === 0)
    return changesTo(tx, allowed, { act, ...shared, ...(refused.length > 0 && { refused: refused.length }) });
  const each = underIds(refused, ({ label, msg }) => ({ thirdOrderNumber: label, problem: msg }));
  return { object: 'orders', ids: refused.map(({ id }) => id), after: { act, refused: true, ...each } };
}

type Told = Record<string, unknown>;

/**
 * Picks each field, because callers also pass whole orders, whose addresses do not belong in the audit of a bulk act.
 */
function told(order: OrderFacts): Told {
  const { thirdOrderNumber, sysStatus, problem, trackingNumber, carrierName, labelKey } = order;
  const { scheduledDelivery, deliveryTime, printedAt, marketState, shipmentConfirmation, totalNum } = order;
  const label = labelKey && markOf(labelKey);
  return {
    thirdOrderNumber,
    sysStatus,
    problem,
    trackingNumber,
    carrierName,
    label,
    scheduledDelivery,
    deliveryTime,
    printedAt,
    totalNum,
    ...(marketState && { marketState }),
    ...(shipmentConfirmation && { shipmentConfirmation }),
    ...(order.labelVoid ? { labelVoid: true } : {}),
    ...(order.holds ? { holds: kindsOf(order.holds) } : {}),
  };
}

/** The reports without the addresses in them. */
function kindsOf(holds: unknown): string[] {
  return (holds as Hold[]).map(({ kind }) => kind);
}

/** Identifies a label to the reader without the key by which it could be fetched. */
function markOf(labelKey: string): string {
  return createHash('sha256').update(labelKey).digest('hex').slice(0, 8);
}

/** The order's number, and the fields whose values differ from the other's. */
function unlike(one: Told, other: Told = {}): Told {
  const differs = ([name, value]: [string, unknown]) =>
    name === 'thirdOrderNumber' || JSON.stringify(value) !== JSON.stringify(other[name]);
  return Object.fromEntries(Object.entries(one).filter(differs));
}

/** What the audit keeps of an order that was entered or edited: what its form holds. */
export function historyOf({ lines, ...order }: ListedOrder) {
  return {
    thirdOrderNumber: order.thirdOrderNumber,
    shopName: order.shopName,
    sysStatus: order.sysStatus,
    problem: order.problem,
    labelType: order.labelType,
    orderTime: order.orderTime,
    deliveryTimeLimit: order.deliveryTimeLimit,
    carrierName: order.carrierName,
    trackingNumber: order.trackingNumber,
    ...recipientOf(order),
    remark: order.remark,
    lines: lines.map(lineOf),
  };
}

function lineOf(line: LineRecord) {
  return {
    msku: line.msku,
    productCode: line.productCode,
    printingName: line.printingName,
    printingName2: line.printingName2,
    printNum: line.printNum,
    printingLocation: line.printingLocation,
    num: line.num,
    parcelLong: line.parcelLong,
    parcelWide: line.parcelWide,
    parcelHigh: line.parcelHigh,
    parcelWeight: line.parcelWeight,
  };
}
