import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';

/** Sizes in centimetres and grams; which pieces of which line it holds. */
export interface ParcelPlan {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  weightGrams: number;
  contents: readonly { lineId: string; num: number }[];
}

export interface Parcel extends ParcelPlan {
  id: string;
  /** The orders that it holds pieces of, in the order of their ids. */
  orderIds: string[];
  trackingNumber: string | null;
  carrierName: string | null;
  labelKey: string | null;
}

/** One of the parcels of an order. */
export interface OrderParcel extends Parcel {
  parcelNo: number;
}

/** The parcels of these orders, by order and number. An order without any has not needed one yet. */
export async function findParcels(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderParcel[]>> {
  const { rows } = await sql<OrderParcel & { orderId: string }>`
    select mine.order_id, mine.parcel_no, p.id, p.length_cm::float8 as length_cm, p.width_cm::float8 as width_cm,
      p.height_cm::float8 as height_cm, p.weight_grams::float8 as weight_grams, p.contents,
      p.tracking_number, p.carrier_name, p.label_key,
      array(select order_id::text from order_parcels where parcel_id = p.id order by order_id) as order_ids
    from order_parcels mine join parcels p on p.id = mine.parcel_id
    where mine.order_id = ${anyOf(orderIds, 'bigint')}
    order by mine.order_id, mine.parcel_no`.execute(db);
  return Map.groupBy(rows, (row) => row.orderId);
}

/** The orders that hold one of these parcels. */
export async function findHolders(
  db: Db,
  parcelIds: readonly string[],
): Promise<{ orderId: string; parcelNo: number }[]> {
  return db
    .selectFrom('orderParcels')
    .where('parcelId', '=', anyOf(parcelIds, 'bigint'))
    .select(['orderId', 'parcelNo'])
    .orderBy('orderId')
    .execute();
}

/** The orders themselves and those that share a parcel with them, in the order of their ids. */
export async function findSharing(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct id from (
      select unnest(${orderIds}::bigint[]) as id
      union all
      select other.order_id from order_parcels mine join order_parcels other on other.parcel_id = mine.parcel_id
      where mine.order_id = ${anyOf(orderIds, 'bigint')}
    ) as all_of_them order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The parcels that locked orders are to have: several for one order, or one for all of them. */
export interface Assignment {
  orderIds: readonly [string, ...string[]];
  plans: readonly ParcelPlan[];
  /** A person has entered them. */
  entered: boolean;
}

/**
 * Gives locked orders their parcels. A parcel that the first order had before is changed in place, since labels, quotes
 * and money hang on it. Returns the parcels' ids, for each assignment in the order of its plans.
 */
export async function setParcels(tx: Tx, assignments: readonly Assignment[]): Promise<string[][]> {
  if (assignments.length === 0) return [];
  const held = await findParcels(
    tx,
    assignments.map(({ orderIds: [first] }) => first),
  );
  const wanted = assignments.map(({ orderIds: [first], plans }) =>
    plans.map((plan, at) => ({ plan, id: held.get(first)?.[at]?.id })),
  );
  const ids = await newIds(tx, wanted.flat().filter(({ id }) => id === undefined).length);
  const named = wanted.map((parcels) => parcels.map(({ plan, id }) => ({ ...plan, id: id ?? ids.pop()! })));
  await putParcels(tx, named.flat());
  const members = assignments.flatMap(({ orderIds }, at) =>
    orderIds.flatMap((orderId) => named[at]!.map(({ id }, place) => ({ orderId, parcelId: id, parcelNo: place + 1 }))),
  );
  const orderIds = members.map(({ orderId }) => orderId);
  const parcelIds = members.map(({ parcelId }) => parcelId);
  await sql`
    delete from order_parcels
    where order_id = ${anyOf(orderIds, 'bigint')} or parcel_id = ${anyOf(parcelIds, 'bigint')}`.execute(tx);
  await sql`
    insert into order_parcels (order_id, parcel_id, parcel_no)
    select * from unnest(${orderIds}::bigint[], ${parcelIds}::bigint[], ${members.map(({ parcelNo }) => parcelNo)}::int[])`.execute(
    tx,
  );
  for (const entered of [true, false]) {
    const given = assignments.filter((one) => one.entered === entered).flatMap((one) => one.orderIds);
    await markEntered(tx, given, entered);
  }
  return named.map((parcels) => parcels.map(({ id }) => id));
}

async function newIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('parcels', 'id')) as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id).toReversed();
}

async function putParcels(tx: Tx, parcels: readonly (ParcelPlan & { id: string })[]): Promise<void> {
  const values = parcels.map(({ id, lengthCm, widthCm, heightCm, weightGrams, contents }) => ({
    id,
    length_cm: lengthCm,
    width_cm: widthCm,
    height_cm: heightCm,
    weight_grams: weightGrams,
    contents,
  }));
  await sql`
    insert into parcels (id, length_cm, width_cm, height_cm, weight_grams, contents)
    overriding system value
    select given.* from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given
      (id bigint, length_cm numeric, width_cm numeric, height_cm numeric, weight_grams numeric, contents jsonb)
    on conflict (id) do update set length_cm = excluded.length_cm, width_cm = excluded.width_cm,
      height_cm = excluded.height_cm, weight_grams = excluded.weight_grams, contents = excluded.contents,
      gmt_modified = clock_timestamp()`.execute(tx);
}

async function markEntered(tx: Tx, orderIds: readonly string[], entered: boolean): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('orders')
    .set({ parcelsEntered: entered, gmtModified: now })
    .where('id', '=', anyOf(orderIds, 'bigint'))
    .where('parcelsEntered', '!=', entered)
    .execute();
}

/** Forgets what a person has entered, and whom the orders share a parcel with: the rule plans them anew. */
export async function forgetParcels(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('orderParcels').where('orderId', '=', anyOf(orderIds, 'bigint')).execute();
  await markEntered(tx, orderIds, false);
}
