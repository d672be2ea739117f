import type { JobAction } from '@pressroom/contract/audit/actions';
import { system } from '../../../platform/access/actor.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { type Db, type Tx } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { advanceTask, startTask } from '../../../platform/jobs/tasks.ts';
import { transact } from '../../../platform/database/transact.ts';
import { replaceStockDifferences } from '../../categories/categories.public.ts';
import { findStockDifferences, type StockDifference } from './stock.ts';

/**
 * Compares the stock counters with the orders at night. Differences become a failed task, which the dashboard shows, and
 * are listed on the product information page.
 */
export const checkStock = defineJob({
  name: 'orders.checkStock',
  concurrency: 1,
  retryLimit: 1,
  schedule: '30 3 * * *',
  async run({ app, log }) {
    const differences = await compareStock(app.db, (await app.replica?.caughtUp())?.db);
    if (differences.length === 0) return;
    log.error(
      { differences: differences.slice(0, 20), count: differences.length },
      'stock counters differ from the orders',
    );
  },
});

/** Recomputes every stock counter, from a replica where one is given, and stores the differences in place of those of the last check. */
export async function compareStock(db: Db, replica = db): Promise<StockDifference[]> {
  // the counters and the orders must be read from one snapshot
  const differences = await transact(replica, findStockDifferences, 'repeatable read');
  await transact(db, async (tx) => {
    await replaceStockDifferences(tx, differences);
    if (differences.length > 0) await complain(tx, differences);
  });
  return differences;
}

async function complain(tx: Tx, differences: readonly StockDifference[]): Promise<void> {
  const total = differences.length;
  const taskId = await startTask(tx, system, { kind: 'stockCheck', titleKey: 'stock.check', total });
  const problems = differences.map(({ code, counter, held, recomputed }) => ({
    label: code,
    key: `stock.differs.${counter}` as const,
    params: { held, recomputed },
  }));
  await advanceTask(tx, taskId, total, problems);
  const origin = { action: 'job/orders.checkStock' satisfies JobAction, address: '', requestId: '' };
  await writeAudit(tx, system, origin, [
    { object: 'tasks', ids: [taskId], after: { title: { key: 'stock.check' }, differences: total } },
  ]);
}
