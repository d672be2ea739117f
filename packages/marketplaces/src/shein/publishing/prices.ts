import { z } from 'zod';
import type { MarketProblem, SkuResult } from '../../publishing/publisher.ts';
import { inBatches } from '../../shared/batches.ts';
import { list, optionalFlag, optionalInteger, optionalText, text } from '../../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from '../sheinStore.ts';
import { problemOfRejection } from './publishCall.ts';

const underReview = 2;

const savePrices = {
  path: '/open-api/openapi-business-backend/product/price/save',
  method: 'POST',
  repeatable: false,
  info: z.object({
    data: list(
      z.object({
        success: optionalFlag,
        message: optionalText,
        productCode: text,
        site: optionalText,
        status: optionalInteger,
      }),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export interface SheinPriceRow {
  skuCode: string;
  site: string;
  currency: string;
  price: string;
  /** SHEIN takes a missing one for 0, which ends the special price. */
  specialPrice: string | undefined;
  riseReason: number | null;
}

/** Sets prices by SKU and site. Each row answers for itself; a row that SHEIN says nothing of was not refused. */
export async function saveSheinPrices(
  store: SheinStore,
  rows: readonly SheinPriceRow[],
  options: SheinCallOptions = {},
): Promise<SkuResult[]> {
  const results: SkuResult[] = [];
  for (const batch of inBatches([...rows], store.settings.caps.prices))
    results.push(...(await saveBatch(store, batch, options)));
  return results;
}

async function saveBatch(
  store: SheinStore,
  batch: readonly SheinPriceRow[],
  options: SheinCallOptions,
): Promise<SkuResult[]> {
  const productPriceList = batch.map(({ skuCode, site, currency, price, specialPrice, riseReason }) => ({
    productCode: skuCode,
    currencyCode: currency,
    shopPrice: price,
    specialPrice,
    site,
    riseReason: riseReason ?? undefined,
  }));
  try {
    const { data } = await store.call(savePrices, { productPriceList }, options);
    return batch.map(({ skuCode, site }) => {
      const said = data.find((row) => row.productCode === skuCode && (row.site ?? site) === site);
      if (said && (said.success === false || said.status === 0))
        return refusedSku(skuCode, { code: '', reason: said.message ?? '', field: site });
      return { skuId: skuCode, outcome: said?.status === underReview ? 'review' : 'done', problem: null };
    });
  } catch (failure) {
    const problem = problemOfRejection(failure);
    return batch.map(({ skuCode }) => refusedSku(skuCode, problem));
  }
}

export function refusedSku(skuId: string, problem: MarketProblem): SkuResult {
  return { skuId, outcome: 'refused', problem };
}

const updateCost = {
  path: '/open-api/goods/update-cost',
  method: 'POST',
  repeatable: false,
  info: z.unknown(),
} satisfies Endpoint<z.ZodType>;

export interface SheinCostRow {
  skcName: string;
  skuCode: string;
  cost: string;
  currency: string;
}

/** Sets the supply prices of one product, all of them or none. */
export async function updateSheinCosts(
  store: SheinStore,
  { spuName, rows }: { spuName: string; rows: readonly SheinCostRow[] },
  options: SheinCallOptions = {},
): Promise<SkuResult[]> {
  const skc_info_list = [...Map.groupBy(rows, ({ skcName }) => skcName)].map(([skc_name, skus]) => ({
    skc_name,
    sku_info_list: skus.map(({ skuCode, cost, currency }) => ({ sku_code: skuCode, cost, currency })),
  }));
  try {
    await store.call(updateCost, { spu_name: spuName, skc_info_list }, options);
    return rows.map(({ skuCode }) => ({ skuId: skuCode, outcome: 'done', problem: null }));
  } catch (failure) {
    const problem = problemOfRejection(failure);
    return rows.map(({ skuCode }) => refusedSku(skuCode, problem));
  }
}
