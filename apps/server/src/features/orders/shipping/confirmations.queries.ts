import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Writer } from '../record/log.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import type { MarketItem } from '../record/marketLine.ts';
import type { OutgoingParcel } from '../record/outgoing.ts';
import type { OrderRecord } from '../record/record.ts';
import { findAnswers } from './carrierNames.queries.ts';
import { dealPieces } from './pieces.rules.ts';
import type { Shipment, ShippedParcel } from './shipment.ts';

export type ConfirmationState = 'waiting' | 'sending' | 'unknown' | 'accepted' | 'refused' | 'dropped';

export interface ShipmentConfirmation {
  id: string;
  orderId: string;
  carrierName: string;
  trackingNumber: string;
  state: ConfirmationState;
  attempts: number;
  sentAt: string | null;
  createUser: string;
  taskId: string | null;
  /** Waits until somebody has said what the carrier is called there. */
  carrierNameId: string | null;
}

const columns = [
  'id',
  'orderId',
  'carrierName',
  'trackingNumber',
  'state',
  'attempts',
  'sentAt',
  'createUser',
  'taskId',
  'carrierNameId',
] as const;

/** What a confirmation keeps of a parcel. */
type KeptParcel = Pick<OutgoingParcel, 'contents'> & Pick<ShippedParcel, 'carrierName' | 'trackingNumber'>;

/** Inserts a confirmation for each of these orders with their parcels, which are locked and have none open. Answers their ids. */
export async function insertConfirmations(
  { tx, actor }: Writer,
  orders: readonly { order: OrderRecord; parcels: readonly OutgoingParcel[] }[],
  taskId: string | undefined,
): Promise<string[]> {
  const rows = orders.map(({ order, parcels }) => ({
    orderId: order.id,
    carrierName: order.carrierName ?? '',
    trackingNumber: order.trackingNumber ?? '',
    parcels: parcels.length > 1 ? json(parcels.map(keptOf)) : null,
    state: 'waiting',
    createUser: actor.username,
    taskId: taskId ?? null,
  }));
  const inserted = await tx.insertInto('shipmentConfirmations').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

function keptOf({ carrierName, trackingNumber, contents }: OutgoingParcel): KeptParcel {
  return { carrierName: carrierName ?? '', trackingNumber: trackingNumber ?? '', contents };
}

/** Locks a confirmation. Its order is locked before it, everywhere, so that two acts cannot block each other. */
export async function lockConfirmation(tx: Tx, id: string): Promise<ShipmentConfirmation | undefined> {
  const row = await tx
    .selectFrom('shipmentConfirmations')
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, state: row.state as ConfirmationState };
}

/** Lets the confirmation wait for the answer. Its task ends with the question, and does not follow it any more. */
export async function setAsking(tx: Tx, id: string, carrierNameId: string, problem: Message): Promise<void> {
  await tx
    .updateTable('shipmentConfirmations')
    .set({ carrierNameId, problem: json(problem), taskId: null, gmtModified: now })
    .where('id', '=', id)
    .execute();
}

export async function setConfirmation(
  tx: Tx,
  id: string,
  { state, problem, sent }: { state: ConfirmationState; problem?: Message; sent?: boolean },
): Promise<void> {
  await tx
    .updateTable('shipmentConfirmations')
    .set({
      state,
      problem: problem ? json(problem) : null,
      carrierNameId: null,
      gmtModified: now,
      ...(sent && { sentAt: now, attempts: sql`attempts + 1` }),
    })
    .where('id', '=', id)
    .execute();
}

/** A confirmation under way, with what its marketplace is to be told. */
export interface OpenConfirmation extends ShipmentConfirmation {
  shopId: string;
  shipment: Shipment;
}

/** Undefined where it is settled, or waits for an answer. */
export async function getShipment(db: Db, id: string): Promise<OpenConfirmation | undefined> {
  const row = await db
    .selectFrom('shipmentConfirmations as n')
    .innerJoin('orders as o', 'o.id', 'n.orderId')
    .innerJoin('stores as s', 's.id', 'o.shopId')
    .where('n.id', '=', id)
    .where('n.state', 'in', ['waiting', 'sending', 'unknown'])
    .where('n.carrierNameId', 'is', null)
    .select(columns.map((column) => `n.${column}` as const))
    .select(['n.parcels', 'o.shopId', 'o.thirdOrderNumber', 'o.marketAsked', 's.warehouseId'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { parcels, thirdOrderNumber: orderNumber, marketAsked: passedOver, warehouseId, ...confirmation } = row;
  const kept = (parcels as KeptParcel[] | null) ?? [
    { carrierName: row.carrierName, trackingNumber: row.trackingNumber, contents: null },
  ];
  return {
    ...confirmation,
    state: row.state as ConfirmationState,
    shipment: { orderNumber, parcels: await findPieces(db, row.orderId, kept), passedOver, warehouseId },
  };
}

/**
 * The parcels with the marketplace's names of what is in them. One in which the marketplace knows no piece, as where it
 * holds a part of a combination alone, is not its concern while others are.
 */
async function findPieces(db: Db, orderId: string, parcels: readonly KeptParcel[]): Promise<ShippedParcel[]> {
  const rows = await db
    .selectFrom('orderLines')
    .where('orderId', '=', orderId)
    .select(['id', 'marketItems'])
    .orderBy('lineNo')
    .execute();
  const lines = rows.map(({ id, marketItems }) => ({ id, items: (marketItems as MarketItem[] | null) ?? [] }));
  const isUnnamed = lines.every(({ items }) => items.length === 0);
  const dealt = dealPieces(lines, parcels);
  const shipped: ShippedParcel[] = [];
  for (const [place, { carrierName, trackingNumber }] of parcels.entries()) {
    const pieces = isUnnamed && parcels.length === 1 ? null : dealt[place]!;
    if (isUnnamed || pieces?.length !== 0)
      shipped.push({ carrierName, trackingNumber, pieces, answers: await findAnswers(db, carrierName) });
  }
  return shipped;
}

/** The confirmations of these orders whose outcome nobody knows. */
export async function findUnknown(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('shipmentConfirmations')
    .where('orderId', '=', anyOf(orderIds, 'bigint'))
    .where('state', '=', 'unknown')
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Open confirmations that nobody has worked on for two minutes. */
export async function findUnsettled(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('shipmentConfirmations')
    .where('state', 'in', ['waiting', 'sending', 'unknown'])
    .where('carrierNameId', 'is', null)
    .where('gmtModified', '<', sql<string>`clock_timestamp() - interval '2 minutes'`)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
