import type { Refusal } from '@pressroom/contract/fields/outcomes';
import type { OrderAct } from '@pressroom/contract/orders/status';
import type { Tx } from '../../../platform/database/database.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { lockOrders, type OrderProblem, type OrderRecord } from '../record/record.ts';
import { objection } from './rules.ts';

export interface Judgement {
  allowed: OrderRecord[];
  refused: Refusal[];
}

/** What keeps something from an order; undefined where nothing does. */
export type Objection = (order: OrderRecord) => OrderProblem | undefined;

/** Locks the orders until the transaction ends, and parts those that may go through from those that may not. */
export async function judgeEach(tx: Tx, ids: readonly string[], act: OrderAct, t: Translate): Promise<Judgement> {
  return part(await lockOrders(tx, ids), ids, (order) => objection(act, order, t), t);
}

/** Ids that no order has are refused too. */
export function part(
  orders: readonly OrderRecord[],
  ids: readonly string[],
  objectionOf: Objection,
  t: Translate,
): Judgement {
  const found = new Set(orders.map((order) => order.id));
  const allowed: OrderRecord[] = [];
  const refused: Refusal[] = ids
    .filter((id) => !found.has(id))
    .map((id) => refusalOf({ id, thirdOrderNumber: id }, { key: 'platform.notFound' }, t));
  for (const order of orders) {
    const problem = objectionOf(order);
    if (problem) refused.push(refusalOf(order, problem, t));
    else allowed.push(order);
  }
  return { allowed, refused };
}

export function refusalOf(
  order: Pick<OrderRecord, 'id' | 'thirdOrderNumber'>,
  { key, params }: OrderProblem,
  t: Translate,
): Refusal {
  return { id: order.id, label: order.thirdOrderNumber, reason: key, msg: t(key, params) };
}
