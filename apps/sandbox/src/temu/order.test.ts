import { describe, expect, it } from 'vitest';
import { type Line, orderStatus, type OrderStatus, parentStatusOf, type TemuOrder } from './order.ts';

const { pending, toShip, cancelled, shipped, delivered, partlyShipped, partlyDelivered } = orderStatus;

/** An order whose lines have these states; a cancelled line has no pieces left. */
function orderOf(states: OrderStatus[]): TemuOrder {
  const lines = states.map((status) => ({ status, quantity: status === cancelled ? 0 : 1 }) as Line);
  return { lines } as TemuOrder;
}

describe('the status of a parent order', () => {
  it.each<[lines: OrderStatus[], parent: OrderStatus]>([
    [[pending], pending],
    [[toShip], toShip],
    [[pending, toShip], pending],
    [[toShip, shipped], partlyShipped],
    [[toShip, partlyShipped], partlyShipped],
    [[shipped, shipped], shipped],
    [[shipped, delivered], partlyDelivered],
    [[toShip, delivered], partlyDelivered],
    [[delivered, delivered], delivered],
    [[cancelled], cancelled],
    [[], cancelled],
    [[cancelled, toShip], toShip],
    [[cancelled, shipped], shipped],
    [[cancelled, delivered], delivered],
  ])('of lines in %j is %i', (lines, parent) => {
    expect(parentStatusOf(orderOf(lines))).toBe(parent);
  });
});
