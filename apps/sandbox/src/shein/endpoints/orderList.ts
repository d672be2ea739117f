import { z } from 'zod';
import { storeEndpoint } from '../endpoint.ts';
import type { SheinOrder } from '../order.ts';
import { badParameter } from '../refusal.ts';
import { listTime, readListTime } from '../time.ts';

const longestWindow = 48 * 3_600_000;
/** The most orders that the list shows of one window, according to the documentation. */
const mostOrders = 10_000;

const moment = z.string().transform((text, context) => {
  const ms = readListTime(text);
  if (ms !== undefined) return ms;
  context.addIssue({ code: 'custom', message: 'must be yyyy-MM-dd HH:mm:ss' });
  return z.NEVER;
});

export const orderList = storeEndpoint({
  path: '/open-api/order/order-list',
  method: 'POST',
  perSecond: 100,
  body: z.object({
    queryType: z.union([z.literal(1), z.literal(2)]),
    startTime: moment,
    endTime: moment,
    page: z.int().min(1),
    pageSize: z.int().min(1).max(30),
    orderStatus: z.int().min(1).max(9).optional(),
    queryOrderType: z.int().min(1).max(4).optional(),
    cteInvoiceStatus: z.int().optional(),
    nfeInvoiceStatus: z.int().optional(),
  }),
  act({ state, store, body }) {
    const { startTime, endTime, page, pageSize } = body;
    if (endTime < startTime) throw badParameter('endTime lies before startTime');
    if (endTime - startTime > longestWindow) throw badParameter('The window is longer than 48 hours');
    const timeOf = (order: SheinOrder) => wholeSecond(body.queryType === 1 ? order.placedAt : order.updatedAt);
    const found = state
      .ordersOf(store)
      .filter((order) => timeOf(order) >= startTime && timeOf(order) <= endTime)
      .filter((order) => body.orderStatus === undefined || order.status === body.orderStatus)
      .filter((order) => isAskedFor(order, body.queryOrderType))
      .sort((a, b) => timeOf(b) - timeOf(a) || (a.number < b.number ? -1 : 1))
      .slice(0, mostOrders);
    return {
      count: found.length,
      orderList: found.slice((page - 1) * pageSize, page * pageSize).map((order) => ({
        orderNo: order.number,
        orderStatus: String(order.status),
        orderCreateTime: listTime(order.placedAt),
        orderUpdateTime: listTime(order.updatedAt),
      })),
    };
  },
});

const wholeSecond = (ms: number) => Math.floor(ms / 1000) * 1000;

/** 2: goods in SHEIN's warehouse, 3: in the merchant's, 4: both. Certified warehouses (1) do not exist here. */
function isAskedFor({ stockMode }: SheinOrder, type: number | undefined): boolean {
  return type === undefined || type === 4 || type === stockMode;
}
