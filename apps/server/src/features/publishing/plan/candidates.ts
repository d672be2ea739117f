import type { Message } from '@pressroom/contract/message';
import { proposePrices, type ProposedPrices } from '@pressroom/contract/publishing/prices';
import type { Db } from '../../../platform/database/database.ts';
import { findSoldProducts, type SoldProduct, type SoldSku } from '../../products/products.public.ts';
import { findSkuCosts } from '../settings/costs.ts';
import { findStorePublishing, type StorePublishing } from '../settings/queries.ts';

/** What plans are made of: products as they are now, and stores with their rules. */
export interface Candidates {
  products: ReadonlyMap<string, SoldProduct>;
  stores: ReadonlyMap<string, StorePublishing>;
  /** Null: not known. */
  costOf(storeId: string, skuId: string): string | null;
}

interface Asked {
  storeId: string;
  productId: string;
}

const each = (ids: readonly string[]) => [...new Set(ids)];

/** A handful of statements, however many are asked for. */
export async function findCandidates(db: Db, asked: readonly Asked[]): Promise<Candidates> {
  const stores = await findStorePublishing(db, each(asked.map(({ storeId }) => storeId)));
  const found = await findSoldProducts(db, each(asked.map(({ productId }) => productId)));
  const products = new Map(found.map((product) => [product.head.id, product]));
  const costs = await findSkuCosts(
    db,
    asked.flatMap(({ storeId, productId }) =>
      (products.get(productId)?.skus ?? []).map(({ id }) => ({ storeId, skuId: id })),
    ),
  );
  return { products, stores, costOf: (storeId, skuId) => costs({ storeId, skuId }) };
}

/** The SKUs that a listing would have. */
export function skusOnSale({ skus }: SoldProduct): readonly SoldSku[] {
  return skus.filter(({ isOnSale }) => isOnSale);
}

/** What the product is called: its first SKU's name. */
export function nameOf(product: SoldProduct): string {
  return (skusOnSale(product)[0] ?? product.skus[0])?.name ?? product.head.spu;
}

/** Why this product cannot become a listing of this store; undefined: it can. */
export function objectionTo({ products, stores }: Candidates, { storeId, productId }: Asked): Message | undefined {
  const store = stores.get(storeId);
  if (!store) return { key: 'publishing.noMarketplace' };
  if (!store.isEnabled) return { key: 'publishing.storeDisabled', params: { store: store.name } };
  if (!store.isAuthorized) return { key: 'publishing.storeNotAuthorized', params: { store: store.name } };
  const product = products.get(productId);
  if (!product) return { key: 'publishing.productGone' };
  if (skusOnSale(product).length === 0) return { key: 'publishing.nothingOnSale', params: { spu: product.head.spu } };
  return undefined;
}

/** What the store's rule makes of the product's prices. */
export function pricesFor({ stores, costOf }: Candidates, storeId: string, sku: SoldSku): ProposedPrices {
  const prices = {
    original: sku.startOriginalPrice,
    selling: sku.startSellingPrice,
    cost: costOf(storeId, sku.id),
  };
  return proposePrices(prices, stores.get(storeId)?.priceRule ?? null);
}
