import { MarketplaceFailure } from '@pressroom/marketplaces';
import { Failure } from '../../../platform/failure.ts';
import type { App } from '../../../platform/app.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { transact } from '../../../platform/database/transact.ts';
import { callProblem, wordsOf } from '../send/problems.ts';
import { openPublisher } from '../send/publisher.ts';
import { compareDue } from './compare.ts';
import { claimChosen, claimDue, findStoresDue } from './rounds.queries.ts';
import type { Message } from '@pressroom/contract/message';

/** One transaction keeps the answers about so many. */
const atOnce = 100;

/** Compares all listings of a store that were compared too long ago, and stops where the marketplace does not answer. */
export const compareStoreListings = defineJob<{ storeId: string }>({
  name: 'publishing.round',
  concurrency: 2,
  retryLimit: 0,
  async run({ app, log, signal }, { storeId }) {
    const hours = app.settings.publishing.roundHours;
    try {
      const store = await openPublisher(app, storeId);
      for (;;) {
        const due = await claimDue(app.db, storeId, { hours, most: atOnce });
        if (due.length === 0 || signal.aborted) return;
        await compareDue(app, store, due, signal);
      }
    } catch (failure) {
      // what was not asked about stays due, and the next round begins with it
      if (!(failure instanceof MarketplaceFailure) && !(failure instanceof Failure)) throw failure;
      log.warn({ err: failure, store: storeId }, 'a round of comparing listings was broken off');
    }
  },
});

/** Plans the rounds of all stores that are due. */
export const planRounds = defineJob({
  name: 'publishing.planRounds',
  concurrency: 1,
  retryLimit: 0,
  schedule: '*/10 * * * *',
  async run({ app }) {
    const storeIds = await findStoresDue(app.db, app.settings.publishing.roundHours);
    const jobs = storeIds.map((storeId) => ({ storeId }));
    await transact(app.db, (tx) => app.jobs.enqueueMany(tx, compareStoreListings, jobs));
  },
});

export interface CheckJob {
  storeId: string;
  listings: { id: string; label: string }[];
  taskId?: string;
}

/** So many are asked about in one job. */
export const checkedAtOnce = 50;

/** Compares chosen listings of one store now. */
export const checkListings = defineJob<CheckJob>({
  name: 'publishing.check',
  concurrency: 2,
  retryLimit: 1,
  async run({ app, signal }, given) {
    const problem = await check(app, given, signal);
    const { taskId, listings } = given;
    if (!taskId) return;
    const problems = problem ? listings.map((listing) => ({ ...listing, ...problem })) : [];
    await transact(app.db, (tx) => advanceTask(tx, taskId, listings.length, problems));
  },
});

async function check(app: App, { storeId, listings }: CheckJob, signal: AbortSignal): Promise<Message | undefined> {
  try {
    const store = await openPublisher(app, storeId);
    const due = await claimChosen(
      app.db,
      listings.map(({ id }) => id),
    );
    if (due.length > 0) await compareDue(app, store, due, signal);
    return undefined;
  } catch (failure) {
    if (failure instanceof Failure) return { key: failure.key, params: failure.params };
    if (failure instanceof MarketplaceFailure) return wordsOf(callProblem(failure));
    throw failure;
  }
}
