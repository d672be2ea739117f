import type { Contradiction } from '@pressroom/contract/skuMapping/contradiction';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { findContradictions, type MappedListing } from '../contradictions/contradictions.public.ts';
import { findListings } from '../record/listings.queries.ts';
import type { Pair } from '../record/queries.ts';

/** The contradictions of mappings that are not saved yet: found before the lock for saving is taken, to keep that lock short. */
export interface Precheck {
  checkedAt: string;
  /** Undefined where another item was compared, such as one with an older listing. */
  contradictionsOf(item: MappedListing): Contradiction[] | undefined;
}

export type MappingPlan = Pair & Omit<MappedListing, 'listing'>;

/** Small enough that other requests are served in between. */
const batchSize = 500;

export async function precheck(db: Db, plans: readonly MappingPlan[]): Promise<Precheck> {
  const { rows } = await sql<{ checkedAt: string }>`select clock_timestamp() as "checkedAt"`.execute(db);
  const known = new Map<string, Contradiction[]>();
  for (let from = 0; from < plans.length; from += batchSize) {
    const batch = plans.slice(from, from + batchSize);
    const listings = await findListings(db, batch);
    const items = batch.map(({ productCodeId, printNames }, index) => {
      return { listing: listings[index], productCodeId, printNames };
    });
    const found = await findContradictions(db, items);
    for (const [index, item] of items.entries()) known.set(keyOf(item), found[index]!);
  }
  return { checkedAt: rows[0]!.checkedAt, contradictionsOf: (item) => known.get(keyOf(item)) };
}

const keyOf = ({ listing, productCodeId, printNames }: MappedListing) =>
  JSON.stringify([listing, productCodeId, printNames.filter((name) => name !== null)]);
