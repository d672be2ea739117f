import type { FastifyInstance } from 'fastify';
import type { CatalogueAttribute, CatalogueChanges } from './markets/catalogue.ts';
import type { Price, Product, ProductSkc, ProductSku, Reason } from './markets/product.ts';
import type { Category } from './world/category.ts';
import type { ScheduledEvent } from './world/schedule.ts';
import type { Marketplace, Store } from './world/stores.ts';

/** One outside system: its protocol and its state. */
export interface System {
  readonly name: string;
  routes(app: FastifyInstance): void | Promise<void>;
  /** Forgets everything; the core has a new world. */
  reset(): void;
  /** Handles an event that the system scheduled itself. */
  handle(event: ScheduledEvent): void;
  /** The state as plain data for a snapshot, and back. */
  save(): unknown;
  load(saved: unknown): void;
  /** What a tester must know to configure the client: keys, addresses. */
  describe(): Record<string, unknown>;
  /** Present where the system sends webhooks. */
  readonly webhooks?: WebhookControl;
}

export interface WebhookControl {
  settings(): Record<string, unknown>;
  configure(spec: unknown): void;
  /** Resolves when no message is on its way. */
  settled(): Promise<void>;
}

export interface OrderSpec {
  count: number;
  /** The orders were placed within so many hours before now. */
  withinHours: number;
  /** And none of them within the last so many minutes: a marketplace may keep a young order to itself. */
  olderThanMinutes: number;
  /** Shares, 0 to 1, of the orders that are cancelled or get another address before they ship. */
  cancelled: number;
  moved: number;
  /** Share that the marketplace holds back at first. */
  heldBack: number;
  /** Share that is too large for one parcel. */
  oversized: number;
  /** Buyers choose among these of the seller's SKUs; empty: among all that is sold. */
  sellerSkus: string[];
}

export interface OrderView {
  number: string;
  store: string;
  status: string;
  placedAt: number;
  updatedAt: number;
  units: number;
  buyer: string;
  /** The tracking numbers that its parcels have so far. */
  tracking: string[];
}

/** A system with stores and orders. */
export interface Market extends System {
  readonly marketplace: Marketplace;
  makeOrders(store: Store, spec: OrderSpec): string[];
  orders(): OrderView[];
  /** An order with everything that the market knows about it; undefined where there is none. */
  order(number: string): object | undefined;
  /**
   * What buyers and carriers do to an order. All markets have cancel, change-address, pick-up and deliver.
   * Each throws `Conflict` where the order's state forbids it.
   */
  readonly acts: Record<string, (number: string) => void>;
  storeKeys(store: Store): Record<string, string>;
  unbind(store: Store): void;
  /** Tells the application that the marketplace has changed what a store may publish. */
  limitsChanged(store: Store): void;
  readonly catalogue: CatalogueControl;
  /** What stores have published. */
  readonly products: ProductControl;
}

/** What the marketplace does to products, and what sellers change there. Each throws `Conflict` where the state forbids it. */
export interface ProductControl {
  /** Oldest first. */
  all(): Product[];
  get(number: string): Product;
  approve(number: string): void;
  refuse(number: string, reasons: Reason[]): void;
  /** Takes it off all sites, or allows it again. */
  stop(number: string, stopped: boolean): void;
  shelve(product: Product, skc: ProductSkc, move: { onShelf: boolean; sites?: string[]; bySeller: boolean }): void;
  remove(number: string, removed: 'recycled' | 'deleted'): void;
  price(product: Product, sku: ProductSku, prices: Price[]): void;
  stock(product: Product, sku: ProductSku, warehouse: string, units: number): void;
}

/** The marketplace's own categories, which it changes when it likes. */
export interface CatalogueControl {
  /** The attributes of a leaf category as they are now. */
  attributes(category: Category): CatalogueAttribute[];
  readonly changes: CatalogueChanges;
  /** What a tester may want to know of a category beside its attributes. */
  describe(category: Category): Record<string, unknown>;
}

export function isMarket(system: System): system is Market {
  return 'marketplace' in system;
}

/** The order's state forbids what a tester asked for. */
export class Conflict extends Error {}
