import type { Core } from '../core.ts';
import { Conflict } from '../system.ts';
import type { Chance } from '../world/chance.ts';
import type { Marketplace, Store } from '../world/stores.ts';
import { type CatalogueChange, CatalogueChanges } from './catalogue.ts';
import type { Product } from './product.ts';
import { type ProductChange, Products } from './products.ts';

interface Numbered {
  number: string;
  storeId: string;
}

export interface SavedMarket<Order, Details> {
  orders: Order[];
  products: Product<Details>[];
  drawn: Record<string, number>;
  changes: Record<string, CatalogueChange[]>;
}

/** What every marketplace remembers: its orders and products, and how often each name has drawn from chance. */
export abstract class MarketState<Order extends Numbered, Details> {
  readonly core: Core;
  /** What the marketplace has changed in its categories. */
  readonly changes = new CatalogueChanges();
  readonly products: Products<Details>;
  readonly #system: Marketplace;
  readonly #orders = new Map<string, Order>();
  #drawn: Record<string, number> = {};

  constructor(core: Core, system: Marketplace) {
    this.core = core;
    this.#system = system;
    this.products = new Products(core, system, this);
  }

  /** Tells whoever wants to know. */
  abstract productChanged(product: Product<Details>, change: ProductChange): void;

  /** Each call starts another stream of draws. */
  draw(name: string): Chance {
    return this.drawNumbered(name).chance;
  }

  /** `serial` counts the streams of this name, from 1. */
  drawNumbered(name: string): { chance: Chance; serial: number } {
    const serial = (this.#drawn[name] ?? 0) + 1;
    this.#drawn[name] = serial;
    return { chance: this.core.world.chance(this.#system, name, serial), serial };
  }

  /** The market gets `what` and `about`, the number of an order or a parcel, when the time has come. */
  schedule(what: string, about: string, afterMs: number): void {
    this.core.world.schedule.add(afterMs, { system: this.#system, what, about });
  }

  /** Records in the ledger what a store asked for, and whether it was done. */
  note(store: Store, act: string, reference: string, done = true): void {
    this.core.world.ledger.note({ system: this.#system, store: store.id, act, reference }, done);
  }

  addOrder(order: Order): void {
    this.#orders.set(order.number, order);
  }

  allOrders(): Order[] {
    return [...this.#orders.values()];
  }

  ordersOf(store: Store): Order[] {
    return this.allOrders().filter(({ storeId }) => storeId === store.id);
  }

  /** Undefined where this store has no such order. */
  orderOf(store: Store, number: string): Order | undefined {
    const order = this.#orders.get(number);
    return order?.storeId === store.id ? order : undefined;
  }

  order(number: string): Order | undefined {
    return this.#orders.get(number);
  }

  /** @throws Conflict where there is no such order. */
  getOrder(number: string): Order {
    const order = this.#orders.get(number);
    if (!order) throw new Conflict(`There is no order ${number}`);
    return order;
  }

  reset(): void {
    this.#orders.clear();
    this.#drawn = {};
    this.changes.reset();
    this.products.reset();
  }

  protected saveMarket(): SavedMarket<Order, Details> {
    const [orders, products] = [this.allOrders(), this.products.all()];
    return { orders, products, drawn: this.#drawn, changes: this.changes.save() };
  }

  protected loadMarket({ orders, products, drawn, changes }: SavedMarket<Order, Details>): void {
    this.products.load(products);
    for (const order of orders) this.addOrder(order);
    this.#drawn = drawn;
    this.changes.load(changes);
  }
}
