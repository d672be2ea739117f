import { z } from 'zod';
import { filter, filterList, filterText } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { whole } from '../fields/numbers.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../commonFailures.ts';
import { acts } from './acts.ts';
import { drawings } from './drawings.ts';
import { orderEntry } from './entry.ts';
import { labels } from './labels.ts';
import { logRow, orderRow } from './orderShapes.ts';
import { orderKeys } from './selected.ts';
import {
  attention,
  dateType,
  deadlineState,
  labelType,
  orderStatus,
  printState,
  quantitySymbol,
  remarkState,
  sortType,
} from './status.ts';

const numberList = filterList({ most: 500, max: 64 });

const searchFields = z.object({
  thirdOrderNumbers: numberList,
  trackingNumbers: numberList,
  productCode: filterText(70),
  styleCode: filterText(20),
  colorCode: filterText(20),
  dimensionCode: filterText(20),
  shopIds: filter(ids('Store')),
  symbol: filter(quantitySymbol),
  num: filter(whole({ min: 0, max: 1_000_000 })),
  isPrint: filter(printState),
  labelType: filter(labelType),
  deadline: filter(deadlineState),
  attention: filter(attention),
  remark: filter(remarkState),
  dateType: filter(dateType),
  /** A day (whole, in the display zone) or a moment in UTC. */
  orderTimeStart: filterText(40),
  orderTimeEnd: filterText(40),
});
export type OrderSearch = z.output<typeof searchFields>;

/** The endpoints that find orders and tell the history of each. */
export const orderList = {
  queryList: endpoint({
    method: 'POST',
    path: '/sysOrder/queryList',
    summary: 'Orders with their lines, newest order time first unless asked otherwise',
    permission: orderKeys,
    reads: true,
    input: pageQuery.extend({ ...searchFields.shape, sysStatus: filter(orderStatus), sortType: filter(sortType) }),
    output: pageOf(orderRow),
  }),
  queryListTotal: endpoint({
    method: 'POST',
    path: '/sysOrder/queryListTotal',
    summary: 'How many orders each status holds, under the same filters as the list',
    permission: orderKeys,
    reads: true,
    input: searchFields,
    output: z.array(z.object({ sysStatus: orderStatus, totalNum: z.int() })),
  }),
  queryDetail: endpoint({
    method: 'GET',
    path: '/sysOrder/queryDetail/{id}',
    summary: 'One order',
    permission: orderKeys,
    reads: true,
    input: z.object({ id: id('Order') }),
    output: orderRow,
    failures: { ...notFound },
  }),
  operationLog: endpoint({
    method: 'POST',
    path: '/sysLog/list',
    summary: 'What was done to one order, newest first',
    permission: orderKeys,
    reads: true,
    input: pageQuery.extend({ objMaster: id('Order') }),
    output: pageOf(logRow),
  }),
};

/** Every call about orders. */
export const orders = { ...orderList, ...orderEntry, ...acts, ...labels, ...drawings };
