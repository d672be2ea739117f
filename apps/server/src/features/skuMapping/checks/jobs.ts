import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { judgeMappings } from './check.ts';
import { findAged, holdMappingsById, takeHeard } from './queries.ts';

const atOnce = 500;
/** So that a dictionary's change is taken in within minutes and nothing else waits for it. */
const roundsARun = 40;

/** Judges anew the mappings of which orders have told something, and those whose verdict has aged. */
export const judgeListings = defineJob({
  name: 'skuMapping.judgeListings',
  concurrency: 1,
  retryLimit: 1,
  schedule: '* * * * *',
  async run({ app, signal }) {
    for (let rounds = 0; rounds < roundsARun && !signal.aborted; rounds += 1) {
      if (!(await judgeSome(app))) return;
    }
  },
});

/** Whether there may be more. What is heard from here on is a telling of its own. */
function judgeSome({ db }: App): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const heard = await takeHeard(tx, atOnce);
    const due = heard.length > 0 ? heard : await findAged(tx, atOnce);
    await judgeMappings(tx, await holdMappingsById(tx, due));
    return due.length > 0;
  });
}
