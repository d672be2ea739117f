import type { Message } from '@pressroom/contract/message';
import type { OrderAct } from '@pressroom/contract/orders/status';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { findParcelObjections } from '../record/numbers.ts';
import { findParcelsNotReady } from '../record/outgoing.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';
import { type Allowed, partitionByRule } from './allowed.ts';
import type { RuledAct } from './rules.ts';

/** Why one order of many was left out. `label`: its number. */
export interface Refusal {
  id: string;
  label: string;
  reason: Message['key'];
  msg: Message;
}

export interface Partition<Act extends RuledAct> {
  allowed: Allowed<OrderRecord, Act>[];
  refused: Refusal[];
}

/** Locks the orders until the transaction ends, and parts those that may go through from those that may not. */
export async function lockAllowed<Act extends OrderAct>(
  tx: Tx,
  act: Act,
  ids: readonly string[],
): Promise<Partition<Act>> {
  return partition(tx, act, { ids, orders: await lockOrders(tx, ids) });
}

/** The whole rule of an act: of each order alone, and of the parcels that it shares. Ids that no order has are refused, too. */
export async function partition<Act extends RuledAct>(
  db: Db,
  act: Act,
  { ids, orders }: { ids: readonly string[]; orders: readonly OrderRecord[] },
): Promise<Partition<Act>> {
  const others = leaves(act) ? await findLeavingObjections(db, orders) : new Map<string, Message>();
  const { allowed, refused } = partitionByRule(act, orders, others);
  const found = new Set(orders.map((order) => order.id));
  const unknown = ids
    .filter((id) => !found.has(id))
    .map((id) => refusalOf({ id, thirdOrderNumber: id }, { key: 'platform.notFound' }));
  return { allowed, refused: [...unknown, ...refused.map(({ order, problem }) => refusalOf(order, problem))] };
}

/** By id, why the parcels of orders must not leave. */
async function findLeavingObjections(db: Db, orders: readonly OrderRecord[]): Promise<Map<string, Message>> {
  return new Map([...(await findParcelsNotReady(db, orders)), ...(await findParcelObjections(db, orders))]);
}

/** True for acts that send a parcel. */
function leaves(act: RuledAct): boolean {
  return act === 'ship' || act === 'schedule';
}

/** One order by the whole rule of an act. */
export async function allowOne<Act extends RuledAct>(
  db: Db,
  act: Act,
  order: OrderRecord,
): Promise<{ allowed: Allowed<OrderRecord, Act> } | { problem: Message }> {
  const { allowed, refused } = await partition(db, act, { ids: [order.id], orders: [order] });
  return allowed[0] ? { allowed: allowed[0] } : { problem: refused[0]!.msg };
}

export function refusalOf(
  { id, thirdOrderNumber }: Pick<OrderRecord, 'id' | 'thirdOrderNumber'>,
  msg: Message,
): Refusal {
  return { id, label: thirdOrderNumber, reason: msg.key, msg };
}
