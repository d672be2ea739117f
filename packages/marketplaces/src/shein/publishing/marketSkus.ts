import type { StoreMode } from '../../publishing/draft.ts';
import type { MarketSku } from '../../publishing/publisher.ts';
import type { SheinProduct, SheinProductSkc, SheinProductSku } from './search.ts';

interface Told {
  mode: StoreMode;
  /** At which the store publishes. */
  sites: readonly string[];
  /** By SHEIN's code of the SKU. */
  stock: ReadonlyMap<string, number>;
}

/** The SKUs of a product as SHEIN has them. */
export function marketSkusOf({ skcList }: SheinProduct, told: Told): MarketSku[] {
  return skcList.flatMap((skc) =>
    skc.skus.map((sku) => ({
      sku: sku.supplierSku ?? '',
      skcId: skc.skcName,
      skuId: sku.skuCode,
      ...(told.mode === 'full' ? costOf(sku) : priceOf(sku, told.sites)),
      stock: told.stock.get(sku.skuCode) ?? inventoryOf(sku),
      isListed: isListed(skc, told.sites),
    })),
  );
}

function costOf({ costs }: SheinProductSku) {
  const [cost] = costs;
  return { originalPrice: null, specialPrice: cost?.cost ?? null, currency: cost?.currency ?? null };
}

/** Where the sites differ, the price that fewest of them have, so that a change at one of them is seen. */
function priceOf({ prices }: SheinProductSku, sites: readonly string[]) {
  const atOurs = prices.filter(({ site }) => sites.includes(site));
  const groups = [...Map.groupBy(atOurs, ({ base, special }) => `${base} ${special}`).values()];
  const rarest = groups.toReversed().toSorted((a, b) => a.length - b.length)[0]?.[0];
  const original = rarest?.base ?? null;
  // 0 ends a special price
  const special = rarest?.special === undefined || Number(rarest.special) === 0 ? original : rarest.special;
  return { originalPrice: original, specialPrice: special, currency: rarest?.currency ?? null };
}

function inventoryOf({ inventory }: SheinProductSku): number | null {
  const amounts = inventory.flatMap(({ inventoryNum }) => inventoryNum ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}

/** On the shelf is what is on it at each site of the store. */
function isListed({ shelf, shelves }: SheinProductSkc, sites: readonly string[]): boolean | null {
  const atOurs = shelves.filter(({ site }) => sites.includes(site));
  if (atOurs.length > 0) return atOurs.every(({ isOn }) => isOn);
  return shelf === undefined ? null : shelf === 1;
}
