import type { Contradiction } from '@pressroom/contract/skuMapping/contradiction';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { findContradictions, type Judged } from '../contradictions/contradictions.public.ts';
import { findListings } from '../record/listings.queries.ts';
import type { Pair } from '../record/queries.ts';

/** What the alarm says of mappings that are not saved yet, so that nobody has to wait for it while they are. */
export interface Foreseen {
  judgedAt: string;
  /** Undefined where it was asked about something else, such as another listing. */
  of(judged: Judged): Contradiction[] | undefined;
}

export type MappingPlan = Pair & Omit<Judged, 'listing'>;

/** So that other requests get their turn in between. */
const atOnce = 500;

export async function foresee(db: Db, plans: readonly MappingPlan[]): Promise<Foreseen> {
  const { rows } = await sql<{ judgedAt: string }>`select clock_timestamp() as "judgedAt"`.execute(db);
  const known = new Map<string, Contradiction[]>();
  for (let from = 0; from < plans.length; from += atOnce) {
    const some = plans.slice(from, from + atOnce);
    const listings = await findListings(db, some);
    const judged = some.map(({ productCodeId, printNames }, place) => {
      return { listing: listings[place], productCodeId, printNames };
    });
    const found = await findContradictions(db, judged);
    for (const [place, one] of judged.entries()) known.set(keyOf(one), found[place]!);
  }
  return { judgedAt: rows[0]!.judgedAt, of: (judged) => known.get(keyOf(judged)) };
}

const keyOf = ({ listing, productCodeId, printNames }: Judged) =>
  JSON.stringify([listing, productCodeId, printNames.filter((name) => name !== null)]);
