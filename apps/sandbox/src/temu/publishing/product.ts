import { z } from 'zod';
import { id } from '../../ids.ts';
import type { Product } from '../../markets/product.ts';
import { propertyEntry, specEntry } from './entry.ts';

const spec = z.object({ parentSpecId: id, parentSpecName: z.string(), specId: id, specName: z.string() });
export type Spec = z.output<typeof spec>;
const address = z.string();

const sku = z.object({
  currencyType: z.string().min(1),
  siteSupplierPrices: z.array(z.object({ siteId: z.int(), supplierPrice: z.int().min(1) })).optional(),
  supplierPrice: z.int().min(1).optional(),
  thumbUrl: address,
  extCode: z.string(),
  productSkuSpecReqs: z.array(spec).min(1),
  productSkuWhExtAttrReq: z.object({
    productSkuWeightReq: z.object({ value: z.int().min(1) }),
    productSkuVolumeReq: z.object({ len: z.int().min(1), width: z.int().min(1), height: z.int().min(1) }),
    productSkuSensitiveAttrReq: z.object({
      isSensitive: z.union([z.literal(0), z.literal(1)]),
      sensitiveList: z.array(z.int()).default([]),
    }),
  }),
  productSkuStockQuantityReq: z
    .object({
      warehouseStockQuantityReqs: z
        .array(z.object({ warehouseId: z.string().min(1), targetStockAvailable: z.int().min(0) }))
        .min(1),
    })
    .optional(),
});
export type Sku = z.output<typeof sku>;

const skc = z.object({
  extCode: z.string(),
  mainProductSkuSpecReqs: z.array(spec).min(1),
  previewImgUrls: z.array(address).default([]),
  colorImageUrl: address.optional(),
  productSkuReqs: z.array(sku).min(1),
});

/** A new product, as far as the documentation is sure of it. */
export const newProduct = z.object({
  productName: z.string().min(1).max(500),
  cat1Id: id,
  cat2Id: id,
  cat3Id: id,
  cat4Id: id,
  cat5Id: id,
  cat6Id: id,
  cat7Id: id,
  cat8Id: id,
  cat9Id: id,
  cat10Id: id,
  materialImgUrl: address,
  carouselImageUrls: z.array(address).default([]),
  productPropertyReqs: z.array(propertyEntry),
  productSpecPropertyReqs: z.array(specEntry),
  productWhExtAttrReq: z.object({
    outerGoodsUrl: z.string(),
    productOrigin: z.object({ region1ShortName: z.string().min(1), region2Id: id.optional() }),
  }),
  productOuterPackageReq: z
    .object({ packageShape: z.int().min(0).max(2), packageType: z.int().min(0).max(2) })
    .optional(),
  productOuterPackageImageReqs: z.array(z.object({ imageUrl: address })).default([]),
  sizeTemplateIds: z.array(id).default([]),
  showSizeTemplateIds: z.array(id).default([]),
  goodsModelReqs: z.array(z.object({ modelId: id, modelType: z.int() })).default([]),
  productSemiManagedReq: z
    .object({
      bindSiteIds: z.array(z.int()).min(1),
      semiManagedSiteMode: z.union([z.literal(1), z.literal(2)]).optional(),
    })
    .optional(),
  productWarehouseRouteReq: z
    .object({
      targetRouteList: z.array(z.object({ siteIdList: z.array(z.int()).min(1), warehouseId: z.string().min(1) })),
    })
    .optional(),
  productShipmentReq: z
    .object({
      freightTemplateId: z.string().min(1),
      shipmentLimitSecond: z.union([z.literal(86_400), z.literal(172_800), z.literal(259_200)]),
    })
    .optional(),
  productSkcReqs: z.array(skc).min(1).max(25),
});
export type NewProduct = z.output<typeof newProduct>;

export const skusOf = ({ productSkcReqs }: NewProduct): Sku[] =>
  productSkcReqs.flatMap(({ productSkuReqs }) => productSkuReqs);

/** The categories from the root on, without the zeros behind them. */
export function chainOf(product: NewProduct): string[] {
  const { cat1Id, cat2Id, cat3Id, cat4Id, cat5Id, cat6Id, cat7Id, cat8Id, cat9Id, cat10Id } = product;
  const all = [cat1Id, cat2Id, cat3Id, cat4Id, cat5Id, cat6Id, cat7Id, cat8Id, cat9Id, cat10Id];
  return all.slice(0, all.findLastIndex((each) => each !== '0') + 1);
}

/** What TEMU keeps of a product beside what all marketplaces keep. */
export interface Details {
  /** As it was sent. */
  content: NewProduct;
  /** What of it was changed since it was on a site. */
  edits: Edit[];
}
export type Edit = 'properties' | 'pictures';
export type TemuProduct = Product<Details>;
