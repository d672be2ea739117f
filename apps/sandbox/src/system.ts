import type { FastifyInstance } from 'fastify';
import type { ScheduledEvent } from './world/schedule.ts';
import type { Marketplace, Store } from './world/stores.ts';

/** One outside protocol, with what its other side remembers. */
export interface System {
  readonly name: string;
  routes(app: FastifyInstance): void | Promise<void>;
  /** Begins anew with the world that the core has now. */
  reset(): void;
  /** What it asked the schedule to remind it of. */
  happen(event: ScheduledEvent): void;
  /** Plain data for a snapshot, and back. */
  save(): unknown;
  load(saved: unknown): void;
  /** What a tester must know to configure the client: keys, addresses. */
  describe(): Record<string, unknown>;
  /** Where it sends webhooks and in which form, if it has any. */
  readonly webhooks?: WebhookControl;
}

export interface WebhookControl {
  settings(): Record<string, unknown>;
  configure(spec: unknown): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

export interface OrderSpec {
  count: number;
  /** The orders are spread over so many hours up to now. */
  withinHours: number;
  /** Shares of the orders that are cancelled, or get another address, while they wait. */
  cancelled: number;
  moved: number;
  /** Share that the marketplace holds back at first. */
  heldBack: number;
  /** Share that is too large for one parcel. */
  oversized: number;
}

export interface OrderView {
  number: string;
  store: string;
  status: string;
  placedAt: number;
  updatedAt: number;
  units: number;
  buyer: string;
  /** Numbers of its parcels, so far. */
  tracking: string[];
}

/** A system where orders come from. */
export interface Market extends System {
  readonly marketplace: Marketplace;
  makeOrders(store: Store, spec: OrderSpec): string[];
  orders(): OrderView[];
  /** All that is known of an order; undefined where there is none of this number. */
  order(number: string): object | undefined;
  /**
   * What buyers and carriers do, by names that all markets share as far as they can: cancel, change-address, pick-up,
   * deliver. Each throws `Conflict` where the order's state forbids it.
   */
  readonly acts: Record<string, (number: string) => void>;
  storeKeys(store: Store): Record<string, string>;
  unbind(store: Store): void;
}

export function isMarket(system: System): system is Market {
  return 'marketplace' in system;
}

/** What a tester asked for does not go with the order's state. */
export class Conflict extends Error {}
