import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { Message } from '@pressroom/contract/message';
import type { BatchStatus, LabelType, LastMileStatus } from '@pressroom/contract/lastMile/status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, contains } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { pageByKey } from '../../../platform/database/pageByKey.ts';
import { fail } from '../../../platform/failure.ts';
import { setPurchaseProblems } from '../../orders/orders.public.ts';
import { tellOrders } from './purchases.ts';

export interface BatchHead {
  id: string;
  batchNumber: string;
  labelType: LabelType;
  dataStatus: BatchStatus;
  errorNum: number;
}

/** 404 without it. */
export async function getBatch(db: Db, batchNumber: string): Promise<BatchHead> {
  const row = await db
    .selectFrom('lastMileBatches')
    .where('batchNumber', '=', batchNumber)
    .select(['id', 'batchNumber', 'labelType', 'dataStatus', sql<number>`jsonb_array_length(problems)`.as('errorNum')])
    .executeTakeFirst();
  if (!row) fail(404, 'lastMile.noBatch', { params: { number: batchNumber } });
  return { ...row, labelType: row.labelType as LabelType, dataStatus: row.dataStatus as BatchStatus };
}

/** A row as the acts on it see it. */
export interface RowRecord {
  id: string;
  batchId: string;
  batchNumber: string;
  labelType: LabelType;
  orderId: string;
  orderStatus: LastMileStatus;
  num: number;
  askedChannelId: string | null;
  askedSystem: string | null;
  channelId: string | null;
  provider: string | null;
  supplierName: string | null;
  channelType: number | null;
  channelCode: string | null;
  channelName: string | null;
  cost: string | null;
  currency: string | null;
  problem: Message | null;
  round: number;
  taskId: string | null;
  createUser: string;
  gmtModified: string;
  thirdOrderNumber: string;
}

const record = sql`
  r.id, r.batch_id, b.batch_number, b.label_type, r.order_id, r.order_status, r.num, r.asked_channel_id, r.asked_system,
  r.channel_id, r.provider, r.supplier_name, r.channel_type, r.channel_code, r.channel_name, r.cost, r.currency, r.problem,
  r.round, r.task_id, r.create_user, r.gmt_modified, n.third_order_number`;
const joined = sql`
  last_mile_rows r join last_mile_batches b on b.id = r.batch_id join order_numbers n on n.order_id = r.order_id`;

/** Rows that have not been deleted, in the order of their ids. */
export async function findRows(db: Db, ids: readonly string[]): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select ${record} from ${joined}
    where r.id = ${anyOf(ids, 'bigint')} and r.deleted_at is null order by r.id`.execute(db);
  return rows;
}

/** Locks the rows. Their orders are locked before them, everywhere, so that two acts cannot block each other. */
export async function lockRows(tx: Tx, ids: readonly string[]): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select ${record} from ${joined}
    where r.id = ${anyOf(ids, 'bigint')} and r.deleted_at is null order by r.id for update of r`.execute(tx);
  return rows;
}

