import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { type Market, NotNow, type OrderView, type OrderWish } from '../system.ts';
import type { Chance } from '../world/chance.ts';
import type { Appointment } from '../world/schedule.ts';
import type { Store } from '../world/stores.ts';
import { cancel, changeAddress, deliver, fail, pickUp } from './acts.ts';
import { appKeys, storeKeys } from './keys.ts';
import { makeOrder } from './makeOrder.ts';
import { liveParcels, liveUnits, orderStatus, type OrderStatus, type SheinOrder, type Unit } from './order.ts';
import { settlePlacing } from './placing.ts';
import type { Quote } from './placing.ts';
import { sheinRoutes } from './routes.ts';
import { Webhooks } from './webhooks.ts';

export interface TempToken {
  storeId: string;
  state: string;
  due: number;
}

interface Saved {
  orders: SheinOrder[];
  quotes: Quote[];
  tokens: [string, TempToken][];
  drawn: Record<string, number>;
}

const minute = 60_000;

/** SHEIN's side of its open platform: orders, tokens, what was bought and shipped. */
export class SheinMarket implements Market {
  readonly name = 'shein';
  readonly marketplace = 'shein';
  readonly core: Core;
  readonly webhooks: Webhooks;
  readonly tokens = new Map<string, TempToken>();
  readonly quotes = new Map<string, Quote>();
  readonly acts = {
    cancel: (number: string) => cancel(this, this.#get(number)),
    'change-address': (number: string) => changeAddress(this, this.#get(number)),
    'pick-up': (number: string) => pickUp(this, this.#get(number)),
    deliver: (number: string) => deliver(this, this.#get(number)),
    lose: (number: string) => fail(this, this.#get(number), orderStatus.lost),
    refuse: (number: string) => fail(this, this.#get(number), orderStatus.rejected),
  };
  readonly #orders = new Map<string, SheinOrder>();
  #drawn: Record<string, number> = {};

  constructor(core: Core) {
    this.core = core;
    this.webhooks = new Webhooks(core);
  }

  routes(app: FastifyInstance): Promise<void> {
    return sheinRoutes(app, this);
  }

  reset(): void {
    this.tokens.clear();
    this.quotes.clear();
    this.#orders.clear();
    this.#drawn = {};
    this.webhooks.reset();
  }

  save(): Saved {
    const [orders, quotes, tokens] = [[...this.#orders.values()], [...this.quotes.values()], [...this.tokens]];
    return { orders, quotes, tokens, drawn: this.#drawn };
  }

  load(saved: unknown): void {
    const { orders, quotes, tokens, drawn } = saved as Saved;
    for (const order of orders) this.#orders.set(order.number, order);
    for (const quote of quotes) this.quotes.set(quote.preRequestId, quote);
    for (const [token, about] of tokens) this.tokens.set(token, about);
    this.#drawn = drawn;
  }

  describe(): Record<string, unknown> {
    return { ...appKeys(this.core.world), api: '/shein', authorization: '/shein-auth' };
  }

  storeKeys(store: Store): Record<string, string> {
    return storeKeys(this.core.world, store);
  }

  storeOf(openKeyId: string): Store | undefined {
    const { world } = this.core;
    return world.stores.find(
      (store) => store.marketplace === 'shein' && store.authorised && storeKeys(world, store).openKeyId === openKeyId,
    );
  }

  unbind(store: Store): void {
    this.webhooks.send(store, 'authorization_change_notice', {
      type: 1,
      srmSupplierId: Number(store.sellerId),
      message: 'unbound by the seller',
    });
    store.authorised = false;
    store.keys += 1;
  }

  /** Another stream of draws at every call. */
  draw(name: string): Chance {
    const serial = (this.#drawn[name] ?? 0) + 1;
    this.#drawn[name] = serial;
    return this.core.world.chance('shein', name, serial);
  }

  makeOrders(store: Store, wish: OrderWish): string[] {
    if (store.mode !== 'semi') throw new NotNow('SHEIN gives orders to semi-managed stores only');
    return Array.from({ length: wish.count }, () => this.#makeOrder(store, wish));
  }

  #makeOrder(store: Store, wish: OrderWish): string {
    const { world } = this.core;
    const chance = this.draw(`order ${store.id}`);
    const placedAt = world.clock.now() - Math.floor(chance.next() * wish.withinHours * 60) * minute;
    const serial = Number(store.id.slice(1)) * 36 ** 4 + this.#drawn[`order ${store.id}`]!;
    const order = makeOrder(chance, store, { placedAt, serial, wish });
    this.#orders.set(order.number, order);
    const later = (what: string, from: number, to: number) =>
      world.schedule.add(chance.whole(from, to) * minute, { system: 'shein', what, about: order.number });
    if (order.heldBackBy.length > 0 && order.split === 'notNeeded') later('release', 20, 40);
    if (chance.happens(wish.cancelled)) later('cancel', 10, 240);
    else if (chance.happens(wish.moved)) later('changeAddress', 10, 240);
    this.webhooks.orderChanged(store, order);
    return order.number;
  }

  happen({ what, about }: Appointment): void {
    if (what === 'webhook') return this.webhooks.again(about);
    if (what === 'placing') return settlePlacing(this, about);
    const order = this.#orders.get(about);
    if (!order) return;
    if (what === 'release') {
      order.heldBackBy = [];
      this.touch(order);
    } else if (order.status === orderStatus.pending || order.status === orderStatus.toShip) {
      if (what === 'cancel') cancel(this, order);
      if (what === 'changeAddress') changeAddress(this, order);
    }
  }

  ordersOf(store: Store): SheinOrder[] {
    return [...this.#orders.values()].filter(({ storeId }) => storeId === store.id);
  }

  orderOf(store: Store, number: string): SheinOrder | undefined {
    const order = this.#orders.get(number);
    return order?.storeId === store.id ? order : undefined;
  }

  orders(): OrderView[] {
    return [...this.#orders.values()].map((order) => ({
      number: order.number,
      store: order.storeId,
      status: String(order.status),
      placedAt: order.placedAt,
      updatedAt: order.updatedAt,
      units: order.units.length,
      buyer: `${order.buyer.firstName} ${order.buyer.lastName}`,
      tracking: liveParcels(order).map(({ waybillNo }) => waybillNo),
    }));
  }

  order(number: string): SheinOrder | undefined {
    return this.#orders.get(number);
  }

  /** Without units, all that are still to be delivered go along. */
  move(order: SheinOrder, status: OrderStatus, units: Unit[] = liveUnits(order)): void {
    for (const unit of units) unit.status = status;
    order.status = status;
    this.touch(order);
  }

  touch(order: SheinOrder): void {
    order.updatedAt = this.core.world.clock.now();
    this.webhooks.orderChanged(this.core.world.store(order.storeId), order);
  }

  #get(number: string): SheinOrder {
    const order = this.#orders.get(number);
    if (!order) throw new NotNow(`There is no order ${number}`);
    return order;
  }
}
