import type { Store } from '../../world/stores.ts';
import type { SheinState } from '../state.ts';
import type { Judged } from './findings.ts';
import type { SheinProduct } from './product.ts';

/** A product that never passed review and is not looked at any more holds no SKUs. */
const holdsSkus = ({ skcs }: SheinProduct) =>
  skcs.some(({ approvedOnce, state }) => approvedOnce || state === 'review' || state === 'approved');

/** The seller's SKUs that exist in a store, beside those of one product. */
export function skusTakenIn(state: SheinState, store: Store, beside?: SheinProduct): ReadonlySet<string> {
  const published = state.products
    .ofStore(store)
    .filter((product) => product !== beside && holdsSkus(product))
    .flatMap(({ skcs }) => skcs.flatMap(({ skus }) => skus));
  return new Set([...store.listings, ...published].map(({ sellerSku }) => sellerSku));
}

/** A seller's SKU exists once in a store. */
export function findTakenSkus({ state, store, body, held }: Judged): string[] {
  const taken = skusTakenIn(state, store, held);
  const asked = body.skc_list.flatMap(({ sku_list }) => sku_list.map(({ supplier_sku }) => supplier_sku));
  return asked.filter((sku, index) => taken.has(sku) || asked.indexOf(sku) < index);
}
