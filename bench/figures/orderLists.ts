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
import { datasetOf } from '../database/dataset.ts';
import { type ListInput, listsFigure } from '../lists.ts';

const urgentFirst = { dateType: dateType.deliveryTimeLimit, sortType: sortType.ascending };
const day = { orderTimeStart: '2025-12-01T00:00:00Z', orderTimeEnd: '2025-12-01T23:59:59.999Z' };
const year = { orderTimeStart: '2025-01-01T00:00:00Z', orderTimeEnd: '2025-12-31T23:59:59.999Z' };
const code = { productCode: 'TEE-BLK-S3' };
const page = orders.queryList.path;
const tabs = orders.queryListTotal.path;
const million = () => datasetOf(1_000_000);

export const orderLists = listsFigure({
  name: 'order-lists',
  what: 'lists and searches of orders and exceptions at 1,000,000 orders, 20 clients, against a bare Node server with pg',
  bare: 'orders',
  dataset: million,
  posted: true,
  lists: {
    allOrders: [page, {}],
    ordersInStore: [page, { shopIds: '3', sysStatus: orderStatus.signed }],
    urgentOrders: [page, { sysStatus: orderStatus.inProduction, ...urgentFirst }],
    overdueOrders: [page, { deadline: deadlineState.overdue }],
    unlabelledOrders: [page, { attention: attention.label }],
    ordersByCode: [page, { sysStatus: orderStatus.inProduction, ...code }],
    ordersOfDay: [page, day],
    exceptionsAny: [page, { attention: attention.any, ...urgentFirst }],
    exceptionsUnlabelled: [page, { attention: attention.label, ...urgentFirst }],
  } satisfies Record<QuestionName, readonly [path: string, input: ListInput]>,
  gist: ({ rows, total }) => `${total}: ${rows.map(({ id }) => id).join(' ')}`,
});

export const filteredTabs = listsFigure({
  name: 'filtered-tabs',
  what: 'the counts of the status tabs under filters at 1,000,000 orders, 20 clients, against counting them behind a bare Node server',
  bare: 'orders',
  dataset: million,
  posted: true,
  lists: {
    tabsOfStore: [tabs, { shopIds: '3', labelType: 1 }],
    tabsOfCode: [tabs, code],
    tabsOfDay: [tabs, day],
    tabsOfYear: [tabs, year],
    tabsOverdue: [tabs, { deadline: deadlineState.overdue }],
    tabsOfQuantity: [tabs, { symbol: quantitySymbol.more, num: 3 }],
  } satisfies Record<TabQuestionName, readonly [path: string, input: ListInput]>,
  // we name the empty tabs, too
  gist: ({ rows }) =>
    rows
      .filter(({ totalNum }) => Number(totalNum) > 0)
      .map(({ sysStatus, totalNum }) => `${sysStatus}: ${totalNum}`)
      .toSorted()
      .join(),
});
