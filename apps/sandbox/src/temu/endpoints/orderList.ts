import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { TemuOrder } from '../order.ts';
import { Refusal } from '../refusal.ts';
import { regions } from '../zones.ts';
import { describeLine, describeParent } from './describeOrder.ts';

const seconds = z.int().min(0).optional();

export const fulfilment = z
  .array(z.enum(['fulfillBySeller', 'fulfillByCooperativeWarehouse']))
  .default(['fulfillBySeller']);

export const orderList = endpoint({
  type: 'bg.order.list.v2.get',
  body: z.object({
    pageNumber: z.int().min(1).default(1),
    pageSize: z.int().min(1).max(100).default(10),
    parentOrderStatus: z.int().default(0),
    parentOrderSnList: z.array(z.string()).max(20).optional(),
    createAfter: seconds,
    createBefore: seconds,
    updateAtStart: seconds,
    updateAtEnd: seconds,
    expectShipLatestTimeStart: seconds,
    expectShipLatestTimeEnd: seconds,
    parentConfirmTimeStart: seconds,
    parentConfirmTimeEnd: seconds,
    regionId: z.int().optional(),
    fulfillmentTypeList: fulfilment,
    sortby: z.enum(['createTime', 'updateTime']).default('createTime'),
  }),
  act({ state, store, body }) {
    const windows: [from: number | undefined, to: number | undefined, timeOf: (order: TemuOrder) => number][] = [
      [body.createAfter, body.createBefore, ({ placedAt }) => placedAt],
      [body.updateAtStart, body.updateAtEnd, ({ updatedAt }) => updatedAt],
      [body.expectShipLatestTimeStart, body.expectShipLatestTimeEnd, ({ shipBy }) => shipBy],
      [body.parentConfirmTimeStart, body.parentConfirmTimeEnd, ({ confirmedAt }) => confirmedAt ?? -1],
    ];
    for (const [from, to] of windows) checkWindow(from, to);
    const timeOf = (order: TemuOrder) => (body.sortby === 'createTime' ? order.placedAt : order.updatedAt);
    const found = state
      .ordersOf(store)
      .filter((order) => windows.every(([from, to, at]) => isWithin(at(order), from, to)))
      .filter(({ status }) => body.parentOrderStatus === 0 || status === body.parentOrderStatus)
      .filter(({ number }) => body.parentOrderSnList?.includes(number) ?? true)
      .filter(() => (body.regionId ?? regions[store.country].regionId) === regions[store.country].regionId)
      .filter(() => body.fulfillmentTypeList.includes('fulfillBySeller'))
      .sort((a, b) => timeOf(b) - timeOf(a) || (a.number < b.number ? -1 : 1));
    const start = (body.pageNumber - 1) * body.pageSize;
    return {
      totalItemNum: found.length,
      pageItems: found.slice(start, start + body.pageSize).map((order) => ({
        parentOrderMap: { ...describeParent(order, store), updateTime: Math.floor(order.updatedAt / 1000) },
        orderList: order.lines.map((line) => describeLine(order, line)),
      })),
    };
  },
});

function checkWindow(from: number | undefined, to: number | undefined): void {
  if ((from === undefined) !== (to === undefined)) throw new Refusal(140_020_013, 'times come in pairs');
  if (from === undefined || to === undefined) return;
  if (String(from).length > 10 || String(to).length > 10) throw new Refusal(140_020_014, 'times are in seconds');
  if (from > to) throw new Refusal(140_020_012, 'the range ends before it begins');
}

function isWithin(ms: number, from: number | undefined, to: number | undefined): boolean {
  const at = Math.floor(ms / 1000);
  if (from === undefined || to === undefined) return true;
  return at >= from && at <= to;
}
