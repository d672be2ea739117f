import { type SkuMappingRow, skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { Caller } from '../caller.ts';
import { must } from '../demo/shop.ts';

/** The mapping of a SKU id that has one. */
export async function mappingOf(caller: Caller, pair: { shopId: string; skuId: string }): Promise<SkuMappingRow> {
  const found = await must(caller, skuMapping.getByShopIdAndSkuId, pair);
  if ('components' in found) throw new Error(`${pair.skuId} is a combination`);
  return found;
}
