import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { notFound } from '../commonFailures.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { done } from '../fields/outcomes.ts';
import { mostCounted, pageByNumber, pageOf, pageQuery } from '../fields/pages.ts';
import { flag, started } from './requests.ts';
import { ledgerDifference, ledgerRow, storeSync, syncFailure, syncRun } from './syncShapes.ts';

const screen = ['/order/sync'] as const;

const day = z.iso.date({ error: 'sync.dayInvalid' });

export const sync = {
  status: endpoint({
    method: 'GET',
    path: '/sysOrder/sync/status',
    summary: 'How far the orders of each store on a marketplace are known; those that can be synced first',
    permission: screen,
    reads: true,
    input: pageByNumber.extend({ name: filterText(50) }),
    output: pageOf(storeSync),
  }),
  runs: endpoint({
    method: 'GET',
    path: '/sysOrder/sync/runs',
    summary: 'What was fetched and when, newest first. The total is exact up to 10,000 and never more',
    countsTo: mostCounted,
    // users who may start a run may also see how it ended
    permission: [...screen, 'orderCopyOrderTrk'],
    reads: true,
    input: pageQuery.extend({
      shopId: filter(id('Store')),
      /** The runs that a person asked for with one call: one for each store. */
      taskId: filter(id('Task')),
    }),
    output: pageOf(syncRun),
  }),
  failures: endpoint({
    method: 'GET',
    path: '/sysOrder/sync/failures',
    summary: 'Orders that could not be taken over, the latest failure first',
    permission: screen,
    reads: true,
    input: pageQuery.extend({
      shopId: filter(id('Store')),
      thirdOrderNumber: filterText(64),
      /** True lists only failures that somebody has dismissed. */
      dismissed: flag,
    }),
    output: pageOf(syncFailure),
  }),
  retryFailures: endpoint({
    method: 'POST',
    path: '/sysOrder/sync/retryFailures',
    summary: 'Try to take these orders over now',
    permission: screen,
    input: z.object({ ids: ids('SyncFailure') }),
    output: started,
    failures: { 'sync.noFailures': failure(409), 'sync.storesNotReady': failure(409) },
  }),
  dismissFailures: endpoint({
    method: 'POST',
    path: '/sysOrder/sync/dismissFailures',
    summary: 'Try these orders no more unless they change at the marketplace; they stay on record',
    permission: screen,
    input: z.object({ ids: ids('SyncFailure') }),
    output: done,
    failures: { 'sync.noFailures': failure(409) },
  }),
  ledger: endpoint({
    method: 'GET',
    path: '/sysOrder/sync/ledger',
    summary: 'What the marketplaces said and what stands here, by day and store, newest day first',
    permission: screen,
    reads: true,
    input: pageByNumber.extend({
      shopId: filter(id('Store')),
      startDay: filter(day),
      endDay: filter(day),
      onlyDifferences: flag,
    }),
    output: pageOf(ledgerRow),
  }),
  ledgerDetail: endpoint({
    method: 'GET',
    path: '/sysOrder/sync/ledgerDetail',
    summary: 'The orders in which one day of one store differs',
    permission: screen,
    reads: true,
    input: pageByNumber.extend({ shopId: id('Store'), day }),
    output: pageOf(ledgerDifference),
  }),
  reconcile: endpoint({
    method: 'POST',
    path: '/sysOrder/sync/reconcile',
    summary: 'Compare one store’s days with its marketplace now; what is missing is fetched by the next run',
    permission: screen,
    input: z.object({ shopId: id('Store', 'orders.storeRequired'), startDay: day, endDay: day }).check(
      z.refine(({ startDay, endDay }) => startDay <= endDay, { path: ['endDay'], error: 'sync.daysBackwards' }),
      z.refine(({ startDay, endDay }) => Date.parse(endDay) - Date.parse(startDay) < 31 * 86_400_000, {
        path: ['endDay'],
        error: 'sync.daysTooMany',
      }),
    ),
    output: started,
    failures: { ...notFound, 'sync.storesNotReady': failure(409) },
  }),
};
