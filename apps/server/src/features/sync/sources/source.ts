import type { Message } from '@pressroom/contract/message';
import type { MarketAddress, MarketOrder } from '../../orders/orders.public.ts';

/** The result of fetching one order. */
export type FetchResult =
  | { kind: 'order'; order: MarketOrder }
  | { kind: 'failed'; problem: Message }
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
  /** Present where the list has told everything but the address. */
  result?: FetchResult;
}

export interface ListedPage {
  listed: Listed[];
  /** Entries of the list that cannot be read; the number where at least that is known. */
  unreadable: { number: string | undefined; where: string }[];
  /** Everything up to this moment has been listed. */
  completeUntil: Date | undefined;
}

export interface Search {
  from: Date;
  to: Date;
  by: 'created' | 'updated';
}

/** The orders of one store at its marketplace, in one form for all marketplaces. Failures of a call are thrown unchanged. */
export interface MarketSource {
  pages(search: Search, signal: AbortSignal): AsyncGenerator<ListedPage, void>;
  /** The listed orders without their addresses, by number. */
  read(listed: readonly Listed[], signal: AbortSignal): Promise<Map<string, FetchResult>>;
  find(numbers: readonly string[], signal: AbortSignal): Promise<Map<string, FetchResult>>;
  /** Null while the marketplace holds it back. Marketplaces limit these calls: ask only where the address is needed. */
  address(number: string, signal: AbortSignal): Promise<MarketAddress | null>;
  /** How long to wait before asking again for an address that was held back. */
  addressPauseMs: number;
}
