import { z } from 'zod';
import { inBatches } from '../shared/batches.ts';
import type { CallOptions } from '../shared/call.ts';
import { nameOf } from '../shared/nameOf.ts';
import { integer, list, optionalInteger, optionalText, text } from '../shared/wire.ts';
import { temuLabelStatus, type TemuLabelStatus } from './codes.ts';
import { everyPage } from './everyPage.ts';
import { getTemuOrder } from './orderDetails.ts';
import { packageItem } from './shipmentResults.ts';
import type { TemuStore } from './temuStore.ts';
import { optionalSeconds } from './temuTime.ts';

const label = z
  .object({
    packageSn: text,
    shippingLabelStatus: optionalInteger,
    createTime: optionalSeconds,
    trackingInfoList: list(z.object({ trackingNumber: optionalText, shippingCompanyName: optionalText })),
    orderInfoList: list(packageItem),
  })
  .transform((row) => ({
    packageSn: row.packageSn,
    statusCode: row.shippingLabelStatus,
    status: nameOf(temuLabelStatus, row.shippingLabelStatus),
    createdAt: row.createTime,
    trackingNumbers: row.trackingInfoList.flatMap(({ trackingNumber }) => trackingNumber ?? []),
    orderSns: row.orderInfoList.map(({ orderSn }) => orderSn),
  }));

const labelPage = z
  .object({ totalItemNum: integer, shippingLabelInfoList: list(label) })
  .transform(({ totalItemNum, shippingLabelInfoList }) => ({ count: totalItemNum, rows: shippingLabelInfoList }));

/** A package of an order, whoever made it. */
export type TemuPackage = {
  packageSn: string;
  orderSns: string[];
  /** Known for packages with a label of TEMU. */
  statusCode: number | undefined;
  status: TemuLabelStatus | undefined;
  createdAt: Date | undefined;
  trackingNumbers: string[];
};

/**
 * What has been bought or declared for an order, by whomever, in any state: TEMU's list of labels together with what the
 * order itself says. It is not documented how soon a new package appears in either.
 */
export async function findTemuPackages(
  store: TemuStore,
  parentOrderSn: string,
  options: CallOptions = {},
): Promise<TemuPackage[]> {
  const pageSize = store.settings.unverified.pageSizes.labels;
  const labels = await everyPage(pageSize, (pageNumber) =>
    store.call('labelList', { parentOrderSnList: [parentOrderSn], pageNumber, pageSize }, labelPage, options),
  );
  const found = new Map<string, TemuPackage>(labels.map((row) => [row.packageSn, row]));
  const { lines } = await getTemuOrder(store, parentOrderSn, options);
  for (const { orderSn, packages } of lines)
    for (const { packageSn } of packages) {
      const known = found.get(packageSn);
      if (!known) found.set(packageSn, { packageSn, orderSns: [orderSn], ...withoutLabel });
      else if (!known.orderSns.includes(orderSn)) known.orderSns.push(orderSn);
    }
  return [...found.values()];
}

const withoutLabel = { statusCode: undefined, status: undefined, createdAt: undefined, trackingNumbers: [] };

const unshipped = z
  .object({
    packageSn: text,
    carrierName: optionalText,
    trackingNumber: optionalText,
    mainPackageSn: optionalText,
    packageDetail: z
      .object({
        shippableOrders: list(packageItem),
        canceledOrders: list(packageItem),
      })
      .nullish(),
  })
  .transform((row) => ({
    packageSn: row.packageSn,
    carrier: row.carrierName,
    trackingNumber: row.trackingNumber,
    mainPackageSn: row.mainPackageSn,
    items: row.packageDetail?.shippableOrders ?? [],
    cancelledItems: row.packageDetail?.canceledOrders ?? [],
  }));

const unshippedPage = z
  .object({ totalItemNum: integer, unshippedPackage: list(unshipped) })
  .transform(({ totalItemNum, unshippedPackage }) => ({ count: totalItemNum, rows: unshippedPackage }));

export type TemuUnshippedPackage = z.output<typeof unshipped>;

/** Packages with a label that wait to be made shipped. */
export async function findTemuUnshippedPackages(
  store: TemuStore,
  parentOrderSns: string[],
  options: CallOptions = {},
): Promise<TemuUnshippedPackage[]> {
  const { pageSizes, parentOrdersPerCall } = store.settings.unverified;
  const pageSize = pageSizes.unshippedPackages;
  const found: TemuUnshippedPackage[] = [];
  for (const parentOrderSnList of inBatches([...new Set(parentOrderSns)], parentOrdersPerCall))
    found.push(
      ...(await everyPage(pageSize, (pageNumber) =>
        store.call('unshippedPackages', { parentOrderSnList, pageNumber, pageSize }, unshippedPage, options),
      )),
    );
  return found;
}
