import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import type { PublishPlan, PublishProduct } from '@pressroom/contract/publishing/listing';

export const listingTabs = ['detail', 'preview', 'difference', 'timeline'] as const;
export type ListingTab = (typeof listingTabs)[number];

/** The dialog that is open. */
export type Shown =
  | { dialog: 'listing'; id: string; tab?: ListingTab | undefined; at?: FindingPlace | undefined }
  | { dialog: 'sku'; listingId: string; specId: string }
  | { dialog: 'price' | 'stock' | 'sendOurs'; listings: readonly PublishProduct[] }
  | { dialog: 'batch'; planId: string }
  | { dialog: 'schedule' | 'findings'; plan: PublishPlan }
  | { dialog: 'history'; object: 'publishPlans' | 'publishProducts'; id: string };

export type Show = (shown: Shown) => void;
