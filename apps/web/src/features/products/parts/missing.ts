import { type MissingPart, missingParts } from '@pressroom/contract/products/missingParts';
import type { Completeness } from '@pressroom/contract/products/product';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';

/** How complete something is for each marketplace. */
export type CompleteFor = Readonly<Record<Marketplace, Completeness>>;

/** What is missing for one of these marketplaces, in the order of the dialog, each part once. */
export function partsMissing(of: CompleteFor, marketplaces: readonly Marketplace[] = ['shein', 'temu']): MissingPart[] {
  return missingParts.filter((part) => marketplaces.some((marketplace) => of[marketplace].missing.includes(part)));
}
