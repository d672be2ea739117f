import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findFigureDifferences } from './figures.ts';

/** Adds up the stored changes of the order counts, so that reading the counts stays quick. */
export const foldOrderCounts = defineJob({
  name: 'orders.foldCounts',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    await sql`select fold_order_counts()`.execute(app.db);
  },
});

interface Recount {
  name: string;
  schedule: string;
  find(db: Db): Promise<readonly unknown[]>;
  /** What the log says of a difference. */
  complaint: string;
}

/**
 * A job that recomputes stored figures from the orders at night. A difference is an error in our code, and is logged.
 */
function recount({ name, schedule, find, complaint }: Recount) {
  return defineJob({
    name,
    concurrency: 1,
    retryLimit: 1,
    schedule,
    async run({ app, log }) {
      const differences = await find(app.db);
      if (differences.length === 0) return;
      log.error({ differences: differences.slice(0, 20), count: differences.length }, complaint);
    },
  });
}

/** Checks the figures that the dashboard reads. */
export const checkFigures = recount({
  name: 'orders.checkFigures',
  schedule: '40 3 * * *',
  find: findFigureDifferences,
  complaint: 'the kept figures differ from the orders',
});
