import { z } from 'zod';
import { notFound } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { filterText } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { text } from '../fields/texts.ts';

const numbers = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.split(/[\s,，;；]+/).filter(Boolean) : (given ?? [])),
    z.array(text({ max: 64 })).max(500),
  )
  .transform((list) => [...new Set(list)]);

export const flag = z
  .union([z.boolean(), z.stringbool()], { error: 'validation.choice' })
  .default(false)
  .meta({ override: { type: 'boolean' } });

const wanted = z
  .object({
    shopIds: z.preprocess((given) => given ?? '', ids('Store', 'orders.storeRequired')),
    thirdOrderNumbers: numbers,
    /** A day (whole, in the display zone) or a moment in UTC: when the marketplace made the orders. */
    startTime: filterText(40),
    endTime: filterText(40),
    filterDeliver: flag,
  })
  .check(
    z.refine(
      ({ thirdOrderNumbers, startTime, endTime }) =>
        thirdOrderNumbers.length > 0 || startTime !== undefined || endTime !== undefined,
      { path: ['thirdOrderNumbers'], error: 'sync.rangeOrNumbers' },
    ),
    z.refine(({ startTime, endTime }) => startTime !== undefined || endTime === undefined, {
      path: ['startTime'],
      error: 'sync.rangeHalf',
    }),
    z.refine(({ startTime, endTime }) => endTime !== undefined || startTime === undefined, {
      path: ['endTime'],
      error: 'sync.rangeHalf',
    }),
  );

export const started = z.object({ taskId: id('Task') });

/** What fetches orders now. The screens of orders ask for nothing else of the sync. */
export const syncRequests = {
  order: endpoint({
    method: 'GET',
    path: '/sysOrder/sync/order',
    summary: 'Fetch orders from their marketplaces: those of a range, those with these numbers, or both',
    permission: ['orderCopyOrderTrk'],
    input: wanted,
    output: started,
    failures: { ...notFound, 'sync.storesNotReady': failure(409) },
  }),
  now: endpoint({
    method: 'POST',
    path: '/sysOrder/sync/now',
    summary: 'Fetch what has changed at these stores’ marketplaces, without waiting for the next run',
    permission: ['orderCopyOrderTrk'],
    input: z.object({ shopIds: ids('Store', 'orders.storeRequired') }),
    output: started,
    failures: { ...notFound, 'sync.storesNotReady': failure(409) },
  }),
};
