import type { ProductSpec } from '@pressroom/contract/products/product';

export interface Held {
  spec: ProductSpec;
  quantity: number;
}

type PriceName = 'startOriginalPrice' | 'endOriginalPrice' | 'startSellingPrice' | 'endSellingPrice';

/** In whole cents, so that nothing is lost. */
const centsOf = (price: string) => Math.round(Number(price) * 100);

/** What the components cost together; null while one of them has no price. */
export function sumOf(held: readonly Held[], name: PriceName): string | null {
  let cents = 0;
  for (const { spec, quantity } of held) {
    const price = spec[name];
    if (price === null) return null;
    cents += centsOf(price) * quantity;
  }
  return held.length === 0 ? null : (cents / 100).toFixed(2);
}

/** How many combinations the components make. */
export function stockOf(held: readonly Held[]): number | null {
  if (held.length === 0) return null;
  return Math.min(...held.map(({ spec, quantity }) => Math.floor(spec.realStock / quantity)));
}
