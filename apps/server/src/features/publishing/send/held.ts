import type { MarketRef, MarketSkuRef } from '@pressroom/marketplaces/publishing';
import type { WholeListing } from '../record/queries.ts';

/** A listing by the marketplace's names. */
export interface Held {
  ref: MarketRef;
  skus: readonly MarketSkuRef[];
}

type Named = Pick<WholeListing['head'], 'marketId' | 'marketVersion'>;
type NamedSku = Pick<WholeListing['skus'][number], 'sku' | 'marketSkcId' | 'marketSkuId'>;

export function heldOf({ head, skus }: { head: Named; skus: readonly NamedSku[] }): Held {
  return {
    ref: { marketId: head.marketId ?? '', version: head.marketVersion },
    skus: skus.flatMap(({ sku, marketSkcId, marketSkuId }) =>
      marketSkuId === null ? [] : [{ sku, skcId: marketSkcId ?? '', skuId: marketSkuId }],
    ),
  };
}

/** The seller's SKUs. */
export function skusOf({ skus }: Pick<WholeListing, 'skus'>): string[] {
  return skus.map(({ sku }) => sku);
}
