import { centsOf } from '@pressroom/contract/fields/amounts';
import { sumOf } from '@pressroom/contract/products/combined';
import { costOf } from '@pressroom/contract/publishing/prices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { findStorePublishing } from './queries.ts';

interface SkuOfStore {
  storeId: string;
  /** Of ours; null: deleted since. */
  skuId: string | null;
}

interface Part {
  skuId: string;
  categoryId: string | null;
  quantity: number;
}

/** Tells what SKUs of ours cost their stores: what the store's price rule says of their categories. Null: not known. */
export async function findSkuCosts(db: Db, skus: readonly SkuOfStore[]): Promise<(sku: SkuOfStore) => string | null> {
  const stores = await findStorePublishing(db, [...new Set(skus.map(({ storeId }) => storeId))]);
  const parts = await findParts(
    db,
    [...new Set(skus.map(({ skuId }) => skuId))].filter((id) => id !== null),
  );
  return ({ storeId, skuId }) => {
    const rule = stores.get(storeId)?.priceRule ?? null;
    const own = (skuId !== null && parts.get(skuId)) || [];
    return sumOf(
      own.map(({ categoryId, quantity }) => ({ cost: costOf(rule, categoryId), quantity })),
      'cost',
    );
  };
}

/** What each SKU is made of, by our categories: itself, or the components of a combination. */
async function findParts(db: Db, skuIds: readonly string[]): Promise<Map<string, Part[]>> {
  const { rows } = await sql<Part>`
    select asked.sku_id, code.category_id, coalesce(component.quantity, 1) as quantity
    from unnest(${skuIds}::bigint[]) as asked (sku_id)
    left join combination_components component on component.sku_id = asked.sku_id
    join product_skus sku on sku.id = coalesce(component.component_sku_id, asked.sku_id)
    left join product_codes code on code.id = sku.product_code_id`.execute(db);
  return Map.groupBy(rows, ({ skuId }) => skuId);
}

interface PricedSku extends SkuOfStore {
  sku: string;
  originalPrice: string | null;
  specialPrice: string | null;
}

export interface BelowCost {
  /** The first of them. */
  rows: { sku: string; price: string; cost: string }[];
  count: number;
}

const shown = 20;

/** Those whose buyers would pay less than the piece costs; undefined: none. Whoever saves such prices is asked first. */
export async function findBelowCost(db: Db, skus: readonly PricedSku[]): Promise<BelowCost | undefined> {
  const costs = await findSkuCosts(db, skus);
  const below = skus.flatMap((one) => {
    const price = one.specialPrice ?? one.originalPrice;
    const cost = costs(one);
    return price !== null && cost !== null && centsOf(price) < centsOf(cost) ? [{ sku: one.sku, price, cost }] : [];
  });
  return below.length > 0 ? { rows: below.slice(0, shown), count: below.length } : undefined;
}
