import { z } from 'zod';
import { nameOf } from '../shared/nameOf.ts';
import { id, integer, list, optionalDecimal, optionalId, optionalInteger, optionalText, text } from '../shared/wire.ts';
import {
  carrierChoice,
  exchangeState,
  logisticsOption,
  obstacleOf,
  orderType,
  sheinOrderStatus,
  stockMode,
} from './codes.ts';
import { optionalTime } from './sheinTime.ts';

/** Exactly one physical piece: an order of three shirts has three units. */
const unit = z
  .object({
    goodsId: id,
    skuCode: text,
    skc: optionalText,
    sellerSku: optionalText,
    goodsSn: optionalText,
    spuName: optionalText,
    goodsTitle: optionalText,
    spuPicURL: optionalText,
    goodsWeight: optionalDecimal,
    newGoodsStatus: optionalInteger,
    goodsExchangeTag: optionalInteger,
    storageTag: optionalInteger,
    skuAttribute: list(z.object({ attrValueId: optionalId, attrName: optionalText, language: optionalText })),
    warehouseCode: optionalText,
    customizationInfo: z.object({ customInfoId: optionalText }).nullish(),
    orderCurrency: optionalText,
    sellerCurrencyPrice: optionalDecimal,
    costPrice: optionalDecimal,
    estimatedIncome: optionalDecimal,
  })
  .transform((unit) => {
    const { newGoodsStatus: statusCode, goodsExchangeTag: exchangeCode } = unit;
    const exchange = nameOf(exchangeState, exchangeCode);
    return {
      goodsId: unit.goodsId,
      skuCode: unit.skuCode,
      skc: unit.skc,
      sellerSku: unit.sellerSku,
      goodsSn: unit.goodsSn,
      spuName: unit.spuName,
      title: unit.goodsTitle,
      pictureUrl: unit.spuPicURL,
      weight: unit.goodsWeight,
      statusCode,
      status: nameOf(sheinOrderStatus, statusCode),
      exchangeCode,
      exchange,
      /** False for what was refunded, lost, or exchanged for another unit. */
      toBeShipped:
        exchange !== 'replaced' &&
        exchange !== 'removed' &&
        !noLongerShipped.some((status) => sheinOrderStatus[status] === statusCode),
      shortOfStock: unit.storageTag === 2,
      attributes: unit.skuAttribute.map(({ attrValueId, attrName, language }) => ({
        valueId: attrValueId,
        name: attrName,
        language,
      })),
      warehouseCode: unit.warehouseCode,
      customizationId: unit.customizationInfo?.customInfoId,
      currency: unit.orderCurrency,
      price: unit.sellerCurrencyPrice,
      costPrice: unit.costPrice,
      estimatedIncome: unit.estimatedIncome,
    };
  });

const noLongerShipped = ['refunded', 'damagedOrLost', 'rejected'] as const;

const parcel = z
  .object({
    packageNo: optionalText,
    deliveryNo: optionalText,
    waybillNo: optionalText,
    carrier: optionalText,
    carrierCode: optionalText,
    sortingCode: optionalText,
    productInventoryList: list(z.object({ productId: id })),
  })
  .transform(({ waybillNo, productInventoryList, ...parcel }) => ({
    ...parcel,
    trackingNumber: waybillNo,
    goodsIds: productInventoryList.map(({ productId }) => productId),
  }));

const region = z.object({ country: optionalText, province: optionalText, city: optionalText, postCode: optionalText });

/** An order as the detail call answers it, under our names; each code comes with its meaning. */
export const order = z
  .object({
    orderNo: text,
    billNo: optionalText,
    orderType: optionalInteger,
    orderStatus: integer,
    stockMode: optionalInteger,
    optionalLogisticsList: list(integer),
    orderPlaceType: optionalInteger,
    orderLogisticsType: optionalInteger,
    printOrderStatus: optionalInteger,
    unProcessReason: list(integer),
    isOverLimitOrder: optionalInteger,
    isCod: optionalInteger,
    salesSite: optionalText,
    salesArea: optionalText,
    storeCode: optionalText,
    receiveMsg: region.nullish(),
    orderGoodsInfoList: list(unit),
    packageWaybillList: list(parcel),
    orderCurrency: optionalText,
    productTotalPrice: optionalDecimal,
    totalCostPrice: optionalDecimal,
    estimatedGrossIncome: optionalDecimal,
    orderTime: optionalTime,
    paymentTime: optionalTime,
    orderAllocateTime: optionalTime,
    requestDeliveryTime: optionalTime,
    requestHandoverTime: optionalTime,
    scheduleDeliveryTime: optionalTime,
    sellerDeliveryTime: optionalTime,
    orderReceiptTime: optionalTime,
    orderMsgUpdateTime: optionalTime,
  })
  .transform((order) => ({
    orderNo: order.orderNo,
    billNo: order.billNo,
    typeCode: order.orderType,
    type: nameOf(orderType, order.orderType),
    statusCode: order.orderStatus,
    status: nameOf(sheinOrderStatus, order.orderStatus),
    stockCode: order.stockMode,
    stock: nameOf(stockMode, order.stockMode),
    mayUsePlatformLogistics: order.optionalLogisticsList.includes(logisticsOption.platform),
    mayShipOurselves: order.optionalLogisticsList.includes(logisticsOption.merchant),
    /** Who chooses the carrier of the platform's logistics. */
    carrierChosenBy: nameOf(carrierChoice, order.orderPlaceType),
    platformLogisticsChosen: order.orderLogisticsType === 1,
    /** False: address, label and placing are refused for now, for the `obstacles`. */
    processable: order.printOrderStatus === undefined ? undefined : order.printOrderStatus === 1,
    obstacles: order.unProcessReason.map(obstacleOf),
    needsSplitDecision: order.isOverLimitOrder === 1,
    cashOnDelivery: order.isCod === 1,
    salesSite: order.salesSite,
    salesArea: order.salesArea,
    storeCode: order.storeCode,
    /** As much of the address as SHEIN shows before it is exported. */
    destination: order.receiveMsg ?? undefined,
    units: order.orderGoodsInfoList,
    parcels: order.packageWaybillList,
    currency: order.orderCurrency,
    total: order.productTotalPrice,
    totalCostPrice: order.totalCostPrice,
    estimatedIncome: order.estimatedGrossIncome,
    orderedAt: order.orderTime,
    paidAt: order.paymentTime,
    allocatedAt: order.orderAllocateTime,
    /** The latest moment to ship. */
    shipBefore: order.requestDeliveryTime,
    handOverBefore: order.requestHandoverTime,
    scheduledFor: order.scheduleDeliveryTime,
    shippedAt: order.sellerDeliveryTime,
    receivedAt: order.orderReceiptTime,
    updatedAt: order.orderMsgUpdateTime,
  }));

export type SheinOrder = z.output<typeof order>;
export type SheinUnit = SheinOrder['units'][number];
export type SheinParcel = SheinOrder['parcels'][number];
