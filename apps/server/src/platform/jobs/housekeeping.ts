import { sql } from 'kysely';
import { system } from '../access/actor.ts';
import { defineJob } from './job.ts';
import { releaseTaskFiles } from './taskFiles.ts';
import { writeAs } from './writeAs.ts';

/** Deletes old rows every night: expired download addresses, failed sign-ins, ended sessions, outside calls and finished tasks. */
export const housekeeping = defineJob({
  name: 'platform.housekeeping',
  concurrency: 1,
  retryLimit: 1,
  schedule: '10 4 * * *',
  async run({ app }) {
    await writeAs(app, system, 'job/platform.housekeeping', async ({ tx, audit }) => {
      await tx
        .deleteFrom('downloads')
        .where('expiresAt', '<', sql<string>`clock_timestamp()`)
        .execute();
      await tx
        .deleteFrom('downloadTickets')
        .where('expiresAt', '<', sql<string>`clock_timestamp()`)
        .execute();
      await tx
        .deleteFrom('signInFailures')
        .where('lastAt', '<', sql<string>`clock_timestamp() - interval '1 day'`)
        .execute();
      await tx
        .deleteFrom('rateBuckets')
        .where('fullAt', '<', sql<string>`clock_timestamp() - interval '1 day'`)
        .execute();
      await tx
        .deleteFrom('outsideCalls')
        .where('startedAt', '<', sql<string>`clock_timestamp() - interval '30 days'`)
        .execute();
      const sessions = await tx
        .deleteFrom('sessions')
        .where('expiresAt', '<', sql<string>`clock_timestamp() - interval '30 days'`)
        .executeTakeFirst();
      const tasks = await tx
        .deleteFrom('tasks')
        .where('gmtModified', '<', sql<string>`clock_timestamp() - interval '30 days'`)
        .where('state', 'not in', ['waiting', 'running'])
        .executeTakeFirst();
      const files = await releaseTaskFiles(tx);
      const gone = { sessions: Number(sessions.numDeletedRows), tasks: Number(tasks.numDeletedRows) };
      for (const object of ['sessions', 'tasks'] as const)
        if (gone[object] > 0) audit({ object, ids: [], before: { expired: gone[object] } });
      if (files > 0) audit({ object: 'tasks', ids: [], before: { expiredFiles: files } });
    });
  },
});
