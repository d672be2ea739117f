import { orders } from '@pressroom/contract/orders/orders';
import {
  attention,
  dateType,
  deadlineState,
  orderStatus,
  quantitySymbol,
  sortType,
} from '@pressroom/contract/orders/status';
import type { QuestionName, TabQuestionName } from '../bare/orderListQueries.ts';
import { datasetOf } from '../database/datasets.ts';
import { boundValue, compareRatio, type Figure } from '../figure.ts';
import { type List, listsFigure } from '../lists.ts';
import { throughput, warmAll } from '../load.ts';
import { startBareLists } from '../programs/bareLists.ts';
import { memoryOf } from '../programs/memory.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';

const urgentFirst = { dateType: dateType.deliveryTimeLimit, sortType: sortType.ascending };
const day = { orderTimeStart: '2025-12-01T00:00:00Z', orderTimeEnd: '2025-12-01T23:59:59.999Z' };
const year = { orderTimeStart: '2025-01-01T00:00:00Z', orderTimeEnd: '2025-12-31T23:59:59.999Z' };
const code = { productCode: 'TEE-BLK-S3' };
const page = orders.queryList.path;
const tabs = orders.queryListTotal.path;
const million = () => datasetOf(1_000_000);

export const lists = {
  allOrders: [page, {}],
  ordersInStore: [page, { shopIds: '3', sysStatus: orderStatus.signed }],
  urgentOrders: [page, { sysStatus: orderStatus.inProduction, ...urgentFirst }],
  overdueOrders: [page, { deadline: deadlineState.overdue }],
  unlabelledOrders: [page, { attention: attention.label, sortBy: dateType.orderTime }],
  ordersByCode: [page, { sysStatus: orderStatus.inProduction, ...code }],
  ordersOfDay: [page, day],
  orderOfNumber: [page, { thirdOrderNumbers: 'PO-211-00000000001997' }, 0.6],
  exceptionsAny: [page, { attention: attention.any, ...urgentFirst }],
  exceptionsUnlabelled: [page, { attention: attention.label, ...urgentFirst }],
} satisfies Record<QuestionName, List>;

export const tabLists = {
  tabsOfAll: [tabs, {}, 0.85],
  tabsOfStore: [tabs, { shopIds: '3', labelType: 1 }],
  tabsOfCode: [tabs, code],
  tabsOfDay: [tabs, day],
  tabsOfYear: [tabs, year],
  tabsOverdue: [tabs, { deadline: deadlineState.overdue }],
  tabsOfQuantity: [tabs, { symbol: quantitySymbol.more, num: 3 }],
} satisfies Record<TabQuestionName, List>;

export const orderLists = listsFigure({
  name: 'order-lists',
  what: 'lists and searches of orders and exceptions at 1,000,000 orders, 20 clients, against a bare Node server with pg',
  bare: 'orders',
  dataset: million,
  posted: true,
  lists,
  gist: ({ rows, total }) => `${total}: ${rows.map(({ id }) => id).join(' ')}`,
});

export const filteredTabs = listsFigure({
  name: 'filtered-tabs',
  what: 'the counts of the status tabs, all and under filters, at 1,000,000 orders, 20 clients, against a bare Node server with pg',
  bare: 'orders',
  dataset: million,
  posted: true,
  lists: tabLists,
  // we name the empty tabs, too
  gist: ({ rows }) =>
    rows
      .filter(({ totalNum }) => Number(totalNum) > 0)
      .map(({ sysStatus, totalNum }) => `${sysStatus}: ${totalNum}`)
      .toSorted()
      .join(),
});

/** What a team asks for by turns: a page and the tabs beside it, one order by its number, and now and then something slower. */
const mix = [
  'allOrders',
  'tabsOfAll',
  'orderOfNumber',
  'urgentOrders',
  'tabsOfAll',
  'orderOfNumber',
  'ordersInStore',
  'tabsOfAll',
  'ordersOfDay',
  'tabsOfDay',
] as const;
const mixedFor = { clients: 20, seconds: 3 };

export const mixedLoad: Figure = {
  names: ['mixed-load', 'memory-after-load'],
  what: `pages of orders, tabs and single orders by turns at 1,000,000 orders, ${mixedFor.clients} clients, against a bare Node server with pg; and what the process holds after it`,
  async measure() {
    const database = await million();
    await using pressroom = await startPressroom(database);
    await using bare = await startBareLists('orders', database);
    const known: Readonly<Record<string, List>> = { ...lists, ...tabLists };
    const sides = {
      ours: mix.map((name) => pressroom.target(known[name]![0], known[name]![1])),
      bare: mix.map((name) => bare.target(name)),
    };
    await warmAll([[sides.ours], [sides.bare]]);
    const measured = await inTurn(3, {
      ours: () => throughput(sides.ours, mixedFor),
      bare: () => throughput(sides.bare, mixedFor),
    });
    return [
      compareRatio('mixed-load', { ...measured, unit: 'requests/s' }, { atLeast: 0.9 }),
      boundValue('memory-after-load', { ours: await memoryOf(pressroom), unit: 'MB' }, { atMost: 300 }),
    ];
  },
};
