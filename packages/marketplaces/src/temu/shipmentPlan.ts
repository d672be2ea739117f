import { bareNumber } from '../shared/json.ts';
import type { TemuAcceptance } from './codes.ts';
import { type TemuParcel, writeParcel } from './parcel.ts';
import type { TemuOrderZone } from './settings.ts';
import { inSeconds } from './temuTime.ts';

export type TemuItem = {
  orderSn: string;
  parentOrderSn: string;
  quantity: number;
  /** As the order's line names them. */
  goodsId?: string;
  skuId?: string;
};

export type TemuPackagePlan = {
  warehouseId: string;
  shipCompanyId: string;
  /** A channel from the offers, or a kind of service for which TEMU selects the channel. */
  by: { channelId: string } | { shipLogisticsType: string };
  parcel: TemuParcel;
  items: TemuItem[];
  signServiceId?: string;
  pickup?: { from: Date; to: Date };
  confirmAcceptance?: TemuAcceptance[];
  autoConfirmAfterPickup?: boolean;
  /** Brazil only. */
  invoiceAccessKey?: string;
};

export function writePlan(plan: TemuPackagePlan, zone: TemuOrderZone | undefined) {
  return {
    warehouseId: plan.warehouseId,
    shipCompanyId: bareNumber(plan.shipCompanyId),
    ...('channelId' in plan.by
      ? { channelId: bareNumber(plan.by.channelId) }
      : { shipLogisticsType: plan.by.shipLogisticsType }),
    ...writeParcel(plan.parcel, zone),
    orderSendInfoList: writeItems(plan.items),
    signServiceId: optionalNumber(plan.signServiceId),
    pickupStartTime: plan.pickup && inSeconds(plan.pickup.from),
    pickupEndTime: plan.pickup && inSeconds(plan.pickup.to),
    confirmAcceptance: plan.confirmAcceptance,
    autoConfirmAfterPickup: plan.autoConfirmAfterPickup,
    invoiceAccessKey: plan.invoiceAccessKey,
  };
}

export function writeItems(items: TemuItem[]) {
  return items.map(({ orderSn, parentOrderSn, quantity, goodsId, skuId }) => ({
    orderSn,
    parentOrderSn,
    quantity,
    goodsId: optionalNumber(goodsId),
    skuId: optionalNumber(skuId),
  }));
}

function optionalNumber(digits: string | undefined) {
  return digits === undefined ? undefined : bareNumber(digits);
}
