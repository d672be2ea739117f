import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { type Market, NotNow, type OrderView, type OrderWish } from '../system.ts';
import type { Chance } from '../world/chance.ts';
import type { Appointment } from '../world/schedule.ts';
import type { Store } from '../world/stores.ts';
import {
  askToCancel,
  askToMove,
  cancel,
  cancelPiece,
  changeAddress,
  deliver,
  pickUp,
  release,
  withhold,
} from './acts.ts';
import { settleLabel, shipAfterLimit } from './buying.ts';
import { appKeys, storeKeys } from './keys.ts';
import { makeOrder, pendingMs } from './makeOrder.ts';
import { type Line, liveLines, orderStatus, type OrderStatus, type TemuOrder } from './order.ts';
import { isLive, type Package } from './package.ts';
import { temuRoutes } from './routes.ts';
import { type SavedTokens, Tokens } from './tokens.ts';
import { Webhooks } from './webhooks.ts';
import { orderZones } from './zones.ts';

interface Saved {
  orders: TemuOrder[];
  packages: Package[];
  tokens: SavedTokens;
  muted: Record<string, string[]>;
  drawn: Record<string, number>;
}

const minute = 60_000;

/** TEMU's side of its open platform: orders, tokens, what was bought and shipped. */
export class TemuMarket implements Market {
  readonly name = 'temu';
  readonly marketplace = 'temu';
  readonly core: Core;
  readonly tokens: Tokens;
  readonly webhooks: Webhooks;
  readonly packages = new Map<string, Package>();
  readonly acts = {
    cancel: (number: string) => cancel(this, this.#get(number)),
    'change-address': (number: string) => changeAddress(this, this.#get(number)),
    'pick-up': (number: string) => pickUp(this, this.#get(number)),
    deliver: (number: string) => deliver(this, this.#get(number)),
    release: (number: string) => release(this, this.#get(number)),
    'cancel-piece': (number: string) => cancelPiece(this, this.#get(number)),
    'ask-cancel': (number: string) => askToCancel(this, this.#get(number)),
    'ask-address': (number: string) => askToMove(this, this.#get(number)),
    withhold: (number: string) => withhold(this, this.#get(number), true),
    show: (number: string) => withhold(this, this.#get(number), false),
  };
  /** Codes of events that a store's seller does not want to be told of. */
  muted: Record<string, string[]> = {};
  readonly #orders = new Map<string, TemuOrder>();
  readonly #packagesOfOrders = new Map<string, Package[]>();
  #drawn: Record<string, number> = {};

  constructor(core: Core) {
    this.core = core;
    this.tokens = new Tokens(() => this.core.world);
    this.webhooks = new Webhooks(this);
  }

  routes(app: FastifyInstance): Promise<void> {
    return temuRoutes(app, this);
  }

  reset(): void {
    this.#orders.clear();
    this.packages.clear();
    this.#packagesOfOrders.clear();
    this.muted = {};
    this.#drawn = {};
    this.tokens.reset();
    this.webhooks.reset();
  }

  save(): Saved {
    const [orders, packages] = [[...this.#orders.values()], [...this.packages.values()]];
    return { orders, packages, tokens: this.tokens.save(), muted: this.muted, drawn: this.#drawn };
  }

  load(saved: unknown): void {
    const { orders, packages, tokens, muted, drawn } = saved as Saved;
    for (const order of orders) this.#orders.set(order.number, order);
    for (const each of packages) this.keep(each);
    this.tokens.load(tokens);
    this.muted = muted;
    this.#drawn = drawn;
  }

  describe(): Record<string, unknown> {
    const { world } = this.core;
    const order = Object.fromEntries(
      orderZones.map((zone) => [zone, { api: `/temu/${zone}`, ...appKeys(world, zone) }]),
    );
    const products = appKeys(world, 'products');
    return {
      ...order,
      cn: { api: '/temu/cn', ...products },
      pa: { api: '/temu/pa', ...products },
      seller: '/temu-seller',
    };
  }

  storeKeys(store: Store): Record<string, string> {
    return storeKeys(this.core.world, store);
  }

  /** The seller issues another token. */
  unbind(store: Store): void {
    this.tokens.issue(store);
  }

  /** Another stream of draws at every call. */
  draw(name: string): Chance {
    const serial = (this.#drawn[name] ?? 0) + 1;
    this.#drawn[name] = serial;
    return this.core.world.chance('temu', name, serial);
  }

  makeOrders(store: Store, wish: OrderWish): string[] {
    if (store.mode !== 'semi') throw new NotNow('TEMU gives orders to semi-managed stores only');
    return Array.from({ length: wish.count }, () => this.#makeOrder(store, wish));
  }

  #makeOrder(store: Store, wish: OrderWish): string {
    const { clock } = this.core.world;
    const chance = this.draw(`order ${store.id}`);
    const placedAt = clock.now() - Math.floor(chance.next() * wish.withinHours * 60) * minute;
    const order = makeOrder(chance, store, { placedAt, serial: this.#drawn[`order ${store.id}`]!, wish });
    this.#orders.set(order.number, order);
    if (placedAt + pendingMs > clock.now()) this.remind(order, 'release', placedAt + pendingMs - clock.now());
    else {
      order.confirmedAt = order.updatedAt = placedAt + pendingMs;
      order.status = orderStatus.toShip;
      for (const line of order.lines) line.status = orderStatus.toShip;
    }
    const later = (what: string, from: number, to: number) => this.remind(order, what, chance.whole(from, to) * minute);
    if (order.riskAlert) later('calm', 20, 40);
    if (chance.happens(wish.cancelled)) later(chance.pick(['cancel', 'askToCancel']), 10, 240);
    else if (chance.happens(wish.moved)) later('changeAddress', 10, 240);
    this.webhooks.linesChanged(order, order.lines);
    return order.number;
  }

  remind({ number }: TemuOrder, what: string, afterMs: number): void {
    this.core.world.schedule.add(afterMs, { system: 'temu', what, about: number });
  }

  happen({ what, about }: Appointment): void {
    if (what === 'webhook') return this.webhooks.again(about);
    if (what === 'label') return settleLabel(this, about);
    if (what === 'shipLater') return shipAfterLimit(this, about);
    const order = this.#orders.get(about);
    if (!order) return;
    const { pending, toShip } = orderStatus;
    if (what === 'calm') {
      order.riskAlert = false;
      this.touch(order, []);
    }
    if (what === 'release' && order.status === pending) release(this, order);
    if (order.status !== pending && order.status !== toShip) return;
    if (what === 'cancel' || (what === 'grantCancellation' && order.cancellationAsked)) cancel(this, order);
    if (what === 'askToCancel') askToCancel(this, order);
    if (what === 'changeAddress') changeAddress(this, order);
  }

  ordersOf(store: Store): TemuOrder[] {
    return [...this.#orders.values()].filter(({ storeId }) => storeId === store.id);
  }

  orderOf(store: Store, number: string): TemuOrder | undefined {
    const order = this.#orders.get(number);
    return order?.storeId === store.id ? order : undefined;
  }

  packagesOf({ number }: TemuOrder): Package[] {
    return this.#packagesOfOrders.get(number) ?? [];
  }

  keep(made: Package): void {
    this.packages.set(made.packageSn, made);
    for (const number of new Set(made.items.map(({ parentOrderSn }) => parentOrderSn)))
      this.#packagesOfOrders.set(number, [...(this.#packagesOfOrders.get(number) ?? []), made]);
  }

  orders(): OrderView[] {
    return [...this.#orders.values()].map((order) => ({
      number: order.number,
      store: order.storeId,
      status: String(order.status),
      placedAt: order.placedAt,
      updatedAt: order.updatedAt,
      units: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      buyer: `${order.buyer.firstName} ${order.buyer.lastName}`,
      tracking: this.packagesOf(order)
        .filter((each) => isLive(each) && each.trackingNumber !== '')
        .map(({ trackingNumber }) => trackingNumber),
    }));
  }

  order(number: string): object | undefined {
    const order = this.#orders.get(number);
    return order && { ...order, packages: this.packagesOf(order) };
  }

  move(order: TemuOrder, lines: Line[], status: OrderStatus): void {
    for (const line of lines) line.status = status;
    this.touch(order, lines);
  }

  /** The parent's status follows its lines'. */
  touch(order: TemuOrder, lines: Line[]): void {
    order.status = statusOf(order);
    order.updatedAt = this.core.world.clock.now();
    this.webhooks.linesChanged(order, lines);
  }

  #get(number: string): TemuOrder {
    const order = this.#orders.get(number);
    if (!order) throw new NotNow(`There is no order ${number}`);
    return order;
  }
}

function statusOf(order: TemuOrder): OrderStatus {
  const all = liveLines(order).map(({ status }) => status);
  const { pending, toShip, cancelled, shipped, delivered, partlyShipped, partlyDelivered } = orderStatus;
  if (all.length === 0) return cancelled;
  if (all.every((status) => status === delivered)) return delivered;
  if (all.includes(delivered)) return partlyDelivered;
  if (all.every((status) => status === shipped)) return shipped;
  if (all.some((status) => status === shipped || status === partlyShipped)) return partlyShipped;
  return all.includes(pending) ? pending : toShip;
}
