import type { Message } from '@pressroom/contract/message';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { failField } from '../../../platform/failure.ts';
import { orderKey } from './insert.ts';
import type { OrderRecord } from './record.ts';

/** Distinguishes these locks from all others. */
const numbersLock = 7_305_120;

interface Numbered {
  shopId: string;
  thirdOrderNumber: string;
}

/** Locks these stores until the transaction ends, so that nobody else enters order numbers there. Call it before orders are locked. */
export async function lockNumbersOf(tx: Tx, shopIds: readonly string[]): Promise<void> {
  const distinct = [...new Set(shopIds)];
  await sql`
    select pg_advisory_xact_lock(${numbersLock}, hashint8(shop_id))
    from (select distinct unnest(${distinct}::bigint[]) as shop_id order by 1) shops`.execute(tx);
}

/** The same, and answers as `findSpellings` does. */
export async function lockNumbers(tx: Tx, orders: readonly Numbered[]): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map();
  await lockNumbersOf(
    tx,
    orders.map(({ shopId }) => shopId),
  );
  return findSpellings(tx, orders);
}

/** By order, the number of a stored order that differs only in capitals. */
export async function findSpellings(db: Db, orders: readonly Numbered[]): Promise<Map<string, string>> {
  const shopIds = orders.map(({ shopId }) => shopId);
  const numbers = orders.map(({ thirdOrderNumber }) => thirdOrderNumber);
  const { rows } = await sql<Numbered & { taken: string }>`
    select given.shop_id as "shopId", given.number as "thirdOrderNumber", n.third_order_number as taken
    from unnest(${shopIds}::bigint[], ${numbers}::text[]) as given (shop_id, number)
    join order_numbers n on n.shop_id = given.shop_id and lower(n.third_order_number) = lower(given.number)
    where n.third_order_number <> given.number`.execute(db);
  return new Map(rows.map((row) => [orderKey(row), row.taken]));
}

/** The numbers of other orders, closed ones aside, that have these tracking numbers: by order id. */
export async function findSharers(
  db: Db,
  orders: readonly { id: string | null; trackingNumber: string | null }[],
  { undeclared = false } = {},
): Promise<Map<string | null, string>> {
  const parcels = orders.flatMap(({ id, trackingNumber }) => (trackingNumber ? [{ id, trackingNumber }] : []));
  if (parcels.length === 0) return new Map();
  const { rows } = await sql<{ id: string | null; others: string }>`
    select given.id, string_agg(o.third_order_number, ', ' order by o.id) as others
    from unnest(${parcels.map(({ id }) => id)}::bigint[], ${parcels.map((parcel) => parcel.trackingNumber)}::text[])
      as given (id, number)
    join orders o on o.tracking_number = given.number and o.id is distinct from given.id
    where o.sys_status <> ${orderStatus.closed} and not (${undeclared} and o.shared_parcel)
    group by given.id`.execute(db);
  return new Map(rows.map(({ id, others }) => [id, others]));
}

interface Entered {
  /** Absent for a new order. */
  id?: string;
  trackingNumber: string | null;
  sharedParcel: boolean;
}

/** Two orders go under one tracking number only where a person says that they share a parcel. */
export async function refuseForeignParcel(tx: Tx, { id, ...parcel }: Entered): Promise<void> {
  if (parcel.sharedParcel) return;
  const own = id ?? null;
  const order = (await findSharers(tx, [{ ...parcel, id: own }])).get(own);
  if (order) failField('trackingNumber', 'orders.trackingTaken', { number: parcel.trackingNumber ?? '', order });
}

/** Why orders must not ship, by id: another order has their tracking number, and nobody has said that they share a parcel. */
export async function findParcelObjections(
  db: Db,
  orders: readonly Pick<OrderRecord, 'id' | 'trackingNumber' | 'sharedParcel'>[],
): Promise<Map<string, Message>> {
  const alone = orders.filter((order) => !order.sharedParcel);
  const sharers = await findSharers(db, alone, { undeclared: true });
  return new Map(
    alone.flatMap(({ id, trackingNumber }) => {
      const order = sharers.get(id);
      const params = { number: trackingNumber ?? '', order: order ?? '' };
      return order ? [[id, { key: 'orders.trackingShared', params }]] : [];
    }),
  );
}
