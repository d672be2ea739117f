import type { Judged } from './findings.ts';
import type { SheinProduct } from './product.ts';

/** A product that never passed review and is not looked at any more holds no SKUs. */
const holdsSkus = ({ skcs }: SheinProduct) =>
  skcs.some(({ approvedOnce, state }) => approvedOnce || state === 'review' || state === 'approved');

/** Which of the seller's SKUs exist in a store, beside those of one product. */
export function skusTakenAmong(
  { state, store }: Pick<Judged, 'state' | 'store'>,
  asked: readonly string[],
  beside?: SheinProduct,
): ReadonlySet<string> {
  const published = state.products
    .withSellerSkus(store, asked)
    .filter((product) => product !== beside && holdsSkus(product))
    .flatMap(({ skcs }) => skcs.flatMap(({ skus }) => skus));
  return new Set([...store.listings, ...published].map(({ sellerSku }) => sellerSku));
}

/** A seller's SKU exists once in a store. */
export function findTakenSkus({ body, held, ...of }: Judged): string[] {
  const asked = body.skc_list.flatMap(({ sku_list }) => sku_list.map(({ supplier_sku }) => supplier_sku));
  const taken = skusTakenAmong(of, asked, held);
  return asked.filter((sku, index) => taken.has(sku) || asked.indexOf(sku) < index);
}
