import { z } from 'zod';
import { isToShip } from '../buying.ts';
import { companyOf } from '../carriers.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { orderStatus } from '../order.ts';
import type { Item, Package } from '../package.ts';
import { Refusal } from '../refusal.ts';
import { warehousesOf } from '../warehouses.ts';

const page = {
  pageNumber: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(100).default(10),
  parentOrderSnList: z.array(z.string()).optional(),
};

interface Page {
  pageNumber: number;
  pageSize: number;
  parentOrderSnList?: string[] | undefined;
}

/** One page of the store's packages, newest first. */
function packagesOfPage({ state, store, body }: Call<Page>, fits: (one: Package) => boolean) {
  const asked = body.parentOrderSnList;
  const found = state
    .allPackages()
    .filter(
      ({ storeId, items }) =>
        storeId === store.id && (!asked || items.some((each) => asked.includes(each.parentOrderSn))),
    )
    .filter(fits)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.packageSn < b.packageSn ? -1 : 1));
  const start = (body.pageNumber - 1) * body.pageSize;
  return { total: found.length, rows: found.slice(start, start + body.pageSize) };
}

export const labelList = endpoint({
  type: 'temu.logistics.label.list.get',
  body: z.object(page),
  act(call) {
    const { total, rows } = packagesOfPage(call, ({ label }) => label !== undefined);
    return { totalItemNum: total, shippingLabelInfoList: rows.map((row) => describeLabel(call, row)) };
  },
});

function describeLabel({ state, store }: Call<unknown>, { label, ...about }: Package) {
  const { status, warehouseId, dimensions } = label!;
  const warehouse = warehousesOf(state.core.world, store).find(({ id }) => id === warehouseId);
  return {
    packageSn: about.packageSn,
    shippingLabelStatus: status,
    labelPrintStatus: 0,
    createTime: Math.floor(about.createdAt / 1000),
    warehouseInfo: { warehouseId, warehouseName: warehouse?.name ?? null },
    trackingInfoList:
      about.trackingNumber === ''
        ? []
        : [
            {
              trackingNumber: about.trackingNumber,
              shippingCompanyId: about.carrierId,
              shippingCompanyName: companyOf(about.carrierId)!.name,
            },
          ],
    orderInfoList: about.items,
    packageDimensionInfo: dimensions,
  };
}

export const unshippedPackages = endpoint({
  type: 'bg.order.unshipped.package.get',
  body: z.object({ ...page, orderSnList: z.array(z.string()).optional() }),
  act(call) {
    const { orderSnList } = call.body;
    const isAsked = ({ items }: Package) => !orderSnList || items.some(({ orderSn }) => orderSnList.includes(orderSn));
    const { total, rows } = packagesOfPage(call, (each) => isToShip(each) && isAsked(each));
    const isCancelled = ({ orderSn, parentOrderSn }: Item) => {
      const order = call.state.orderOf(call.store, parentOrderSn)!;
      return order.lines.find((line) => line.orderSn === orderSn)!.status === orderStatus.cancelled;
    };
    return {
      totalItemNum: total,
      unshippedPackage: rows.map(({ packageSn, carrierId, trackingNumber, items }) => ({
        packageSn,
        carrierId,
        carrierName: companyOf(carrierId)!.name,
        trackingNumber,
        mainPackageSn: null,
        subPackageSnList: null,
        subPackageType: null,
        packageDetail: {
          shippableOrders: items.filter((each) => !isCancelled(each)),
          canceledOrders: items.filter(isCancelled),
        },
      })),
    };
  },
});

export const tracking = endpoint({
  type: 'temu.track.trackinginfo.get',
  body: z.object({ packageSn: z.string(), language: z.string().optional() }),
  act({ state, store, body: { packageSn } }) {
    const found = state.package(packageSn);
    if (found?.storeId !== store.id) throw new Refusal(120_018_027, `unknown package ${packageSn}`);
    const { shippedAt, pickedUpAt, deliveredAt } = state.orderOf(store, found.items[0]!.parentOrderSn)!;
    const passed = [
      { logisticsStatus: 'SHIPPED', statusText: 'Label created', at: found.shipped ? shippedAt : undefined },
      { logisticsStatus: 'IN_TRANSIT', statusText: 'Picked up by the carrier', at: pickedUpAt },
      { logisticsStatus: 'DELIVERED', statusText: 'Delivered', at: deliveredAt },
    ];
    return {
      packageSn,
      trackingNum: found.trackingNumber,
      trackingInfo: passed.flatMap(({ at, ...node }) =>
        at === undefined ? [] : [{ ...node, logisticsUpdatedAt: Math.floor(at / 1000) }],
      ),
    };
  },
});
