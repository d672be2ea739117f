import { Conflict } from '../system.ts';
import type { Listing } from '../world/listings.ts';
import type { Marketplace, Store } from '../world/stores.ts';
import type { World } from '../world/world.ts';
import type { Product, ProductSkc, ProductSku, Reason } from './product.ts';
import { beginReview, holdPrices, isSold, moveShelf, unitsOf } from './product.ts';
import { ProductIndex } from './productIndex.ts';
import { drawReasons, type Reviews } from './reviews.ts';
import { describeSold } from './sold.ts';

/** What has happened to a product, for those whom the marketplace tells. */
export type ProductChange =
  | { what: 'taken' | 'reviewed' | 'priced' | 'stocked' }
  | { what: 'shelved'; skcs: ProductSkc[] }
  | { what: 'removed' };

/** Whom a marketplace tells of changes. */
interface Listener<Details> {
  productChanged(product: Product<Details>, change: ProductChange): void;
}

/** What the products need of the sandbox. */
interface Surroundings {
  readonly world: World;
  readonly reviews: Reviews;
  markChanged(): void;
}

/** The event of the schedule: `about` holds the product's number. */
export const reviewEvent = 'review';

/** The products of all stores at one marketplace, and what the marketplace does with them. */
export class Products<Details> {
  #all = new Map<string, Product<Details>>();
  readonly #index = new ProductIndex<Details>();
  /** By store; forgotten when something of a store changes. */
  #sold = new Map<string, Listing[]>();
  readonly #around: Surroundings;
  readonly #marketplace: Marketplace;
  readonly #listener: Listener<Details>;

  constructor(around: Surroundings, marketplace: Marketplace, listener: Listener<Details>) {
    this.#around = around;
    this.#marketplace = marketplace;
    this.#listener = listener;
  }

