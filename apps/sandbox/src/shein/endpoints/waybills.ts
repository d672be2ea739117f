import { z } from 'zod';
import { digits } from '../../json.ts';
import type { Store } from '../../world/stores.ts';
import { isNumberOf } from '../../world/trackingNumbers.ts';
import { channels } from '../carriers.ts';
import { storeEndpoint } from '../endpoint.ts';
import { packageNumber } from '../makeOrder.ts';
import type { SheinState } from '../state.ts';
import { orderStatus, type SheinOrder } from '../order.ts';
import { wrongState } from '../refusal.ts';

/** Without a warehouse it names only the carriers for self-shipping, whose names are their codes. */
export const expressChannel = storeEndpoint({
  path: '/open-api/order/express-channel',
  method: 'POST',
  body: z.object({ warehouseAddressCode: z.string().optional() }),
  act: ({ store, body: { warehouseAddressCode } }) => ({
    warehouseAddressCode: warehouseAddressCode ?? '',
    expressChannels: channels.map(({ carrierName }) => ({
      site: `shein-${store.country.toLowerCase()}`,
      expressIdCode: carrierName,
      expressChannelCode: '',
      returnExpressCode: '',
      returnExpressName: '',
    })),
    platformLogisticsChannels: warehouseAddressCode
      ? channels.map(({ expressId, carrierName }) => ({ expressId, expressIdCode: carrierName, site: 'shein' }))
      : [],
  }),
});

const goodsId = z.union([z.bigint(), z.int()]).transform(String);

const row = z.object({
  goodsId,
  expressCode: z.string(),
  expressIdCode: z.string(),
  expressChannelCode: z.string().nullish(),
  /** 1 removes the number, 2 sets it. */
  status: z.union([z.literal(1), z.literal(2)]),
  goodExpressRemarkDto: z.looseObject({}).nullish(),
});
type Row = z.output<typeof row>;

/** The answer has code 0 and lists only the rows that failed. */
export const uploadWaybills = storeEndpoint({
  path: '/open-api/order/import-batch-multiple-express',
  method: 'POST',
  body: z.object({ orderNo: z.string().min(1), infoList: z.array(row).min(1).max(100) }),
  act({ state, store, body: { orderNo, infoList } }) {
    const order = state.getOrderOf(store, orderNo);
    if (!order.logistics.includes(2)) throw wrongState('SHEIN ships this order');
    return infoList.flatMap((each) => {
      const errorMsg = whyNot(order, each);
      const reference = `${orderNo} ${each.goodsId} ${each.expressCode}`;
      const act = each.status === 2 ? 'waybill set' : 'waybill removed';
      state.note(store, act, reference, errorMsg === undefined);
      if (errorMsg === undefined) {
        carryOut(state, store, order, each);
        return [];
      }
      return [{ ...each, goodsId: digits(each.goodsId), errorMsg, errorOrderGoodsExpressRemark: null }];
    });
  },
});

function whyNot(order: SheinOrder, { goodsId, expressCode, expressIdCode, status }: Row): string | undefined {
  const unit = order.units.find((each) => each.goodsId === goodsId);
  if (!unit) return '商品不存在 The order has no such goods';
  if (order.stockMode !== 3) return '平台仓订单 The goods lie in SHEIN’s warehouse';
  if (unit.status !== orderStatus.toShip && unit.status !== orderStatus.toBePickedUp)
    return '商品状态不允许 The goods are not in status 2 or 7';
  const channel = channels.find(({ carrierName }) => carrierName === expressIdCode);
  if (!channel) return '物流商不存在 No such carrier';
  if (order.parcels.some(({ online, goodsIds }) => online && goodsIds.includes(goodsId)))
    return '已在线下单 The goods have a label of SHEIN’s';
  const own = order.parcels.some((parcel) => parcel.waybillNo === expressCode && parcel.goodsIds.includes(goodsId));
  if (status === 1) return own ? undefined : '运单号不存在 The goods do not have this number';
  return isNumberOf(channel.carrier, expressCode) ? undefined : '运单号格式错误 Not a number of this carrier';
}

function carryOut(
  state: SheinState,
  store: Store,
  order: SheinOrder,
  { goodsId, expressCode, expressIdCode, status }: Row,
) {
  const unit = order.units.find((each) => each.goodsId === goodsId)!;
  for (const parcel of order.parcels) parcel.goodsIds = parcel.goodsIds.filter((id) => id !== goodsId);
  const { carrier } = channels.find(({ carrierName }) => carrierName === expressIdCode)!;
  const parcel = order.parcels.find((each) => each.waybillNo === expressCode);
  if (status === 2 && parcel) parcel.goodsIds.push(goodsId);
  else if (status === 2)
    order.parcels.push({
      packageNo: packageNumber(state.draw(`package ${store.id}`)),
      goodsIds: [goodsId],
      carrier,
      waybillNo: expressCode,
      printed: false,
    });
  order.parcels = order.parcels.filter(({ goodsIds }) => goodsIds.length > 0);
  const shipped = order.parcels.length > 0 ? orderStatus.toBePickedUp : orderStatus.toShip;
  unit.status = status === 2 ? orderStatus.toBePickedUp : orderStatus.toShip;
  state.move(order, shipped, []);
}
