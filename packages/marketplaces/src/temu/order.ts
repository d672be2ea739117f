import { z } from 'zod';
import { nameOf } from '../shared/nameOf.ts';
import { integer, list, optionalFlag, optionalId, optionalInteger, optionalText, text } from '../shared/wire.ts';
import { packageDelivery, temuOrderStatus } from './codes.ts';
import { optionalSeconds } from './temuTime.ts';

/** The labels of the order that are set. */
const labels = list(z.object({ name: text, value: optionalInteger })).transform((all) =>
  all.filter(({ value }) => value === 1).map(({ name }) => name),
);

const product = z.object({
  productSkuId: optionalId,
  productId: optionalId,
  soldFactor: optionalInteger,
  extCode: optionalText,
});

const orderPackage = z
  .object({ packageSn: text, packageDeliveryType: optionalInteger, callSuccess: optionalFlag })
  .transform(({ packageSn, packageDeliveryType, callSuccess }) => ({
    packageSn,
    deliveryCode: packageDeliveryType,
    delivery: nameOf(packageDelivery, packageDeliveryType),
    callSuccess,
  }));

const line = z
  .object({
    orderSn: text,
    orderStatus: integer,
    goodsId: optionalId,
    skuId: optionalId,
    goodsName: optionalText,
    originalGoodsName: optionalText,
    spec: optionalText,
    originalSpecName: optionalText,
    thumbUrl: optionalText,
    quantity: integer,
    originalOrderQuantity: optionalInteger,
    canceledQuantityBeforeShipment: optionalInteger,
    orderCreateTime: optionalSeconds,
    orderShippingTime: optionalSeconds,
    orderLabel: labels,
    fulfillmentType: optionalText,
    fulfillmentWarning: list(text),
    inventoryDeductionWarehouseId: optionalText,
    inventoryDeductionWarehouseName: optionalText,
    isCancelledDuringPending: optionalFlag,
    orderPaymentType: optionalText,
    packageAbnormalTypeList: list(text),
    earliestTimeBuyShippingLabel: optionalSeconds,
    earliestTimeGetShippingDocument: optionalSeconds,
    productList: list(product),
    packageSnInfo: list(orderPackage),
  })
  .transform((row) => ({
    orderSn: row.orderSn,
    statusCode: row.orderStatus,
    status: nameOf(temuOrderStatus, row.orderStatus),
    /** Shipments must repeat these ids; they identify no product of a cross-border shop. */
    goodsId: row.goodsId,
    skuId: row.skuId,
    name: row.goodsName,
    originalName: row.originalGoodsName,
    spec: row.spec,
    originalSpec: row.originalSpecName,
    thumbUrl: row.thumbUrl,
    /** The quantity to ship: what was ordered less what was cancelled. */
    quantity: row.quantity,
    orderedQuantity: row.originalOrderQuantity,
    cancelledQuantity: row.canceledQuantityBeforeShipment,
    orderedAt: row.orderCreateTime,
    shippedAt: row.orderShippingTime,
    labels: row.orderLabel,
    warnings: row.fulfillmentWarning,
    fulfillmentType: row.fulfillmentType,
    stockWarehouseId: row.inventoryDeductionWarehouseId,
    stockWarehouseName: row.inventoryDeductionWarehouseName,
    cancelledWhilePending: row.isCancelledDuringPending,
    paymentType: row.orderPaymentType,
    packageProblems: row.packageAbnormalTypeList,
    labelFrom: row.earliestTimeBuyShippingLabel,
    documentFrom: row.earliestTimeGetShippingDocument,
    /** The seller's own products behind the line, with how many of each to pick. */
    products: row.productList.map(({ productSkuId, productId, extCode, soldFactor }) => ({
      productSkuId,
      productId,
      extCode,
      pieces: row.quantity * (soldFactor ?? 1),
    })),
    /** In details only. */
    packages: row.packageSnInfo,
  }));

const parent = z.object({
  parentOrderSn: text,
  parentOrderStatus: integer,
  regionId: optionalId,
  siteId: optionalId,
  parentOrderTime: optionalSeconds,
  parentOrderPendingFinishTime: optionalSeconds,
  parentConfirmTime: optionalSeconds,
  expectShipLatestTime: optionalSeconds,
  latestDeliveryTime: optionalSeconds,
  parentShippingTime: optionalSeconds,
  updateTime: optionalSeconds,
  parentOrderLabel: labels,
  fulfillmentWarning: list(text),
  shippingMethod: optionalText,
  hasShippingFee: optionalFlag,
  orderPaymentType: optionalText,
  batchOrderNumberList: list(text),
  isShipmentConsolidatedByMainMall: optionalFlag,
  regionName1: optionalText,
  regionName2: optionalText,
  regionName3: optionalText,
});

export const temuOrder = z
  .object({ parentOrderMap: parent, orderList: list(line) })
  .transform(({ parentOrderMap, orderList }) => ({
    parentOrderSn: parentOrderMap.parentOrderSn,
    statusCode: parentOrderMap.parentOrderStatus,
    status: nameOf(temuOrderStatus, parentOrderMap.parentOrderStatus),
    regionId: parentOrderMap.regionId,
    siteId: parentOrderMap.siteId,
    orderedAt: parentOrderMap.parentOrderTime,
    pendingUntil: parentOrderMap.parentOrderPendingFinishTime,
    confirmedAt: parentOrderMap.parentConfirmTime,
    shipBy: parentOrderMap.expectShipLatestTime,
    deliverBy: parentOrderMap.latestDeliveryTime,
    shippedAt: parentOrderMap.parentShippingTime,
    /** Details have none. */
    updatedAt: parentOrderMap.updateTime,
    labels: parentOrderMap.parentOrderLabel,
    warnings: parentOrderMap.fulfillmentWarning,
    shippingMethod: parentOrderMap.shippingMethod,
    hasShippingFee: parentOrderMap.hasShippingFee,
    paymentType: parentOrderMap.orderPaymentType,
    batchNumbers: parentOrderMap.batchOrderNumberList,
    consolidatedByMainMall: parentOrderMap.isShipmentConsolidatedByMainMall,
    /** Country, state, city; in details only. */
    regionNames: [parentOrderMap.regionName1, parentOrderMap.regionName2, parentOrderMap.regionName3].filter(
      (name) => name !== undefined,
    ),
    lines: orderList,
  }));

export type TemuOrder = z.output<typeof temuOrder>;
export type TemuOrderLine = TemuOrder['lines'][number];

/** The number of an order that cannot be read otherwise. */
export const orderName = z
  .object({ parentOrderMap: z.object({ parentOrderSn: text }) })
  .transform(({ parentOrderMap }) => parentOrderMap.parentOrderSn);
