import { z } from 'zod';
import { list, optionalDecimal, optionalInteger, optionalText, text } from '../../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from '../sheinStore.ts';

const price = z
  .object({ site: text, currency: optionalText, basePrice: optionalDecimal, specialPrice: optionalDecimal })
  .transform(({ site, currency, basePrice, specialPrice }) => ({
    site,
    currency,
    base: basePrice,
    special: specialPrice,
  }));

const sku = z
  .object({
    skuCode: text,
    supplierSku: optionalText,
    priceList: list(price),
    costList: list(z.object({ cost: optionalDecimal, currency: optionalText })),
    inventoryList: list(z.object({ warehouseId: optionalText, inventoryNum: optionalInteger })),
  })
  .transform(({ skuCode, supplierSku, priceList, costList, inventoryList }) => ({
    skuCode,
    supplierSku,
    prices: priceList,
    costs: costList,
    inventory: inventoryList,
  }));

const found = z.object({
  spuName: text,
  spuShelfStatus: optionalInteger,
  skcList: list(
    z
      .object({
        skcName: text,
        supplierCode: optionalText,
        skcShelfStatus: optionalInteger,
        skcSiteShelfStatusList: list(z.object({ subSite: text, status: optionalInteger })),
        skuList: list(sku),
      })
      .transform(({ skcName, supplierCode, skcShelfStatus, skcSiteShelfStatusList, skuList }) => ({
        skcName,
        supplierCode,
        /** 0 off, 1 on. */
        shelf: skcShelfStatus,
        shelves: skcSiteShelfStatusList.map(({ subSite, status }) => ({ site: subSite, isOn: status === 1 })),
        skus: skuList,
      })),
  ),
});
export type SheinProduct = z.output<typeof found>;
export type SheinProductSkc = SheinProduct['skcList'][number];
export type SheinProductSku = SheinProductSkc['skus'][number];

const searchProduct = {
  path: '/open-api/goods/searchProduct',
  method: 'POST',
  repeatable: true,
  info: z.object({ data: list(found) }),
} satisfies Endpoint<z.ZodType>;

/** One way to name products; of each at most `caps.searchedProducts`. */
export type SheinProductSearch =
  | { spuNameList: readonly string[] }
  | { skcNameList: readonly string[] }
  | { skuCodeList: readonly string[] }
  | { supplierSkuList: readonly string[] };

/** The products with what their buyers see. The answer holds no more than was asked for by name. */
export async function searchSheinProducts(
  store: SheinStore,
  search: SheinProductSearch,
  options: SheinCallOptions = {},
): Promise<SheinProduct[]> {
  const question = { pageNum: 1, pageSize: store.settings.caps.searchedProducts, ...search };
  return (await store.call(searchProduct, question, options)).data;
}

const approvedProducts = {
  path: '/open-api/openapi-business-backend/product/query',
  method: 'POST',
  repeatable: true,
  info: z.object({ data: list(z.object({ spuName: text, skcName: text, skuCodeList: list(text) })) }),
} satisfies Endpoint<z.ZodType>;

export type SheinApprovedProduct = z.output<typeof approvedProducts.info>['data'][number];

/** A page of the products that passed review, by their names alone. */
export async function findSheinApprovedProducts(
  store: SheinStore,
  page: { pageNum: number; pageSize: number },
  options: SheinCallOptions = {},
): Promise<SheinApprovedProduct[]> {
  return (await store.call(approvedProducts, page, options)).data;
}
