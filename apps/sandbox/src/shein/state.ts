import type { Core } from '../core.ts';
import type { CatalogueValue } from '../markets/catalogue.ts';
import type { ProductChange } from '../markets/products.ts';
import { MarketState, type SavedMarket } from '../markets/marketState.ts';
import type { Store } from '../world/stores.ts';
import { storeKeys } from './keys.ts';
import { liveUnits, type OrderStatus, type SheinOrder, type Unit } from './order.ts';
import { noticesOf } from './productNotices.ts';
import { takeOver } from './publishing/changeProduct.ts';
import type { Details, SheinProduct } from './publishing/product.ts';
import { unknownOrder } from './refusal.ts';
import { SheinWebhooks } from './webhooks.ts';

/** A temporary token. The authorised application exchanges it once for the store's keys. */
interface TempToken {
  storeId: string;
  state: string;
  due: number;
}

/** Prices for one order's parcel; valid for one purchase. */
export interface Quote {
  preRequestId: string;
  orderNo: string;
  warehouseAddressCode: string;
  /** By the channel's code. */
  cents: Record<string, number>;
  due: number;
  spent: boolean;
}

/** A value that a seller has added to an attribute. */
interface OwnValue extends CatalogueValue {
  storeId: string;
  categoryId: string;
  attributeId: string;
}

export interface SavedShein extends SavedMarket<SheinOrder, Details> {
  quotes: Quote[];
  tokens: [string, TempToken][];
  ownValues: OwnValue[];
  stockKeys: string[];
}

/** SHEIN's orders, products, tokens and quotes, and how an order changes. */
export class SheinState extends MarketState<SheinOrder, Details> {
  readonly webhooks: SheinWebhooks;
  readonly tokens = new Map<string, TempToken>();
  readonly quotes = new Map<string, Quote>();
  /** Of stock changes that were carried out. */
  readonly stockKeys = new Set<string>();
  #ownValues: OwnValue[] = [];

  constructor(core: Core) {
    super(core, 'shein');
    this.webhooks = new SheinWebhooks(core);
  }

  /** Tells the callback of what is taken and reviewed, and of what moves on the shelf. */
  productChanged(product: SheinProduct, change: ProductChange): void {
    const store = this.core.world.store(product.storeId);
    if (change.what === 'reviewed') takeOver(product);
    for (const { event, content } of noticesOf(product, change)) this.webhooks.send(store, event, content);
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
    this.quotes.clear();
    this.#ownValues = [];
    this.stockKeys.clear();
    this.webhooks.reset();
  }

  save(): SavedShein {
    return {
      ...this.saveMarket(),
      quotes: [...this.quotes.values()],
      tokens: [...this.tokens],
      ownValues: this.#ownValues,
      stockKeys: [...this.stockKeys],
    };
  }

  load(saved: SavedShein): void {
    this.loadMarket(saved);
    for (const quote of saved.quotes) this.quotes.set(quote.preRequestId, quote);
    for (const [token, about] of saved.tokens) this.tokens.set(token, about);
    this.#ownValues = saved.ownValues;
    for (const key of saved.stockKeys) this.stockKeys.add(key);
  }

  /** The values that the store's seller has added in this category, by attribute. */
  ownValuesOf({ id }: Store, categoryId: string): ReadonlyMap<string, CatalogueValue[]> {
    const own = this.#ownValues.filter((value) => value.storeId === id && value.categoryId === categoryId);
    return Map.groupBy(own, ({ attributeId }) => attributeId);
  }

  addOwnValue(store: Store, value: Omit<OwnValue, 'id' | 'storeId'>): CatalogueValue {
    const { serial } = this.drawNumbered('own value');
    const added = { ...value, storeId: store.id, id: `97${String(serial).padStart(8, '0')}` };
    this.#ownValues.push(added);
    return added;
  }

  /** @throws Refusal where this store has no such order. */
  getOrderOf(store: Store, number: string): SheinOrder {
    const order = this.orderOf(store, number);
    if (!order) throw unknownOrder(number);
    return order;
  }

  /** The store that the application may act for under this id. */
  storeOf(openKeyId: string): Store | undefined {
    const { world } = this.core;
    return world.stores.find(
      (store) => store.marketplace === 'shein' && store.authorised && storeKeys(world, store).openKeyId === openKeyId,
    );
  }

  /** Sets the status of the order and of these units; by default of all units that were not refunded. */
  move(order: SheinOrder, status: OrderStatus, units: Unit[] = liveUnits(order)): void {
    for (const unit of units) unit.status = status;
    order.status = status;
    this.touch(order);
  }

  /** Stamps the order as changed and reports that to the callback. */
  touch(order: SheinOrder): void {
    order.updatedAt = this.core.world.clock.now();
    this.webhooks.orderChanged(this.core.world.store(order.storeId), order);
  }
}
