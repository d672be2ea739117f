import type { Message } from '@pressroom/contract/message';
import { MarketplaceFailure } from '@pressroom/marketplaces';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import { Failure } from '../../../platform/failure.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { advanceTask, isCancelled, type Problem } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { daysBetween } from '../../../platform/time/daysBetween.ts';
import type { Day } from '../../../platform/time/lastDays.ts';
import { problemOfFailure } from '../../stores/stores.public.ts';
import { findComparedDays, storeLedgerDay, type ListedOrder } from './queries.ts';
import { openSource } from '../sources/open.ts';
import type { MarketSource } from '../sources/source.ts';

const action = 'job/sync.ledger';

export interface LedgerJob {
  storeId: string;
  /** Days in the display zone, both of them included. */
  startDay: string;
  endDay: string;
  taskId?: string;
}

/** Reads lists only, no single orders, and holds one day of one store in memory at a time. */
export async function compareDays({ app, signal, log }: JobContext, job: LedgerJob): Promise<void> {
  const { storeId, taskId } = job;
  const days = daysBetween(job.startDay, job.endDay, app.settings.displayZone);
  const done = taskId === undefined ? [] : await findComparedDays(app.db, storeId, taskId);
  const left = days.filter(({ name }) => !done.includes(name));
  let compared = 0;
  try {
    const source = await openSource(app, storeId);
    for (const day of left) {
      if (taskId && (await isCancelled(app.db, taskId))) return;
      const listed = await listDay(source, day, signal);
      await writeAs(app, system, action, (act) => storeDay(act, job, { day, listed }));
      compared += 1;
    }
  } catch (error) {
    const problem = problemOf(error);
    if (signal.aborted || !problem) throw error;
    log.warn({ err: error, store: storeId }, 'orders could not be compared');
    const failure = { problem, days: left.length - compared };
    if (taskId) await writeAs(app, system, action, (act) => reportFailure(act, { storeId, taskId }, failure));
  }
}

/** Each order once, though a list may name it twice. */
async function listDay(source: MarketSource, day: Day, signal: AbortSignal): Promise<ListedOrder[]> {
  const found = new Map<string, ListedOrder>();
  // a search includes both of its ends
  const search = { from: new Date(day.from), to: new Date(Date.parse(day.before) - 1000), by: 'created' as const };
  for await (const { listed } of source.pages(search, signal))
    for (const { number, status } of listed) found.set(number, { number, status });
  return [...found.values()];
}

async function storeDay(
  { tx, audit }: Act,
  { storeId, taskId }: LedgerJob,
  { day, listed }: { day: Day; listed: readonly ListedOrder[] },
): Promise<void> {
  const toRetry = await storeLedgerDay(tx, storeId, day, listed);
  if (toRetry.length > 0) audit({ object: 'stores', ids: [storeId], after: { thirdOrderNumbers: toRetry } });
  if (taskId) await advanceTask(tx, taskId, 1);
}

function problemOf(error: unknown): Message | undefined {
  if (error instanceof MarketplaceFailure) return problemOfFailure(error);
  return error instanceof Failure ? { key: error.key, params: error.params } : undefined;
}

async function reportFailure(
  { tx }: Act,
  { storeId, taskId }: { storeId: string; taskId: string },
  { problem, days }: { problem: Message; days: number },
): Promise<void> {
  const { name } = await tx.selectFrom('stores').where('id', '=', storeId).select('name').executeTakeFirstOrThrow();
  const problems: Problem[] = Array.from({ length: days }, () => ({ label: name, ...problem }));
  await advanceTask(tx, taskId, days, problems);
}
