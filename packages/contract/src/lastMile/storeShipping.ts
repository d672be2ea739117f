import { z } from 'zod';
import { notFound, stale } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { optionalText, text } from '../fields/texts.ts';
import { words } from '../message.ts';

const storeKeys = ['/store/index'] as const;
const storeOnly = z.object({ id: id('Store') });

export const shippingRules = ['cheapest', 'fastest', 'list'] as const;
export type ShippingRuleName = (typeof shippingRules)[number];

/** Something that a marketplace knows by its code. The name is kept with it, so that it reads well without the marketplace. */
const coded = z.object({ code: z.string(), name: z.string() });

/** How labels are bought from the marketplace of a store. */
export const storeShippingRow = z.object({
  id: id('Store'),
  name: z.string(),
  marketplace: z.enum(['shein', 'temu']),
  rule: z.enum(shippingRules),
  /** In the order in which they are preferred. */
  channels: z.array(coded),
  /** Where parcels leave from; null: where the marketplace leaves no choice. */
  warehouse: coded.nullable(),
  gmtModified: momentOut,
});
export type StoreShipping = z.output<typeof storeShippingRow>;

const codedInput = z.object({ code: text({ max: 100 }), name: optionalText(200) });

export const storeShipping = {
  get: endpoint({
    method: 'GET',
    path: '/store/shipping/get',
    summary: 'By which rule labels are bought from the marketplace of a store',
    permission: storeKeys,
    reads: true,
    input: storeOnly,
    output: storeShippingRow,
    failures: { ...notFound, 'stores.noMarketplace': failure(409) },
  }),
  offers: endpoint({
    method: 'POST',
    path: '/store/shipping/offers',
    summary:
      'The warehouses and channels that the marketplace lets a store choose from. Channels are those that it offers for an order that waits to be shipped',
    permission: storeKeys,
    reads: true,
    input: storeOnly,
    output: z.object({
      warehouses: z.array(coded),
      channels: z.array(coded),
      /** Why no channels are known. */
      problem: words.nullable(),
    }),
    failures: { ...notFound, 'stores.noMarketplace': failure(409), 'storeShipping.unanswered': failure(409) },
  }),
  save: endpoint({
    method: 'POST',
    path: '/store/shipping/save',
    summary: 'Keep the rule by which labels are bought from the marketplace of a store',
    permission: storeKeys,
    input: storeOnly
      .extend({
        gmtModified: loadedVersion,
        rule: z.enum(shippingRules, { error: 'validation.choice' }),
        channels: z.array(codedInput).max(100).default([]),
        warehouse: codedInput.nullable().default(null),
      })
      .refine(({ rule, channels }) => rule !== 'list' || channels.length > 0, {
        path: ['channels'],
        error: 'storeShipping.channelsRequired',
      }),
    output: storeShippingRow,
    failures: { ...notFound, ...stale(storeShippingRow), 'stores.noMarketplace': failure(409) },
  }),
};
