import { z } from 'zod';
import { digits } from '../../json.ts';
import { gramsOf } from '../buying.ts';
import { channelsIn, companyOf, priceOf } from '../carriers.ts';
import { endpoint } from '../endpoint.ts';
import { isOpenLine } from '../order.ts';
import { badParameter, Refusal } from '../refusal.ts';
import { checkUnits, parcel } from '../shippingPlan.ts';
import { checkLabelWarehouse, warehousesOf } from '../warehouses.ts';
import { regions } from '../zones.ts';

export const shippingWarehouses = endpoint({
  type: 'bg.logistics.warehouse.list.get',
  body: z.object({ returnEnableBuyShippingLabelOnly: z.boolean().default(false) }),
  act: ({ state, store, body }) => ({
    warehouseList: warehousesOf(state.core.world, store)
      .filter(({ sellsLabels }) => sellsLabels || !body.returnEnableBuyShippingLabelOnly)
      .map(({ id, name, management, sellsLabels }, index) => ({
        warehouseId: id,
        warehouseName: name,
        regionId1: regions[store.country].regionId,
        defaultWarehouse: index === 0,
        warehouseManagementType: management,
        warehouseBrand: null,
        enableBuyShippingLabel: sellsLabels,
      })),
  }),
});

export const shippingServices = endpoint({
  type: 'bg.logistics.shippingservices.get',
  body: parcel.extend({
    warehouseId: z.string(),
    orderSnList: z.array(z.string()).min(1).optional(),
    shipOrderInfoList: z
      .array(z.object({ orderSn: z.string(), parentOrderSn: z.string(), quantity: z.int().positive() }))
      .min(1)
      .optional(),
    signatureOnDelivery: z.boolean().optional(),
  }),
  act({ state, store, zone, body }) {
    const { orderSnList, shipOrderInfoList } = body;
    if ((orderSnList === undefined) === (shipOrderInfoList === undefined))
      throw badParameter('exactly one of orderSnList and shipOrderInfoList');
    checkUnits(zone, body);
    checkLabelWarehouse(state.core.world, store, body.warehouseId);
    const named = new Set(orderSnList ?? shipOrderInfoList!.map(({ orderSn }) => orderSn));
    const orders = state.ordersOf(store).filter(({ lines }) => lines.some(({ orderSn }) => named.has(orderSn)));
    const found = orders.flatMap(({ lines }) => lines).filter((line) => named.has(line.orderSn));
    if (found.length < named.size) throw new Refusal(120_012_007, 'an order does not exist');
    if (!found.every(isOpenLine)) throw new Refusal(2_000_000, 'an order cannot be shipped now');
    const tooLarge = orders.some(({ oversized }) => oversized);
    const offers = channelsIn(zone).map((channel) => {
      const price = (priceOf(channel, gramsOf(body)) / 100).toFixed(2);
      return {
        channelId: digits(channel.id),
        shipCompanyId: channel.companyId,
        shippingCompanyName: companyOf(channel.companyId)!.name,
        shipLogisticsType: channel.logisticsType,
        estimatedAmount: price,
        estimatedCurrencyCode: store.currency,
        estimatedText: `${store.currency} ${price}`,
        infoNeeded: [],
        signServiceId: null,
        signServiceName: null,
        payWayCode: null,
        availablePickupTimeSlotList: null,
        isNoContactDeliveryChannel: false,
        supportInterlineShipping: false,
      };
    });
    return {
      onlineChannelDtoList: tooLarge ? [] : offers,
      unavailableChannelDtoList: tooLarge
        ? offers.map((offer) => ({ ...offer, unavailableReason: '超出尺寸 The parcel is too large' }))
        : [],
    };
  },
});
