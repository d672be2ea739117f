import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { hoursOfStore, shippingHours } from './shippingHours.ts';

const storeKeys = ['/store/index'] as const;

/** Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const mostHolidays = 100;

const day = z.iso.date({ error: 'stores.calendar.day' });

/** When the parcels of a store leave. */
export const storeCalendarRow = hoursOfStore.extend({ name: z.string(), gmtModified: momentOut });
export type StoreCalendar = z.output<typeof storeCalendarRow>;

export const storeCalendar = {
  ...shippingHours,
  get: endpoint({
    method: 'GET',
    path: '/store/calendar/get',
    summary: 'On which days the parcels of a store leave, and until which hour',
    permission: storeKeys,
    reads: true,
    input: z.object({ id: id('Store') }),
    output: storeCalendarRow,
    failures: { ...notFound },
  }),
  save: endpoint({
    method: 'POST',
    path: '/store/calendar/save',
    summary: 'Keep when the parcels of a store leave',
    permission: storeKeys,
    input: z.object({
      id: id('Store'),
      gmtModified: loadedVersion,
      workingDays: z
        .array(z.literal(weekdays, { error: 'validation.choice' }), { error: 'validation.chooseSome' })
        .min(1, { error: 'validation.chooseSome' })
        .max(7)
        .transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
      cutOff: z
        .string({ error: 'validation.required' })
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'stores.calendar.time' }),
      holidays: z
        .array(day)
        .max(mostHolidays)
        .default([])
        .transform((days) => [...new Set(days)].toSorted((one, other) => (one < other ? -1 : 1))),
    }),
    output: storeCalendarRow,
    failures: { ...notFound, ...stale(storeCalendarRow) },
  }),
};
