import { defineJob } from '../../platform/jobs/job.ts';
import { transact } from '../../platform/database/transact.ts';
import { forgetUnused } from './effectPictures.queries.ts';

/** Pictures that are shown nowhere can be made again, so forgetting them is no act that anybody would look up. */
export const forgetEffectPictures = defineJob({
  name: 'effectPictures.forget',
  concurrency: 1,
  retryLimit: 1,
  schedule: '30 4 * * *',
  async run({ app, log }) {
    const forgotten = await transact(app.db, forgetUnused);
    if (forgotten > 0) log.info({ forgotten }, 'unused effect pictures were forgotten');
  },
});
