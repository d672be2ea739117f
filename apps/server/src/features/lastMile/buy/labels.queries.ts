import type { LabelState } from '@pressroom/contract/lastMile/parcels';
import type { Message } from '@pressroom/contract/message';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Provider } from '../sellers/seller.ts';

/** A label that was bought or is being bought. */
export interface Label {
  id: string;
  parcelId: string;
  rowId: string;
  provider: Provider;
  channelId: string | null;
  storeId: string | null;
  channelCode: string;
  channelName: string;
  reference: string;
  offer: Readonly<Record<string, string>>;
  providerNumber: string | null;
  state: LabelState;
  trackingNumber: string | null;
  carrierName: string | null;
  labelKey: string | null;
  paid: string | null;
  currency: string | null;
  problem: Message | null;
  /** The hash of the address that its seller was given; null where it was arranged there already. */
  recipient: string | null;
  sentAt: string | null;
  sends: number;
  cancelSentAt: string | null;
  createUser: string;
  gmtCreate: string;
}

/** The labels of a row that are neither cancelled nor failed, in the order of their ids. */
export async function findLive(db: Db, rowId: string): Promise<Label[]> {
  const { rows } = await sql<Label>`
    select * from parcel_labels where row_id = ${rowId} and state not in ('cancelled', 'failed') order by id`.execute(
    db,
  );
  return rows;
}

/** Of each parcel that the row's order has now, the label that was tried last for this row. */
export async function findLatest(db: Db, rowId: string): Promise<Label[]> {
  const { rows } = await sql<Label>`
    select distinct on (l.parcel_id) l.*
    from parcel_labels l
    join last_mile_rows r on r.id = l.row_id
    join order_parcels p on p.parcel_id = l.parcel_id and p.order_id = r.order_id
    where l.row_id = ${rowId} order by l.parcel_id, l.id desc`.execute(db);
  return rows;
}

/** Those of these rows that have a live label. */
export async function findLiveRows(db: Db, rowIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ rowId: string }>`
    select distinct row_id from parcel_labels
    where row_id = ${anyOf(rowIds, 'bigint')} and state not in ('cancelled', 'failed')`.execute(db);
  return new Set(rows.map(({ rowId }) => rowId));
}

/** Those of these rows that have a label which its seller could take back. */
export async function findBoughtRows(db: Db, rowIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ rowId: string }>`
    select distinct row_id from parcel_labels
    where row_id = ${anyOf(rowIds, 'bigint')} and state in ('placed', 'issued')`.execute(db);
  return new Set(rows.map(({ rowId }) => rowId));
}

/** In which batch, and for which order, each of these parcels has a live label. */
export async function findLiveOf(
  db: Db,
  parcelIds: readonly string[],
): Promise<Map<string, { rowId: string; batchNumber: string; orderNumber: string }>> {
  const { rows } = await sql<{ parcelId: string; rowId: string; batchNumber: string; orderNumber: string }>`
    select l.parcel_id, l.row_id, b.batch_number, n.third_order_number as order_number
    from parcel_labels l join last_mile_rows r on r.id = l.row_id join last_mile_batches b on b.id = r.batch_id
    join order_numbers n on n.order_id = r.order_id
    where l.parcel_id = ${anyOf(parcelIds, 'bigint')} and l.state not in ('cancelled', 'failed')`.execute(db);
  return new Map(rows.map((row) => [row.parcelId, row]));
}

export interface NewLabel {
  parcelId: string;
  parcelNo: number;
  rowId: string;
  batchNumber: string;
  provider: Provider;
  channelId: string | null;
  storeId: string | null;
  channelCode: string;
  channelName: string;
  offer: Readonly<Record<string, string>>;
  createUser: string;
}

/** The intentions to buy these labels. That a parcel has a live label already ends in an error of the database. */
export async function insertLabels(tx: Tx, labels: readonly NewLabel[]): Promise<void> {
  if (labels.length === 0) return;
  const values = labels.map(({ batchNumber, parcelNo, ...label }) => ({
    ...label,
    offer: JSON.stringify(label.offer),
    // ours: batch, order and parcel, and an end that no other database has given before
    reference: `${batchNumber}-${label.rowId}-${parcelNo}-${randomBytes(3).toString('hex')}`,
    state: 'waiting',
  }));
  await tx.insertInto('parcelLabels').values(values).execute();
}

/** What a step writes into a label; what is absent stays. */
export interface LabelChange {
  state?: LabelState;
  problem?: Message | null;
  providerNumber?: string | undefined;
  trackingNumber?: string | undefined;
  carrierName?: string | undefined;
  labelKey?: string;
  paid?: { amount: bigint; currency: string } | undefined;
  /** It leaves us now, for this recipient. */
  sent?: Pick<Label, 'recipient'>;
  /** Its cancellation leaves us now; null: it has certainly not arrived. */
  cancelSent?: true | null;
}

export async function setLabel(tx: Tx, id: string, change: LabelChange): Promise<void> {
  const { state, problem, providerNumber, trackingNumber, carrierName, labelKey, paid, sent, cancelSent } = change;
  const sets = [
    state !== undefined && sql`state = ${state}`,
    problem !== undefined && sql`problem = ${problem === null ? null : JSON.stringify(problem)}::jsonb`,
    providerNumber !== undefined && sql`provider_number = ${providerNumber}`,
    trackingNumber !== undefined && sql`tracking_number = ${trackingNumber}`,
    carrierName !== undefined && sql`carrier_name = ${carrierName}`,
    labelKey !== undefined && sql`label_key = ${labelKey}`,
    paid !== undefined && sql`paid = ${String(paid.amount)}, currency = ${paid.currency}`,
    sent && sql`sent_at = clock_timestamp(), sends = sends + 1, recipient = ${sent.recipient}`,
    cancelSent !== undefined && (cancelSent ? sql`cancel_sent_at = clock_timestamp()` : sql`cancel_sent_at = null`),
    sql`gmt_modified = clock_timestamp()`,
  ].filter((set) => set !== false && set !== undefined);
  await sql`update parcel_labels set ${sql.join(sets)} where id = ${id}`.execute(tx);
}

/** The state of a label in this transaction; undefined where it is gone. */
export async function lockLabel(tx: Tx, id: string): Promise<Label | undefined> {
  const { rows } = await sql<Label>`select * from parcel_labels where id = ${id} for update`.execute(tx);
  return rows[0];
}
