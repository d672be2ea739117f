import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { OrderMarket } from '../markets/orderMarket.ts';
import type { CatalogueControl, Market, OrderSpec, OrderView } from '../system.ts';
import type { Listing } from '../world/listings.ts';
import type { ScheduledEvent } from '../world/schedule.ts';
import type { Store } from '../world/stores.ts';
import { cancel, changeAddress, deliver, fail, pickUp } from './acts.ts';
import { attributesOf, productTypeOf } from './catalogue/catalogue.ts';
import { appKeys, storeKeys } from './keys.ts';
import { makeOrder } from './makeOrder.ts';
import { liveParcels, orderStatus } from './order.ts';
import { settlePlacing } from './placing.ts';
import { quotaOf } from './quota.ts';
import { sheinRoutes } from './routes.ts';
import { type SavedShein, SheinState } from './state.ts';
import type { SheinWebhooks } from './webhooks.ts';

/** SHEIN's open platform: its routes, its orders, and what happens to them. */
export class SheinMarket extends OrderMarket<SavedShein, SheinState> implements Market {
  readonly name = 'shein';
  readonly marketplace = 'shein';
  readonly acts = {
    cancel: (number: string) => cancel(this.state, this.state.getOrder(number)),
    'change-address': (number: string) => changeAddress(this.state, this.state.getOrder(number)),
    'pick-up': (number: string) => pickUp(this.state, this.state.getOrder(number)),
    deliver: (number: string) => deliver(this.state, this.state.getOrder(number)),
    lose: (number: string) => fail(this.state, this.state.getOrder(number), orderStatus.lost),
    refuse: (number: string) => fail(this.state, this.state.getOrder(number), orderStatus.rejected),
  };

  constructor(core: Core) {
    super(new SheinState(core));
  }

  get catalogue(): CatalogueControl {
    const { changes } = this.state;
    return {
      changes,
      attributes: (category) => attributesOf(category, changes.of(category.id)),
      describe: (category) => ({ productTypeId: productTypeOf(category) }),
    };
  }

  get webhooks(): SheinWebhooks {
    return this.state.webhooks;
  }

  routes(app: FastifyInstance): Promise<void> {
    return sheinRoutes(app, this.state);
  }

  describe(): Record<string, unknown> {
    return { ...appKeys(this.state.core.world), api: '/shein', authorization: '/shein-auth' };
  }

  storeKeys(store: Store): Record<string, string> {
    return storeKeys(this.state.core.world, store);
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

  override limitsChanged(store: Store): void {
    this.webhooks.send(store, 'product_quota_change_notice', {
      supplierId: Number(store.sellerId),
      reason: '平台调整 Adjusted by SHEIN',
      availableLimit: quotaOf(this.state, store).left,
      sendTimeStamp: this.state.core.world.clock.now(),
    });
  }

  protected makeOrder(store: Store, spec: OrderSpec, offered: Listing[]): string {
    const { chance, serial: inStore } = this.state.drawNumbered(`order ${store.id}`);
    const placedAt = this.drawOrderTime(chance, spec);
    const serial = Number(store.id.slice(1)) * 36 ** 4 + inStore;
    const order = makeOrder(chance, store, { placedAt, offered, serial, spec });
    this.state.addOrder(order);
    this.sell(order.items);
    const { number } = order;
    const later = (what: string, range: readonly [number, number]) => this.scheduleWithin(chance, number, what, range);
    if (order.heldBackBy.length > 0 && order.split === 'notNeeded') later('release', [20, 40]);
    if (chance.happens(spec.cancelled)) later('cancel', [10, 240]);
    else if (chance.happens(spec.moved)) later('changeAddress', [10, 240]);
    this.webhooks.orderChanged(store, order);
    return number;
  }

  protected happen({ what, about }: ScheduledEvent): void {
    if (what === 'webhook') return this.webhooks.resume(about);
    if (what === 'placing') return settlePlacing(this.state, about);
    const order = this.state.order(about);
    if (!order) return;
    if (what === 'release') {
      order.heldBackBy = [];
      this.state.touch(order);
    } else if (order.status === orderStatus.pending || order.status === orderStatus.toShip) {
      if (what === 'cancel') cancel(this.state, order);
      if (what === 'changeAddress') changeAddress(this.state, order);
    }
  }

  orders(): OrderView[] {
    return this.state.allOrders().map((order) => ({
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

  order(number: string): object | undefined {
    return this.state.order(number);
  }
}
