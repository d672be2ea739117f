import { sql } from 'kysely';
import { analyzeWholes, countArchived, dropMonths, openMonths } from '../database/months.ts';
import { defineJob } from './job.ts';

/** Opens the next months of the tables that are kept by month, and drops those of outside calls when their last ones are old. */
export const keepMonths = defineJob({
  name: 'platform.months',
  concurrency: 1,
  retryLimit: 5,
  schedule: '40 3 * * *',
  async run({ app: { db }, log }) {
    const opened = await openMonths(db);
    const dropped = await dropMonths(db, 'outside_calls', sql`clock_timestamp() - interval '30 days'`);
    if (opened + dropped > 0) log.info({ opened, dropped }, 'months of tables were opened or dropped');
    await countArchived(db);
    await analyzeWholes(db);
  },
});
