import type { Buyer } from './buyers.ts';
import { makeBuyer } from './buyers.ts';
import type { Chance } from './chance.ts';
import type { Listing } from './listings.ts';
import type { Store } from './stores.ts';

/** What a buyer ordered, before a marketplace adds its number and its states. */
export interface Sale {
  storeId: string;
  placedAt: number;
  updatedAt: number;
  shipBy: number;
  deliverBy: number;
  buyer: Buyer;
  items: { listing: Listing; quantity: number }[];
}

const day = 86_400_000;

/** Buyers choose among `offered`. */
export function makeSale(
  chance: Chance,
  store: Store,
  { placedAt, offered }: { placedAt: number; offered: Listing[] },
): Sale {
  const lines = chance.pick([1, 1, 1, 2, 2, 3]);
  const listings = new Set(Array.from({ length: lines }, () => chance.pick(offered)));
  return {
    storeId: store.id,
    placedAt,
    updatedAt: placedAt,
    shipBy: placedAt + chance.whole(2, 4) * day,
    deliverBy: placedAt + chance.whole(8, 14) * day,
    buyer: makeBuyer(chance, store.country),
    items: [...listings].map((listing) => ({
      listing,
      quantity: Math.min(chance.pick([1, 1, 1, 2, 3]), listing.published?.units ?? Infinity),
    })),
  };
}
