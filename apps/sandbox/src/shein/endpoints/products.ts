import { z } from 'zod';
import type { Product, ProductSkc, ProductSku } from '../../markets/product.ts';
import type { Store } from '../../world/stores.ts';
import { documentSnOf, documentStateOf, failedReasonsOf } from '../documentState.ts';
import { storeEndpoint } from '../endpoint.ts';
import type { SheinState } from '../state.ts';
import { readListTime } from '../time.ts';

const both = ['semi', 'full'] as const;
const time = z.string().optional();

/** Where products stand in review. Those that the store does not have are left out, and other versions than the last. */
export const documentStates = storeEndpoint({
  path: '/open-api/goods/query-document-state',
  method: 'POST',
  modes: [...both],
  body: z.object({
    spuList: z
      .array(z.object({ spuName: z.string().min(1), version: z.string().optional() }))
      .min(1)
      .max(10),
  }),
  act({ state, store, body }) {
    const data = body.spuList.flatMap(({ spuName, version }) => {
      const product = state.products.find(store, spuName);
      if (!product || (version ?? product.version) !== product.version) return [];
      const skcList = product.skcs.map((skc) => ({
        skcName: skc.id,
        documentSn: documentSnOf(skc),
        documentState: documentStateOf(skc),
        failedReason: failedReasonsOf(skc),
      }));
      return [{ spuName, version: product.version, skcList }];
    });
    return { data, meta: { count: data.length, customObj: null } };
  },
});

/** The names of approved products. */
export const approvedProducts = storeEndpoint({
  path: '/open-api/openapi-business-backend/product/query',
  method: 'POST',
  perSecond: 100,
  modes: [...both],
  body: z.object({
    pageNum: z.int().min(1).default(1),
    pageSize: z.int().min(1).max(50_000).default(50),
    insertTimeStart: time,
    insertTimeEnd: time,
    updateTimeStart: time,
    updateTimeEnd: time,
  }),
  act({ state, store, body }) {
    const rows = state.products
      .ofStore(store)
      .filter(({ removed }) => removed === null)
      .filter(({ createdAt }) => isWithin(createdAt, body.insertTimeStart, body.insertTimeEnd))
      .filter(({ updatedAt }) => isWithin(updatedAt, body.updateTimeStart, body.updateTimeEnd))
      .flatMap(({ number, skcs }) =>
        skcs
          .filter(({ approvedOnce }) => approvedOnce)
          .map(({ id, skus }) => ({ spuName: number, skcName: id, skuCodeList: skus.map((sku) => sku.id) })),
      );
    return { data: pageOf(rows, body), meta: { count: rows.length, customObj: null } };
  },
});

const names = z.array(z.string().min(1)).max(10).optional();

/** Products with what buyers see. Those in their first review are found, too; recycled ones are not. */
export const searchProducts = storeEndpoint({
  path: '/open-api/goods/searchProduct',
  method: 'POST',
  modes: [...both],
  body: z.object({
    pageNum: z.int().min(1),
    pageSize: z.int().min(1).max(10),
    categoryIds: z
      .array(z.union([z.string(), z.int(), z.bigint()]).transform(String))
      .max(10)
      .optional(),
    spuNameList: names,
    skcNameList: names,
    skuCodeList: names,
    skcSupplierCodeList: names,
    supplierSkuList: names,
    skcShelfStatus: z.union([z.literal(0), z.literal(1)]).optional(),
    languageList: z.array(z.string()).max(5).optional(),
    createTimeStart: time,
    createTimeEnd: time,
    updateTimeStart: time,
    updateTimeEnd: time,
  }),
  act({ state, store, body }) {
    const rows = candidates(state, store, body)
      .filter(({ removed }) => removed === null)
      .filter(({ createdAt }) => isWithin(createdAt, body.createTimeStart, body.createTimeEnd))
      .filter(({ updatedAt }) => isWithin(updatedAt, body.updateTimeStart, body.updateTimeEnd))
      .filter(({ number }) => isAmong(body.spuNameList, [number]))
      .filter(({ categoryId }) => isAmong(body.categoryIds, [categoryId]))
      .filter(({ skcs }) =>
        isAmong(
          body.skcNameList,
          skcs.map(({ id }) => id),
        ),
      )
      .filter(({ skcs }) =>
        isAmong(
          body.skcSupplierCodeList,
          skcs.map(({ sellerCode }) => sellerCode),
        ),
      )
      .filter(({ skcs }) =>
        isAmong(
          body.skuCodeList,
          skcs.flatMap(({ skus }) => skus.map(({ id }) => id)),
        ),
      )
      .filter(({ skcs }) =>
        isAmong(
          body.supplierSkuList,
          skcs.flatMap(({ skus }) => skus.map(({ sellerSku }) => sellerSku)),
        ),
      )
      .filter(
        ({ skcs }) => body.skcShelfStatus === undefined || skcs.some((skc) => shelfOf(skc) === body.skcShelfStatus),
      );
    const data = pageOf(rows, body).map((product) => describe(product, store.mode === 'full'));
    return { data, meta: { count: rows.length, customObj: null } };
  },
});

