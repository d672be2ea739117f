import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { id, list, optionalFlag, optionalId, optionalText, text } from '../shared/wire.ts';
import { decimalInPrice } from './money.ts';
import { type TemuParcel, writeParcel } from './parcel.ts';
import type { TemuStore } from './temuStore.ts';
import { optionalSeconds } from './temuTime.ts';

const channel = z.object({
  channelId: optionalId,
  shipCompanyId: optionalId,
  shippingCompanyName: optionalText,
  shipLogisticsType: optionalText,
  estimatedText: optionalText,
});

const available = channel
  .extend({
    channelId: id,
    shipCompanyId: id,
    estimatedAmount: optionalText,
    estimatedCurrencyCode: optionalText,
    infoNeeded: list(text),
    signServiceId: optionalId,
    signServiceName: optionalText,
    channelRules: optionalText,
    pickupRules: optionalText,
    availablePickupTimeSlotList: list(z.object({ pickupStartTime: optionalSeconds, pickupEndTime: optionalSeconds })),
    isNoContactDeliveryChannel: optionalFlag,
    supportInterlineShipping: optionalFlag,
  })
  .transform((row) => ({
    channelId: row.channelId,
    shipCompanyId: row.shipCompanyId,
    carrier: row.shippingCompanyName,
    shipLogisticsType: row.shipLogisticsType,
    /** Undefined where TEMU names no price, or not in a way that we can read; `costText` is what it wrote. */
    cost: decimalInPrice(row.estimatedAmount),
    costText: row.estimatedAmount ?? row.estimatedText,
    currency: row.estimatedCurrencyCode,
    infoNeeded: row.infoNeeded,
    signServiceId: row.signServiceId,
    signServiceName: row.signServiceName,
    channelRules: row.channelRules,
    pickupRules: row.pickupRules,
    pickupSlots: row.availablePickupTimeSlotList.map(({ pickupStartTime, pickupEndTime }) => ({
      from: pickupStartTime,
      to: pickupEndTime,
    })),
    contactless: row.isNoContactDeliveryChannel,
    interline: row.supportInterlineShipping ?? false,
  }));

const unavailable = channel.extend({ unavailableReason: optionalText }).transform((row) => ({
  channelId: row.channelId,
  carrier: row.shippingCompanyName,
  shipLogisticsType: row.shipLogisticsType,
  reason: row.unavailableReason,
}));

const services = z
  .object({ onlineChannelDtoList: list(available), unavailableChannelDtoList: list(unavailable) })
  .transform((row) => ({ available: row.onlineChannelDtoList, unavailable: row.unavailableChannelDtoList }));

export type TemuShippingServices = z.output<typeof services>;

export type TemuParcelOffer = {
  warehouseId: string;
  parcel: TemuParcel;
  /** Whole orders, or as many pieces of them as travel in this parcel. */
  contents: { orderSns: string[] } | { items: { orderSn: string; parentOrderSn: string; quantity: number }[] };
  signatureOnDelivery?: boolean;
  /** Brazil only. */
  invoiceAccessKey?: string;
};

/** What TEMU's carriers ask for one parcel. */
export async function findTemuShippingServices(
  store: TemuStore,
  { warehouseId, parcel, contents, signatureOnDelivery, invoiceAccessKey }: TemuParcelOffer,
  options: CallOptions = {},
): Promise<TemuShippingServices> {
  const question = {
    warehouseId,
    ...('items' in contents ? { shipOrderInfoList: contents.items } : { orderSnList: contents.orderSns }),
    ...writeParcel(parcel, store.zone),
    signatureOnDelivery,
    invoiceAccessKey,
  };
  return await store.call('shippingServices', question, services, options);
}
