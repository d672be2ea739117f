import type { Store } from '../../world/stores.ts';
import { isCustomized, type Line, orderStatus, type TemuOrder } from '../order.ts';
import { regions } from '../zones.ts';

const inSeconds = (ms: number | undefined) => (ms === undefined ? null : Math.floor(ms / 1000));

/** Without the time of the last update, which only the list has. */
export function describeParent(order: TemuOrder, { country }: Store) {
  const { regionId, siteId } = regions[country];
  return {
    parentOrderSn: order.number,
    parentOrderStatus: order.status,
    regionId,
    siteId,
    parentOrderTime: inSeconds(order.placedAt),
    parentOrderPendingFinishTime: inSeconds(order.pendingUntil),
    parentConfirmTime: inSeconds(order.confirmedAt),
    expectShipLatestTime: inSeconds(order.shipBy),
    latestDeliveryTime: inSeconds(order.deliverBy),
    parentShippingTime: inSeconds(order.shippedAt),
    parentOrderLabel: [
      { name: 'soon_to_be_overdue', value: 0 },
      { name: 'past_due', value: 0 },
      { name: 'pending_buyer_cancellation', value: Number(order.cancellationAsked) },
      { name: 'pending_buyer_address_change', value: Number(order.addressAsked !== undefined) },
      { name: 'pending_risk_control_alert', value: Number(order.riskAlert) },
      { name: 'signature_required_on_delivery', value: 0 },
    ],
    fulfillmentWarning: warnings(order),
    shippingMethod: 1,
    hasShippingFee: false,
    orderPaymentType: 'PPD',
    batchOrderNumberList: null,
  };
}

export function describeLine(order: TemuOrder, line: Line) {
  const { listing } = line;
  const spec = `${listing.colour} / ${listing.size}`;
  return {
    orderSn: line.orderSn,
    orderStatus: line.status,
    goodsId: Number(line.goodsId),
    skuId: Number(line.skuId),
    goodsName: listing.title,
    originalGoodsName: listing.title,
    spec,
    originalSpecName: spec,
    thumbUrl: `https://img.example.com/${listing.spu}.jpg`,
    quantity: line.quantity,
    originalOrderQuantity: line.ordered,
    canceledQuantityBeforeShipment: line.ordered - line.quantity,
    orderCreateTime: inSeconds(order.placedAt),
    orderShippingTime: line.shipped > 0 ? inSeconds(order.shippedAt) : null,
    orderLabel: [{ name: 'customized_products', value: Number(isCustomized(line)) }],
    fulfillmentType: 'fulfillBySeller',
    fulfillmentWarning: warnings(order),
    inventoryDeductionWarehouseId: null,
    inventoryDeductionWarehouseName: null,
    isCancelledDuringPending: line.cancelledWhilePending && line.status === orderStatus.cancelled,
    orderPaymentType: 'PPD',
    packageAbnormalTypeList: [],
    earliestTimeBuyShippingLabel: null,
    earliestTimeGetShippingDocument: null,
    qualificationUploadEndTime: null,
    productList: [
      {
        productSkuId: Number(line.productSkuId),
        productId: Number(line.productId),
        soldFactor: 1,
        extCode: listing.sellerSku,
      },
    ],
  };
}

function warnings({ moved, oversized }: TemuOrder): string[] {
  return [...(moved ? ['CONFIRMED_CHANGED_ADDRESS'] : []), ...(oversized ? ['RESTRICT_CALL_SHIPPING'] : [])];
}
