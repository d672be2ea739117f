import type { Message } from '@pressroom/contract/message';
import { keyOfName, matchCarrier, type TheirCarrier } from './carrierNames.rules.ts';
import type { CarrierAnswer, CarrierList, CarrierQuestion } from './carrierNames.queries.ts';

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
  /** What people have said that the carrier is called at marketplaces. */
  answers: readonly CarrierAnswer[];
}

/** How the shipment stands at the marketplace at this moment. */
export type Look =
  | { name: 'told' }
  /** It has other numbers, and is not waiting for one any more. */
  | { name: 'otherwise'; numbers: string[] }
  | { name: 'impossible'; problem: Message }
  /** Only a person can tell which of the marketplace's carriers it is. */
  | { name: 'unclear'; question: CarrierQuestion }
  /** Asked for nothing but what is missing. */
  | { name: 'untold'; send: () => Promise<Sent> };

/** What came of telling. */
export interface Sent {
  /** Why it was refused. */
  problem?: Message | undefined;
  /** What the marketplace remarks on what it has accepted. */
  warnings?: readonly string[];
}

export function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** What a person has said counts, then what is certain; anything else is asked. */
export function chooseCarrier<Theirs extends TheirCarrier>(
  { carrierName, answers }: Shipment,
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
