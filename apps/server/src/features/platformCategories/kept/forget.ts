import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Trying to ask again, too, is a sign that somebody wants it. */
const forgottenAfter = sql`interval '30 days'`;

/** Deletes what nobody has asked for in a month. A tree goes as a whole, when nobody has opened its roots. */
export async function forgetUnused(tx: Tx): Promise<void> {
  await sql`
    delete from platform_definitions
    where kind <> 'categories' and tried_at < clock_timestamp() - ${forgottenAfter}`.execute(tx);
  await sql`
    with forgotten as (
      select store_id from platform_definitions
      where kind = 'categories' and key = '' and tried_at < clock_timestamp() - ${forgottenAfter}),
    without_rows as (
      delete from platform_categories where store_id in (select store_id from forgotten))
    delete from platform_definitions where kind = 'categories' and store_id in (select store_id from forgotten)`.execute(
    tx,
  );
}
