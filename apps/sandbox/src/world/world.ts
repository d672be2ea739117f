import { Chance } from './chance.ts';
import { Clock } from './clock.ts';
import { type Entry, Ledger } from './ledger.ts';
import { Links } from './links.ts';
import { type ScheduledEvent, Schedule } from './schedule.ts';
import { firstStores, makeStore, type Store, type StoreKind } from './stores.ts';

export interface SavedWorld {
  seed: number;
  advancedMs: number;
  stores: Store[];
  waiting: ScheduledEvent[];
  ledger: Entry[];
}

/** The clock, stores, schedule and ledger of all systems. The same seed makes the same stores, goods and buyers. */
export class World {
  readonly seed: number;
  readonly clock: Clock;
  readonly schedule: Schedule;
  readonly ledger: Ledger;
  readonly links: Links;
  stores: Store[];

  constructor(seed: number, now: () => number) {
    this.seed = seed;
    this.clock = new Clock(now);
    this.schedule = new Schedule(this.clock);
    this.ledger = new Ledger(this.clock);
    this.links = new Links(seed, this.clock);
    this.stores = firstStores.map((kind, index) => makeStore(seed, index + 1, kind));
  }

  chance(...names: (string | number)[]): Chance {
    return new Chance(this.seed, ...names);
  }

  addStore(kind: StoreKind): Store {
    const store = makeStore(this.seed, this.stores.length + 1, kind);
    this.stores.push(store);
    return store;
  }

  store(id: string): Store {
    const store = this.stores.find((each) => each.id === id);
    if (!store) throw new Error(`There is no store ${id}`);
    return store;
  }

  save(): SavedWorld {
    return {
      seed: this.seed,
      advancedMs: this.clock.advancedMs,
      stores: this.stores,
      waiting: this.schedule.waiting,
      ledger: this.ledger.entries,
    };
  }

  load(saved: SavedWorld): void {
    this.clock.advancedMs = saved.advancedMs;
    this.stores = saved.stores;
    this.schedule.load(saved.waiting);
    this.ledger.load(saved.ledger);
  }
}
