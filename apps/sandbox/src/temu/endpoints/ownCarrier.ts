import { z } from 'zod';
import type { Store } from '../../world/stores.ts';
import { companies, companyOf } from '../carriers.ts';
import { acceptances, checkShippable, item, markShipped, referenceOf, declineBuyerRequests } from '../fulfilment.ts';
import { endpoint } from '../endpoint.ts';
import type { TemuState } from '../state.ts';
import { deliveryTypeOf, isLive } from '../package.ts';
import { Refusal, unknownOrder } from '../refusal.ts';
import { regions } from '../zones.ts';
import { checkTrackingNumber, checkWarehouse } from '../trackingChecks.ts';

export const companyList = endpoint({
  type: 'bg.logistics.companies.get',
  body: z.object({ regionId: z.int() }),
  act({ zone, body }) {
    const region = Object.values(regions).find(({ regionId }) => regionId === body.regionId);
    return companies
      .filter(({ zones }) => region?.zone === zone && zones.includes(zone))
      .map(({ id, name, brand }) => ({
        logisticsServiceProviderId: id,
        logisticsServiceProviderName: name,
        logisticsBrandName: brand,
      }));
  },
});

const request = z.object({
  carrierId: z.int(),
  trackingNumber: z.string(),
  selfShippingWarehouseId: z.string().optional(),
  orderSendInfoList: z.array(item).min(1),
  confirmAcceptance: acceptances,
});
type Request = z.output<typeof request>;

export const confirmOwn = endpoint({
  type: 'bg.logistics.shipment.v2.confirm',
  body: z.object({
    sendType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    sendRequestList: z.array(request).min(1),
  }),
  act({ state, store, zone, body: { sendType, sendRequestList } }) {
    const note = (done: boolean) => {
      for (const { orderSendInfoList, trackingNumber } of sendRequestList) {
        const reference = `${referenceOf(orderSendInfoList)} by ${trackingNumber}`;
        state.note(store, 'shipment confirmed', reference, done);
      }
    };
    try {
      const numbers = sendRequestList.map(({ trackingNumber }) => trackingNumber);
      if (new Set(numbers).size < numbers.length) throw new Refusal(120_014_003, 'a tracking number stands twice');
      checkShippable(state, store, sendType, sendRequestList);
      for (const each of sendRequestList) {
        checkTrackingNumber(state, zone, each);
        checkWarehouse(state, store, zone, each.selfShippingWarehouseId);
        checkNoLabel(state, store, each);
      }
      declineBuyerRequests(state, store, sendRequestList);
      for (const each of sendRequestList) send(state, store, each);
      note(true);
      return { warningMessage: remarksOn(state, store, sendRequestList), assistantAgreementText: null };
    } catch (error) {
      if (error instanceof Refusal) note(false);
      throw error;
    }
  },
});

/** The documentation does not say what TEMU remarks on, nor in which words. */
function remarksOn(state: TemuState, store: Store, requests: Request[]): string[] {
  const numbers = new Set(requests.flatMap((each) => each.orderSendInfoList.map((one) => one.parentOrderSn)));
  return [...numbers]
    .filter((number) => state.orderOf(store, number)?.moved)
    .map((number) => `地址已变更 The address of ${number} was changed before it shipped`);
}

function send(state: TemuState, store: Store, { carrierId, trackingNumber, orderSendInfoList }: Request): void {
  const items = orderSendInfoList.map(({ orderSn, parentOrderSn, quantity }) => ({ orderSn, parentOrderSn, quantity }));
  state.addPackage({
    packageSn: `PK-${state.draw('package').digits(18)}`,
    storeId: store.id,
    createdAt: state.core.world.clock.now(),
    items,
    carrierId,
    trackingNumber,
    shipped: true,
  });
  markShipped(state, store, items);
}

function checkNoLabel(state: TemuState, store: Store, { orderSendInfoList }: Request): void {
  for (const { orderSn, parentOrderSn } of orderSendInfoList) {
    const packages = state.packagesOf(state.orderOf(store, parentOrderSn)!);
    if (packages.some((each) => each.label && isLive(each) && each.items.some((one) => one.orderSn === orderSn)))
      throw new Refusal(120_012_020, `order ${orderSn} has a label of TEMU`);
  }
}

export const ownShipments = endpoint({
  type: 'bg.logistics.shipment.v2.get',
  body: z.object({ parentOrderSn: z.string(), orderSn: z.string() }),
  act({ state, store, body: { parentOrderSn, orderSn } }) {
    const order = state.orderOf(store, parentOrderSn);
    const line = order?.lines.find((each) => each.orderSn === orderSn);
    if (!order || !line) throw unknownOrder(parentOrderSn);
    return {
      shipmentInfoDTO: state.packagesOf(order).flatMap(({ label, items, ...about }) => {
        const inside = items.find((each) => each.orderSn === orderSn);
        if (!about.shipped || !inside) return [];
        return [
          {
            packageSn: about.packageSn,
            carrierId: about.carrierId,
            carrierName: companyOf(about.carrierId)!.name,
            trackingNumber: about.trackingNumber,
            skuId: Number(line.skuId),
            quantity: inside.quantity,
            packageDeliveryType: deliveryTypeOf({ label }),
            trackingWarningLabel: 0,
            subPackageShipmentInfoList: null,
            cooperativeWarehouseDTO: null,
          },
        ];
      }),
    };
  },
});
