import type { Store } from '../world/stores.ts';
import type { SheinState } from './state.ts';

/** How many products a store may have, and has: those that it has always sold count by SKU. */
export function quotaOf(state: SheinState, store: Store): { total: number; used: number; left: number } {
  const used = store.listings.length + state.products.ofStore(store).length;
  return { total: store.limits.products, used, left: Math.max(0, store.limits.products - used) };
}

/** How many products buyers can see. */
export function shelfQuotaOf(state: SheinState, store: Store): { total: number | null; used: number; left: number } {
  const used = state.products
    .ofStore(store)
    .filter(({ skcs }) => skcs.some(({ shelves }) => shelves.some(({ onShelf }) => onShelf))).length;
  const { onShelf: total } = store.limits;
  return { total, used, left: total === null ? Infinity : Math.max(0, total - used) };
}

/** Why a store cannot publish a new product now; undefined: it can. */
export function findWhyNotPublishing(state: SheinState, store: Store): string | undefined {
  if (!store.limits.mayPublish) return '店铺无发品权限 The store may not publish';
  return quotaOf(state, store).left === 0 ? '发品额度不足 The publishing quota is used up' : undefined;
}
