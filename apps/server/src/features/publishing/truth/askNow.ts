import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { reviewStore } from '../send/review.ts';
import { sendListing } from '../send/sendListing.ts';

interface Waiting {
  id: string;
  storeId: string;
  stage: string | null;
}

/** Whether the marketplace has been told of a listing and has yet to answer, or to decide. */
export const isWaiting = ({ stage }: Pick<Waiting, 'stage'>) => stage === 'review' || stage === 'unknown';

/** Asks about listings now that would be asked about later: how the review stands, or whether they have arrived. */
export async function askNow({ jobs }: Pick<App, 'jobs'>, tx: Tx, waiting: readonly Waiting[]): Promise<void> {
  await sql`
    update listings set due_at = clock_timestamp() where id = any(${waiting.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  );
  const [reviewed, unknown] = (['review', 'unknown'] as const).map((stage) =>
    waiting.filter((listing) => listing.stage === stage),
  ) as [Waiting[], Waiting[]];
  const storeIds = new Set(reviewed.map(({ storeId }) => storeId));
  await jobs.enqueueMany(
    tx,
    reviewStore,
    [...storeIds].map((storeId) => ({ storeId })),
  );
  await jobs.enqueueMany(
    tx,
    sendListing,
    unknown.map(({ id }) => ({ listingId: id })),
  );
}
