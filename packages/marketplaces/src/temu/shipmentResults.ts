import { z } from 'zod';
import { inBatches } from '../shared/batches.ts';
import type { CallOptions } from '../shared/call.ts';
import { nameOf } from '../shared/nameOf.ts';
import { integer, list, optionalFlag, optionalId, optionalInteger, optionalText, text } from '../shared/wire.ts';
import { packageDelivery, temuLabelStatus } from './codes.ts';
import { eachRow } from './eachRow.ts';
import { decimalInPrice } from './money.ts';
import type { TemuStore } from './temuStore.ts';
import { optionalSeconds } from './temuTime.ts';

export const packageItem = z.object({ orderSn: text, parentOrderSn: text, quantity: optionalInteger });

const shipment = z
  .object({
    packageSn: text,
    shippingLabelStatus: integer,
    failReasonText: optionalText,
    solutionText: optionalText,
    trackingNumber: optionalText,
    shipCompanyId: optionalId,
    shippingCompanyName: optionalText,
    shipLogisticsType: optionalText,
    channelId: optionalId,
    estimatedAmount: optionalText,
    estimatedCurrencyCode: optionalText,
    warehouseId: optionalText,
    canChangeToManualSend: optionalFlag,
    packageDeliveryType: optionalInteger,
    mainPackageSn: optionalText,
    subPackageSnList: list(text),
    orderSendInfoList: list(packageItem),
    shipLabelPrintableTime: optionalSeconds,
    isConfirmAfterPickup: optionalFlag,
    warningMessage: list(text),
  })
  .transform((row) => ({
    packageSn: row.packageSn,
    statusCode: row.shippingLabelStatus,
    status: nameOf(temuLabelStatus, row.shippingLabelStatus),
    failReason: row.failReasonText,
    solution: row.solutionText,
    trackingNumber: row.trackingNumber,
    shipCompanyId: row.shipCompanyId,
    carrier: row.shippingCompanyName,
    shipLogisticsType: row.shipLogisticsType,
    channelId: row.channelId,
    cost: decimalInPrice(row.estimatedAmount),
    currency: row.estimatedCurrencyCode,
    warehouseId: row.warehouseId,
    canChangeToOwnCarrier: row.canChangeToManualSend,
    deliveryCode: row.packageDeliveryType,
    delivery: nameOf(packageDelivery, row.packageDeliveryType),
    mainPackageSn: row.mainPackageSn,
    subPackageSns: row.subPackageSnList,
    items: row.orderSendInfoList,
    printableFrom: row.shipLabelPrintableTime,
    confirmedByPickup: row.isConfirmAfterPickup,
    warnings: row.warningMessage,
  }));

const results = z.object({
  packageInfoResultList: eachRow(
    shipment,
    z.object({ packageSn: text }).transform(({ packageSn }) => packageSn),
  ),
});

export type TemuShipment = z.output<typeof shipment>;

/** Each requested package is in exactly one of the three lists. */
export type TemuShipments = {
  shipments: TemuShipment[];
  missing: string[];
  unreadable: { packageSn: string; where: string }[];
};

/** How buying the labels of these packages went so far. */
export async function findTemuShipments(
  store: TemuStore,
  packageSns: string[],
  options: CallOptions = {},
): Promise<TemuShipments> {
  const open = new Set(packageSns);
  const all: TemuShipments = { shipments: [], missing: [], unreadable: [] };
  for (const packageSnList of inBatches([...open], store.settings.unverified.packagesPerCall)) {
    const { packageInfoResultList } = await store.call('shipmentResults', { packageSnList }, results, options);
    for (const row of packageInfoResultList.rows) if (open.delete(row.packageSn)) all.shipments.push(row);
    for (const { name, where } of packageInfoResultList.unreadable)
      if (name !== undefined && open.delete(name)) all.unreadable.push({ packageSn: name, where });
  }
  all.missing.push(...open);
  return all;
}
