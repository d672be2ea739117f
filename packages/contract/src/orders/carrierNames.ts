import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notFound, stale } from '../commonFailures.ts';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { text } from '../fields/texts.ts';

const marketplace = z.enum(['shein', 'temu'], { error: 'validation.choice' });

/** The marketplace's name for one of our carriers, where the program could not find it and a person has to choose. */
export const carrierName = z.object({
  id: z.string(),
  marketplace,
  /** ISO code of the country whose list it is, where the marketplace has one for each. */
  country: z.string().nullable(),
  ourName: z.string(),
  /** Null: nobody has chosen yet, and shipments wait. */
  theirName: z.string().nullable(),
  /** The marketplace's carriers, as it last listed them. */
  choices: z.array(z.string()),
  /** How many shipments wait for this answer. */
  waitingNum: z.int(),
  answeredBy: z.string().nullable(),
  answeredAt: momentOut.nullable(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type CarrierName = z.output<typeof carrierName>;

const looking = ['/order/index', '/order/sync'] as const;
// whoever may ship may answer, because the answer releases shipments
const shipping = ['orderSend', 'deliverySend'] as const;

export const carrierNames = {
  page: endpoint({
    method: 'GET',
    path: '/sysOrder/carrierName/page',
    summary: 'What our carriers are called at the marketplaces; questions that shipments wait for come first',
    permission: looking,
    reads: true,
    input: pageQuery.extend({
      marketplace: filter(marketplace),
      /** Only the questions. */
      unanswered: z
        .union([z.boolean(), z.stringbool()], { error: 'validation.choice' })
        .default(false)
        .meta({ override: { type: 'boolean' } }),
    }),
    output: pageOf(carrierName),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/sysOrder/carrierName/detail',
    summary: 'One of them, with the marketplace’s carriers to choose from',
    permission: looking,
    reads: true,
    input: z.object({ id: id('CarrierName') }),
    output: carrierName,
    failures: { ...notFound },
  }),
  answer: endpoint({
    method: 'POST',
    path: '/sysOrder/carrierName/answer',
    summary: 'Say which of the marketplace’s carriers it is; shipments that wait for it go on',
    permission: shipping,
    input: z.object({
      id: id('CarrierName'),
      gmtModified: loadedVersion,
      theirName: text({ max: 200, required: 'orders.carrier.choose' }),
    }),
    output: carrierName,
    failures: { ...notFound, ...stale(carrierName) },
  }),
  remove: endpoint({
    method: 'POST',
    path: '/sysOrder/carrierName/remove',
    summary: 'Forget it: what waits for it stays in production with the reason, and the next shipment asks anew',
    permission: shipping,
    input: z.object({ id: id('CarrierName') }),
    output: done,
    failures: { ...notFound },
  }),
};
