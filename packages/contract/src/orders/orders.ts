import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { endpoint } from '../endpoint.ts';
import { orderNotFound } from './orderFailures.ts';
import { acts } from './acts.ts';
import { drawings } from './drawings.ts';
import { orderEntry } from './entry.ts';
import { exceptions } from './exceptions.ts';
import { orderExports } from './export.ts';
import { labels } from './labels.ts';
import { logRow, orderRow } from './orderShapes.ts';
import { listKeys, orderKeys } from './selected.ts';
import { bulk } from './bulk.ts';
import { listSearch, searchFields } from './search.ts';
import { orderVersions } from './versions.ts';
import { orderViews } from './views.ts';
import { orderStatus } from './status.ts';

/** The endpoints that find orders and tell the history of each. */
export const orderList = {
  queryList: endpoint({
    method: 'POST',
    path: '/sysOrder/queryList',
    summary:
      'Orders with their lines, newest order time first unless asked otherwise. Asked for a kind of trouble, each row names all of its own',
    permission: listKeys,
    reads: true,
    input: pageQuery.extend(listSearch.shape),
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
    permission: listKeys,
    reads: true,
    input: z.object({ id: id('Order') }),
    output: orderRow,
    failures: { ...orderNotFound },
  }),
  operationLog: endpoint({
    method: 'POST',
    path: '/sysLog/list',
    summary: 'What was done to one order, newest first',
    permission: listKeys,
    reads: true,
    input: pageQuery.extend({ objMaster: id('Order') }),
    output: pageOf(logRow),
  }),
};

/** Every call about orders. */
export const orders = {
  ...exceptions,
  ...orderList,
  ...orderEntry,
  ...acts,
  ...bulk,
  ...labels,
  ...drawings,
  ...orderExports,
  ...orderViews,
  ...orderVersions,
};
