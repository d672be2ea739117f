import type { SheinSettings as StoreSettings } from '@pressroom/contract/publishing/settings';
import { askedPrice, type PriceChange, type SkuChange, type SkuResult } from '../../publishing/publisher.ts';
import { inBatches } from '../../shared/batches.ts';
import type { SheinCallOptions, SheinStore } from '../sheinStore.ts';
import { priceText } from './amounts.ts';
import { saveSheinPrices, updateSheinCosts } from './prices.ts';
import { searchSheinProducts } from './search.ts';

interface Prices {
  store: SheinStore;
  settings: StoreSettings;
  bySupplyPrice: boolean;
  options: SheinCallOptions | undefined;
}

type Changes = readonly SkuChange<PriceChange>[];

export async function setPrices(prices: Prices, changes: Changes): Promise<SkuResult[]> {
  return await (prices.bySupplyPrice ? setCosts(prices, changes) : setAtSites(prices, changes));
}

/** One row for each site. A SKU is refused where one of its sites refuses it. */
async function setAtSites({ store, settings, options }: Prices, changes: Changes): Promise<SkuResult[]> {
  const rows = changes.flatMap(({ ref, value }) =>
    settings.subSites.map((site) => ({
      skuCode: ref.skuId,
      site,
      currency: value.currency,
      price: priceText(value.originalPrice, value.currency),
      specialPrice: priceText(value.specialPrice, value.currency),
      riseReason: value.riseReason,
    })),
  );
  const bySku = Map.groupBy(await saveSheinPrices(store, rows, options), ({ skuId }) => skuId);
  return changes.map(({ ref: { skuId } }) => {
    const results = bySku.get(skuId) ?? [];
    const worst = ['refused', 'review'].flatMap((outcome) => results.filter((one) => one.outcome === outcome))[0];
    return worst ?? { skuId, outcome: 'done', problem: null };
  });
}

/** A supply price is told by product, whose name stands with its colours. */
async function setCosts({ store, options }: Prices, changes: Changes): Promise<SkuResult[]> {
  const spuOf = new Map<string, string>();
  const skcNames = [...new Set(changes.map(({ ref }) => ref.skcId))];
  for (const skcNameList of inBatches(skcNames, store.settings.caps.searchedProducts))
    for (const { spuName, skcList } of await searchSheinProducts(store, { skcNameList }, options))
      for (const { skcName } of skcList) spuOf.set(skcName, spuName);
  const results: SkuResult[] = [];
  for (const [spuName, rows] of Map.groupBy(changes, ({ ref }) => spuOf.get(ref.skcId))) {
    if (spuName === undefined) results.push(...rows.map(unknownSku));
    else results.push(...(await updateSheinCosts(store, { spuName, rows: rows.map(costRow) }, options)));
  }
  return results;
}

function costRow({ ref, value }: SkuChange<PriceChange>) {
  const cost = priceText(askedPrice(value), value.currency);
  return { skcName: ref.skcId, skuCode: ref.skuId, cost, currency: value.currency };
}

/** SHEIN knows no product of this colour. */
function unknownSku({ ref }: SkuChange<PriceChange>): SkuResult {
  return { skuId: ref.skuId, outcome: 'refused', problem: { code: '', reason: '', field: ref.skcId } };
}
