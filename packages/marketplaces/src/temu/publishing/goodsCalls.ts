import { z } from 'zod';
import type { MarketProblem, MarketSkuRef, PublishOutcome } from '../../publishing/publisher.ts';
import { inBatches } from '../../shared/batches.ts';
import type { CallOptions } from '../../shared/call.ts';
import { bareNumber } from '../../shared/json.ts';
import { MarketplaceFailure } from '../../shared/MarketplaceFailure.ts';
import { id, integer, list, optionalInteger, optionalText } from '../../shared/wire.ts';
import type { TemuInterfaceKey } from '../interfaces.ts';
import { decimalOfMinorUnits } from '../money.ts';
import type { TemuStore } from '../temuStore.ts';

const added = z.object({
  productId: id,
  productSkuList: list(z.object({ productSkuId: id, productSkcId: id, extCode: optionalText })),
});

/** Publishes a product. A refusal is an answer; nothing was made then. */
export async function addTemuGoods(
  store: TemuStore,
  payload: object,
  options: CallOptions = {},
): Promise<PublishOutcome> {
  try {
    const { productId, productSkuList } = await store.call('addGoods', payload, added, options);
    const skus = productSkuList.map(({ productSkuId, productSkcId, extCode = '' }): MarketSkuRef => ({
      sku: extCode,
      skcId: productSkcId,
      skuId: productSkuId,
    }));
    return { taken: true, ref: { marketId: productId, version: '' }, skus };
  } catch (failure) {
    return { taken: false, problems: problemsOfRejection(failure) };
  }
}

/** Sends one part of a product anew. Undefined: TEMU has taken it. */
export async function editTemuGoods(
  store: TemuStore,
  which: Extract<TemuInterfaceKey, 'editProperties' | 'editPictures'>,
  fields: object,
  options: CallOptions = {},
): Promise<MarketProblem[] | undefined> {
  try {
    await store.call(which, fields, z.unknown(), options);
    return undefined;
  } catch (failure) {
    return problemsOfRejection(failure);
  }
}

/**
 * What a refused call says: several findings may stand in one message, under the code of the first. Every other failure
 * is thrown on.
 */
export function problemsOfRejection(failure: unknown): MarketProblem[] {
  if (!(failure instanceof MarketplaceFailure) || failure.kind !== 'rejected') throw failure;
  const { code = '', reason = '' } = failure;
  const words = reason.split(/;\s+/).filter((each) => each.trim() !== '');
  if (words.length === 0) return [{ code, reason, field: '' }];
  return words.map((said, index) => ({ code: index === 0 ? code : '', reason: said, field: '' }));
}

const goods = z.object({
  data: list(
    z.object({
      productId: id,
      productSkcId: id,
      extCode: optionalText,
      skcTopStatus: optionalInteger,
      productSkuSummaries: list(z.object({ productSkuId: id, extCode: optionalText, virtualStock: optionalInteger })),
    }),
  ),
});
export type TemuGoodsRow = z.output<typeof goods>['data'][number];

/** A row for each colour of a product; at most `caps.goodsPage`. */
export async function listTemuGoods(
  store: TemuStore,
  search: { productSkcIds: readonly string[] } | { skcExtCode: string },
  options: CallOptions = {},
): Promise<TemuGoodsRow[]> {
  const asked = 'skcExtCode' in search ? search : { productSkcIds: search.productSkcIds.map(bareNumber) };
  const question = { page: 1, pageSize: store.settings.caps.goodsPage, ...asked };
  return (await store.call('goodsList', question, goods, options)).data;
}

const standing = z.object({
  dataList: list(
    z.object({
      productId: id,
      skcList: list(z.object({ skcId: id, selectStatus: integer, skuList: list(z.object({ skuId: id })) })),
    }),
  ),
});
export type TemuStanding = z.output<typeof standing>['dataList'][number];

/** Where the products of these SKUs stand between publishing and sale; at most `caps.goodsPage` products. */
export async function findTemuStandings(
  store: TemuStore,
  productSkuIds: readonly string[],
  options: CallOptions = {},
): Promise<TemuStanding[]> {
  const productSkuIdList = productSkuIds.map(bareNumber);
  const question = { pageNum: 1, pageSize: store.settings.caps.goodsPage, productSkuIdList };
  return (await store.call('productSearch', question, standing, options)).dataList;
}

const supplyPrices = z.object({
  productSkuSupplierPriceList: list(
    z.object({
      productSkuId: id,
      currencyType: optionalText,
      supplierPrice: optionalText,
      siteSupplierPrices: list(z.object({ siteId: id, supplierPrice: optionalText })),
    }),
  ),
});

export interface TemuSupplyPrice {
  currency: string;
  /** Decimal text. Where sites differ, the price that fewest of them have, so that a change at one of them is seen. */
  price: string | null;
}

/** What sellers are paid, by SKU. */
export async function findTemuSupplyPrices(
  store: TemuStore,
  { skuIds, siteIds }: { skuIds: readonly string[]; siteIds: readonly string[] },
  options: CallOptions = {},
): Promise<Map<string, TemuSupplyPrice>> {
  const found = new Map<string, TemuSupplyPrice>();
  for (const batch of inBatches([...skuIds], store.settings.unverified.priceSkus)) {
    const question = { productSkuIds: batch.map(bareNumber) };
    const { productSkuSupplierPriceList: rows } = await store.call('supplyPrices', question, supplyPrices, options);
    for (const { productSkuId, currencyType: currency = '', supplierPrice, siteSupplierPrices } of rows) {
      const ofSites = siteSupplierPrices
        .filter(({ siteId }) => siteIds.includes(siteId))
        .flatMap((site) => site.supplierPrice ?? []);
      const units = supplierPrice ?? rarest(ofSites);
      found.set(productSkuId, { currency, price: (units && decimalOfMinorUnits(units, currency)) ?? null });
    }
  }
  return found;
}

function rarest(values: string[]): string | undefined {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  return groups.toReversed().toSorted((a, b) => a.length - b.length)[0]?.[0];
}

const reviews = z.object({
  reviewSamplePriceList: list(
    z.object({
      productSkuIdList: list(id),
      suggestSupplyPrice: optionalText,
      suggestPriceCurrency: optionalText,
    }),
  ),
});

/** Awaits the seller, and rejected. */
const notAgreed = [1, 3];

/** What TEMU would pay instead, by SKU: of price reviews that did not end in an agreement. */
export async function findTemuSuggestedPrices(
  store: TemuStore,
  options: CallOptions = {},
): Promise<Map<string, string>> {
  const question = { pageNo: 1, pageSize: store.settings.caps.goodsPage, orderStatusList: notAgreed };
  const { reviewSamplePriceList } = await store.call('priceReviews', question, reviews, options);
  return new Map(
    reviewSamplePriceList.flatMap(({ productSkuIdList, suggestSupplyPrice, suggestPriceCurrency: currency = '' }) => {
      const price = suggestSupplyPrice && decimalOfMinorUnits(suggestSupplyPrice, currency);
      return price ? productSkuIdList.map((sku): [string, string] => [sku, `${price} ${currency}`]) : [];
    }),
  );
}
