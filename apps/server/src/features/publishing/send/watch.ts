import { defineJob } from '../../../platform/jobs/job.ts';
import { transact } from '../../../platform/database/transact.ts';
import { takeForgotten } from './claim.ts';
import { reviewStore } from './review.ts';
import { findStoresInReview } from './reviews.queries.ts';
import { sendListing } from './sendListing.ts';

const forgottenAtOnce = 1000;

/**
 * Takes up listings that nobody has worked on for a while, because a process ended or their day has come, and asks about the
 * reviews that are due.
 */
export const watchListings = defineJob({
  name: 'publishing.watch',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    const storeIds = await findStoresInReview(app.db);
    await transact(app.db, async (tx) => {
      const ids = await takeForgotten(tx, forgottenAtOnce);
      await app.jobs.enqueueMany(
        tx,
        sendListing,
        ids.map((listingId) => ({ listingId })),
      );
      await app.jobs.enqueueMany(
        tx,
        reviewStore,
        storeIds.map((storeId) => ({ storeId })),
      );
    });
  },
});
