import type { Message } from '@pressroom/contract/message';
import { MarketplaceFailure } from '@pressroom/marketplaces';
import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { isCancelled } from '../../../platform/jobs/tasks.ts';
import type { Logger } from '../../../platform/logger.ts';
import { problemOfFailure } from '../../stores/stores.public.ts';
import { findNumbersToRetry } from '../failures/queries.ts';
import { openSource } from '../sources/open.ts';
import type { ListedPage } from '../sources/source.ts';
import { type Claim, claimStore, isFullSync, type SyncJob } from '../lease/claim.ts';
import { isDueNow, isSyncedAutomatically } from '../schedule/queries.ts';
import { endRun, type RunEnd } from './end.ts';
import { inRun } from './inRun.ts';
import { storePage } from './storePage.ts';
import { renewLease, LeaseLost } from '../lease/lease.ts';
import { pipeline } from './pipeline.ts';
import { type Batch, preparePage } from './preparePage.ts';

/** Marketplaces list a change a little late, and clocks differ: each search begins this much before the safe point. */
export const overlapMs = 10 * 60_000;
/** The first run of a store fetches what has changed within this time. */
const firstReachMs = 30 * 24 * 3_600_000;
/** Marketplaces tell times in whole seconds, so an order may change again within the second in which it was read. */
const unsettledMs = 60_000;
const numbersAtOnce = 20;

/** A run over a requested range is preempted after so long by a scheduled run that is due. */
const preemptAfter = sql`interval '2 minutes'`;

/** The run ends between two pages because a person has cancelled it or switched the store off. */
class Stopped extends Error {}

/** The run ends between two pages because a scheduled run of the store is due. Everything before `from` has been fetched. */
class Preempted extends Error {
  readonly from: Date;

  constructor(from: Date) {
    super('a scheduled run that is due comes first');
    this.from = from;
  }
}

/** A requested run waits so long before it tries again to get the lease. */
const retryMs = 5000;

/** A run that has to follow, and when. */
export interface FollowUp {
  job: SyncJob;
  at: Date;
}

/** Runs one sync of one store. Returns the runs that have to follow. */
export async function syncStore({ app, log, signal }: JobContext, job: SyncJob): Promise<FollowUp[]> {
  const claim = await inRun(app, (act) => claimStore(act, job));
  if (claim === 'busy') return job.request ? [{ job, at: later(retryMs) }] : [];
  if (claim === 'nothing') return [];
  const lease = renewLease(app, claim.runId, log);
  try {
    const absent = await fetchOrders(app, claim, AbortSignal.any([signal, lease.signal]), log);
    const isReported = absent.length > 0 && !claim.request?.amongOthers;
    const end: RunEnd = { state: 'done', ...(isReported && { problem: notFound(absent) }) };
    return afterWebhook(claim, await inRun(app, (act) => endRun(act, claim, end)));
  } catch (error) {
    if (error instanceof LeaseLost || lease.signal.aborted) {
      log.warn({ err: error }, 'a sync has lost its lease of the store');
      return [];
    }
    const end: RunEnd = signal.aborted ? { state: 'cut', isRetried: true } : endAfter(error);
    const wakeAt = await inRun(app, (act) => endRun(act, claim, end));
    if (error instanceof Preempted && !signal.aborted) return afterPreemption(job, error.from);
    if (signal.aborted || !isExpected(error)) throw error;
    return afterWebhook(claim, wakeAt);
  } finally {
    lease.end();
  }
}

const later = (ms: number) => new Date(Date.now() + ms);

/** The run that a webhook has asked for meanwhile. */
function afterWebhook({ storeId }: Claim, at: Date | undefined): FollowUp[] {
  return at ? [{ job: { storeId, cause: 'webhook' }, at }] : [];
}

