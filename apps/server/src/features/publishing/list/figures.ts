import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isOutdatedPlan, waitsForQuota } from './search.ts';

interface ListingFigures {
  failedListings: number;
  unknownListings: number;
  differingListings: number;
  quotaListings: number;
  outdatedPlans: number;
}

/** How many listings wait for a person. */
export async function countListingsToMend(db: Db): Promise<ListingFigures> {
  const { rows } = await sql<ListingFigures>`
    select (select count(*)::int from listings where publish_status = 4) as failed_listings,
      (select count(*)::int from listings where stage = 'unknown') as unknown_listings,
      (select count(*)::int from listings where differs <> '{}' and publish_status = 3) as differing_listings,
      (select count(*)::int from listings where ${waitsForQuota}) as quota_listings,
      (select count(*)::int from publish_plans where ${isOutdatedPlan}) as outdated_plans`.execute(db);
  return rows[0]!;
}
