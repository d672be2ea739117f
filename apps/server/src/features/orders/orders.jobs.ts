import { sql } from 'kysely';
import { system } from '../../platform/access/actor.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { writeAs } from '../../platform/jobs/writeAs.ts';
import { findFigureDifferences } from './orders.figures.ts';
import { deleteOldRefusals } from './orders.refusals.ts';
import { findStockDifferences } from './orders.stock.ts';

/** Keeps the pieces of the order counts few, so that reading them stays quick. */
export const foldOrderCounts = defineJob({
  name: 'orders.foldCounts',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    await sql`select fold_order_counts()`.execute(app.db);
  },
});

/** Every night the stock counters are recomputed from the orders. A difference is an error of ours and stands in the log. */
export const checkStock = defineJob({
  name: 'orders.checkStock',
  concurrency: 1,
  retryLimit: 1,
  schedule: '30 3 * * *',
  async run({ app, log }) {
    const differences = await findStockDifferences(app.db);
    if (differences.length > 0)
      log.error(
        { differences: differences.slice(0, 20), count: differences.length },
        'stock counters differ from the orders',
      );
  },
});

/** The same for the figures that the dashboard reads. */
export const checkFigures = defineJob({
  name: 'orders.checkFigures',
  concurrency: 1,
  retryLimit: 1,
  schedule: '40 3 * * *',
  async run({ app, log }) {
    const differences = await findFigureDifferences(app.db);
    if (differences.length > 0)
      log.error(
        { differences: differences.slice(0, 20), count: differences.length },
        'the kept figures differ from the orders',
      );
  },
});

/** Refused pages of long ago, which no list shows any more. */
export const clearRefusals = defineJob({
  name: 'orders.clearRefusals',
  concurrency: 1,
  retryLimit: 1,
  schedule: '20 4 * * *',
  async run({ app }) {
    await writeAs(app, system, 'job/orders.clearRefusals', async ({ tx, audit }) => {
      const expired = await deleteOldRefusals(tx);
      if (expired > 0) audit({ object: 'refusedLabels', ids: [], before: { expired } });
    });
  },
});
