import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import type { ProductSkc, ProductSku } from '../../markets/product.ts';
import type { Store } from '../../world/stores.ts';
import { endpoint } from '../endpoint.ts';
import type { TemuProduct } from '../publishing/product.ts';
import { Refusal } from '../refusal.ts';
import { siteName } from '../zones.ts';

/** What TEMU pays for SKUs. Those of other shops are missing in the answer. */
export const priceList = endpoint({
  type: 'bg.glo.goods.price.list.get',
  zones: ['pa'],
  body: z.object({ productSkuIds: z.array(id).min(1).max(500) }),
  act({ state, store, body }) {
    const asked = new Set(body.productSkuIds);
    return {
      productSkuSupplierPriceList: state.products
        .withParts(store, body.productSkuIds)
        .flatMap((product) =>
          product.skcs.flatMap((skc) =>
            skc.skus.filter((sku) => asked.has(sku.id)).map((sku) => describePrice(store, { product, skc, sku })),
          ),
        ),
    };
  },
});

const review = { pending: 0, awaitingSupplier: 1, approved: 2, rejected: 3 } as const;

function reviewOf({ state, approvedOnce }: ProductSkc): number {
  if (approvedOnce) return review.approved;
  return state === 'review' ? review.pending : review.rejected;
}

function describePrice(
  { mode }: Store,
  { product, skc, sku }: { product: TemuProduct; skc: ProductSkc; sku: ProductSku },
) {
  const [first] = sku.prices;
  return {
    productId: digits(product.number),
    productSkcId: digits(skc.id),
    productSkuId: digits(sku.id),
    currencyType: first?.currency ?? null,
    supplierPrice: mode === 'full' ? (first?.original ?? null) : null,
    siteSupplierPrices:
      mode === 'semi'
        ? sku.prices.map(({ site, original }) => ({
            siteId: Number(site),
            supplierPrice: original,
            priceReviewStatus: reviewOf(skc),
          }))
        : null,
  };
}

/** The prices of semi-managed shops that TEMU looks at, one review for each colour. */
export const priceReviews = endpoint({
  type: 'bg.semi.price.review.page.query.order',
  zones: ['pa'],
  body: z.object({
    pageNo: z.int().min(1),
    pageSize: z.int().min(1).max(100),
    orderStatusList: z.array(z.int()).default([]),
    idGt: id.optional(),
    idLt: id.optional(),
  }),
  act({ state, store, body }) {
    if (store.mode !== 'semi') throw new Refusal(2_000_060, 'the shop is not semi-managed');
    const { orderStatusList, idGt = '0', idLt } = body;
    const found = state.products
      .ofStore(store)
      .flatMap(({ skcs }) => skcs)
      .filter(
        (skc) =>
          (orderStatusList.length === 0 || orderStatusList.includes(reviewOf(skc))) &&
          BigInt(skc.id) > BigInt(idGt) &&
          (idLt === undefined || BigInt(skc.id) < BigInt(idLt)),
      );
    const rows = found.slice((body.pageNo - 1) * body.pageSize, body.pageNo * body.pageSize);
    return { total: found.length, reviewSamplePriceList: rows.map(describeReview) };
  },
});

function describeReview(skc: ProductSkc) {
  const [first] = skc.skus.flatMap(({ prices }) => prices);
  const sites = [...new Set(skc.skus.flatMap(({ prices }) => prices.map(({ site }) => Number(site))))];
  return {
    orderId: digits(skc.id),
    orderStatus: reviewOf(skc),
    productSkuIdList: skc.skus.map((sku) => digits(sku.id)),
    siteIds: sites,
    siteNameList: sites.map(siteName),
    supplyPrice: first?.original ?? null,
    priceCurrency: first?.currency ?? null,
    suggestSupplyPrice: null,
    suggestPriceCurrency: null,
    canBargain: false,
  };
}
