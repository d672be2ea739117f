import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { lastMileParcels } from '@pressroom/contract/lastMile/parcels';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

type BoughtLabel = HandlerOutput<typeof lastMileParcels.orderLabels>['labels'][number];

/** The labels of the parcels of an order, also those that it shares, newest first. */
export async function findOrderLabels(db: Db, orderId: string): Promise<BoughtLabel[]> {
  const { rows } = await sql<BoughtLabel>`
    select l.id, b.batch_number, coalesce(p.parcel_no, 1) as parcel_no, coalesce(c.supplier_name, l.provider) as supplier_name,
      l.channel_name, l.reference, l.provider_number, l.state, l.tracking_number, l.carrier_name, l.problem, l.create_user,
      l.gmt_create
    from parcel_labels l
    join last_mile_rows r on r.id = l.row_id join last_mile_batches b on b.id = r.batch_id
    left join order_parcels p on p.parcel_id = l.parcel_id and p.order_id = ${orderId}
    left join channels c on c.id = l.channel_id
    where r.order_id = ${orderId} or p.order_id is not null
    order by l.id desc`.execute(db);
  return rows;
}
