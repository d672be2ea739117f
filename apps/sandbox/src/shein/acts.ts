import { NotNow } from '../system.ts';
import { makeAddress } from '../world/buyers.ts';
import type { SheinMarket } from './market.ts';
import { orderStatus, type SheinOrder } from './order.ts';

/** What buyers, carriers and SHEIN's customer service do to an order. */

const notShipped = [orderStatus.pending, orderStatus.toShip, orderStatus.toBePickedUp];

export function cancel(market: SheinMarket, order: SheinOrder): void {
  allowIn(notShipped, order, 'can no longer be cancelled');
  order.endedAt = market.core.world.clock.now();
  market.move(order, orderStatus.refunded);
}

export function changeAddress(market: SheinMarket, order: SheinOrder): void {
  allowIn(notShipped, order, 'goes where it was sent');
  order.buyer.address = makeAddress(market.draw('address'), order.buyer.address.country);
  market.touch(order);
}

export function pickUp(market: SheinMarket, order: SheinOrder): void {
  allowIn([orderStatus.toBePickedUp], order, 'does not wait for its carrier');
  order.pickedUpAt = market.core.world.clock.now();
  market.move(order, orderStatus.shipped);
}

export function deliver(market: SheinMarket, order: SheinOrder): void {
  allowIn([orderStatus.shipped], order, 'is not on its way');
  order.deliveredAt = market.core.world.clock.now();
  market.move(order, orderStatus.delivered);
}

/** The parcel is lost, or the buyer does not take it. */
export function fail(market: SheinMarket, order: SheinOrder, status: 8 | 9): void {
  allowIn([orderStatus.toBePickedUp, orderStatus.shipped], order, 'is not with a carrier');
  order.endedAt = market.core.world.clock.now();
  market.move(order, status);
}

function allowIn(states: number[], order: SheinOrder, otherwise: string): void {
  if (!states.includes(order.status)) throw new NotNow(`Order ${order.number} ${otherwise}`);
}
