import { openStatuses, type OrderStatus } from '@pressroom/contract/orders/status';
import type { Message } from '@pressroom/contract/message';
import type { OrderRecord } from '../record/record.ts';
import { type Move, type ProgramMove, startsOf } from './moves.ts';
import { objection, type RuledAct } from './rules.ts';

declare const allowedFor: unique symbol;

/** A record that a rule has let through for this act. Only the functions of this file make one. */
export type Allowed<Order, Act extends RuledAct | Move | 'label'> = Order & { readonly [allowedFor]: Act };

export interface Refused {
  order: OrderRecord;
  problem: Message;
}

/**
 * Parts the orders that may go through from those that may not. `others`: what other orders object to, by the id of the
 * order that it concerns.
 */
export function partitionByRule<Act extends RuledAct>(
  act: Act,
  orders: readonly OrderRecord[],
  others: ReadonlyMap<string, Message>,
): { allowed: Allowed<OrderRecord, Act>[]; refused: Refused[] } {
  const allowed: Allowed<OrderRecord, Act>[] = [];
  const refused: Refused[] = [];
  for (const order of orders) {
    const problem = objection(act, order) ?? others.get(order.id);
    if (problem) refused.push({ order, problem });
    else allowed.push(order as Allowed<OrderRecord, Act>);
  }
  return { allowed, refused };
}

/**
 * Clears orders for a move that the program makes by itself. Such a move follows from facts, so no rule for staff
 * applies. Throws where an order is in another status than the move starts from, which is an error in our code.
 */
export function allowMove<M extends ProgramMove>(move: M, orders: readonly OrderRecord[]): Allowed<OrderRecord, M>[] {
  for (const { id, sysStatus } of orders) {
    if (!startsOf(move).includes(sysStatus))
      throw new Error(`${move} does not start in status ${sysStatus}: order ${id}`);
  }
  return orders as Allowed<OrderRecord, M>[];
}

/** What decides whether an order may get another label. */
export interface LabelState {
  thirdOrderNumber: string;
  sysStatus: OrderStatus;
  shipmentConfirmation: string | null;
}

/**
 * Clears the order for another label. An order that has shipped, or is being confirmed at this moment, keeps its label.
 */
export function allowLabel<Order extends LabelState>(
  order: Order,
): { allowed: Allowed<Order, 'label'> } | { problem: Message } {
  const params = { order: order.thirdOrderNumber };
  if (order.shipmentConfirmation) return { problem: { key: 'orders.label.telling', params } };
  if (openStatuses.includes(order.sysStatus)) return { allowed: order as Allowed<Order, 'label'> };
  const status: Message = { key: `orders.status.${order.sysStatus}` };
  return { problem: { key: 'orders.label.locked', params: { ...params, status } } };
}
