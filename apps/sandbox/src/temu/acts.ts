import { NotNow } from '../system.ts';
import { makeAddress } from '../world/buyers.ts';
import type { TemuMarket } from './market.ts';
import { type Line, liveLines, orderStatus, type OrderStatus, type TemuOrder } from './order.ts';
import { isLive, labelStatus } from './package.ts';

/** What buyers, carriers and TEMU's customer service do to an order. */

const waiting: OrderStatus[] = [orderStatus.pending, orderStatus.toShip];
const shipped: OrderStatus[] = [orderStatus.shipped, orderStatus.partlyShipped, orderStatus.partlyDelivered];

export function release(market: TemuMarket, order: TemuOrder): void {
  allowIn([orderStatus.pending], order, 'is no longer pending');
  order.confirmedAt = market.core.world.clock.now();
  market.move(order, liveLines(order), orderStatus.toShip);
}

export function cancel(market: TemuMarket, order: TemuOrder): void {
  allowIn(waiting, order, 'can no longer be cancelled');
  const lines = liveLines(order);
  order.cancellationAsked = false;
  for (const line of lines) takeBack(line, line.quantity);
  for (const each of market.packagesOf(order))
    if (each.label && isLive(each)) each.label.status = labelStatus.cancelled;
  market.move(order, lines, orderStatus.cancelled);
}

/** One piece fewer of the first line that has several. */
export function cancelPiece(market: TemuMarket, order: TemuOrder): void {
  allowIn(waiting, order, 'can no longer be changed');
  const line = order.lines.find(({ quantity }) => quantity > 1);
  if (!line) throw new NotNow(`Order ${order.number} has no line of several pieces`);
  takeBack(line, 1);
  market.touch(order, [line]);
}

function takeBack(line: Line, pieces: number): void {
  line.quantity -= pieces;
  line.cancelledWhilePending ||= line.status === orderStatus.pending;
}

/** Without an answer of the seller's it is granted. */
export function askToCancel(market: TemuMarket, order: TemuOrder): void {
  allowIn(waiting, order, 'can no longer be cancelled');
  order.cancellationAsked = true;
  market.remind(order, 'grantCancellation', 24 * 3_600_000);
  market.touch(order, []);
  market.webhooks.cancellationAsked(order);
}

export function changeAddress(market: TemuMarket, order: TemuOrder): void {
  allowIn(waiting, order, 'goes where it was sent');
  order.buyer.address = makeAddress(market.draw('address'), order.buyer.address.country);
  delete order.addressAsked;
  order.moved = true;
  market.touch(order, []);
  market.webhooks.addressChanged(order);
}

export function askToMove(market: TemuMarket, order: TemuOrder): void {
  allowIn([orderStatus.toShip], order, 'does not wait to be shipped');
  order.addressAsked = makeAddress(market.draw('address'), order.buyer.address.country);
  market.touch(order, []);
}

/** The buyer stays, and so does the address; TEMU does not show them, or does again. */
export function withhold(market: TemuMarket, order: TemuOrder, withheld: boolean): void {
  order.withheld = withheld;
  market.touch(order, []);
}

export function pickUp(market: TemuMarket, order: TemuOrder): void {
  allowIn(shipped, order, 'does not wait for its carrier');
  order.pickedUpAt = market.core.world.clock.now();
  market.touch(order, []);
}

export function deliver(market: TemuMarket, order: TemuOrder): void {
  allowIn(shipped, order, 'is not on its way');
  order.deliveredAt = market.core.world.clock.now();
  const arrived = order.lines.filter(({ quantity, shipped: pieces }) => quantity > 0 && pieces === quantity);
  market.move(order, arrived, orderStatus.delivered);
}

function allowIn(states: OrderStatus[], order: TemuOrder, otherwise: string): void {
  if (!states.includes(order.status)) throw new NotNow(`Order ${order.number} ${otherwise}`);
}
