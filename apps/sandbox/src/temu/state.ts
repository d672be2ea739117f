import type { Core } from '../core.ts';
import { MarketState, type SavedMarket } from '../markets/marketState.ts';
import type { Store } from '../world/stores.ts';
import { type Line, type OrderStatus, parentStatusOf, type TemuOrder } from './order.ts';
import type { Package } from './package.ts';
import type { Details } from './publishing/product.ts';
import { unknownOrder } from './refusal.ts';
import { type SavedTokens, Tokens } from './tokens.ts';
import { TemuWebhooks } from './webhooks.ts';

export interface SavedTemu extends SavedMarket<TemuOrder, Details> {
  packages: Package[];
  tokens: SavedTokens;
  muted: Record<string, string[]>;
}

/** TEMU's orders, products, packages and tokens, and how an order changes. */
export class TemuState extends MarketState<TemuOrder, Details> {
  readonly tokens: Tokens;
  readonly webhooks: TemuWebhooks;
  readonly #packages = new Map<string, Package>();
  readonly #packagesOfOrders = new Map<string, Package[]>();

  constructor(core: Core) {
    super(core, 'temu');
    this.tokens = new Tokens(() => core.world);
    this.webhooks = new TemuWebhooks(core);
  }

  /** TEMU's partner gateway tells nobody about products. */
  productChanged(): void {}

  override reset(): void {
    super.reset();
    this.#packages.clear();
    this.#packagesOfOrders.clear();
    this.tokens.reset();
    this.webhooks.reset();
  }

  save(): SavedTemu {
    const [packages, tokens] = [this.allPackages(), this.tokens.save()];
    return { ...this.saveMarket(), packages, tokens, muted: { ...this.webhooks.muted } };
  }

  load(saved: SavedTemu): void {
    this.loadMarket(saved);
    for (const each of saved.packages) this.addPackage(each);
    this.tokens.load(saved.tokens);
    this.webhooks.loadMuted(saved.muted);
  }

  /** @throws Refusal where this store has no such order. */
  getOrderOf(store: Store, number: string): TemuOrder {
    const order = this.orderOf(store, number);
    if (!order) throw unknownOrder(number);
    return order;
  }

  addPackage(added: Package): void {
    this.#packages.set(added.packageSn, added);
    for (const number of new Set(added.items.map(({ parentOrderSn }) => parentOrderSn)))
      this.#packagesOfOrders.set(number, [...(this.#packagesOfOrders.get(number) ?? []), added]);
  }

  package(packageSn: string): Package | undefined {
    return this.#packages.get(packageSn);
  }

  allPackages(): Package[] {
    return [...this.#packages.values()];
  }

  packagesOf({ number }: TemuOrder): Package[] {
    return this.#packagesOfOrders.get(number) ?? [];
  }

  move(order: TemuOrder, lines: Line[], status: OrderStatus): void {
    for (const line of lines) line.status = status;
    this.touch(order, lines);
  }

  /** Derives the parent's status from its lines, stamps it as changed, and reports these lines to the callback. */
  touch(order: TemuOrder, lines: Line[]): void {
    order.status = parentStatusOf(order);
    order.updatedAt = this.core.world.clock.now();
    this.webhooks.linesChanged(order, lines);
  }
}
