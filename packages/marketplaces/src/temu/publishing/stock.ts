import { z } from 'zod';
import type { MarketProblem, MarketSkuRef, SkuChange, SkuResult } from '../../publishing/publisher.ts';
import type { CallOptions } from '../../shared/call.ts';
import { bareNumber } from '../../shared/json.ts';
import { id, list, optionalInteger } from '../../shared/wire.ts';
import type { TemuStore } from '../temuStore.ts';
import { problemsOfRejection } from './goodsCalls.ts';

const ofWarehouses = z.object({
  productSkuStockList: list(z.object({ productSkuId: id, skuStockQuantity: optionalInteger })),
});

/** The stock of a colour's SKUs in all warehouses of a semi-managed shop. What TEMU hides is missing. */
export async function findTemuStock(
  store: TemuStore,
  productSkcId: string,
  options: CallOptions = {},
): Promise<Map<string, number>> {
  const question = { productSkcId: bareNumber(productSkcId) };
  const { productSkuStockList: rows } = await store.call('stock', question, ofWarehouses, options);
  const found = new Map<string, number>();
  for (const { productSkuId, skuStockQuantity: units } of rows)
    if (units !== undefined) found.set(productSkuId, (found.get(productSkuId) ?? 0) + units);
  return found;
}

const virtual = z.object({ productSkuStockList: list(z.object({ productSkuId: id, virtualStock: optionalInteger })) });

/** The virtual stock of a colour's SKUs in a fully managed shop. */
async function findVirtualStock(store: TemuStore, productSkcId: string, options: CallOptions) {
  const question = { productSkcId: bareNumber(productSkcId) };
  const { productSkuStockList: rows } = await store.call('virtualStock', question, virtual, options);
  return new Map(rows.map(({ productSkuId, virtualStock = 0 }) => [productSkuId, virtualStock]));
}

const overwrite = 2;

/** Sets the whole stock of a semi-managed shop's SKUs: all of them or none. */
export async function setTemuStock(
  store: TemuStore,
  { changes, warehouseId }: { changes: readonly SkuChange<number>[]; warehouseId: string },
  options: CallOptions = {},
): Promise<SkuResult[]> {
  const skuStockChangeList = changes.map(({ ref, value }) => ({
    productSkuId: bareNumber(ref.skuId),
    warehouseId,
    targetStockAvailable: value,
  }));
  const question = { quantityChangeMode: overwrite, skuStockChangeList };
  return await resultsOf(changes, () => store.call('changeStock', question, z.unknown(), options));
}

/** Sets the virtual stock of a fully managed shop's SKUs, a colour at a time: TEMU takes differences alone. */
export async function setTemuVirtualStock(
  store: TemuStore,
  changes: readonly SkuChange<number>[],
  options: CallOptions = {},
): Promise<SkuResult[]> {
  const results: SkuResult[] = [];
  for (const [skcId, ofColour] of Map.groupBy(changes, ({ ref }) => ref.skcId)) {
    const held = await findVirtualStock(store, skcId, options);
    const skuVirtualStockChangeList = ofColour
      .map(({ ref, value }) => ({
        productSkuId: bareNumber(ref.skuId),
        virtualStockDiff: value - (held.get(ref.skuId) ?? 0),
      }))
      .filter(({ virtualStockDiff }) => virtualStockDiff !== 0);
    const question = { productSkcId: bareNumber(skcId), skuVirtualStockChangeList };
    const change = () => store.call('changeVirtualStock', question, z.unknown(), options);
    results.push(...(await resultsOf(ofColour, skuVirtualStockChangeList.length > 0 ? change : undefined)));
  }
  return results;
}

/** TEMU takes or refuses such a call as a whole. */
async function resultsOf(
  changes: readonly { ref: MarketSkuRef }[],
  change: (() => Promise<unknown>) | undefined,
): Promise<SkuResult[]> {
  let problem: MarketProblem | null = null;
  try {
    await change?.();
  } catch (failure) {
    problem = problemsOfRejection(failure)[0] ?? null;
  }
  return changes.map(({ ref }) => ({ skuId: ref.skuId, outcome: problem ? 'refused' : 'done', problem }));
}
