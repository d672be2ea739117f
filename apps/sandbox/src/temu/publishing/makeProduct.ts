import type { Price, ProductSku } from '../../markets/product.ts';
import type { Chance } from '../../world/chance.ts';
import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import { regions } from '../zones.ts';
import type { NewProduct, Sku, TemuProduct } from './product.ts';

interface About {
  store: Store;
  category: Category;
  now: number;
}

/** A new product with ids of its own, as TEMU gives them out before any review. */
export function makeProduct(chance: Chance, body: NewProduct, { store, category, now }: About): TemuProduct {
  const next = () => `60${chance.digits(12)}`;
  const number = next();
  const sites = body.productSemiManagedReq?.bindSiteIds ?? [regions[store.country].siteId];
  return {
    number,
    version: '',
    storeId: store.id,
    categoryId: category.id,
    title: body.productName,
    createdAt: now,
    updatedAt: now,
    details: { content: body, edits: [] },
    changed: null,
    removed: null,
    skcs: body.productSkcReqs.map((skc) => ({
      id: next(),
      sellerCode: skc.extCode,
      colour: skc.mainProductSkuSpecReqs.map(({ specName }) => specName).join(' '),
      state: 'review',
      reviews: 1,
      reasons: [],
      reviewedAt: undefined,
      approvedOnce: false,
      stopped: false,
      shelves: sites.map((site) => ({
        site: String(site),
        onShelf: false,
        firstAt: undefined,
        lastAt: undefined,
        movedAt: undefined,
      })),
      skus: skc.productSkuReqs.map((sku) => makeSku(next(), sku, sites)),
    })),
  };
}

function makeSku(id: string, sku: Sku, sites: number[]): ProductSku {
  const stock: Record<string, number> = {};
  for (const { warehouseId, targetStockAvailable } of sku.productSkuStockQuantityReq?.warehouseStockQuantityReqs ?? [])
    stock[warehouseId] = targetStockAvailable;
  return {
    id,
    sellerSku: sku.extCode,
    size: sku.productSkuSpecReqs.map(({ specName }) => specName).join(' '),
    grams: Math.round(sku.productSkuWhExtAttrReq.productSkuWeightReq.value / 1000),
    offered: true,
    prices: pricesOf(sku, sites),
    proposed: [],
    stock,
  };
}

function pricesOf({ currencyType, siteSupplierPrices = [], supplierPrice }: Sku, sites: number[]): Price[] {
  const plain = supplierPrice === undefined ? [] : sites.map((siteId) => ({ siteId, supplierPrice }));
  return [...siteSupplierPrices, ...plain].map((price) => ({
    site: String(price.siteId),
    currency: currencyType,
    original: price.supplierPrice,
    special: null,
  }));
}