export async function findRowIds(db: Db, batchId: string, orderNumbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from last_mile_rows r join order_numbers n on n.order_id = r.order_id
    where r.batch_id = ${batchId} and r.deleted_at is null and n.third_order_number = ${anyOf(orderNumbers, 'text')}
    order by r.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ListedRow extends RowRecord {
  shopName: string;
  parcels: number;
  outcomeUnknown: boolean;
  /** Has a label that its seller could take back. */
  isBought: boolean;
  trackingNumber: string | null;
  carrierName: string | null;
  gmtCreate: string;
}

const listed = sql`
  select ${record}, s.name as shop_name, r.gmt_create, o.tracking_number, o.carrier_name,
    (select count(*)::int from order_parcels p where p.order_id = r.order_id) as parcels,
    exists (select from parcel_labels l where l.row_id = r.id and l.state = 'unknown') as outcome_unknown,
    exists (select from parcel_labels l where l.row_id = r.id and l.state in ('placed', 'issued')) as is_bought
  from ${joined} join stores s on s.id = n.shop_id left join orders o on o.id = n.order_id`;

/** The row of the order in the newest batch that holds it. */
export async function findNewestRow(db: Db, orderId: string): Promise<ListedRow | undefined> {
  const { rows } = await sql<ListedRow>`
    ${listed} where r.order_id = ${orderId} and r.deleted_at is null order by r.id desc limit 1`.execute(db);
  return rows[0];
}

interface Search extends PageRequest {
  batchId: string;
  thirdOrderNumber?: string | undefined;
  orderStatus?: LastMileStatus | undefined;
}

/** In the order in which they came. */
export async function findPage(
  db: Db,
  { batchId, thirdOrderNumber, orderStatus, ...page }: Search,
): Promise<Page<ListedRow>> {
  const word = thirdOrderNumber ? sql`and n.third_order_number ilike ${contains(thirdOrderNumber)}` : sql``;
  const status = orderStatus === undefined ? sql`` : sql`and r.order_status = ${orderStatus}`;
  const matching = sql<ListedRow>`
    ${listed} where r.batch_id = ${batchId} and r.deleted_at is null ${status} ${word}`;
  return pageByKey(db, matching, { descending: false }, page);
}

/** How many rows of the batch have each status that occurs. */
export async function countByStatus(
  db: Db,
  batchId: string,
): Promise<{ orderStatus: LastMileStatus; totalNum: number }[]> {
  const { rows } = await sql<{ orderStatus: LastMileStatus; totalNum: number }>`
    select order_status, count(*)::int as total_num from last_mile_rows
    where batch_id = ${batchId} and deleted_at is null group by order_status order by order_status`.execute(db);
  return rows;
}

export interface NewRow {
  orderId: string;
  num: number;
}

/** Adds waiting rows to a batch. */
export async function insertRows(
  tx: Tx,
  { batchId, createUser }: { batchId: string; createUser: string },
  rows: readonly NewRow[],
): Promise<void> {
  await sql`
    insert into last_mile_rows (batch_id, order_id, num, order_status, create_user)
    select ${batchId}, given.order_id, given.num, 0, ${createUser}
    from unnest(${rows.map(({ orderId }) => orderId)}::bigint[], ${rows.map(({ num }) => num)}::int[])
      with ordinality as given (order_id, num, place)
    order by place`.execute(tx);
  // what an older batch was refused is out of date
  await setPurchaseProblems(
    tx,
    rows.map(({ orderId }) => ({ orderId, problem: null })),
  );
}

/** What an act or a step writes into a row; what is absent stays. */
export interface RowChange {
  orderStatus?: LastMileStatus;
  problem?: Message | null;
  taskId?: string | null;
  askedChannelId?: string | null;
  askedSystem?: string | null;
  /** In how many milliseconds the next step is due; null: none is. */
  dueInMs?: number | null;
}

export async function setRows(tx: Tx, ids: readonly string[], change: RowChange): Promise<void> {
  const { orderStatus, problem, taskId, askedChannelId, askedSystem, dueInMs } = change;
  const sets = [
    orderStatus !== undefined && sql`order_status = ${orderStatus}`,
    problem !== undefined && sql`problem = ${problem === null ? null : JSON.stringify(problem)}::jsonb`,
    taskId !== undefined && sql`task_id = ${taskId}`,
    askedChannelId !== undefined && sql`asked_channel_id = ${askedChannelId}`,
    askedSystem !== undefined && sql`asked_system = ${askedSystem}`,
    dueInMs !== undefined &&
      (dueInMs === null ? sql`due_at = null` : sql`due_at = clock_timestamp() + ${dueInMs} * interval '1 millisecond'`),
    sql`gmt_modified = clock_timestamp()`,
  ].filter((set) => set !== false);
  await sql`update last_mile_rows set ${sql.join(sets)} where id = ${anyOf(ids, 'bigint')}`.execute(tx);
  if (orderStatus !== undefined || problem !== undefined) await tellOrders(tx, ids);
}

export async function deleteRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      update last_mile_rows set deleted_at = clock_timestamp(), due_at = null
      where id = ${anyOf(ids, 'bigint')} returning batch_id)
    update last_mile_batches b set total = total - fewer.count, gmt_modified = clock_timestamp()
    from (select batch_id, count(*)::int as count from gone group by batch_id) as fewer
    where b.id = fewer.batch_id`.execute(tx);
  await tellOrders(tx, ids);
}
