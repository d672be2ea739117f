import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { type LastMileAct, lastMileStatus } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { findParcels, findSharing, lockOrders, type OrderRecord, setCancelling } from '../../orders/orders.public.ts';
import { rowObjection } from '../rows/objection.ts';
import { refusalOf } from '../rows/present.ts';
import { findRows, lockRows, type RowChange, type RowRecord, setRows } from '../rows/rows.queries.ts';
import { type Shipment, shipmentsOf } from '../shipment/shipment.ts';
import { advanceRow } from './advanceRow.ts';
import { findBoughtRows } from './labels.queries.ts';

export type Outcome = HandlerOutput<typeof lastMile.bulkOrder>;

/** Rows that are locked together with their orders, by whether the act is for them. */
export interface Locked {
  allowed: RowRecord[];
  refused: Outcome['refused'];
  shipments: Map<string, Shipment>;
}

/** Locks the rows with their orders and those that share a parcel with them. Rows that the act is not for are named. */
export async function lockForAct({ tx }: Act, act: LastMileAct, ids: readonly string[]): Promise<Locked> {
  const found = await findRows(tx, ids);
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))];
  const orders: OrderRecord[] = await lockOrders(tx, await findSharing(tx, orderIds));
  const rows = await lockRows(tx, ids);
  const known = new Set(rows.map(({ id }) => id));
  const refused = ids
    .filter((id) => !known.has(id))
    .map((id) => refusalOf({ id, thirdOrderNumber: id }, { key: 'lastMile.gone' }));
  const allowed: RowRecord[] = [];
  for (const row of rows) {
    const problem = rowObjection(act, row);
    if (problem) refused.push(refusalOf(row, problem));
    else allowed.push(row);
  }
  return { allowed, refused, shipments: shipmentsOf(orderIds, orders, await findParcels(tx, orderIds)) };
}

/** Parts the rows by what `objection` says of each. */
export function part(locked: Locked, objection: (row: RowRecord) => Message | undefined): Locked {
  const allowed: RowRecord[] = [];
  const refused = [...locked.refused];
  for (const row of locked.allowed) {
    const problem = objection(row);
    if (problem) refused.push(refusalOf(row, problem));
    else allowed.push(row);
  }
  return { ...locked, allowed, refused };
}

/** Sets the rows going: each is a job, and one task follows them. */
export async function startRows(
  act: Act,
  { allowed, refused }: Pick<Locked, 'allowed' | 'refused'>,
  { change, titleKey }: { change: RowChange; titleKey: MessageKey },
): Promise<Outcome> {
  const { tx, app, actor } = act;
  const ids = allowed.map(({ id }) => id);
  const told = underIds(allowed, ({ thirdOrderNumber, batchNumber, orderStatus }) => ({
    thirdOrderNumber,
    batchNumber,
    orderStatus,
  }));
  const after = underIds(allowed, ({ thirdOrderNumber, orderStatus }) => ({
    thirdOrderNumber,
    orderStatus: change.orderStatus ?? orderStatus,
  }));
  act.audit({
    object: 'lastMileRows',
    ids,
    before: told,
    after: { ...after, ...(refused.length > 0 && { refused: refused.length }) },
  });
  if (ids.length === 0) return { done: [], refused };
  const taskId = await startTask(tx, actor, { kind: 'lastMile', titleKey, total: ids.length });
  await setRows(tx, ids, { ...change, taskId, dueInMs: 0 });
  await app.jobs.enqueueMany(
    tx,
    advanceRow,
    ids.map((rowId) => ({ rowId })),
  );
  return { done: ids, refused, taskId };
}

/** Asks channels for prices. */
export async function calculate(
  act: Act,
  ids: readonly string[],
  asked: { askedChannelId: string | null; askedSystem: string | null },
): Promise<Outcome> {
  const locked = await lockForAct(act, 'calculate', ids);
  const change = { orderStatus: lastMileStatus.calculating, problem: null, ...asked };
  return startRows(act, locked, { change, titleKey: 'lastMile.task.calculate' });
}

/** Fetches the label of what was ordered; of what failed, finds out whether it was ordered after all. */
export async function fetchLabels(act: Act, ids: readonly string[]): Promise<Outcome> {
  const locked = await lockForAct(act, 'getLabel', ids);
  return startRows(act, locked, { change: {}, titleKey: 'lastMile.task.label' });
}

/** Has the marketplaces ship the rows' orders. */
export async function push(act: Act, ids: readonly string[]): Promise<Outcome> {
  const locked = await lockForAct(act, 'push', ids);
  const change = { orderStatus: lastMileStatus.pushing, problem: null };
  return startRows(act, locked, { change, titleKey: 'lastMile.task.push' });
}

/** Asks sellers to take labels back. Until they have answered, nobody may print them. */
export async function cancelLabels(act: Act, ids: readonly string[]): Promise<Outcome> {
  const found = await lockForAct(act, 'cancelLabel', ids);
  const bought = await findBoughtRows(act.tx, ids);
  const locked = part(found, ({ id }) => (bought.has(id) ? undefined : { key: 'lastMile.nothingToCancel' }));
  const { rows } = await sql<{ parcelId: string }>`
    update parcel_labels set state = 'cancelling', cancel_sent_at = null, problem = null, gmt_modified = clock_timestamp()
    where row_id = any(${locked.allowed.map(({ id }) => id)}::bigint[]) and state in ('placed', 'issued')
    returning parcel_id`.execute(act.tx);
  const parcelIds = rows.map(({ parcelId }) => parcelId);
  if (parcelIds.length > 0) await setCancelling(act, parcelIds, true);
  return startRows(act, locked, { change: { problem: null }, titleKey: 'lastMile.task.cancel' });
}
