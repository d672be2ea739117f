import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { listingFacts, spokenContradiction } from '../skuMapping/contradiction.ts';

/** A line whose product or print differs from what the marketplace's listing says. */
export const contradictedLine = z.object({
  orderId: id('Order'),
  shopId: id('Store'),
  thirdOrderNumber: z.string(),
  id: id('OrderLine'),
  lineNo: z.int(),
  msku: z.string(),
  productCode: z.string().nullable(),
  productCombinedImage: z.string().nullable(),
  listing: listingFacts,
  contradictions: z.array(spokenContradiction),
});
export type ContradictedLine = z.output<typeof contradictedLine>;

/** Why an order was not approved: its lines contradict their listings, and nobody has confirmed that. */
export const contradictedReason = 'orders.contradicted';
