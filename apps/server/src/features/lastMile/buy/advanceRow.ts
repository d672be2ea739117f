import { lastMileStatus, type LastMileStatus } from '@pressroom/contract/lastMile/status';
import { labelType } from '@pressroom/contract/orders/status';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { holding } from '../../../platform/jobs/lease.ts';
import { isCancelled } from '../../../platform/jobs/tasks.ts';
import { transact } from '../../../platform/database/transact.ts';
import { priceRow } from '../price/priceRow.ts';
import { findRows } from '../rows/rows.queries.ts';
import { advanceLabel } from './advanceLabel.ts';
import { arrangeAtMarket } from './arrangeAtMarket.ts';
import { type Claim, claimRow, letGo, takeForgotten } from './claim.ts';
import { findLatest, findLive, type Label } from './labels.queries.ts';
import { recheck } from './recheck.ts';
import { keepPrices, stopRow } from './rowSteps.ts';
import type { Work } from './work.ts';

/** Brings a row one or several steps further: its prices, its labels, or what their sellers say of them. */
export const advanceRow = defineJob<{ rowId: string }>({
  name: 'lastMile.advance',
  concurrency: 8,
  retryLimit: 10,
  async run({ app, signal }, { rowId }) {
    const claim = await claimRow(app.db, rowId);
    if (!claim) return;
    const again = await holding(app, { ...claim, table: 'last_mile_rows' }, () => advance(app, claim, signal));
    const dueAt = await letGo(app.db, claim, again);
    if (!dueAt) return;
    // a little later than it is due, for clocks that are apart
    const at = new Date(dueAt.getTime() + (again ? 250 : 0));
    await transact(app.db, (tx) => app.jobs.enqueueMany(tx, advanceRow, [{ rowId }], () => at));
  },
});

const moving: readonly LastMileStatus[] = [lastMileStatus.calculating, lastMileStatus.placing, lastMileStatus.pushing];
const forgottenAtOnce = 1000;

/** Takes up rows that nobody has worked on for a while, because a process ended. */
export const watchRows = defineJob({
  name: 'lastMile.watch',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    await transact(app.db, async (tx) => {
      const ids = await takeForgotten(tx, forgottenAtOnce);
      await app.jobs.enqueueMany(
        tx,
        advanceRow,
        ids.map((rowId) => ({ rowId })),
      );
    });
  },
});

/** Answers after how many milliseconds to go on; undefined where nothing is left to do. */
async function advance(app: App, claim: Claim, signal: AbortSignal): Promise<number | undefined> {
  const [row] = await findRows(app.db, [claim.id]);
  if (!row) return undefined;
  const work: Work = { app, claim, row, signal };
  const isMoving = moving.includes(row.orderStatus) && row.taskId !== null;
  if (isMoving && (await isCancelled(app.db, row.taskId!)) && (await stopRow(work))) return undefined;
  if (row.orderStatus === lastMileStatus.calculating) {
    await keepPrices(work, await priceRow(work));
    return undefined;
  }
  const live = await findLive(app.db, row.id);
  const isPushing = row.labelType === labelType.platform && row.orderStatus === lastMileStatus.pushing;
  if (isPushing && (await isIncomplete(app, row.id, live))) return arrangeAtMarket(work);
  if (live.length === 0) {
    if (row.orderStatus === lastMileStatus.orderFailed) return recheck(work, await findLatest(app.db, row.id));
    return undefined;
  }
  const waits: number[] = [];
  for (const label of live) {
    const wait = await advanceLabel(work, label);
    if (wait !== undefined) waits.push(wait);
  }
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

/** Whether a parcel is without a label, of a row whose other labels are bought: one was refused, and is to be bought anew. */
async function isIncomplete({ db }: App, rowId: string, live: readonly Label[]): Promise<boolean> {
  if (live.length === 0) return true;
  if (live.some(({ state }) => state !== 'placed' && state !== 'issued')) return false;
  return (await findLatest(db, rowId)).some(({ state }) => state === 'failed' || state === 'cancelled');
}
