import { sql } from 'kysely';
import { defineJob } from './job.ts';

/** What has served its time: download addresses, sessions that ended long ago, tasks that nobody looks at any more. */
export const housekeeping = defineJob({
  name: 'platform.housekeeping',
  concurrency: 1,
  retryLimit: 1,
  schedule: '10 4 * * *',
  async run({ app }) {
    await app.db.transaction().execute(async (tx) => {
      await tx
        .deleteFrom('downloads')
        .where('expiresAt', '<', sql<string>`clock_timestamp()`)
        .execute();
      await tx
        .deleteFrom('sessions')
        .where('expiresAt', '<', sql<string>`clock_timestamp() - interval '30 days'`)
        .execute();
      await tx
        .deleteFrom('tasks')
        .where('gmtModified', '<', sql<string>`clock_timestamp() - interval '30 days'`)
        .where('state', 'not in', ['waiting', 'running'])
        .execute();
    });
  },
});
