import { Conflict } from '../system.ts';
import { makeAddress } from '../world/buyers.ts';
import type { TemuState } from './state.ts';
import { type Line, liveLines, orderStatus, type OrderStatus, type TemuOrder } from './order.ts';
import { isLive, labelStatus } from './package.ts';

/** What buyers, carriers and TEMU's customer service do to an order. */

const waiting: OrderStatus[] = [orderStatus.pending, orderStatus.toShip];
const shipped: OrderStatus[] = [orderStatus.shipped, orderStatus.partlyShipped, orderStatus.partlyDelivered];

export function release(state: TemuState, order: TemuOrder): void {
  allowIn([orderStatus.pending], order, 'is no longer pending');
  order.confirmedAt = state.core.world.clock.now();
  state.move(order, liveLines(order), orderStatus.toShip);
}

export function cancel(state: TemuState, order: TemuOrder): void {
  allowIn(waiting, order, 'can no longer be cancelled');
  const lines = liveLines(order);
  order.cancellationAsked = false;
  for (const line of lines) takeBack(line, line.quantity);
  for (const each of state.packagesOf(order)) if (each.label && isLive(each)) each.label.status = labelStatus.cancelled;
  state.move(order, lines, orderStatus.cancelled);
}

/** Cancels one piece of the first line that has several. */
export function cancelPiece(state: TemuState, order: TemuOrder): void {
  allowIn(waiting, order, 'can no longer be changed');
  const line = order.lines.find(({ quantity }) => quantity > 1);
  if (!line) throw new Conflict(`Order ${order.number} has no line of several pieces`);
  takeBack(line, 1);
  state.touch(order, [line]);
}

function takeBack(line: Line, pieces: number): void {
  line.quantity -= pieces;
  line.cancelledWhilePending ||= line.status === orderStatus.pending;
}

/** If the seller does not answer, the cancellation is granted after a day. */
export function askToCancel(state: TemuState, order: TemuOrder): void {
  allowIn(waiting, order, 'can no longer be cancelled');
  order.cancellationAsked = true;
  state.schedule('grantCancellation', order.number, 24 * 3_600_000);
  state.touch(order, []);
  state.webhooks.cancellationRequested(order);
}

export function changeAddress(state: TemuState, order: TemuOrder): void {
  allowIn(waiting, order, 'goes where it was sent');
  order.buyer.address = makeAddress(state.draw('address'), order.buyer.address.country);
  delete order.addressAsked;
  order.moved = true;
  state.touch(order, []);
  state.webhooks.addressChanged(order);
}

export function askToChangeAddress(state: TemuState, order: TemuOrder): void {
  allowIn([orderStatus.toShip], order, 'does not wait to be shipped');
  order.addressAsked = makeAddress(state.draw('address'), order.buyer.address.country);
  state.touch(order, []);
}

/** TEMU masks name, street and phone of the buyer, or shows them again. */
export function withhold(state: TemuState, order: TemuOrder, withheld: boolean): void {
  order.withheld = withheld;
  state.touch(order, []);
}

export function pickUp(state: TemuState, order: TemuOrder): void {
  allowIn(shipped, order, 'does not wait for its carrier');
  order.pickedUpAt = state.core.world.clock.now();
  state.touch(order, []);
}

export function deliver(state: TemuState, order: TemuOrder): void {
  allowIn(shipped, order, 'is not on its way');
  order.deliveredAt = state.core.world.clock.now();
  const arrived = order.lines.filter(({ quantity, shipped: pieces }) => quantity > 0 && pieces === quantity);
  state.move(order, arrived, orderStatus.delivered);
}

function allowIn(states: OrderStatus[], order: TemuOrder, otherwise: string): void {
  if (!states.includes(order.status)) throw new Conflict(`Order ${order.number} ${otherwise}`);
}
