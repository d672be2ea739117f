import type { Message } from '@pressroom/contract/message';
import { listingStatus } from '@pressroom/contract/publishing/status';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { MarketSkuRef } from '@pressroom/marketplaces/publishing';
import type { OpenedStore } from '../send/publisher.ts';
import type { Change, SkuRow } from '../send/change.ts';
import type { ActHead, ActSku } from './heads.queries.ts';

/** What a person asks for. */
export type Wish =
  | { kind: 'price'; originalPrice: string; specialPrice: string; riseReason: number | null }
  | { kind: 'stock'; stock: number }
  | { kind: 'shelf'; isListed: boolean };

/** A store that could not be opened says why. */
export type Opened = OpenedStore | { problem: Message };

/** A wish that changes a listing here alone, since its marketplace does not have it. */
export function isHere({ publishStatus }: ActHead, { kind }: Wish): boolean {
  return kind !== 'shelf' && (publishStatus === listingStatus.pending || publishStatus === listingStatus.failed);
}

/** Why the wish is not fulfilled for this listing; undefined: it may be. */
export function objectionTo(head: ActHead, wish: Wish, store: Opened | undefined): Message | undefined {
  if (head.publishStatus === listingStatus.publishing) return { key: 'publishing.onItsWay' };
  if (isHere(head, wish)) return undefined;
  if (head.publishStatus !== listingStatus.published) return { key: 'publishing.act.notPublished' };
  if (head.differs.includes('gone')) return { key: 'publishing.refused.gone' };
  if (!store) return { key: 'stores.noMarketplace' };
  if ('problem' in store) return store.problem;
  const { publisher } = store;
  const params = { marketplace: marketplaceNames[publisher.marketplace] };
  if (wish.kind === 'price' && publisher.price === 'none') return { key: 'publishing.act.noPrice', params };
  if (wish.kind === 'stock' && head.shelf === 2 && publisher.shelf === 'byStock')
    return { key: 'publishing.act.removedByStock', params };
  if (wish.kind === 'shelf' && head.shelf === (wish.isListed ? 1 : 2))
    return { key: wish.isListed ? 'publishing.act.isListed' : 'publishing.act.isRemoved' };
  return undefined;
}

/** The change of the SKUs that the marketplace has. */
export function changeOf(wish: Wish, skus: readonly ActSku[], { publisher }: OpenedStore): Change {
  const byStock = publisher.shelf === 'byStock';
  // where the stock is the shelf, what is off sale stays sold out
  const rows = rowsOf(skus).filter(({ sku }) => wish.kind === 'price' || !byStock || sku.status === 1);
  if (wish.kind === 'price') {
    const { originalPrice, specialPrice, riseReason } = wish;
    return { kind: 'price', riseReason, rows: rows.map(({ row }) => ({ ...row, originalPrice, specialPrice })) };
  }
  if (wish.kind === 'stock') return { kind: 'stock', rows: rows.map(({ row }) => ({ ...row, stock: wish.stock })) };
  const { isListed } = wish;
  const stockOf = ({ stockWhenListed, realStock }: ActSku) => (isListed ? (stockWhenListed ?? realStock) : 0);
  return {
    kind: 'shelf',
    isListed,
    rows: rows.map(({ row, sku }) => ({ ...row, stock: byStock ? stockOf(sku) : null })),
  };
}

/** SKUs by the marketplace's names, without those that it does not have. */
export function rowsOf(skus: readonly ActSku[]): { row: SkuRow; sku: ActSku }[] {
  return skus.flatMap((sku) => {
    if (sku.marketSkuId === null) return [];
    const ref: MarketSkuRef = { sku: sku.sku, skcId: sku.marketSkcId ?? '', skuId: sku.marketSkuId };
    return [{ row: { id: sku.id, ref }, sku }];
  });
}
