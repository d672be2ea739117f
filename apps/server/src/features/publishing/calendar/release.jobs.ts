import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { findReleasable } from '../send/plans.queries.ts';
import { releaseListings } from '../send/release.ts';
import { findDuePlans, takeDuePlan } from './plans.queries.ts';

/** Releases plans whose time has come; what a store may not publish today goes on by itself on the next days. */
export const releaseDuePlans = defineJob({
  name: 'publishing.calendar',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app, log, signal }) {
    for (const id of await findDuePlans(app.db)) {
      if (signal.aborted) return;
      try {
        await releasePlan(app, id);
      } catch (error) {
        // one plan's failure is its own: it is tried again in a minute
        log.error({ err: error, plan: id }, 'a plan could not be released at its time');
      }
    }
  },
});

async function releasePlan(app: App, id: string): Promise<void> {
  await writeAs(app, system, 'job/publishing.calendar', async (act) => {
    const { tx, audit } = act;
    const taken = await takeDuePlan(tx, id);
    if (!taken) return;
    const { done, refused } = await releaseListings(act, await findReleasable(tx, [id]));
    const { publishBatchNo, releaseAt } = taken;
    audit({
      object: 'publishPlans',
      ids: [id],
      after: { publishBatchNo, releaseAt, released: done.length, refused: refused.length },
    });
  });
}
