import { system } from '../../../platform/access/actor.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { deleteOldRefusals, releaseOldPages } from './refusals.ts';

/**
 * Deletes what is stored of refused pages that no list shows any more: the pages after 7 days, the reasons after 30.
 */
export const clearRefusals = defineJob({
  name: 'orders.clearRefusals',
  concurrency: 1,
  retryLimit: 1,
  schedule: '20 4 * * *',
  async run({ app }) {
    await writeAs(app, system, 'job/orders.clearRefusals', async ({ tx, audit }) => {
      const pages = await releaseOldPages(tx);
      const expired = await deleteOldRefusals(tx);
      if (pages + expired === 0) return;
      audit({
        object: 'refusedLabels',
        ids: [],
        before: { ...(pages > 0 && { pages }), ...(expired > 0 && { expired }) },
      });
    });
  },
});
