import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { deliveryTypeOf, isLive, labelStatus } from '../package.ts';
import { regions } from '../zones.ts';
import { describeLine, describeParent } from './describeOrder.ts';
import { fulfilment } from './orderList.ts';

export const orderDetail = endpoint({
  type: 'bg.order.detail.v2.get',
  body: z.object({ parentOrderSn: z.string(), fulfillmentTypeList: fulfilment }),
  act({ state, store, body }) {
    const order = state.getOrderOf(store, body.parentOrderSn);
    const { address } = order.buyer;
    const packages = state.packagesOf(order).filter(isLive);
    return {
      parentOrderMap: {
        ...describeParent(order, store),
        regionName1: regions[store.country].name,
        regionName2: address.state,
        regionName3: address.city,
        paymentInfo: [],
      },
      orderList: order.lines.map((line) => ({
        ...describeLine(order, line),
        packageSnInfo: packages
          .filter(({ items }) => items.some(({ orderSn }) => orderSn === line.orderSn))
          .map((each) => ({
            packageSn: each.packageSn,
            packageDeliveryType: deliveryTypeOf(each),
            callSuccess: each.label?.status === labelStatus.ready,
          })),
        hasUploadedEvidence: false,
      })),
    };
  },
});
