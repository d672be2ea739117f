import type { Message } from '@pressroom/contract/message';
import type { MarketItem } from '../record/marketLine.ts';
import { keyOfName, matchCarrier, type TheirCarrier } from './carrierNames.rules.ts';
import type { CarrierAnswer, CarrierList, CarrierQuestion } from './carrierNames.queries.ts';

/** What a marketplace is to be told. */
export interface Shipment {
  orderNumber: string;
  /** One at least. */
  parcels: readonly ShippedParcel[];
  /** Requests of the buyer that a person has decided to ignore. */
  passedOver: readonly string[];
  /** Where the store's parcels leave from, as far as it has been chosen. */
  warehouseId: string | null;
}

export interface ShippedParcel {
  carrierName: string;
  trackingNumber: string;
  /** The marketplace's own names of the pieces in it; null: everything in the order. */
  pieces: readonly MarketItem[] | null;
  /** People's answers to what the carrier is called at marketplaces. */
  answers: readonly CarrierAnswer[];
}

/** Longer than a call can last: what the marketplace does not know of by then was not sent. */
export const settledAfterMs = 120_000;

/** How the shipment stands at the marketplace at this moment. */
export type Look =
  | { name: 'told' }
  /** The marketplace has other tracking numbers and accepts no more. */
  | { name: 'otherwise'; numbers: string[] }
  | { name: 'impossible'; problem: Message }
  /** Only a person can tell which of the marketplace's carriers it is. */
  | { name: 'unclear'; question: CarrierQuestion }
  /** The marketplace can be told now; `send` tells only what it does not know yet. */
  | { name: 'untold'; send: () => Promise<Sent> };

/** The marketplace's answer to a confirmation. */
export interface Sent {
  /** Why it was refused. */
  problem?: Message | undefined;
  /** What the marketplace remarks on what it has accepted. */
  warnings?: readonly string[];
}

export function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function holds({ pieces }: ShippedParcel, id: string): boolean {
  return pieces === null || pieces.some((piece) => piece.id === id);
}

/** The carriers of parcels, by parcel; or what stands in the way of one of them. */
export function chooseCarriers<Theirs extends TheirCarrier>(
  parcels: readonly ShippedParcel[],
  list: CarrierList,
  theirs: readonly Theirs[],
): { carrierOf: Map<ShippedParcel, Theirs> } | { look: Look } {
  const carrierOf = new Map<ShippedParcel, Theirs>();
  for (const parcel of parcels) {
    const chosen = chooseCarrier(parcel, list, theirs);
    if ('look' in chosen) return chosen;
    carrierOf.set(parcel, chosen.carrier);
  }
  return { carrierOf };
}

/** A person's answer comes first, then a certain match; otherwise a person has to be asked. */
export function chooseCarrier<Theirs extends TheirCarrier>(
  { carrierName, answers }: Pick<ShippedParcel, 'carrierName' | 'answers'>,
  { marketplace, region }: CarrierList,
  theirs: readonly Theirs[],
): { carrier: Theirs } | { look: Look } {
  if (theirs.length === 0) return { look: { name: 'impossible', problem: { key: 'orders.telling.noCarriers' } } };
  const answer = answers.find((one) => one.marketplace === marketplace && one.region === region);
  const said = answer && theirs.find(({ name }) => keyOfName(name) === keyOfName(answer.theirName));
  const carrier = said ?? matchCarrier(carrierName, theirs);
  if (carrier) return { carrier };
  const choices = [...new Set(theirs.map(({ name }) => name))];
  return { look: { name: 'unclear', question: { marketplace, region, ourName: carrierName.trim(), choices } } };
}
