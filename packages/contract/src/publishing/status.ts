import { enumOf } from '../fields/choices.ts';

const ofListings = { pending: 1, publishing: 2, published: 3, failed: 4 } as const;

/** Where a listing stands. Published is what the marketplace has confirmed, nothing else. */
export const listingStatus = enumOf(ofListings);
export type ListingStatus = 1 | 2 | 3 | 4;

/** A plan's status is that of its listings; partly: some are published and others not. */
export const publishStatus = enumOf({ ...ofListings, partly: 5 });
export type PublishStatus = ListingStatus | 5;

/** What happens to a listing while it is publishing. */
export const stages = [
  /** Waits for its turn, for its time, or for a quota. */
  'queued',
  'pictures',
  'sending',
  /** Sent without an answer: the marketplace is asked, nothing is sent again. */
  'unknown',
  /** The marketplace has it and reviews it. */
  'review',
] as const;
export type Stage = (typeof stages)[number];

/** Of what is published: shown in the store, or taken down. */
export const shelfStatus = enumOf({ listed: 1, removed: 2 });

/** How a marketplace has a listing. Gone: deleted, recycled or unknown there. Delisted: taken down by the marketplace, and still there. */
export const marketStates = ['review', 'published', 'refused', 'withdrawn', 'delisted', 'gone'] as const;
export type MarketState = (typeof marketStates)[number];

/** In what a listing differs from its marketplace. */
export const differences = [
  'price',
  'stock',
  'shelf',
  /** The marketplace has refused or taken it down. */
  'state',
  /** The marketplace has refused a change, and goes on showing the former version. */
  'edit',
  'gone',
] as const;
export type Difference = (typeof differences)[number];

/** What publish templates and the batch dialog offer. */
export const saleType = enumOf({ single: 1, combination: 2, variants: 3 }, 'publishing.saleTypeRequired');
export type SaleType = 1 | 2 | 3;

const productTypes = { 1: 1, 2: 3, 3: 2 } as const;

/** Sales types count otherwise than product types: 2 is a combination here, and a product with many SKUs there. */
export function productTypeOf(type: SaleType): 1 | 2 | 3 {
  return productTypes[type];
}

export interface ListingCounts {
  pending: number;
  publishing: number;
  published: number;
  failed: number;
}

/** A plan without listings is pending. */
export function planStatusOf({ pending, publishing, published, failed }: ListingCounts): PublishStatus {
  if (published > 0) return pending + publishing + failed > 0 ? 5 : 3;
  // what is left to release is found among the plans, while others of them are on their way
  if (pending > 0) return 1;
  if (publishing > 0) return 2;
  return failed > 0 ? 4 : 1;
}
