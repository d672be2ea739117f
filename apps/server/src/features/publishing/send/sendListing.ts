import { MarketplaceFailure } from '@pressroom/marketplaces';
import type { MarketListing, Publisher, PublishOutcome } from '@pressroom/marketplaces/publishing';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { transact } from '../../../platform/database/transact.ts';
import { judgeListings } from '../preflight/judge.ts';
import { draftOf } from '../record/draft.ts';
import { getWholeListing, type WholeListing } from '../record/queries.ts';
import { type Claim, claimListing, holdingListing } from './claim.ts';
import { uploadPictures } from './pictures.ts';
import { postponeStore } from './postpone.ts';
import { callProblem, isQuota, marketProblem, ownProblem } from './problems.ts';
import { openPublisher } from './publisher.ts';
import { heldOf, skusOf } from './held.ts';
import { beginPictures, beginSending, markFailed, markTaken, markUnknown, putBack, putOff } from './steps.ts';

/** Longer than a call can last: what the marketplace does not know of by then has not arrived. */
const settledAfterMs = 120_000;
const betweenQuestionsMs = 10_000;
const laterMs = 30_000;
const busyMs = 3_000;
const storeMs = 300_000;
const mostSends = 4;
const passing: readonly MarketplaceFailure['kind'][] = ['throttled', 'unavailable', 'malformed'];

/** Brings one listing to its marketplace, or finds out whether it has arrived. */
export const sendListing = defineJob<{ listingId: string }>({
  name: 'publishing.send',
  concurrency: 8,
  retryLimit: 10,
  async run({ app, signal }, { listingId }) {
    const claim = await claimListing(app.db, listingId);
    if (!claim) return;
    const again = await holdingListing(app, claim, () => advance({ app, claim, signal }));
    if (again === undefined) return;
    // a little later than it is due, for clocks that are apart
    const at = new Date(Date.now() + (again && again + 250));
    await transact(app.db, (tx) => app.jobs.enqueueMany(tx, sendListing, [{ listingId }], () => at));
  },
});

interface Work {
  app: App;
  claim: Claim;
  signal: AbortSignal;
}

interface Opened extends Work {
  publisher: Publisher;
  whole: WholeListing;
}

/** Answers after how many milliseconds to go on; undefined where the next step is not this job's. */
async function advance(work: Work): Promise<number | undefined> {
  const { app, claim } = work;
  try {
    const { publisher } = await openPublisher(app, claim.storeId);
    const opened = { ...work, publisher, whole: await judged(app, claim) };
    return isAsking(claim) ? await settle(opened) : await send(opened);
  } catch (failure) {
    if (failure instanceof Failure) return failAtStore(work, failure);
    if (failure instanceof MarketplaceFailure) return failBeforeSending(work, failure);
    throw failure;
  }
}

/** Nobody can be asked or sent anything: the store is not authorised, or not set up. */
async function failAtStore({ app, claim }: Work, failure: Failure): Promise<number | undefined> {
  const problem = ownProblem(failure, { part: 'store' });
  if (!isAsking(claim)) return refuse(app, claim, problem);
  await putOff(app, claim, { ms: storeMs, problem, stage: 'unknown' });
  return storeMs;
}

function isAsking({ stage }: Claim): boolean {
  return stage === 'sending' || stage === 'unknown';
}

/** The listing as it is now, with findings that are not older than it is. */
async function judged(app: App, { id, isJudged }: Claim): Promise<WholeListing> {
  if (!isJudged) await judgeListings(app, [id]);
  return getWholeListing(app.db, id);
}

async function send(opened: Opened): Promise<number | undefined> {
  const { app, claim, publisher, whole, signal } = opened;
  const { errorCount } = whole.head;
  if (errorCount > 0)
    return done(
      markFailed(app, claim, ownProblem({ key: 'publishing.refused.errors', params: { count: errorCount } })),
    );
  const draft = draftOf(whole);
  if (claim.wasSent && claim.marketId === null) {
    const there = await publisher.find(draft, { signal });
    if (there) return take(opened, there);
  }
  if (claim.stage === 'queued' && !(await beginPictures(app, claim))) return undefined;
  const place = { storeId: claim.storeId, publisher, signal };
  const { addresses, uploaded, isBusy } = await uploadPictures(app, place, { whole, draft });
  if (isBusy) return putOffFor(opened, busyMs);
  if (!(await beginSending(app, claim, whole, uploaded))) return undefined;
  try {
    const held = heldOf(whole);
    const outcome =
      claim.kind === 'edit'
        ? await publisher.edit(draft, held, addresses, { signal })
        : await publisher.publish(draft, addresses, { signal });
    return await conclude(opened, outcome);
  } catch (failure) {
    if (!(failure instanceof MarketplaceFailure)) throw failure;
    if (failure.kind !== 'unknownOutcome') return failBeforeSending(opened, failure);
    await markUnknown(app, claim, callProblem(failure));
    return 0;
  }
}

async function conclude(opened: Opened, outcome: PublishOutcome): Promise<undefined> {
  const { app, claim, publisher, whole } = opened;
  if (outcome.taken) return done(markTaken(app, claim, outcome.ref, outcome.skus));
  if (isQuota(publisher, outcome.problems)) return done(postponeStore(app, claim));
  return refuse(app, claim, marketProblem(publisher, outcome.problems, skusOf(whole)));
}

/** Nothing has been carried out. */
async function failBeforeSending({ app, claim }: Work, failure: MarketplaceFailure): Promise<number | undefined> {
  const problem = callProblem(failure);
  // what may have been carried out stays open where the marketplace refuses to tell about it
  if (!isAsking(claim) && !passing.includes(failure.kind) && failure.kind !== 'unknownOutcome')
    return refuse(app, claim, problem);
  const ms = failure.retryAfterMs ?? laterMs;
  await putOff(app, claim, { ms, problem, stage: isAsking(claim) ? 'unknown' : 'queued' });
  return ms;
}

/** A listing that has left us without an answer: the marketplace tells whether it has it. */
async function settle(opened: Opened): Promise<number | undefined> {
  const { app, claim } = opened;
  const there = await findSent(opened);
  if (there) return take(opened, there);
  const left = Date.parse(claim.sentAt ?? '') + settledAfterMs - Date.now();
  if (left > 0) {
    const ms = Math.min(left, betweenQuestionsMs);
    await putOff(app, claim, { ms, stage: 'unknown' });
    return ms;
  }
  if (claim.sends >= mostSends) return refuse(app, claim, ownProblem({ key: 'publishing.refused.noAnswer' }));
  await putBack(app, claim);
  return 0;
}

/** An edit has arrived where the marketplace reviews the listing, has another version of it, or has taken it for a new one. */
async function findSent({ claim, publisher, whole, signal }: Opened): Promise<MarketListing | undefined> {
  const there = await publisher.find(draftOf(whole), { signal });
  if (!there || claim.kind === 'publish') return there;
  const { marketId, version } = heldOf(whole).ref;
  const isNew = there.state === 'review' || there.ref.marketId !== marketId || there.ref.version !== version;
  return isNew ? there : undefined;
}

function take({ app, claim }: Work, { ref, skus }: MarketListing): Promise<undefined> {
  return done(markTaken(app, claim, ref, skus));
}

function refuse(app: App, claim: Claim, problem: Parameters<typeof markFailed>[2]): Promise<undefined> {
  return done(markFailed(app, claim, problem));
}

async function putOffFor({ app, claim }: Work, ms: number): Promise<number> {
  await putOff(app, claim, { ms, stage: 'queued' });
  return ms;
}

async function done(settled: Promise<unknown>): Promise<undefined> {
  await settled;
}
