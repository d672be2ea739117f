import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { refusal } from '../fields/outcomes.ts';
import { bulkActs } from './status.ts';

/** What is done to many orders at once, and can be checked before it is done. */
export const checkedActs = [...bulkActs, 'drawings', 'labels'] as const;
export type CheckedAct = (typeof checkedActs)[number];

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
