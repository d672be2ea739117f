import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';

const storeKeys = ['/store/index'] as const;
const listKeys = [...storeKeys, '/order/index', '/order/exceptions'] as const;

/** Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const mostHolidays = 100;

const day = z.iso.date({ error: 'stores.calendar.day' });

/** When the parcels of a store leave. */
export const storeCalendarRow = z.object({
  id: id('Store'),
  name: z.string(),
  workingDays: z.array(z.int()),
  /** `18:00` in the display zone: what is ready by then leaves that day. */
  cutOff: z.string(),
  /** Days on which nothing leaves. */
  holidays: z.array(z.string()),
  gmtModified: momentOut,
});
export type StoreCalendar = z.output<typeof storeCalendarRow>;

/** What tells until when an order has to leave. */
export const shippingHours = storeCalendarRow.pick({ id: true, workingDays: true, cutOff: true, holidays: true });
export type ShippingHours = z.output<typeof shippingHours>;

export const storeCalendar = {
  list: endpoint({
    method: 'GET',
    path: '/store/calendar/list',
    summary: 'On which days the parcels of each store leave, and until which hour',
    permission: listKeys,
    reads: true,
    input: z.object({}),
    output: z.array(shippingHours),
  }),
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
