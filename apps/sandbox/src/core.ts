import { Faults } from './faults/faults.ts';
import type { Fault } from './faults/faults.ts';
import { Rates } from './faults/rates.ts';
import { RequestLog } from './faults/requestLog.ts';
import { type Reviews, usualReviews } from './markets/reviews.ts';
import { isMarket, type Market, type OrderSpec, type System } from './system.ts';
import type { Store } from './world/stores.ts';
import { type SavedWorld, World } from './world/world.ts';

interface Snapshot {
  version: 3;
  world: SavedWorld;
  reviews: Reviews;
  faults: Fault[];
  systems: Record<string, unknown>;
}

export const plainOrders: Omit<OrderSpec, 'count'> = {
  withinHours: 0,
  olderThanMinutes: 0,
  cancelled: 0,
  moved: 0,
  heldBack: 0,
  oversized: 0,
  sellerSkus: [],
};
const firstOrders: Omit<OrderSpec, 'count'> = {
  withinHours: 96,
  olderThanMinutes: 0,
  cancelled: 0.05,
  moved: 0.05,
  heldBack: 0.05,
  oversized: 0.03,
  sellerSkus: [],
};

/** What all systems of the sandbox share: the world, the faults, the log and the rate limits. */
export class Core {
  world: World;
  faults: Faults;
  reviews: Reviews = usualReviews;
  readonly requests = new RequestLog(() => this.world.clock);
  readonly rates = new Rates(() => this.world.clock);
  readonly systems: System[] = [];
  readonly #now: () => number;
  #changed = true;
  readonly #closing = new AbortController();

  constructor(seed: number, now: () => number) {
    this.#now = now;
    this.world = new World(seed, now);
    this.faults = new Faults(seed);
  }

  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  close(): void {
    this.#closing.abort();
  }

  get markets(): Market[] {
    return this.systems.filter(isMarket);
  }

  marketOf(store: Store): Market | undefined {
    return this.markets.find(({ marketplace }) => marketplace === store.marketplace);
  }

  /** Replaces the world by a new one, in which each semi-managed store has some orders. */
  reset(seed: number, ordersPerStore: number): void {
    this.world = new World(seed, this.#now);
    this.faults = new Faults(seed);
    this.reviews = usualReviews;
    this.requests.clear();
    this.rates.clear();
    for (const system of this.systems) system.reset();
    if (ordersPerStore === 0) return;
    for (const store of this.world.stores)
      if (store.mode === 'semi') this.marketOf(store)?.makeOrders(store, { ...firstOrders, count: ordersPerStore });
  }

  /** Handles the scheduled events whose time has come. */
  runDue(): void {
    for (const event of this.world.schedule.takeDue()) {
      this.markChanged();
      this.systems.find(({ name }) => name === event.system)?.handle(event);
    }
  }

  /** Marks the state as different from the last snapshot. */
  markChanged(): void {
    this.#changed = true;
  }

  takeChanged(): boolean {
    const changed = this.#changed;
    this.#changed = false;
    return changed;
  }

  save(): Snapshot {
    const systems = Object.fromEntries(this.systems.map((system) => [system.name, system.save()]));
    const { world, reviews, faults } = this;
    return { version: 3, world: world.save(), reviews, faults: faults.list, systems };
  }

  load({ world, reviews, faults, systems }: Snapshot): void {
    this.reviews = reviews;
    this.world = new World(world.seed, this.#now);
    this.world.load(world);
    this.faults = new Faults(world.seed);
    this.faults.load(faults);
    for (const system of this.systems) {
      system.reset();
      if (system.name in systems) system.load(systems[system.name]);
    }
  }
}
