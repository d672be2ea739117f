import { centsOf } from '@pressroom/contract/fields/amounts';
import type { MarketSkuRef, PriceChange } from '@pressroom/marketplaces/publishing';

/** What a call changes at the marketplace, by SKU. */
export type Change =
  | { kind: 'price'; riseReason: number | null; rows: readonly (SkuRow & Prices)[] }
  | { kind: 'stock'; rows: readonly (SkuRow & { stock: number })[] }
  /** `stock`: what the SKU has afterwards, where the shelf is changed through the stock. */
  | { kind: 'shelf'; isListed: boolean; rows: readonly (SkuRow & { stock: number | null })[] };

export type ChangeKind = Change['kind'];

interface Prices {
  originalPrice: string;
  specialPrice: string | null;
}

/** A SKU of a listing by our id and by the marketplace's names. */
export interface SkuRow {
  id: string;
  ref: MarketSkuRef;
}

/** What came of it for one SKU. */
export interface SkuOutcome {
  sku: string;
  outcome: 'done' | 'review' | 'refused';
  /** The marketplace's own words. */
  reason: string;
}

/** SHEIN's numbers for the reasons of a higher price. */
export const riseNumbers = { cost: 1, logistics: 2, afterEvent: 3, other: 4, logisticsRule: 5 } as const;

/** A price without a special one is asked as it is. */
export function priceOf({ originalPrice, specialPrice }: Prices): Pick<PriceChange, 'originalPrice' | 'specialPrice'> {
  return { originalPrice, specialPrice: specialPrice ?? originalPrice };
}

interface Known {
  originalPrice: string | null;
  specialPrice: string | null;
}

/** Whether some buyers would be asked more than now, or an original price is higher. */
export function risesIn(now: readonly Known[], wanted: Known): boolean {
  const dearer = (after: string | null, before: string | null) =>
    after !== null && before !== null && centsOf(after) > centsOf(before);
  const asked = ({ originalPrice, specialPrice }: Known) => specialPrice ?? originalPrice;
  return now.some((one) => dearer(wanted.originalPrice, one.originalPrice) || dearer(asked(wanted), asked(one)));
}