interface Asked {
  spuNameList?: string[] | undefined;
  skcNameList?: string[] | undefined;
  skuCodeList?: string[] | undefined;
  supplierSkuList?: string[] | undefined;
}

/** All that a question may mean, without going through all products where it names some. */
function candidates({ products }: SheinState, store: Store, { spuNameList, supplierSkuList, ...asked }: Asked) {
  if (spuNameList) return spuNameList.flatMap((spu) => products.find(store, spu) ?? []);
  if (supplierSkuList) return products.withSellerSkus(store, supplierSkuList);
  const parts = asked.skuCodeList ?? asked.skcNameList;
  return parts ? products.withParts(store, parts) : products.ofStore(store);
}

const shelfOf = ({ shelves }: ProductSkc) => (shelves.some(({ onShelf }) => onShelf) ? 1 : 0);

function describe({ number, categoryId, title, skcs }: Product, isPaid: boolean) {
  return {
    spuName: number,
    spuShelfStatus: Math.max(...skcs.map(shelfOf)),
    categoryId,
    skcList: skcs.map((skc) => ({
      skcName: skc.id,
      skcTitle: [{ language: 'en', title }],
      skcMainPicUrl: `https://img.example.com/${skc.id}.jpg`,
      skcSalesAttribute: [],
      supplierCode: skc.sellerCode,
      skcShelfStatus: shelfOf(skc),
      skcSiteShelfStatusList: skc.shelves.map(({ site, onShelf }) => ({ subSite: site, status: onShelf ? 1 : 0 })),
      skuList: skc.skus.map((sku) => ({
        skuCode: sku.id,
        supplierSku: sku.sellerSku,
        skuSalesAttributeList: [],
        ...moneyOf(sku, isPaid),
        inventoryList: Object.entries(sku.stock).map(([warehouseId, inventoryNum]) => ({ warehouseId, inventoryNum })),
      })),
    })),
  };
}

export const decimalOf = (cents: number) => (cents / 100).toFixed(2);

/** Fully managed sellers see what they are paid, the others what buyers pay. */
function moneyOf({ prices }: ProductSku, isPaid: boolean) {
  const [first] = prices;
  if (isPaid)
    return {
      priceList: [],
      costList: first ? [{ cost: decimalOf(first.original), currency: first.currency }] : null,
    };
  const priceList = prices.map(({ site, currency, original, special }) => ({
    site,
    currency,
    basePrice: decimalOf(original),
    specialPrice: special === null ? null : decimalOf(special),
  }));
  return { priceList, costList: null };
}

function isAmong(asked: string[] | undefined, own: string[]): boolean {
  return asked === undefined || own.some((each) => asked.includes(each));
}

function isWithin(at: number, from: string | undefined, to: string | undefined): boolean {
  const [start, end] = [from, to].map((text) => (text === undefined ? undefined : readListTime(text)));
  return at >= (start ?? 0) && at <= (end ?? Infinity);
}

function pageOf<Row>(rows: Row[], { pageNum, pageSize }: { pageNum: number; pageSize: number }): Row[] {
  return rows.slice((pageNum - 1) * pageSize, pageNum * pageSize);
}
