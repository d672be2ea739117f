import { z } from 'zod';
import type { Message } from '../message.ts';
import { words } from '../message.ts';

/** Where the remedy of a finding is. */
export const findingParts = [
  'title',
  'cargoNo',
  'description',
  /** `field`: the attribute's id. Of the product's classification template. */
  'attributes',
  /** `sku` and `field`: a field of a publish spec. */
  'skus',
  /** `sku` where it is one SKU's, and `field`: the image type. */
  'pictures',
  'packaging',
  'sizeChart',
  'model',
  'category',
  /** `field`: a field of the store's publishing settings. */
  'settings',
  /** The store itself: its authorisation, rights and quotas. */
  'store',
] as const;
export type FindingPart = (typeof findingParts)[number];

export const findingPlace = z.object({
  part: z.enum(findingParts),
  /** The seller's SKU. */
  sku: z.string().optional(),
  field: z.string().optional(),
});
export type FindingPlace = z.output<typeof findingPlace>;

/** What a marketplace would refuse, or what its seller should know before it is sent. */
export interface Finding {
  /** As the rule packs name it. */
  ruleId: string;
  /** A listing with an error is not sent. */
  severity: 'error' | 'warning';
  place: FindingPlace;
  message: Message;
}

/** The same as it is answered. */
export const findingOut = z.object({
  ruleId: z.string(),
  severity: z.enum(['error', 'warning']),
  place: findingPlace,
  msg: words,
});
export type FindingOut = z.output<typeof findingOut>;