/** The scheduled run at once, then the rest of the preempted request. */
function afterPreemption({ storeId, cause, request }: SyncJob, from: Date): FollowUp[] {
  const rest = request && { ...request, from: from.toISOString(), numbers: [] };
  return [
    { job: { storeId, cause: 'schedule' }, at: new Date() },
    { job: { storeId, cause, request: rest }, at: later(retryMs) },
  ];
}

/** Returns the requested numbers that neither the marketplace nor Pressroom knows. */
async function fetchOrders(app: App, claim: Claim, signal: AbortSignal, log: Logger): Promise<string[]> {
  const { storeId, request, safeUntil } = claim;
  const source = await openSource(app, storeId);
  const now = new Date();
  const full = isFullSync(request);
  const search = full
    ? { from: searchStart(safeUntil, now), to: now, by: 'updated' as const }
    : request?.from && request.to && { from: new Date(request.from), to: new Date(request.to), by: 'created' as const };
  const wanted = {
    db: app.db,
    storeId,
    source,
    signal,
    isRequested: request !== undefined,
    withoutShipped: request?.filterDeliver ?? false,
    settledBefore: !full || !safeUntil ? undefined : new Date(Date.parse(safeUntil) - unsettledMs),
  };
  const numbers = request && !full ? request.numbers : await findNumbersToRetry(app.db, storeId);
  const absent: string[] = [];
  await pipeline(
    batches(numbers, search ? source.pages(search, signal) : undefined),
    (batch) => preparePage(wanted, batch),
    async (page) => {
      await storePage(app, { claim, askAgainMs: source.addressPauseMs, log }, page);
      absent.push(...page.absent);
      await stopIfUnwanted(app, claim);
      if (search && page.completeUntil && page.completeUntil < search.to && (await isRegularRunDue(app, claim)))
        throw new Preempted(page.completeUntil);
    },
  );
  return absent;
}

const mostNamed = 10;

function notFound(numbers: readonly string[]): Message {
  const named = numbers.slice(0, mostNamed).join(', ');
  return { key: 'sync.notFound', params: { count: numbers.length, numbers: named } };
}

function searchStart(safeUntil: string | null, now: Date): Date {
  return new Date(safeUntil ? Date.parse(safeUntil) - overlapMs : now.getTime() - firstReachMs);
}

async function* batches(
  numbers: readonly string[],
  pages: AsyncIterable<ListedPage> | undefined,
): AsyncGenerator<Batch, void> {
  for (let start = 0; start < numbers.length; start += numbersAtOnce)
    yield { numbers: numbers.slice(start, start + numbersAtOnce) };
  if (pages) yield* pages;
}

async function stopIfUnwanted({ db }: App, { storeId, request }: Claim): Promise<void> {
  if (request ? await isCancelled(db, request.taskId) : !(await isSyncedAutomatically(db, storeId)))
    throw new Stopped();
}

async function isRegularRunDue({ db }: App, { runId, storeId, request }: Claim): Promise<boolean> {
  if (!request?.from) return false;
  const run = await db
    .selectFrom('syncRuns')
    .where('id', '=', runId)
    .where('startedAt', '<', sql<string>`clock_timestamp() - ${preemptAfter}`)
    .select('id')
    .executeTakeFirst();
  return run !== undefined && isDueNow(db, storeId);
}

/** Failures that a person can do something about. Any other is a fault of ours: the job fails, and the log tells more. */
function isExpected(error: unknown): boolean {
  return error instanceof MarketplaceFailure || error instanceof Failure || error instanceof Stopped;
}

function endAfter(error: unknown): RunEnd {
  if (error instanceof Stopped) return { state: 'cut' };
  if (error instanceof Preempted) return { state: 'cut', problem: { key: 'sync.gaveWay' }, isRetried: true };
  if (error instanceof MarketplaceFailure)
    return { state: 'failed', problem: problemOfFailure(error), isGrantProblem: error.kind === 'auth' };
  if (error instanceof Failure) return { state: 'failed', problem: { key: error.key, params: error.params } };
  return { state: 'failed', problem: { key: 'sync.unexpected' } };
}
