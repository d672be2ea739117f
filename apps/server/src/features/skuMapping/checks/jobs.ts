import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { transact } from '../../../platform/database/transact.ts';
import { checkMappings } from './check.ts';
import { findOutdated, lockMappingsByIdForShare, takeListingChanges } from './queries.ts';

const batchSize = 500;
/** So many that a change of the dictionary reaches every mapping within minutes, and so few that other jobs get a worker. */
const batchesARun = 40;

/** Checks the mappings whose listing has changed, and those whose last check is outdated. */
export const recheckMappings = defineJob({
  name: 'skuMapping.recheckMappings',
  concurrency: 1,
  retryLimit: 1,
  schedule: '* * * * *',
  async run({ app, signal }) {
    for (let batches = 0; batches < batchesARun && !signal.aborted; batches += 1) {
      if (!(await recheckBatch(app))) return;
    }
  },
});

/** False where nothing was due. A listing that changes meanwhile is a new row of `listing_changes`. */
function recheckBatch({ db }: App): Promise<boolean> {
  return transact(db, async (tx) => {
    const changed = await takeListingChanges(tx, batchSize);
    const due = changed.length > 0 ? changed : await findOutdated(tx, batchSize);
    await checkMappings(tx, await lockMappingsByIdForShare(tx, due));
    return due.length > 0;
  });
}
