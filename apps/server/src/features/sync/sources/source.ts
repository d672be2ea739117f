import type { MarketAddress, MarketOrder } from '../../orders/orders.public.ts';
import type { SyncProblem } from '../failures/problem.ts';

/** What came of asking for one order. */
export type Told =
  | { kind: 'order'; order: MarketOrder }
  | { kind: 'failed'; problem: SyncProblem }
  /** Somebody else ships it, such as the marketplace from its own warehouse. */
  | { kind: 'notOurs' };

/** An order as a list names it. */
export interface Listed {
  number: string;
  /** The marketplace's own word for its state. */
  status: string;
  shipped: boolean;
  createdAt: string | null;
  updatedAt: string | null;
  /** Present where the list says all that there is to say but the address. */
  told?: Told;
}

export interface ListedPage {
  listed: Listed[];
  /** Named in a way that nobody can read; the number where at least that is known. */
  unreadable: { number: string | undefined; where: string }[];
  /** Everything up to this moment has been listed. */
  completeUntil: Date | undefined;
}

export interface Search {
  from: Date;
  to: Date;
  by: 'created' | 'updated';
}

/** One store's orders at its marketplace, in the same words for all marketplaces. Failures of a call are thrown as it throws them. */
export interface MarketSource {
  pages(search: Search, signal: AbortSignal): AsyncGenerator<ListedPage, void>;
  /** All of the listed but their addresses, by number. */
  read(listed: readonly Listed[], signal: AbortSignal): Promise<Map<string, Told>>;
  find(numbers: readonly string[], signal: AbortSignal): Promise<Map<string, Told>>;
  /** Null while it is held back. Calls for it are counted there: only where it is wanted. */
  address(number: string, signal: AbortSignal): Promise<MarketAddress | null>;
  /** How long to leave a held back address alone. */
  addressPauseMs: number;
}
