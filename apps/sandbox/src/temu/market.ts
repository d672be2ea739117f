import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { OrderMarket } from '../markets/orderMarket.ts';
import type { CatalogueControl, Market, OrderSpec, OrderView } from '../system.ts';
import type { Listing } from '../world/listings.ts';
import type { ScheduledEvent } from '../world/schedule.ts';
import type { Store } from '../world/stores.ts';
import {
  askToCancel,
  askToChangeAddress,
  cancel,
  cancelPiece,
  changeAddress,
  deliver,
  pickUp,
  release,
  withhold,
} from './acts.ts';
import { settleLabel, shipAfterLimit } from './buying.ts';
import { propertiesOf } from './catalogue/catalogue.ts';
import { modelTypeOf } from './catalogue/models.ts';
import { chartClassOf } from './catalogue/sizeCharts.ts';
import { appKeys, storeKeys } from './keys.ts';
import { makeOrder, pendingMs } from './makeOrder.ts';
import { orderStatus, type TemuOrder } from './order.ts';
import { isLive } from './package.ts';
import { temuRoutes } from './routes.ts';
import { type SavedTemu, TemuState } from './state.ts';
import type { TemuWebhooks } from './webhooks.ts';
import { orderZones } from './zones.ts';

/** TEMU's open platform: its routes, its orders, and what happens to them. */
export class TemuMarket extends OrderMarket<SavedTemu, TemuState> implements Market {
  readonly name = 'temu';
  readonly marketplace = 'temu';
  readonly acts = {
    cancel: (number: string) => cancel(this.state, this.state.getOrder(number)),
    'change-address': (number: string) => changeAddress(this.state, this.state.getOrder(number)),
    'pick-up': (number: string) => pickUp(this.state, this.state.getOrder(number)),
    deliver: (number: string) => deliver(this.state, this.state.getOrder(number)),
    release: (number: string) => release(this.state, this.state.getOrder(number)),
    'cancel-piece': (number: string) => cancelPiece(this.state, this.state.getOrder(number)),
    'ask-cancel': (number: string) => askToCancel(this.state, this.state.getOrder(number)),
    'ask-address': (number: string) => askToChangeAddress(this.state, this.state.getOrder(number)),
    withhold: (number: string) => withhold(this.state, this.state.getOrder(number), true),
    show: (number: string) => withhold(this.state, this.state.getOrder(number), false),
  };

  constructor(core: Core) {
    super(new TemuState(core));
  }

  get catalogue(): CatalogueControl {
    const { changes } = this.state;
    return {
      changes,
      attributes: (category) => propertiesOf(category, changes.of(category.id)),
      describe: (category) => ({ models: modelTypeOf(category) !== undefined, sizeChart: chartClassOf(category) }),
    };
  }

  get webhooks(): TemuWebhooks {
    return this.state.webhooks;
  }

  routes(app: FastifyInstance): Promise<void> {
    return temuRoutes(app, this.state);
  }

  describe(): Record<string, unknown> {
    const { world } = this.state.core;
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
    return storeKeys(this.state.core.world, store);
  }

  /** The seller issues another token. */
  unbind(store: Store): void {
    this.state.tokens.issue(store);
  }

  protected makeOrder(store: Store, spec: OrderSpec, offered: Listing[]): string {
    const now = this.state.core.world.clock.now();
    const { chance, serial } = this.state.drawNumbered(`order ${store.id}`);
    const placedAt = this.drawOrderTime(chance, spec);
    const order = makeOrder(chance, store, { placedAt, offered, serial, spec });
    this.state.addOrder(order);
    this.sell(order.items);
    const pendingUntil = placedAt + pendingMs;
    if (pendingUntil > now) this.state.schedule('release', order.number, pendingUntil - now);
    else {
      order.confirmedAt = order.updatedAt = pendingUntil;
      order.status = orderStatus.toShip;
      for (const line of order.lines) line.status = orderStatus.toShip;
    }
    const { number } = order;
    const later = (what: string, range: readonly [number, number]) => this.scheduleWithin(chance, number, what, range);
    if (order.riskAlert) later('calm', [20, 40]);
    if (chance.happens(spec.cancelled)) later(chance.pick(['cancel', 'askToCancel']), [10, 240]);
    else if (chance.happens(spec.moved)) later('changeAddress', [10, 240]);
    this.webhooks.linesChanged(order, order.lines);
    return number;
  }

  protected happen({ what, about }: ScheduledEvent): void {
    if (what === 'webhook') return this.webhooks.resume(about);
    if (what === 'label') return settleLabel(this.state, about);
    if (what === 'shipLater') return shipAfterLimit(this.state, about);
    const order = this.state.order(about);
    if (order) this.#happenTo(order, what);
  }

  #happenTo(order: TemuOrder, what: string): void {
    const { pending, toShip } = orderStatus;
    if (what === 'calm') {
      order.riskAlert = false;
      this.state.touch(order, []);
    }
    if (what === 'release' && order.status === pending) release(this.state, order);
    if (order.status !== pending && order.status !== toShip) return;
    if (what === 'cancel' || (what === 'grantCancellation' && order.cancellationAsked)) cancel(this.state, order);
    if (what === 'askToCancel') askToCancel(this.state, order);
    if (what === 'changeAddress') changeAddress(this.state, order);
  }

  orders(): OrderView[] {
    return this.state.allOrders().map((order) => ({
      number: order.number,
      store: order.storeId,
      status: String(order.status),
      placedAt: order.placedAt,
      updatedAt: order.updatedAt,
      units: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      buyer: `${order.buyer.firstName} ${order.buyer.lastName}`,
      tracking: this.state
        .packagesOf(order)
        .filter((each) => isLive(each) && each.trackingNumber !== '')
        .map(({ trackingNumber }) => trackingNumber),
    }));
  }

  order(number: string): object | undefined {
    const order = this.state.order(number);
    return order && { ...order, packages: this.state.packagesOf(order) };
  }
}
