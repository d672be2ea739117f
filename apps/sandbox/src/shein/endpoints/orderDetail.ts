import { z } from 'zod';
import { digits } from '../../json.ts';
import type { Store } from '../../world/stores.ts';
import { storeEndpoint } from '../endpoint.ts';
import { liveParcels, type Parcel, type SheinOrder, type Unit } from '../order.ts';
import { warehousesOf } from '../warehouses.ts';
import { detailTime } from '../time.ts';

/** Leaves out numbers that this store has no order for. */
export const orderDetail = storeEndpoint({
  path: '/open-api/order/order-detail',
  method: 'POST',
  perSecond: 300,
  body: z.object({ orderNoList: z.array(z.string().min(1)).min(1).max(30) }),
  act({ state, store, body }) {
    const [warehouse] = warehousesOf(state.core.world, store);
    return [...new Set(body.orderNoList)].flatMap((number) => {
      const order = state.orderOf(store, number);
      return order ? [describe(order, store, warehouse!)] : [];
    });
  },
});

function describe(order: SheinOrder, store: Store, warehouse: { code: string; name: string }) {
  const total = order.units.reduce((sum, { listing }) => sum + listing.cents, 0);
  return {
    orderNo: order.number,
    billNo: `B${order.number.slice(3)}`,
    orderType: 1,
    orderStatus: order.status,
    performanceType: 1,
    optionalLogisticsList: order.logistics,
    orderLogisticsType: order.parcels.some(({ online }) => online) ? 1 : 0,
    orderPlaceType: order.placeType,
    isCod: 2,
    isOverLimitOrder: order.split === 'notNeeded' ? 2 : 1,
    unpackingStatus: order.split === 'confirmed' ? 1 : 0,
    orderTag: null,
    deliveryType: 1,
    printOrderStatus: order.heldBackBy.length === 0 ? 1 : 2,
    unProcessReason: order.heldBackBy,
    stockMode: order.stockMode,
    salesArea: store.country,
    salesSite: `shein-${store.country.toLowerCase()}`,
    storeCode: digits(store.sellerId),
    receiveMsg: coarse(order),
    orderGoodsInfoList: order.units.map((unit) => line(order, unit, store, warehouse)),
    packageWaybillList: liveParcels(order).map(parcel),
    orderCurrency: store.currency,
    saleCurrency: store.currency,
    productTotalPrice: money(total),
    storeDiscountTotalPrice: money(0),
    promotionDiscountTotalPrice: money(0),
    estimatedGrossIncome: money(Math.round(total * 0.8)),
    ...times(order),
  };
}

/** Country, state and city. The full address has an endpoint of its own. */
function coarse({ buyer: { address } }: SheinOrder) {
  const { country, state: province, city, postCode } = address;
  return { country, province, city, postCode };
}

function line(order: SheinOrder, unit: Unit, store: Store, warehouse: { code: string; name: string }) {
  const { listing } = unit;
  return {
    goodsId: digits(unit.goodsId),
    skuCode: listing.sku,
    skc: listing.skc,
    goodsSn: listing.skc,
    sellerSku: listing.sellerSku,
    spuName: listing.spu,
    goodsTitle: listing.title,
    spuPicURL: `https://img.example.com/${listing.spu}.jpg`,
    goodsWeight: listing.grams,
    goodsStatus: 1,
    newGoodsStatus: unit.status,
    storageTag: 1,
    performanceTag: 1,
    goodsExchangeTag: 1,
    beExchangeEntityId: null,
    unpackingGroupNo: unit.splitGroup,
    skuAttribute: [
      { attrValueId: digits(`27${listing.numericId}`), attrName: listing.colour, language: 'en' },
      { attrValueId: digits(`87${listing.numericId}`), attrName: listing.size, language: 'en' },
    ],
    timeOutList: [{ timeOutType: 1, timeOutTime: detailTime(order.shipBy) }],
    warehouseCode: warehouse.code,
    warehouseName: warehouse.name,
    customizationFlag: 0,
    customizationInfo: null,
    orderLabels: [],
    orderCurrency: store.currency,
    saleCurrency: store.currency,
    sellerCurrencyPrice: money(listing.cents),
    sellerCurrencyDiscountPrice: money(listing.cents),
    commission: money(0),
    commissionRate: money(0),
    estimatedIncome: money(Math.round(listing.cents * 0.8)),
  };
}

function parcel({ packageNo, goodsIds, carrier, waybillNo, online }: Parcel) {
  return {
    packageNo,
    deliveryNo: online?.deliveryNo ?? '',
    waybillNo,
    carrier,
    carrierCode: online?.channelCode ?? carrier,
    productInventoryList: goodsIds.map((id) => ({ productId: digits(id) })),
    packageLabel: '',
    sortingCode: '',
    expressSortingCode: '',
    isCutOffSeller: 2,
  };
}

function times(order: SheinOrder) {
  return {
    orderTime: detailTime(order.placedAt),
    paymentTime: detailTime(order.placedAt),
    orderAllocateTime: detailTime(order.placedAt),
    requestDeliveryTime: detailTime(order.shipBy),
    requestHandoverTime: detailTime(order.shipBy),
    requestSignTime: detailTime(order.deliverBy),
    printingTime: detailTime(order.printedAt),
    pickUpTime: detailTime(order.pickedUpAt),
    sellerDeliveryTime: detailTime(order.pickedUpAt),
    orderReceiptTime: detailTime(order.deliveredAt),
    orderReturnTime: detailTime(order.endedAt),
    orderRejectionTime: '',
    orderReportedLossTime: null,
    orderMsgUpdateTime: detailTime(order.updatedAt),
    addTime: detailTime(order.placedAt),
  };
}

const money = (cents: number) => digits((cents / 100).toFixed(2));
