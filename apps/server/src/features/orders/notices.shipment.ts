import type { OrderProblem } from './orders.records.ts';

/** What a marketplace is to be told. */
export interface Shipment {
  orderNumber: string;
  carrierName: string;
  trackingNumber: string;
  /** The marketplace's names of the pieces that our order holds; none where nobody kept them: then all. */
  items: readonly string[];
  /** Requests of the buyer that a person has decided to pass over. */
  passedOver: readonly string[];
  /** Where the store's parcels leave from, as far as it has been chosen. */
  warehouseId: string | null;
}

/** How the shipment stands at the marketplace at this moment. */
export type Look =
  | { name: 'told' }
  /** It has other numbers, and is not waiting for one any more. */
  | { name: 'otherwise'; numbers: string[] }
  | { name: 'impossible'; problem: OrderProblem }
  /** Asked for nothing but what is missing. Answers why it was refused. */
  | { name: 'untold'; send: () => Promise<OrderProblem | undefined> };

export function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function noCarrier(carrier: string, known: readonly string[]): Look {
  return {
    name: 'impossible',
    problem: { key: 'orders.telling.noCarrier', params: { carrier, known: known.join(', ') } },
  };
}
