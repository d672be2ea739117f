import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { OrderRecord } from './record.ts';

/** How one parcel of an order goes out. */
export interface OutgoingParcel {
  parcelNo: number;
  carrierName: string | null;
  trackingNumber: string | null;
  labelKey: string | null;
  /** Why this label must not be used, beside what makes all labels of the order void. */
  labelVoid: Message | null;
  /** Which pieces it holds; null: all of the order. */
  contents: readonly { lineId: string; num: number }[] | null;
}

type Sent = Pick<OrderRecord, 'id' | 'carrierName' | 'trackingNumber' | 'labelKey' | 'parcelsEntered'>;
type Held = OutgoingParcel & { orderId: string };

/** The parcels that these orders go out in, by order and number. Each order has one at least. */
export async function findOutgoing(db: Db, orders: readonly Sent[]): Promise<Map<string, OutgoingParcel[]>> {
  const ids = orders.map(({ id }) => id);
  const { rows } = await sql<Held>`
    select mine.order_id, mine.parcel_no, p.carrier_name, p.tracking_number, p.label_key, p.label_void, p.contents
    from order_parcels mine join parcels p on p.id = mine.parcel_id
    where mine.order_id = ${anyOf(ids, 'bigint')}
    order by mine.order_id, mine.parcel_no`.execute(db);
  const held = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map(orders.map((order) => [order.id, outgoingOf(order, held.get(order.id) ?? [])]));
}

export async function findOutgoingOf(db: Db, order: Sent): Promise<OutgoingParcel[]> {
  return (await findOutgoing(db, [order])).get(order.id)!;
}

/** The parcels after an order's first that have one of these tracking numbers. */
export async function findLaterParcels(
  db: Db,
  numbers: readonly string[],
): Promise<{ orderId: string; parcelNo: number; trackingNumber: string }[]> {
  const { rows } = await sql<{ orderId: string; parcelNo: number; trackingNumber: string }>`
    select mine.order_id, mine.parcel_no, p.tracking_number
    from parcels p join order_parcels mine on mine.parcel_id = p.id
    where p.tracking_number = ${anyOf(numbers, 'text')} and mine.parcel_no > 1`.execute(db);
  return rows;
}

/**
 * What was only planned is one parcel still: the order may have got one label for everything. Of several, the order itself
 * has the label of the first, which a person may have replaced.
 */
function outgoingOf(order: Sent, held: readonly Held[]): OutgoingParcel[] {
  const { carrierName, trackingNumber, labelKey } = order;
  const first = { parcelNo: 1, carrierName, trackingNumber, labelKey, labelVoid: null };
  const isSeveral = held.length > 1 && (order.parcelsEntered || held.some((parcel) => parcel.trackingNumber !== null));
  if (!isSeveral) return [{ ...first, contents: null }];
  return held.map((parcel) => (parcel.parcelNo === 1 ? { ...first, contents: parcel.contents } : parcel));
}

/** Why orders in several parcels must not ship, by id: one of the parcels has no number, or a void label. */
export async function findParcelsNotReady(db: Db, orders: readonly OrderRecord[]): Promise<Map<string, Message>> {
  const objections = new Map<string, Message>();
  for (const [id, parcels] of await findOutgoing(db, orders)) {
    if (parcels.length === 1) continue;
    const missing = parcels.find(({ trackingNumber }) => trackingNumber === null);
    const spoilt = parcels.find(({ labelVoid }) => labelVoid !== null);
    if (missing) objections.set(id, { key: 'orders.parcelWithoutNumber', params: { parcel: missing.parcelNo } });
    else if (spoilt) objections.set(id, voidOf(spoilt)!);
  }
  return objections;
}

/** Why the label of this parcel must not be used, with the number of the parcel. */
export function voidOf({ parcelNo, labelVoid }: OutgoingParcel): Message | undefined {
  return labelVoid ? { key: 'orders.parcelVoid', params: { parcel: parcelNo, reason: labelVoid } } : undefined;
}

/** The carriers and numbers of parcels, as a log shows them. */
export function namesOf(parcels: readonly Pick<OutgoingParcel, 'carrierName' | 'trackingNumber'>[]): {
  carrier: string;
  number: string;
} {
  const carriers = new Set(parcels.map(({ carrierName }) => carrierName ?? ''));
  return {
    carrier: [...carriers].join(', '),
    number: parcels.map(({ trackingNumber }) => trackingNumber ?? '').join(', '),
  };
}

/**
 * Keeps the labels of the other parcels void where the order is about to get another first label: they have the former
 * address, too. Call it before the order's own label changes.
 */
export async function keepOthersVoid(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    update parcels p set label_void = o.label_void, gmt_modified = clock_timestamp()
    from order_parcels mine join orders o on o.id = mine.order_id
    where mine.order_id = ${anyOf(orderIds, 'bigint')} and mine.parcel_no > 1 and p.id = mine.parcel_id
      and p.label_key is not null and p.label_void is null
      and o.label_void ->> 'key' in ('orders.labelVoid.address', 'orders.labelVoid.held')`.execute(tx);
}
