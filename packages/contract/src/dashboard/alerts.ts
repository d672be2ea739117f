import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';

/** What a person must hear of: orders that their buyers or marketplaces have changed, and what was refused or has failed. */
export const alertKinds = [
  'cancelled',
  'cancellationAsked',
  'changed',
  'reported',
  'shipment',
  'shipmentUnknown',
  'labelRefused',
  'labelVoid',
  'print',
  'drawing',
  'listing',
  'listingUnknown',
  'orderSync',
  'syncRun',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** One kind of trouble of one store. */
const alert = z.object({
  kind: z.enum(alertKinds),
  shopId: id('Store'),
  shopName: z.string(),
  count: z.int(),
  /** When the latest of them came up. */
  at: momentOut,
});
export type Alert = z.output<typeof alert>;

export const alerts = {
  list: endpoint({
    method: 'GET',
    path: '/alert/list',
    summary:
      'What waits for a person, by kind and store, the latest first: of the orders, listings and syncs that the caller may see',
    permission: 'signedIn',
    unattended: true,
    reads: true,
    input: z.object({}),
    output: z.array(alert),
  }),
};
