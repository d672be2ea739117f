import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { refusal } from '../fields/outcomes.ts';
import { actFrom, bulkActs, labelledStatuses, orderStatus, type OrderStatus } from './status.ts';

/** What is done to many orders at once, and can be checked before it is done. */
export const checkedActs = [...bulkActs, 'drawings', 'labels'] as const;
export type CheckedAct = (typeof checkedActs)[number];

/** What is done with all that match: their number is asked for before, and said again when it is done. */
export const countedActs = [...checkedActs, 'orderNumbers', 'trackingNumbers', 'export', 'push', 'place'] as const;
export type CountedAct = (typeof countedActs)[number];

const notClosed = orderStatus.values.filter((status) => status !== orderStatus.closed);

/** The statuses whose orders the act or the file takes. */
export const countedFrom: Readonly<Record<CountedAct, readonly OrderStatus[]>> = {
  ...actFrom,
  drawings: notClosed,
  labels: notClosed,
  orderNumbers: orderStatus.values,
  trackingNumbers: orderStatus.values,
  export: orderStatus.values,
  push: labelledStatuses,
  place: labelledStatuses,
};

/** What a user compares before an order is shipped or changed. */
export const checkedOrder = z.object({
  id: id('Order'),
  thirdOrderNumber: z.string(),
  recipientsName: z.string(),
  carrierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  hasLabel: z.boolean(),
});
export type CheckedOrder = z.output<typeof checkedOrder>;

/** What an act would do now: the orders that it would change, and the others with the reasons against it. */
export const actCheck = z.object({ ready: z.array(checkedOrder), refused: z.array(refusal) });
export type ActCheck = z.output<typeof actCheck>;
