import { recipientOf } from '@pressroom/contract/orders/recipient';
import type { OrderLine, OrderRow } from '@pressroom/contract/orders/orderShapes';

/** A line in the dialog: what is sent, and the pictures' addresses for the preview. */
export interface LineValues {
  id?: string;
  msku?: string;
  productCode?: string;
  printingImage?: string;
  printingImage2?: string;
  printingUrl?: string;
  printingUrl2?: string;
  printingLocation?: number;
  printNum?: number;
  num?: number;
  parcelLong?: number;
  parcelWide?: number;
  parcelHigh?: number;
  parcelWeight?: number;
}

export const newLine: LineValues = { num: 1 };

/** The values that the dialog of an order starts with. */
export function valuesOf(order: OrderRow) {
  return {
    id: order.id,
    gmtModified: order.gmtModified,
    thirdOrderNumber: order.thirdOrderNumber,
    shopId: order.shopId,
    labelType: order.labelType,
    orderTime: order.orderTime,
    deliveryTimeLimit: order.deliveryTimeLimit ?? undefined,
    carrierName: order.carrierName,
    trackingNumber: order.trackingNumber,
    sharedParcel: order.sharedParcel,
    remark: order.remark,
    ...recipientOf(order),
    orderDetailsList: order.orderDetailsList.map(lineValues),
  };
}

function lineValues(line: OrderLine): LineValues {
  return {
    id: line.id,
    msku: line.msku,
    productCode: line.productCode ?? undefined,
    printingImage: line.printingImage ?? undefined,
    printingImage2: line.printingImage2 ?? undefined,
    printingUrl: line.printingUrl ?? undefined,
    printingUrl2: line.printingUrl2 ?? undefined,
    printingLocation: line.printingLocation,
    printNum: line.printNum,
    num: line.num,
    parcelLong: line.parcelLong ?? undefined,
    parcelWide: line.parcelWide ?? undefined,
    parcelHigh: line.parcelHigh ?? undefined,
    parcelWeight: line.parcelWeight ?? undefined,
  };
}
