import { z } from 'zod';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';

/** The record of a call to a marketplace, without the contents of request and answer. */
export const outsideCall = z.object({
  id: id('Call'),
  system: z.string(),
  endpoint: z.string(),
  storeId: id('Store').nullable(),
  storeName: z.string().nullable(),
  startedAt: momentOut,
  ms: z.int(),
  outcome: z.string(),
  attempts: z.int(),
  reference: z.string().nullable(),
});
export type OutsideCall = z.output<typeof outsideCall>;

export const callsQuery = z.object({
  id: filter(id('Store')),
  outcome: filter(z.enum(['done', 'failed'])),
  before: filter(id('Call')).meta({ description: '`next` of the page before' }),
  pageSize: whole({ min: 1, max: 200 }).default(50),
});

export const callsPage = z.object({ rows: z.array(outsideCall), next: id('Call').nullable() });
