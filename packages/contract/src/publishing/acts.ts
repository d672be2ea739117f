import { z } from 'zod';
import { notFound } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { filter } from '../fields/filters.ts';
import { id, idList, ids } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { bulkOutcome } from '../fields/outcomes.ts';
import { findingOut } from './finding.ts';
import { listingPrice, realStock } from './form.ts';
import { publishProductDetail } from './listing.ts';
import { publishKeys } from './plans.ts';
import { shelfStatus } from './status.ts';

/** SHEIN's reasons for a higher price. */
export const riseReasons = ['cost', 'logistics', 'afterEvent', 'other', 'logisticsRule'] as const;

const chosen = { ids: ids('PublishProduct', 'publishing.chooseSome') };

/** Acts on listings that reach their marketplaces. Each listing is one job; the task follows them. */
export const publishActs = {
  executePlans: endpoint({
    method: 'POST',
    path: '/publish/plan/batch/execute/publish/plan',
    summary: 'Release the pending and failed listings of plans; those with errors stay with their findings',
    permission: publishKeys,
    prepares: true,
    input: idList('PublishPlan'),
    output: bulkOutcome,
  }),
  executeProducts: endpoint({
    method: 'POST',
    path: '/publish/plan/batch/execute/publish/product',
    summary: 'Release listings that are pending, or send what has failed or was changed once more',
    permission: publishKeys,
    prepares: true,
    input: idList('PublishProduct'),
    output: bulkOutcome,
  }),
  updateStatus: endpoint({
    method: 'POST',
    path: '/publish/plan/batch/update/status',
    summary:
      'Put published listings on the shelf or take them down; where a marketplace has no such call, by their stock',
    permission: publishKeys,
    prepares: true,
    input: z.object({ ...chosen, status: shelfStatus }),
    output: bulkOutcome,
  }),
  updatePrice: endpoint({
    method: 'POST',
    path: '/publish/plan/batch/update/price',
    summary: 'Give listings a price: pending ones here, published ones at their marketplace',
    permission: publishKeys,
    prepares: true,
    input: z.object({
      ...chosen,
      originalPrice: listingPrice,
      specialPrice: listingPrice,
      riseReason: filter(z.enum(riseReasons)),
      belowCost: z.boolean().default(false),
    }),
    output: bulkOutcome,
    failures: {
      'publishing.belowCost': failure(
        409,
        z.object({
          rows: z.array(z.object({ sku: z.string(), price: z.string(), cost: z.string() })),
          count: z.int(),
        }),
      ),
    },
  }),
  updateRealStock: endpoint({
    method: 'POST',
    path: '/publish/plan/batch/update/real/stock',
    summary: 'Give listings a stock: pending ones here, published ones at their marketplace',
    permission: publishKeys,
    prepares: true,
    input: z.object({ ...chosen, realStock }),
    output: bulkOutcome,
  }),
  check: endpoint({
    method: 'POST',
    path: '/publish/plan/product/check',
    summary: 'Ask the marketplaces now how their reviews of these listings stand, or how they have them',
    permission: publishKeys,
    input: z.object(chosen),
    output: bulkOutcome,
  }),
  takeTheirs: endpoint({
    method: 'POST',
    path: '/publish/plan/product/takeTheirs',
    summary: 'Keep what the marketplace has where a listing differs',
    permission: publishKeys,
    input: z.object(chosen),
    output: bulkOutcome,
  }),
  sendOurs: endpoint({
    method: 'POST',
    path: '/publish/plan/product/sendOurs',
    summary: 'Send the marketplace what is kept here where a listing differs',
    permission: publishKeys,
    prepares: true,
    input: z.object({ ...chosen, riseReason: filter(z.enum(riseReasons)) }),
    output: bulkOutcome,
  }),
  round: endpoint({
    method: 'GET',
    path: '/publish/plan/round',
    summary: 'How often published listings are compared with their marketplaces, and what one round of all costs',
    permission: publishKeys,
    reads: true,
    input: z.object({}),
    output: z.object({
      everyHours: z.number(),
      listings: z.int(),
      calls: z.int(),
      /** Until the last store is through: they are asked side by side, those that share a rate one after the other. */
      minutes: z.int(),
      stores: z.array(
        z.object({
          storeId: id('Store'),
          storeName: z.string(),
          listings: z.int(),
          calls: z.int(),
          minutes: z.int(),
          /** The listing that has waited longest; null: one has never been asked about. */
          oldestAt: momentOut.nullable(),
        }),
      ),
    }),
  }),
};

/** What a marketplace would say, before it is asked. */
export const publishPreflight = {
  preflight: endpoint({
    method: 'POST',
    path: '/publish/plan/preflight',
    summary: 'Judge listings by the rules of their marketplaces now; nothing is sent',
    permission: publishKeys,
    // what is found is kept beside the listing, which stays as it is
    reads: true,
    input: z.object({
      ids: ids('PublishProduct', 'publishing.chooseSome').optional(),
      publishPlanId: filter(id('PublishPlan')),
    }),
    output: z.object({
      judged: z.int(),
      rows: z.array(z.object({ id: id('PublishProduct'), findings: z.array(findingOut) })),
    }),
    failures: { ...notFound },
  }),
};

export const publishDifference = {
  difference: endpoint({
    method: 'GET',
    path: '/publish/plan/product/difference/{id}',
    summary: 'What is published and what would be sent now, field by field; and as the product is now',
    permission: publishKeys,
    reads: true,
    input: z.object({ id: id('PublishProduct') }),
    output: z.object({
      /** As it was sent last; null: never. */
      sent: publishProductDetail.nullable(),
      now: publishProductDetail,
      changed: z.array(z.object({ sku: z.string(), field: z.string(), before: z.string(), after: z.string() })),
    }),
    failures: { ...notFound },
  }),
};
