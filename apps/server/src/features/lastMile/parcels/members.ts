import { recipientOf } from '@pressroom/contract/orders/recipient';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { findRecords } from '../../orders/orders.public.ts';
import { orderObjection } from '../rows/objection.ts';
import type { RowRecord } from '../rows/rows.queries.ts';
import type { Shipment } from '../shipment/shipment.ts';

export interface Member {
  id: string;
  thirdOrderNumber: string;
  shopName: string;
}

type Wanted = Pick<RowRecord, 'orderId' | 'labelType'> & { numbers: readonly string[] };

/** The other orders of a shipment; or those that a person names, which must go to the same address from the same store. */
export async function findMembers(db: Db, wanted: Shipment | Wanted): Promise<Member[]> {
  if ('numbers' in wanted) return wanted.numbers.length > 0 ? findNamed(db, wanted) : [];
  const ids = wanted.orders.filter(({ id }) => id !== wanted.order.id).map(({ id }) => id);
  return ids.length > 0 ? withShops(db, ids) : [];
}

async function withShops(db: Db, ids: readonly string[]): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select o.id, o.third_order_number, s.name as shop_name from orders o join stores s on s.id = o.shop_id
    where o.id = any(${ids}::bigint[]) order by o.id`.execute(db);
  return rows;
}

async function findNamed(db: Db, { orderId, labelType, numbers }: Wanted): Promise<Member[]> {
  const [order] = await findRecords(db, [orderId]);
  if (!order) fail(404, 'platform.notFound');
  const { rows } = await sql<{ id: string }>`
    select order_id as id from order_numbers
    where shop_id = ${order.shopId} and third_order_number = any(${numbers}::text[]) and order_id <> ${orderId}`.execute(
    db,
  );
  const address = JSON.stringify(recipientOf(order));
  const records = await findRecords(
    db,
    rows.map(({ id }) => id),
  );
  const fitting = records.filter(
    (one) => JSON.stringify(recipientOf(one)) === address && !orderObjection(one, labelType),
  );
  const found = new Set(fitting.map(({ thirdOrderNumber }) => thirdOrderNumber));
  const foreign = numbers.find((number) => !found.has(number));
  if (foreign !== undefined)
    fail(409, 'lastMile.refused', {
      params: { reason: { key: 'lastMile.fault.member', params: { number: foreign } } },
    });
  return withShops(
    db,
    fitting.map(({ id }) => id),
  );
}
