import type { Product, ProductSkc } from '../../markets/product.ts';
import type { Store } from '../../world/stores.ts';

/** Where a product in one colour stands, by TEMU's numbers. */
export const selectStatus = {
  discarded: 0,
  awaitingSelection: 1,
  pricing: 7,
  priceRejected: 9,
  awaitingFirstOrder: 10,
  joinedSite: 12,
  delisted: 13,
  mustEdit: 14,
  edited: 15,
  ended: 17,
} as const;

/** How long nobody looks at a new product. */
const unseenMs = 15_000;

export function selectStatusOf(product: Product, skc: ProductSkc, { mode, now }: { mode: Store['mode']; now: number }) {
  if (product.removed !== null) return selectStatus.ended;
  if (skc.stopped) return selectStatus.delisted;
  if (skc.approvedOnce) return mode === 'semi' ? selectStatus.joinedSite : selectStatus.awaitingFirstOrder;
  if (skc.state === 'withdrawn') return selectStatus.discarded;
  if (skc.state === 'refused')
    return skc.reasons.some(({ zh, en }) => /价格|price/i.test(`${zh} ${en}`))
      ? selectStatus.priceRejected
      : selectStatus.mustEdit;
  if (skc.reviews > 1) return selectStatus.edited;
  return now - product.createdAt < unseenMs ? selectStatus.awaitingSelection : selectStatus.pricing;
}

const topStatus = { notOnSite: 0, onSale: 100, ended: 200, deleted: 300 } as const;

export function topStatusOf({ removed }: Product, { approvedOnce, stopped, shelves }: ProductSkc): number {
  if (removed !== null) return topStatus.deleted;
  if (!approvedOnce) return topStatus.notOnSite;
  return !stopped && shelves.some(({ onShelf }) => onShelf) ? topStatus.onSale : topStatus.ended;
}
