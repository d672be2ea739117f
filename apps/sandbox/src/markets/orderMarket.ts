import type { Core } from '../core.ts';
import { Conflict, type OrderSpec } from '../system.ts';
import type { Chance } from '../world/chance.ts';
import type { Listing } from '../world/listings.ts';
import type { ScheduledEvent } from '../world/schedule.ts';
import type { Marketplace, Store } from '../world/stores.ts';
import { type Products, reviewEvent } from './products.ts';

const minute = 60_000;

interface State<Saved> {
  readonly core: Core;
  readonly products: Products<unknown>;
  reset(): void;
  save(): Saved;
  load(saved: Saved): void;
  schedule(what: string, about: string, afterMs: number): void;
}

/** What the marketplaces have in common: their state goes into snapshots, and semi-managed stores get orders. */
export abstract class OrderMarket<Saved, MarketState extends State<Saved>> {
  abstract readonly marketplace: Marketplace;
  protected readonly state: MarketState;

  constructor(state: MarketState) {
    this.state = state;
  }

  reset(): void {
    this.state.reset();
  }

  save(): Saved {
    return this.state.save();
  }

  load(saved: unknown): void {
    this.state.load(saved as Saved);
  }

  makeOrders(store: Store, spec: OrderSpec): string[] {
    if (store.mode !== 'semi')
      throw new Conflict(`${this.marketplace.toUpperCase()} gives orders to semi-managed stores only`);
    return Array.from({ length: spec.count }, () => this.makeOrder(store, spec, this.#offered(store, spec)));
  }

  /** What buyers choose among: what the store has always sold, and what of its products is on sale. */
  #offered(store: Store, { sellerSkus }: OrderSpec): Listing[] {
    const all = [...store.listings, ...this.state.products.soldIn(store)];
    if (sellerSkus.length === 0) return all;
    const asked = all.filter(({ sellerSku }) => sellerSkus.includes(sellerSku));
    if (asked.length === 0) throw new Conflict(`None of ${sellerSkus.join(', ')} is on sale in ${store.name}`);
    return asked;
  }

  protected abstract makeOrder(store: Store, spec: OrderSpec, offered: Listing[]): string;

  /** Takes what buyers ordered out of the stock. */
  protected sell(items: { listing: Listing; quantity: number }[]): void {
    for (const { listing, quantity } of items) if (listing.published) this.state.products.sell(listing, quantity);
  }

  limitsChanged(_store: Store): void {}

  get products(): Products<unknown> {
    return this.state.products;
  }

  handle(event: ScheduledEvent): void {
    if (event.what === reviewEvent) this.state.products.review(event.about);
    else this.happen(event);
  }

  /** What happens to orders by itself. */
  protected abstract happen(event: ScheduledEvent): void;

  /** A moment of the last `withinHours` hours, in whole minutes before now. */
  protected drawOrderTime(chance: Chance, { withinHours, olderThanMinutes }: OrderSpec): number {
    const span = Math.max(0, withinHours * 60 - olderThanMinutes);
    return this.state.core.world.clock.now() - (olderThanMinutes + Math.floor(chance.next() * span)) * minute;
  }

  /** Plans an event for the order, some minutes from now; both bounds are possible. */
  protected scheduleWithin(chance: Chance, number: string, what: string, [from, to]: readonly [number, number]): void {
    this.state.schedule(what, number, chance.whole(from, to) * minute);
  }
}
