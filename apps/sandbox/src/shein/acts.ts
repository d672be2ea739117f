import { Conflict } from '../system.ts';
import { makeAddress } from '../world/buyers.ts';
import type { SheinState } from './state.ts';
import { orderStatus, type SheinOrder } from './order.ts';

/** What buyers, carriers and SHEIN's customer service do to an order. */

const notShipped = [orderStatus.pending, orderStatus.toShip, orderStatus.toBePickedUp];

export function cancel(state: SheinState, order: SheinOrder): void {
  allowIn(notShipped, order, 'can no longer be cancelled');
  order.endedAt = state.core.world.clock.now();
  state.move(order, orderStatus.refunded);
}

export function changeAddress(state: SheinState, order: SheinOrder): void {
  allowIn(notShipped, order, 'goes where it was sent');
  order.buyer.address = makeAddress(state.draw('address'), order.buyer.address.country);
  state.touch(order);
}

export function pickUp(state: SheinState, order: SheinOrder): void {
  allowIn([orderStatus.toBePickedUp], order, 'does not wait for its carrier');
  order.pickedUpAt = state.core.world.clock.now();
  state.move(order, orderStatus.shipped);
}

export function deliver(state: SheinState, order: SheinOrder): void {
  allowIn([orderStatus.shipped], order, 'is not on its way');
  order.deliveredAt = state.core.world.clock.now();
  state.move(order, orderStatus.delivered);
}

/** The parcel is lost, or the buyer does not take it. */
export function fail(state: SheinState, order: SheinOrder, status: 8 | 9): void {
  allowIn([orderStatus.toBePickedUp, orderStatus.shipped], order, 'is not with a carrier');
  order.endedAt = state.core.world.clock.now();
  state.move(order, status);
}

function allowIn(states: number[], order: SheinOrder, otherwise: string): void {
  if (!states.includes(order.status)) throw new Conflict(`Order ${order.number} ${otherwise}`);
}
