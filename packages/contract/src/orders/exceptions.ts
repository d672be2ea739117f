import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { attention } from './status.ts';

const exceptionKeys = ['/order/exceptions'] as const;

/** What of one store leaves tonight, and what does not at today's pace. */
export const tonightRow = z.object({
  shopId: id('Store'),
  shopName: z.string(),
  /** Null: nothing leaves today. */
  cutOff: momentOut.nullable(),
  /** Open orders that leave today or are late, and their units. */
  orders: z.int(),
  units: z.int(),
  /** Those among the orders whose deadline has passed already. */
  overdue: z.int(),
  /** Units that were shipped today. */
  shippedUnits: z.int(),
  /** Since the day's first shipment. */
  unitsPerHour: z.number(),
  /** Units that will be late when it goes on at this pace until the cut-off. */
  late: z.int(),
});
export type TonightRow = z.output<typeof tonightRow>;

/** What needs a person. The orders themselves are found by the list's filter `attention`. */
export const exceptions = {
  exceptionCounts: endpoint({
    method: 'GET',
    path: '/sysOrder/exceptionCounts',
    summary: 'How many orders each value of the filter attention finds',
    permission: exceptionKeys,
    reads: true,
    input: z.object({}),
    output: z.array(z.object({ attention, totalNum: z.int() })),
  }),
  lateTonight: endpoint({
    method: 'GET',
    path: '/sysOrder/lateTonight',
    summary: 'By store, what has to leave by tonight’s cut-off, and how much of it will be late at today’s pace',
    permission: exceptionKeys,
    reads: true,
    input: z.object({}),
    output: z.array(tonightRow),
  }),
};
