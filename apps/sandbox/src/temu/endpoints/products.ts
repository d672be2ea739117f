import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import { unitsOf } from '../../markets/product.ts';
import { categoryOf, pathOf } from '../../world/categories.ts';
import type { Store } from '../../world/stores.ts';
import { endpoint } from '../endpoint.ts';
import { freightTemplatesOf } from '../freight.ts';
import type { NewProduct, TemuProduct } from '../publishing/product.ts';
import { selectStatusOf, topStatusOf } from '../publishing/standing.ts';
import { Refusal } from '../refusal.ts';
import type { TemuState } from '../state.ts';
import { siteName } from '../zones.ts';

interface Row {
  product: TemuProduct;
  skc: TemuProduct['skcs'][number];
}

/** Newest first, a row for each colour. */
function rowsOf(state: TemuState, store: Store, skcIds: string[]): Row[] {
  const products = skcIds.length > 0 ? state.products.withParts(store, skcIds) : state.products.ofStore(store);
  return products.toReversed().flatMap((product) => product.skcs.map((skc) => ({ product, skc })));
}

const page = { page: z.int().min(1).default(1), pageSize: z.int().min(1).max(100).default(10) };

export const productList = ['bg.glo.goods.list.get', 'temu.goods.list.get'].map((type) =>
  endpoint({
    type,
    zones: ['pa'],
    body: z.object({
      ...page,
      productSkcIds: z.array(id).default([]),
      skcExtCode: z.string().optional(),
      productName: z.string().optional(),
      cat1Id: id.optional(),
      bindSiteIds: z.array(z.int()).default([]),
      createdAtStart: z.int().optional(),
      createdAtEnd: z.int().optional(),
      skcSiteStatus: z.int().optional(),
      skcTopStatus: z.int().optional(),
    }),
    act({ state, store, body }) {
      const found = rowsOf(state, store, body.productSkcIds).filter(
        ({ product, skc }) =>
          (body.productSkcIds.length === 0 || body.productSkcIds.includes(skc.id)) &&
          (body.skcExtCode ?? skc.sellerCode) === skc.sellerCode &&
          product.title.includes(body.productName ?? '') &&
          (body.cat1Id === undefined || pathOf(categoryOf(product.categoryId)!)[0]?.id === body.cat1Id) &&
          body.bindSiteIds.every((site) => sitesOf(product).includes(site)) &&
          product.createdAt >= (body.createdAtStart ?? 0) &&
          product.createdAt <= (body.createdAtEnd ?? Infinity) &&
          (body.skcSiteStatus ?? Number(skc.approvedOnce)) === Number(skc.approvedOnce) &&
          (body.skcTopStatus ?? topStatusOf(product, skc)) === topStatusOf(product, skc),
      );
      const rows = found.slice((body.page - 1) * body.pageSize, body.page * body.pageSize);
      return { data: rows.map((row) => describeRow(row)), totalCount: found.length };
    },
  }),
);

const sitesOf = ({ details }: TemuProduct) => details.content.productSemiManagedReq?.bindSiteIds ?? [];

function describeRow({ product, skc }: Row) {
  const { content } = product.details;
  const sent = content.productSkcReqs.find(({ extCode }) => extCode === skc.sellerCode);
  return {
    productId: digits(product.number),
    productSkcId: digits(skc.id),
    extCode: skc.sellerCode,
    productName: product.title,
    mainImageUrl: content.materialImgUrl,
    skcSiteStatus: Number(skc.approvedOnce),
    skcTopStatus: topStatusOf(product, skc),
    leafCat: describeCategory(product.categoryId),
    createdAt: product.createdAt,
    productSemiManaged: describeSemi(content),
    productSkuSummaries: skc.skus.map((sku) => {
      const own = sent?.productSkuReqs.find(({ extCode }) => extCode === sku.sellerSku);
      return {
        productSkuId: digits(sku.id),
        extCode: sku.sellerSku,
        virtualStock: unitsOf(sku),
        productSkuSpecList: (own?.productSkuSpecReqs ?? []).map((spec) => ({
          ...spec,
          parentSpecId: digits(spec.parentSpecId),
          specId: digits(spec.specId),
        })),
      };
    }),
  };
}

function describeSemi({ productSemiManagedReq: semi, productShipmentReq: shipment }: NewProduct) {
  if (!semi || !shipment) return null;
  return {
    bindSites: semi.bindSiteIds.map((siteId) => ({ siteId, siteName: siteName(siteId) })),
    productShipment: shipment,
  };
}

function describeCategory(categoryId: string) {
  const { chinese, apparel } = categoryOf(categoryId)!;
  return { catId: digits(categoryId), catName: chinese, catType: Number(apparel) };
}

/** @throws Refusal where the shop has no such product. */
export function productOf(state: TemuState, store: Store, number: string): TemuProduct {
  const product = state.products.find(store, number);
  if (!product) throw new Refusal(2_000_000, 'the product does not exist');
  return product;
}

export const productDetail = ['bg.glo.goods.detail.get', 'temu.goods.detail.get'].map((type) =>
  endpoint({
    type,
    zones: ['pa'],
    body: z.object({ productId: id }),
    act({ state, store, body }) {
      const product = productOf(state, store, body.productId);
      const path = pathOf(categoryOf(product.categoryId)!);
      const { content } = product.details;
      return {
        productId: digits(product.number),
        productName: product.title,
        categories: Object.fromEntries(path.map(({ id }, index) => [`cat${index + 1}`, describeCategory(id)])),
        leafCat: describeCategory(product.categoryId),
        productWhExtAttr: content.productWhExtAttrReq,
        productShipment: content.productShipmentReq ?? null,
        freightTemplateName:
          freightTemplatesOf(state.core.world, store).find(
            ({ id }) => id === content.productShipmentReq?.freightTemplateId,
          )?.name ?? null,
      };
    },
  }),
);

/** Where products stand between publishing and sale. */
export const productSearch = endpoint({
  type: 'bg.glo.product.search',
  zones: ['pa'],
  body: z.object({
    pageNum: z.int().min(1),
    pageSize: z.int().min(1).max(100),
    productSkuIdList: z.array(id).default([]),
  }),
  act({ state, store, body }) {
    const { productSkuIdList: asked } = body;
    const all = asked.length > 0 ? state.products.withParts(store, asked) : state.products.ofStore(store);
    const found = all.toReversed();
    const now = state.core.world.clock.now();
    const rows = found.slice((body.pageNum - 1) * body.pageSize, body.pageNum * body.pageSize);
    return {
      total: found.length,
      dataList: rows.map((product) => ({
        productId: digits(product.number),
        skcList: product.skcs.map((skc) => ({
          skcId: digits(skc.id),
          selectStatus: selectStatusOf(product, skc, { mode: store.mode, now }),
          skuList: skc.skus.map((sku) => ({ skuId: digits(sku.id) })),
          applyJitStatus: store.mode === 'full' ? 1 : 0,
          suggestCloseJit: false,
        })),
      })),
    };
  },
});
