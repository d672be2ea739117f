import type { Alert } from '@pressroom/contract/dashboard/alerts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The listings that were refused, or were sent without an answer, by store. To ask about one again is no news. */
export async function findListingAlerts(db: Db): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    select found.kind, s.id as shop_id, s.name as shop_name, count(*)::int as count, max(found.at) as at
    from (
      select store_id, gmt_modified as at, 'listing' as kind from listings where publish_status = 4
      union all
      select store_id, coalesce((select max(call.sent_at) from listing_calls call where call.listing_id = listings.id), gmt_modified),
        'listingUnknown'
      from listings where stage = 'unknown'
    ) as found join stores s on s.id = found.store_id
    group by found.kind, s.id, s.name`.execute(db);
  return rows;
}