  get #now(): number {
    return this.#around.world.clock.now();
  }

  all(): Product<Details>[] {
    return [...this.#all.values()];
  }

  /** Those that the marketplace knows: not the deleted ones. */
  ofStore({ id }: Store): Product<Details>[] {
    return this.#index.ofStore(id).filter(({ removed }) => removed !== 'deleted');
  }

  /** Those of a store that have one of these colours or SKUs, by the marketplace's ids. */
  withParts({ id }: Store, ids: readonly string[]): Product<Details>[] {
    const found = new Set(ids.flatMap((part) => this.#index.named(id, part)));
    return [...found].filter(({ removed }) => removed !== 'deleted');
  }

  /** Those of a store that have, or once had, one of these SKUs of the seller. */
  withSellerSkus(store: Store, sellerSkus: readonly string[]): Product<Details>[] {
    return this.withParts(
      store,
      sellerSkus.map((sku) => `${store.id} ${sku}`),
    );
  }

  /** Undefined where this store has no such product, or has it no more. */
  find(store: Store, number: string): Product<Details> | undefined {
    const product = this.#all.get(number);
    return product?.storeId === store.id && product.removed !== 'deleted' ? product : undefined;
  }

  /** @throws Conflict where there is no such product. */
  get(number: string): Product<Details> {
    const product = this.#all.get(number);
    if (!product) throw new Conflict(`There is no product ${number}`);
    return product;
  }

  /** Takes a new product, whose colours the marketplace now looks at. */
  take(product: Product<Details>): void {
    this.#all.set(product.number, product);
    this.#touch(product, { what: 'taken' });
    this.#scheduleReview(product);
  }

  /** Takes a change of a product. Until the review is passed, buyers see what they saw. */
  change(product: Product<Details>, change: NonNullable<Product<Details>['changed']>): void {
    product.version = change.version;
    product.changed = change;
    for (const skc of product.skcs) beginReview(skc);
    this.#touch(product, { what: 'taken' });
    this.#scheduleReview(product);
  }

  #scheduleReview({ number }: Product<Details>): void {
    const { fromMs, toMs } = this.#around.reviews;
    const afterMs = this.#around.world.chance('review time', number).whole(fromMs, toMs);
    this.#around.world.schedule.add(afterMs, { system: this.#marketplace, what: reviewEvent, about: number });
  }

  /** Ends a review whose time has come, unless a tester has ended it already. Chance refuses some. */
  review(number: string): void {
    const product = this.#all.get(number);
    if (!product || product.removed === 'deleted') return;
    const held = product.skcs.flatMap((skc) => skc.skus.filter(({ proposed }) => proposed.length > 0));
    for (const sku of held) holdPrices(sku, sku.proposed);
    if (held.length > 0) this.#touch(product, { what: 'priced' });
    if (!product.skcs.some(({ state }) => state === 'review')) return;
    const [{ sellerCode, reviews }] = product.skcs as [ProductSkc];
    const chance = this.#around.world.chance('review', product.storeId, sellerCode, reviews);
    if (chance.happens(this.#around.reviews.refusedShare)) this.refuse(number, drawReasons(chance));
    else this.approve(number);
  }

  approve(number: string): void {
    const product = this.#inReview(number);
    const now = this.#now;
    if (product.changed !== null) {
      const { title, details } = product.changed;
      Object.assign(product, { title, details, changed: null });
    }
    for (const skc of product.skcs.filter(({ state }) => state === 'review')) {
      const isNew = !skc.approvedOnce;
      Object.assign(skc, { state: 'approved', reviewedAt: now, approvedOnce: true });
      if (isNew) for (const shelf of skc.shelves) Object.assign(shelf, { onShelf: true, firstAt: now, lastAt: now });
    }
    this.#touch(product, { what: 'reviewed' });
  }

  refuse(number: string, reasons: Reason[]): void {
    const product = this.#inReview(number);
    product.changed = null;
    const reviewedAt = this.#now;
    for (const skc of product.skcs.filter(({ state }) => state === 'review'))
      Object.assign(skc, { state: 'refused', reasons, reviewedAt });
    this.#touch(product, { what: 'reviewed' });
  }

  /** The seller takes back what is in review. */
  withdraw(number: string): void {
    const product = this.#inReview(number);
    product.changed = null;
    for (const skc of product.skcs.filter(({ state }) => state === 'review')) skc.state = 'withdrawn';
    this.#touch(product, { what: 'reviewed' });
  }

  #inReview(number: string): Product<Details> {
    const product = this.#kept(number);
    if (!product.skcs.some(({ state }) => state === 'review')) throw new Conflict(`Product ${number} is not in review`);
    return product;
  }

  /** The marketplace takes it off its sites, or allows it again. */
  stop(number: string, stopped: boolean): void {
    const product = this.#kept(number);
    const seen = product.skcs.filter(({ approvedOnce }) => approvedOnce);
    if (seen.length === 0) throw new Conflict(`Product ${number} was never on a site`);
    for (const skc of seen) {
      skc.stopped = stopped;
      moveShelf(skc, { onShelf: !stopped, now: this.#now });
    }
    this.#touch(product, { what: 'shelved', skcs: seen });
  }

  /** Puts a colour on or off the shelf of these sites; all without them. `bySeller` starts the pause between two moves. */
  shelve(
    product: Product<Details>,
    skc: ProductSkc,
    { onShelf, sites, bySeller }: { onShelf: boolean; sites?: string[]; bySeller: boolean },
  ): void {
    moveShelf(skc, { onShelf: onShelf, sites, now: this.#now });
    const moved = skc.shelves.filter(({ site }) => sites?.includes(site) ?? true);
    if (bySeller) for (const shelf of moved) shelf.movedAt = this.#now;
    this.#touch(product, { what: 'shelved', skcs: [skc] });
  }

  remove(number: string, removed: 'recycled' | 'deleted'): void {
    const product = this.#kept(number);
    product.removed = removed;
    for (const skc of product.skcs) moveShelf(skc, { onShelf: false, now: this.#now });
    this.#touch(product, { what: 'removed' });
  }

  /** Sets prices of some of its sites; those of the others stay. */
  price(product: Product<Details>, sku: ProductSku, prices: ProductSku['prices']): void {
    holdPrices(sku, prices);
    this.#touch(product, { what: 'priced' });
  }

  /** Sets prices after the marketplace has looked at them. */
  proposePrices(product: Product<Details>, sku: ProductSku, prices: ProductSku['prices']): void {
    const given = new Set(prices.map(({ site }) => site));
    sku.proposed = [...sku.proposed.filter(({ site }) => !given.has(site)), ...prices];
    this.#touch(product, { what: 'priced' });
    this.#scheduleReview(product);
  }

  stock(product: Product<Details>, sku: ProductSku, warehouse: string, units: number): void {
    sku.stock[warehouse] = units;
    this.#touch(product, { what: 'stocked' });
  }

  /** What buyers can order in a store of what it has published. */
  soldIn(store: Store): Listing[] {
    let sold = this.#sold.get(store.id);
    if (sold) return sold;
    sold = this.ofStore(store).flatMap((product) =>
      product.skcs.flatMap((skc) =>
        skc.skus
          .filter((sku) => isSold(product, skc, sku))
          .map((sku) => describeSold(this.#around.world, product, skc, sku)),
      ),
    );
    this.#sold.set(store.id, sold);
    return sold;
  }

  /** Takes units out of the stock for a buyer; the warehouses give in their order. */
  sell({ spu, skc, sku }: Listing, units: number): void {
    const product = this.#all.get(spu);
    const found = product?.skcs.find(({ id }) => id === skc)?.skus.find(({ id }) => id === sku);
    if (!product || !found) return;
    let left = units;
    for (const [warehouse, held] of Object.entries(found.stock)) {
      const given = Math.min(held, left);
      found.stock[warehouse] = held - given;
      left -= given;
    }
    const kept = unitsOf(found) > 0 ? this.#sold.get(product.storeId) : undefined;
    this.#touch(product, { what: 'stocked' });
    // nothing but the number of units has changed
    if (kept)
      this.#sold.set(
        product.storeId,
        kept.map((one) => (one.sku === sku ? { ...one, published: { units: unitsOf(found) } } : one)),
      );
  }

  #kept(number: string): Product<Details> {
    const product = this.get(number);
    if (product.removed === 'deleted') throw new Conflict(`Product ${number} is deleted`);
    return product;
  }

  #touch(product: Product<Details>, change: ProductChange): void {
    this.#index.put(product);
    this.#sold.delete(product.storeId);
    product.updatedAt = this.#now;
    this.#around.markChanged();
    this.#listener.productChanged(product, change);
  }

  reset(): void {
    this.load([]);
  }

  load(products: Product<Details>[]): void {
    this.#all = new Map(products.map((product) => [product.number, product]));
    this.#index.clear();
    for (const product of products) this.#index.put(product);
    this.#sold.clear();
  }
}
