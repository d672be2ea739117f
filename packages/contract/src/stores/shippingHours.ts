import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/ids.ts';

/** What tells until when an order has to leave. */
export const hoursOfStore = z.object({
  id: id('Store'),
  workingDays: z.array(z.int()),
  /** `18:00` in the display zone: what is ready by then leaves that day. */
  cutOff: z.string(),
  /** Days on which nothing leaves. */
  holidays: z.array(z.string()),
});
export type ShippingHours = z.output<typeof hoursOfStore>;

export const shippingHours = {
  list: endpoint({
    method: 'GET',
    path: '/store/calendar/list',
    summary: 'On which days the parcels of each store leave, and until which hour',
    permission: ['/store/index', '/order/index', '/order/exceptions'],
    reads: true,
    input: z.object({}),
    output: z.array(hoursOfStore),
  }),
};
