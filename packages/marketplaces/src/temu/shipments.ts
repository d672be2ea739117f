import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { list, optionalInteger, text } from '../shared/wire.ts';
import { acceptedBy } from './acceptedBy.ts';
import { sendTypes, type TemuSendType } from './codes.ts';
import { type TemuItem, type TemuPackagePlan, writeItems, writePlan } from './shipmentPlan.ts';
import type { TemuStore } from './temuStore.ts';

export type TemuShipmentOrder = {
  sendType: TemuSendType;
  packages: TemuPackagePlan[];
  /**
   * Keeps the order unshipped until `confirmTemuShipped`, or until so many hours have passed. Without it a label that
   * was bought makes the order shipped. Not for cash on delivery.
   */
  shipLater?: { hours?: 24 | 48 | 72 | 96 | 120 };
};

const created = z
  .object({ packageSnList: z.array(text).min(1), shipLaterLimitTime: optionalInteger, warningMessage: list(text) })
  .transform((row) => ({
    packageSns: row.packageSnList,
    shipLaterHours: row.shipLaterLimitTime,
    warnings: row.warningMessage,
  }));

export type TemuShipmentCreated = z.output<typeof created>;

/**
 * Buys labels. The answer only names the packages: `findTemuShipments` tells how it ended. After an unknown outcome
 * `findTemuPackages` tells what has been bought for an order.
 */
export async function createTemuShipment(
  store: TemuStore,
  { sendType, packages, shipLater }: TemuShipmentOrder,
  options: CallOptions = {},
): Promise<TemuShipmentCreated> {
  const order = {
    sendType: sendTypes[sendType],
    shipLater: shipLater !== undefined,
    shipLaterLimitTime: shipLater?.hours === undefined ? undefined : String(shipLater.hours),
    sendRequestList: packages.map((plan) => writePlan(plan, store.zone)),
  };
  return await store.call('createShipment', order, created, options);
}

export type TemuRetry = TemuPackagePlan & { packageSn: string };

/** Buys labels again for packages whose status is `failed`, with other details. `findTemuShipments` tells how it ended. */
export async function retryTemuShipment(
  store: TemuStore,
  packages: TemuRetry[],
  options: CallOptions = {},
): Promise<void> {
  const retrySendPackageRequestList = packages.map(({ packageSn, ...plan }) => ({
    packageSn,
    ...writePlan(plan, store.zone),
  }));
  await acceptedBy(store, 'retryShipment', { retrySendPackageRequestList }, options);
}

export type TemuShippedPackage = { packageSn: string; trackingNumber: string; items: TemuItem[] };

export type TemuPackageWarning = { packageSn: string; warning: string };

const confirmed = z
  .object({ warningMessage: list(z.object({ packageSn: text, warningMessage: text })) })
  .nullish()
  .transform((row) =>
    (row?.warningMessage ?? []).map(({ packageSn, warningMessage }) => ({ packageSn, warning: warningMessage })),
  );

/**
 * Makes packages shipped that were created to ship later. After an unknown outcome: a package that
 * `findTemuUnshippedPackages` no longer has is shipped.
 */
export async function confirmTemuShipped(
  store: TemuStore,
  packages: TemuShippedPackage[],
  options: CallOptions = {},
): Promise<TemuPackageWarning[]> {
  const packageSendInfoList = packages.map(({ packageSn, trackingNumber, items }) => ({
    packageSn,
    trackingNumber,
    packageDetail: writeItems(items).map(({ orderSn, parentOrderSn, quantity }) => ({
      orderSn,
      parentOrderSn,
      quantity,
    })),
  }));
  return await store.call('confirmShipped', { packageSendInfoList }, confirmed, options);
}
