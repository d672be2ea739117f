import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { LabelProvider } from '@pressroom/contract/lastMile/costs';
import { orderStatus } from '@pressroom/contract/orders/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { pageByKey } from '../../../platform/database/pageByKey.ts';
import type { TimeRange } from '../../../platform/time/timeRange.ts';

/** A marketplace takes over what goes by its logistics, whichever service that is. */
const channelCode = sql`case when l.provider in ('shein', 'temu') then '' else l.channel_code end`;

/** Orders whose parcels go nowhere any more. */
const over = sql.join([orderStatus.closed, orderStatus.signed].map((status) => sql.lit(status)));

const waiting = sql`
  parcel_labels l
  join last_mile_rows r on r.id = l.row_id
  join order_numbers n on n.order_id = r.order_id
  join orders o on o.id = r.order_id and o.sys_status not in (${over})`;
const isWaiting = sql`l.state = 'issued' and l.manifest_id is null`;

export interface Waiting {
  provider: LabelProvider;
  channelCode: string;
  channelName: string;
  day: string;
  parcels: number;
  late: number;
}

/** `lateBefore`: what was placed before is late. */
export async function countWaiting(
  db: Db,
  { zone, lateBefore }: { zone: string; lateBefore: string },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select l.provider, ${channelCode} as channel_code, max(l.channel_name) as channel_name,
      to_char(l.gmt_create at time zone ${zone}::text, 'YYYY-MM-DD') as day,
      count(*)::int as parcels, (count(*) filter (where l.gmt_create < ${lateBefore}))::int as late
    from ${waiting} where ${isWaiting}
    group by 1, 2, 4 order by 1, 2, 4`.execute(db);
  return rows;
}

export interface ParcelSearch {
  provider?: LabelProvider | undefined;
  channelCode?: string | undefined;
  shopId?: string | undefined;
  range?: TimeRange | undefined;
  late?: boolean | undefined;
  trackingNumbers?: readonly string[] | undefined;
}

export interface ListedParcel {
  id: string;
  orderId: string;
  thirdOrderNumber: string;
  shopName: string;
  trackingNumber: string | null;
  carrierName: string | null;
  weightGrams: string;
  provider: LabelProvider;
  channelCode: string;
  channelName: string;
  placedAt: string;
  printed: boolean;
}

// an order in the archive was done with
const columns = sql`
  l.id, r.order_id, n.third_order_number, s.name as shop_name, l.tracking_number, l.carrier_name, p.weight_grams,
  l.provider, ${channelCode} as channel_code, l.channel_name, l.gmt_create as placed_at, (o.id is null or o.printed_at is not null) as printed`;

/** Oldest first. */
export async function findParcels(
  db: Db,
  search: ParcelSearch & { lateBefore: string },
  page: PageRequest,
): Promise<Page<ListedParcel>> {
  const where = conditionsOf(search);
  const matching = sql<ListedParcel>`
    select ${columns} from ${waiting} join stores s on s.id = o.shop_id join parcels p on p.id = l.parcel_id
    where ${where}`;
  const counted = sql`select from ${waiting} where ${where}`;
  return pageByKey(db, matching, { by: ['placedAt'], descending: false, counted }, page);
}

function conditionsOf({ lateBefore, ...search }: ParcelSearch & { lateBefore: string }): RawBuilder<unknown> {
  const { provider, channelCode: code, shopId, range, late, trackingNumbers } = search;
  const conditions = [
    isWaiting,
    provider !== undefined && sql`l.provider = ${provider}`,
    code !== undefined && sql`l.channel_code = ${code}`,
    shopId !== undefined && sql`o.shop_id = ${shopId}`,
    range?.from !== undefined && sql`l.gmt_create >= ${range.from}`,
    range?.before !== undefined && sql`l.gmt_create < ${range.before}`,
    late === true && sql`l.gmt_create < ${lateBefore}`,
    trackingNumbers !== undefined && sql`l.tracking_number = ${anyOf(trackingNumbers, 'text')}`,
  ].filter((condition) => condition !== false);
  return sql.join(conditions, sql` and `);
}

/** A label that is to go on a manifest, with what may stand against it. */
export interface LockedLabel {
  id: string;
  provider: LabelProvider;
  channelCode: string;
  channelName: string;
  state: string;
  manifestNumber: string | null;
  thirdOrderNumber: string;
  isOver: boolean;
  /** Its label must not be used any more, such as one with a former address. */
  isVoid: boolean;
}

/** In the order of their ids, so that two who choose the same do not wait for each other for ever. */
export async function lockLabels(tx: Tx, ids: readonly string[]): Promise<LockedLabel[]> {
  const { rows } = await sql<LockedLabel>`
    select l.id, l.provider, ${channelCode} as channel_code, l.channel_name, l.state, m.manifest_number,
      o.third_order_number, o.sys_status in (${over}) as is_over, o.label_void is not null as is_void
    from parcel_labels l join last_mile_rows r on r.id = l.row_id join orders o on o.id = r.order_id
    left join manifests m on m.id = l.manifest_id
    where l.id = ${anyOf(ids, 'bigint')} order by l.id for update of l`.execute(tx);
  return rows;
}

export async function putOn(tx: Tx, manifestId: string, labelIds: readonly string[]): Promise<void> {
  await tx.updateTable('parcelLabels').set({ manifestId }).where('id', '=', anyOf(labelIds, 'bigint')).execute();
}

export async function takeOff(tx: Tx, manifestId: string): Promise<void> {
  await tx.updateTable('parcelLabels').set({ manifestId: null }).where('manifestId', '=', manifestId).execute();
}

/** Those of a manifest, without what was cancelled since, by their tracking numbers. */
export async function findOn(db: Db, manifestId: string): Promise<ListedParcel[]> {
  const { rows } = await sql<ListedParcel>`
    select ${columns}
    from parcel_labels l join last_mile_rows r on r.id = l.row_id join order_numbers n on n.order_id = r.order_id
    left join orders o on o.id = n.order_id join stores s on s.id = n.shop_id join parcels p on p.id = l.parcel_id
    where l.manifest_id = ${manifestId} and l.state <> 'cancelled' order by l.tracking_number, l.id`.execute(db);
  return rows;
}
