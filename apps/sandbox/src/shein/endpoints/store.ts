import { z } from 'zod';
import type { Listing } from '../../world/listings.ts';
import { storeEndpoint } from '../endpoint.ts';
import { quotaOf } from '../quota.ts';
import { mainSite, sites } from '../sites.ts';

const nothing = z.object({});

export const storeInfo = storeEndpoint({
  path: '/open-api/openapi-business-backend/query-store-info',
  method: 'POST',
  modes: ['semi', 'full'],
  body: nothing,
  act: ({ state, store }) => ({
    storeInfo: {
      supplierId: Number(store.sellerId),
      storeName: store.name,
      storeStatus: 1,
      supplierBusinessMode: `${store.mode.toUpperCase()}-${store.country}`,
    },
    storeProductQuota: describeQuota(quotaOf(state, store)),
  }),
});

const describeQuota = ({ total, used, left }: ReturnType<typeof quotaOf>) => ({
  totalLimit: total,
  availableLimit: left,
  usedQuota: used,
});

export const siteList = storeEndpoint({
  path: '/open-api/goods/query-site-list',
  method: 'POST',
  modes: ['semi', 'full'],
  body: nothing,
  act: () => ({
    data: [
      {
        main_site: mainSite,
        main_site_name: 'SHEIN',
        sub_site_list: sites.map(({ site, name, currency, symbol, status }) => ({
          site_name: name,
          site_abbr: site,
          site_status: status,
          store_type: 1,
          currency,
          symbol_left: symbol,
          symbol_right: '',
        })),
      },
    ],
    meta: { count: 1, customObj: null },
  }),
});

/** SHEIN does not publish the answer of this old endpoint: it is modelled on its neighbours, with a row for each SKU. */
export const fullDetail = storeEndpoint({
  path: '/open-api/openapi-business-backend/product/full-detail',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ skuCodes: z.array(z.string().min(1)).min(1).max(100), language: z.string().optional() }),
  act: ({ store, body }) => {
    const known = store.listings.filter(({ sku }) => body.skuCodes.includes(sku));
    return { data: known.map((listing) => describeProduct(listing, store.currency)) };
  },
});

function describeProduct({ spu, skc, sku, sellerSku, title, colour, size, cents, grams }: Listing, currency: string) {
  return {
    spuName: spu,
    skcName: skc,
    skuCode: sku,
    supplierSku: sellerSku,
    productMultiNameList: [{ language: 'en', productName: title }],
    saleAttributeList: [
      { attributeName: 'Color', attributeValueName: colour },
      { attributeName: 'Size', attributeValueName: size },
    ],
    weight: grams,
    priceInfoList: [{ basePrice: (cents / 100).toFixed(2), currency }],
  };
}
