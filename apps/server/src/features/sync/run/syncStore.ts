import { MarketplaceFailure } from '@pressroom/marketplaces';
import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { isCancelled } from '../../../platform/jobs/tasks.ts';
import type { Logger } from '../../../platform/logger.ts';
import { problemOfFailure } from '../../stores/stores.public.ts';
import { findToAskAgain } from '../failures/queries.ts';
import { openSource } from '../sources/open.ts';
import type { ListedPage } from '../sources/source.ts';
import { type Claim, claimStore, isWholeLook, type SyncJob } from '../lease/claim.ts';
import { isDueNow, isSyncedByItself } from '../schedule/queries.ts';
import { endRun, type RunEnd } from './end.ts';
import { keepPage } from './storePage.ts';
import { keepHolding, StoreLost } from '../lease/lease.ts';
import { inOrder } from './pipeline.ts';
import { type Batch, preparePage } from './preparePage.ts';
import type { SyncProblem } from '../failures/problem.ts';

/** Marketplaces list what they have a little late, and clocks differ. */
export const overlapMs = 10 * 60_000;
/** A store that is synced for the first time begins with what has changed since then. */
const firstLookMs = 30 * 24 * 3_600_000;
/** Times there are in whole seconds, and what was read within the same one may have changed after it. */
const unsettledMs = 60_000;
const numbersAtOnce = 20;

/** A range that a person has asked for lets looks that are due come between after so long. */
const longestTurn = sql`interval '2 minutes'`;

/** Ended between two pages, by a person. */
class Stopped extends Error {}

/** Ended between two pages, for the store's regular look; everything before that moment has been fetched. */
class GaveWay extends Error {
  readonly from: Date;

  constructor(from: Date) {
    super('a look that is due comes first');
    this.from = from;
  }
}

/** What a person has asked for waits so long for a look that is under way. */
const busyMs = 5000;

/** What is to be looked at next, and when. */
export interface Next {
  job: SyncJob;
  at: Date;
}

/** One look at one store. Answers what follows, where that is known now. */
export async function syncStore({ app, log, signal }: JobContext, job: SyncJob): Promise<Next[]> {
  const claim = await claimStore(app, job);
  if (claim === 'busy') return job.wish ? [{ job, at: later(busyMs) }] : [];
  if (claim === 'nothing') return [];
  const hold = keepHolding(app, claim.runId, log);
  try {
    const absent = await fetchOrders(app, claim, AbortSignal.any([signal, hold.signal]), log);
    const known = absent.length === 0 || claim.wish?.amongOthers;
    return woken(claim, await endRun(app, claim, { state: 'done', ...(!known && { problem: notFound(absent) }) }));
  } catch (error) {
    if (error instanceof StoreLost || hold.signal.aborted) {
      log.warn({ err: error }, 'a sync has lost its store');
      return [];
    }
    const wakeAt = await endRun(app, claim, signal.aborted ? { state: 'cut', again: true } : explain(error));
    if (error instanceof GaveWay && !signal.aborted) return giveWay(job, error.from);
    if (signal.aborted || !isExpected(error)) throw error;
    return woken(claim, wakeAt);
  } finally {
    hold.end();
  }
}

const later = (ms: number) => new Date(Date.now() + ms);

/** A webhook came while the run was under way. */
function woken({ storeId }: Claim, at: Date | undefined): Next[] {
  return at ? [{ job: { storeId, cause: 'webhook' }, at }] : [];
}

function giveWay({ storeId, cause, wish }: SyncJob, from: Date): Next[] {
  const rest = wish && { ...wish, from: from.toISOString(), numbers: [] };
  return [
    { job: { storeId, cause: 'schedule' }, at: new Date() },
    { job: { storeId, cause, wish: rest }, at: later(busyMs) },
  ];
}

/** Answers the numbers that are known neither there nor here. */
async function fetchOrders(app: App, claim: Claim, signal: AbortSignal, log: Logger): Promise<string[]> {
  const { storeId, wish, safeUntil } = claim;
  const source = await openSource(app, storeId);
  const now = new Date();
  const whole = isWholeLook(wish);
  const search = whole
    ? { from: beginningAfter(safeUntil, now), to: now, by: 'updated' as const }
    : wish?.from && wish.to && { from: new Date(wish.from), to: new Date(wish.to), by: 'created' as const };
  const wanted = {
    db: app.db,
    storeId,
    source,
    signal,
    byHand: wish !== undefined,
    withoutShipped: wish?.filterDeliver ?? false,
    settledBefore: !whole || !safeUntil ? undefined : new Date(Date.parse(safeUntil) - unsettledMs),
  };
  const numbers = wish && !whole ? wish.numbers : await findToAskAgain(app.db, storeId);
  const absent: string[] = [];
  await inOrder(
    batches(numbers, search ? source.pages(search, signal) : undefined),
    (batch) => preparePage(wanted, batch),
    async (page) => {
      await keepPage(app, claim, page, { askAgainMs: source.addressPauseMs, log });
      absent.push(...page.absent);
      await refuseToGoOn(app, claim);
      if (search && page.completeUntil && page.completeUntil < search.to && (await isOthersTurn(app, claim)))
        throw new GaveWay(page.completeUntil);
    },
  );
  return absent;
}

const namedAtMost = 10;

function notFound(numbers: readonly string[]): SyncProblem {
  const named = numbers.slice(0, namedAtMost).join(', ');
  return { key: 'sync.notFound', params: { count: numbers.length, numbers: named } };
}

function beginningAfter(safeUntil: string | null, now: Date): Date {
  return new Date(safeUntil ? Date.parse(safeUntil) - overlapMs : now.getTime() - firstLookMs);
}

async function* batches(
  numbers: readonly string[],
  pages: AsyncIterable<ListedPage> | undefined,
): AsyncGenerator<Batch, void> {
  for (let start = 0; start < numbers.length; start += numbersAtOnce)
    yield { numbers: numbers.slice(start, start + numbersAtOnce) };
  if (pages) yield* pages;
}

async function refuseToGoOn({ db }: App, { storeId, wish }: Claim): Promise<void> {
  if (wish ? await isCancelled(db, wish.taskId) : !(await isSyncedByItself(db, storeId))) throw new Stopped();
}

async function isOthersTurn({ db }: App, { runId, storeId, wish }: Claim): Promise<boolean> {
  if (!wish?.from) return false;
  const run = await db
    .selectFrom('syncRuns')
    .where('id', '=', runId)
    .where('startedAt', '<', sql<string>`clock_timestamp() - ${longestTurn}`)
    .select('id')
    .executeTakeFirst();
  return run !== undefined && isDueNow(db, storeId);
}

/** What a person can do something about. Anything else is ours, and the log tells more. */
function isExpected(error: unknown): boolean {
  return error instanceof MarketplaceFailure || error instanceof Failure || error instanceof Stopped;
}

function explain(error: unknown): RunEnd {
  if (error instanceof Stopped) return { state: 'cut' };
  if (error instanceof GaveWay) return { state: 'cut', problem: { key: 'sync.gaveWay' }, again: true };
  if (error instanceof MarketplaceFailure)
    return { state: 'failed', problem: problemOfFailure(error), ofGrant: error.kind === 'auth' };
  if (error instanceof Failure) return { state: 'failed', problem: { key: error.key, params: error.params } };
  return { state: 'failed', problem: { key: 'sync.unexpected' } };
}
