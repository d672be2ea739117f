import { z } from 'zod';
import { type CallInput, endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import type { orders } from '../orders/orders.ts';
import { attention, dateType, deadlineState, orderStatus } from '../orders/status.ts';
import type { publishPlans, publishProducts } from '../publishing/plans.ts';
import { listingStatus } from '../publishing/status.ts';
import { type stores, storeAttention } from '../stores/stores.ts';
import { task } from '../tasks/tasks.ts';

const count = z.int();

const orderFigures = z.object({
  /** All eight statuses, also those without an order. */
  statuses: z.array(z.object({ sysStatus: orderStatus, totalNum: count })),
  /** Open orders past their deadline. */
  overdue: count,
  /** Open orders whose deadline comes within 24 hours. */
  dueSoon: count,
  /** Stopped until a person decides on what the marketplace has reported. */
  held: count,
  /** Open orders with a line whose SKU id has no mapping, and the units on such lines. */
  waitingOrders: count,
  waitingUnits: count,
  /** Abnormal because a production drawing could not be made. */
  drawingsFailed: count,
  /** In production without a label. */
  unlabelled: count,
  /** Orders still in production because the marketplace refused the shipment or does not answer, or because scheduled shipping failed. */
  shipmentsFailed: count,
  /** Product codes of which more is reserved than lies on the shelf, and the units that are missing. */
  shortCodes: count,
  shortUnits: count,
  /** The last report of a packing station within 7 days is that the label did not print. */
  printsFailed: count,
  /** Orders by the day of their order time in the display zone, oldest first, today last. */
  days: z.array(z.object({ day: z.iso.date(), totalNum: count })),
});
export type OrderFigures = z.output<typeof orderFigures>;

/** The list behind each number: its total is the number. */
export const listBehind = {
  overdue: { deadline: deadlineState.overdue },
  dueSoon: { deadline: deadlineState.soon },
  held: { attention: attention.hold },
  waitingOrders: { attention: attention.mapping },
  drawingsFailed: { attention: attention.drawing },
  unlabelled: { attention: attention.label },
  shipmentsFailed: { attention: attention.shipment },
  printsFailed: { attention: attention.print },
} satisfies Partial<Record<keyof OrderFigures, CallInput<typeof orders.queryList>>>;

/** The orders that wait for the blanks which are missing. */
export const shortBehind = { attention: attention.blanks } satisfies CallInput<typeof orders.queryList>;

/** The same for a status and for a day. */
export const listOfStatus = (sysStatus: number) => ({ sysStatus }) satisfies CallInput<typeof orders.queryList>;
export const listOfDay = (day: string) =>
  ({ dateType: dateType.orderTime, orderTimeStart: day, orderTimeEnd: day }) satisfies CallInput<
    typeof orders.queryList
  >;

export const storesBehind = { attention: storeAttention.authorization } satisfies CallInput<typeof stores.page>;

/** The listings behind each number. */
export const listingsBehind = {
  failedListings: { publishStatus: listingStatus.failed },
  unknownListings: { publishStatus: listingStatus.publishing, unknown: 'true' },
  differingListings: { publishStatus: listingStatus.published, differs: 'any' },
  quotaListings: { publishStatus: listingStatus.publishing, quota: 'true' },
} satisfies Record<string, CallInput<typeof publishProducts.page>>;

/** The plans that hold pending listings which would be refused since their marketplace asks for something else. */
export const outdatedBehind = { outdated: 'true' } satisfies CallInput<typeof publishPlans.page>;

const failedTask = task.extend({
  /** Whose task it is. */
  owner: z.string(),
});
export type FailedTask = z.output<typeof failedTask>;

export const dashboard = {
  overview: endpoint({
    method: 'GET',
    path: '/dashboard/overview',
    summary: 'What needs a person now, and the orders of the last 30 days; null where the caller may not look',
    permission: 'signedIn',
    unattended: true,
    reads: true,
    mayBeOld: true,
    input: z.object({}),
    output: z.object({
      /** For those who see the orders. */
      orders: orderFigures.nullable(),
      /** Label pages that no order took, for those who upload labels. */
      refusedLabels: count.nullable(),
      failedTasks: count,
      /** Stores that have to be authorised again, now or soon, for those who manage stores. */
      storesToAuthorize: count.nullable(),
      /** Orders of marketplaces that could not be taken over, for those who see the order sync. */
      ordersNotTaken: count.nullable(),
      /** For those who publish. */
      publishing: z
        .object({
          /** Refused, by the call or by the review. */
          failedListings: count,
          /** Sent without an answer so far. */
          unknownListings: count,
          /** Published ones that their marketplace has otherwise, or not any more. */
          differingListings: count,
          /** They go on once their store may publish again. */
          quotaListings: count,
          /** Plans with pending listings that a changed definition keeps from passing preflight. */
          outdatedPlans: count,
        })
        .nullable(),
    }),
  }),
  failedTasks: endpoint({
    method: 'GET',
    path: '/dashboard/failedTasks',
    summary:
      'Tasks of the last 7 days that failed whole or in part: the caller’s own, or everybody’s for the role admin',
    permission: 'signedIn',
    reads: true,
    mayBeOld: true,
    input: pageQuery,
    output: pageOf(failedTask),
  }),
};
