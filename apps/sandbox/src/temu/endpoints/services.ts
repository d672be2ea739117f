import { z } from 'zod';
import { digits } from '../../json.ts';
import type { Store } from '../../world/stores.ts';
import { gramsOf } from '../buying.ts';
import { channelsIn, companyOf, priceOf, type Warehouse, warehousesOf } from '../carriers.ts';
import { endpoint } from '../gateway.ts';
import { isOpenLine } from '../order.ts';
import type { TemuState } from '../state.ts';
import { badParameter, Refusal } from '../refusal.ts';
import { type OrderZone, regions } from '../zones.ts';

/** Said to be texts with two decimals; nobody says that others are refused. */
const measure = z.string().regex(/^\d{1,8}(\.\d{1,4})?$/, 'must be a number');

export const parcel = z.object({
  weight: measure,
  weightUnit: z.enum(['lb', 'kg']),
  length: measure,
  width: measure,
  height: measure,
  dimensionUnit: z.enum(['in', 'cm']),
});

export const shippingWarehouses = endpoint({
  type: 'bg.logistics.warehouse.list.get',
  body: z.object({ returnEnableBuyShippingLabelOnly: z.boolean().default(false) }),
  act: ({ state, store, body }) => ({
    warehouseList: warehousesOfStore(state, store)
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
    labelWarehouse(state, store, body.warehouseId);
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

export function checkUnits(zone: OrderZone, { weightUnit, dimensionUnit }: z.output<typeof parcel>): void {
  const [weight, length] = zone === 'us' ? ['lb', 'in'] : ['kg', 'cm'];
  if (weightUnit !== weight || dimensionUnit !== length) throw badParameter(`weight in ${weight}, sizes in ${length}`);
}

export const warehousesOfStore = (state: TemuState, store: Store): Warehouse[] =>
  warehousesOf(state.core.world.chance('temu warehouses', store.id), store);

export function labelWarehouse(state: TemuState, store: Store, id: string): void {
  const warehouse = warehousesOfStore(state, store).find((each) => each.id === id);
  if (!warehouse) throw new Refusal(120_011_085, 'the warehouse is invalid');
  if (!warehouse.sellsLabels) throw new Refusal(120_011_086, 'labels cannot be bought for this warehouse');
}
