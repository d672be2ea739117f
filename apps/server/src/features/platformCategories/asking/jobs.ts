import { Failure } from '../../../platform/failure.ts';
import { type AnyJob, defineJob } from '../../../platform/jobs/job.ts';
import { transact } from '../../../platform/database/transact.ts';
import { findProductAccess } from '../../stores/stores.public.ts';
import { forgetUnused } from '../kept/forget.ts';
import { type RefreshJob, refreshQueue, changeQueue, type WalkJob, walkQueue } from '../kept/queues.ts';
import type { DefinitionChange, DefinitionSubscriber } from '../kept/subscriber.ts';
import { askMarketplace } from './ask.ts';
import { planRefreshes, planWalks } from './plan.ts';
import { walkTree } from './walk.ts';

/** Asks again for what somebody has found too old. A failure is kept beside the former answer, which goes on serving. */
const refresh = defineJob<RefreshJob>({
  name: refreshQueue.name,
  concurrency: 2,
  retryLimit: 0,
  async run({ app, log }, { storeId, isFirst = false, ...questions }) {
    const marketplace = (await findProductAccess(app.db, storeId))?.marketplace;
    if (!marketplace) return;
    try {
      await askMarketplace(app, { storeId, marketplace, ...questions }, { again: !isFirst });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      log.info({ storeId, failure: error.key }, 'the marketplace was not asked again');
    }
  },
});

const walk = defineJob<WalkJob>({
  name: walkQueue.name,
  concurrency: 1,
  retryLimit: 2,
  run: walkTree,
});

/** Every night: forgets what nobody has asked for in a month, and asks for the parts of trees that were never opened. */
const tidy = defineJob({
  name: 'platformCategories.tidy',
  concurrency: 1,
  retryLimit: 1,
  schedule: '40 3 * * *',
  async run({ app }) {
    await transact(app.db, async (tx) => {
      await forgetUnused(tx);
      await planWalks({ tx, jobs: app.jobs });
    });
  },
});

/** The jobs of definitions, for those that use them. */
export function definitionJobs(subscribers: readonly DefinitionSubscriber[]): readonly AnyJob[] {
  const tellChange = defineJob<DefinitionChange>({
    name: changeQueue.name,
    concurrency: 1,
    retryLimit: 5,
    async run(context, change) {
      for (const subscriber of subscribers) await subscriber.changed(context, change);
    },
  });
  const plan = defineJob({
    name: 'platformCategories.plan',
    concurrency: 1,
    retryLimit: 0,
    schedule: '5 * * * *',
    async run({ app }) {
      const used = await Promise.all(subscribers.map((subscriber) => subscriber.findInUse(app.db)));
      await transact(app.db, (tx) => planRefreshes({ tx, jobs: app.jobs }, used.flat()));
    },
  });
  return [refresh, walk, tellChange, plan, tidy];
}
