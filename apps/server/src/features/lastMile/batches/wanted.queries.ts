import { sql } from 'kysely';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

/** An order that is to get a label, with what decides whether it may. */
export interface WantedOrder {
  id: string;
  thirdOrderNumber: string;
  shopId: string;
  shopName: string;
  sysStatus: OrderStatus;
  labelType: number;
  holds: null | [];
  labelKey: string | null;
  labelVoid: null;
  trackingNumber: string | null;
  shipmentConfirmation: null;
  totalNum: number;
  /** The batch that has bought a label for one of its parcels, or is buying it. */
  boughtIn: string | null;
}

type By = { ids: readonly string[] } | { numbers: readonly string[] };

/** By id, in the order of the ids; or by number, of every store that has an order with it. */
export async function findWanted(db: Db, by: By): Promise<WantedOrder[]> {
  const named =
    'ids' in by
      ? sql`o.id = ${anyOf(by.ids, 'bigint')}`
      : sql`o.id in (
          select order_id from order_numbers where third_order_number = ${anyOf(by.numbers, 'text')})`;
  const { rows } = await sql<WantedOrder>`
    select o.id, o.third_order_number, o.shop_id, s.name as shop_name, o.sys_status, o.label_type, o.holds, o.label_key,
      o.label_void, o.tracking_number, o.shipment_confirmation, o.total_num, ${boughtIn} as bought_in
    from orders o join stores s on s.id = o.shop_id
    where ${named} order by o.id`.execute(db);
  return rows;
}

const boughtIn = sql`(
  select b.batch_number from order_parcels p
  join parcel_labels l on l.parcel_id = p.parcel_id and l.state not in ('cancelled', 'failed')
  join last_mile_rows r on r.id = l.row_id join last_mile_batches b on b.id = r.batch_id
  where p.order_id = o.id order by l.id limit 1)`;
