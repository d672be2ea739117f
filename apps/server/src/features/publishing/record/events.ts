import type { Message } from '@pressroom/contract/message';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { publishProducts } from '@pressroom/contract/publishing/plans';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';

export interface ListingEvent {
  listingId: string;
  behavior: Message;
}

/** Adds to the timelines of listings, in one statement. */
export async function addEvents(
  tx: Tx,
  actor: Pick<Actor, 'username'>,
  events: readonly ListingEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into listing_events (listing_id, behavior, create_user)
    select given."listingId", given.behavior, ${actor.username}
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as given ("listingId" bigint, behavior jsonb)`.execute(
    tx,
  );
}

/** Newest first. */
export async function findEvents(db: Db, listingId: string): Promise<HandlerOutput<typeof publishProducts.timeline>> {
  const rows = await db
    .selectFrom('listingEvents')
    .where('listingId', '=', listingId)
    .select(['id', 'behavior', 'createUser', 'gmtCreate'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, behavior: row.behavior as unknown as Message }));
}
