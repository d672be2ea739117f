import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { bareNumber } from '../shared/json.ts';
import { nameOf } from '../shared/nameOf.ts';
import { id, list, listUnder, optionalId, optionalInteger, optionalText, text } from '../shared/wire.ts';
import { acceptedBy } from './acceptedBy.ts';
import { packageDelivery, sendTypes, type TemuAcceptance, type TemuSendType } from './codes.ts';
import { type TemuItem, writeItems } from './shipmentPlan.ts';
import type { TemuStore } from './temuStore.ts';

/** A bare list in the documentation; a client has met it under `items`. */
const carriers = listUnder(
  ['items'],
  z
    .object({
      logisticsServiceProviderId: id,
      logisticsServiceProviderName: text,
      logisticsBrandName: optionalText,
    })
    .transform((row) => ({
      carrierId: row.logisticsServiceProviderId,
      name: row.logisticsServiceProviderName,
      brand: row.logisticsBrandName,
    })),
);

export type TemuCarrier = z.output<typeof carriers>[number];

/** Carriers that a seller may ship with on its own into a region, such as 211 for the United States. */
export async function findTemuCarriers(
  store: TemuStore,
  regionId: string,
  options: CallOptions = {},
): Promise<TemuCarrier[]> {
  return await store.call('carriers', { regionId: bareNumber(regionId) }, carriers, options);
}

export type TemuOwnShipment = {
  sendType: TemuSendType;
  packages: {
    carrierId: string;
    trackingNumber: string;
    /** An id from `findTemuShippingWarehouses`; required in the United States. */
    warehouseId?: string;
    items: TemuItem[];
    confirmAcceptance?: TemuAcceptance[];
  }[];
};

const confirmed = z
  .object({ warningMessage: list(text), assistantAgreementText: optionalText })
  .nullish()
  .transform((row) => ({ warnings: row?.warningMessage ?? [], agreement: row?.assistantAgreementText }));

/**
 * Makes orders shipped with these tracking numbers. One call names everything that travels together, with whole quantities, and
 * no number twice. After an unknown outcome `findTemuOwnShipments` tells which numbers an order has.
 */
export async function confirmTemuOwnShipment(
  store: TemuStore,
  { sendType, packages }: TemuOwnShipment,
  options: CallOptions = {},
): Promise<z.output<typeof confirmed>> {
  const sendRequestList = packages.map(({ carrierId, warehouseId, items, ...rest }) => ({
    carrierId: bareNumber(carrierId),
    trackingNumber: rest.trackingNumber,
    selfShippingWarehouseId: warehouseId,
    orderSendInfoList: writeItems(items),
    confirmAcceptance: rest.confirmAcceptance,
  }));
  return await store.call('confirmOwnShipment', { sendType: sendTypes[sendType], sendRequestList }, confirmed, options);
}

const declared = listUnder(
  ['shipmentInfoDTO', 'items'],
  z
    .object({
      packageSn: optionalText,
      carrierId: optionalId,
      carrierName: optionalText,
      trackingNumber: optionalText,
      skuId: optionalId,
      quantity: optionalInteger,
      packageDeliveryType: optionalInteger,
      trackingWarningLabel: optionalInteger,
    })
    .transform(({ packageDeliveryType, trackingWarningLabel, carrierName, ...row }) => ({
      ...row,
      carrier: carrierName,
      deliveryCode: packageDeliveryType,
      delivery: nameOf(packageDelivery, packageDeliveryType),
      trackingWarningCode: trackingWarningLabel,
    })),
);

export type TemuDeclaredShipment = z.output<typeof declared>[number];

/** The tracking numbers with which one line of an order has been declared shipped. */
export async function findTemuOwnShipments(
  store: TemuStore,
  { parentOrderSn, orderSn }: { parentOrderSn: string; orderSn: string },
  options: CallOptions = {},
): Promise<TemuDeclaredShipment[]> {
  return await store.call('ownShipments', { parentOrderSn, orderSn }, declared, options);
}

export type TemuTrackingChange = {
  packageSn: string;
  trackingNumber: string;
  carrierId: string;
  warehouseId?: string;
};

/** For packages that were shipped with a wrong number, and for labels of TEMU that the seller does not use after all. */
export async function changeTemuTracking(
  store: TemuStore,
  changes: TemuTrackingChange[],
  options: CallOptions = {},
): Promise<void> {
  const editPackageRequestList = changes.map(({ packageSn, trackingNumber, carrierId, warehouseId }) => ({
    packageSn,
    trackingNumber,
    shipCompanyId: bareNumber(carrierId),
    selfShippingWarehouseId: warehouseId,
  }));
  await acceptedBy(store, 'changeTracking', { editPackageRequestList }, options);
}
