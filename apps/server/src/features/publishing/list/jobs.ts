import { sql } from 'kysely';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Adds up the stored changes of the counts of listings, so that reading them stays quick. */
export const foldListingCounts = defineJob({
  name: 'publishing.foldCounts',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    await sql`select fold_listing_counts()`.execute(app.db);
  },
});
