import type { Message } from '@pressroom/contract/message';
import { listingStatus, type Stage } from '@pressroom/contract/publishing/status';
import type { MarketRef, MarketSkuRef } from '@pressroom/marketplaces/publishing';
import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { addEvents } from '../record/events.ts';
import type { KeptProblem } from '../record/heads.ts';
import type { WholeListing } from '../record/queries.ts';
import { setListings } from '../record/status.ts';
import { changesTo, findFacts, haveFared } from './audit.ts';
import { type Claim, lockClaimed } from './claim.ts';
import { wordsOf } from './problems.ts';
import { changeRefused } from './refusedChange.ts';
import { keepSending, settleSending } from './sent.queries.ts';

/** When the marketplace is asked for the first time how its review stands. */
const firstReviewMs = 15_000;

/**
 * One step of a claimed listing in one transaction, on record where it changes what has become of the listing. False where
 * the claim has passed on to somebody else meanwhile.
 */
async function step(app: App, claim: Claim, take: (act: Act) => Promise<void>): Promise<boolean> {
  return writeAs(app, system, 'job/publishing.send', async (act) => {
    if (!(await lockClaimed(act.tx, claim))) return false;
    const before = await findFacts(act.tx, [claim.id]);
    await take(act);
    if (await haveFared(act.tx, before)) act.audit(await changesTo(act.tx, before));
    return true;
  });
}

type CallState = 'waiting' | 'sending' | 'unknown' | 'done' | 'refused';

function setCall(tx: Tx, { callId }: Claim, state: CallState, values: { sent?: true; outcome?: unknown } = {}) {
  const isSent = sql<boolean>`${values.sent === true}`;
  return sql`
    update listing_calls set state = ${state}, gmt_modified = clock_timestamp(),
      sent_at = case when ${isSent} then clock_timestamp() else sent_at end,
      attempts = attempts + case when ${isSent} then 1 else 0 end,
      outcome = ${values.outcome === undefined ? null : json(values.outcome)}
    where id = ${callId}`.execute(tx);
}

/** By the clock that decides what is due. */
const later = (ms: number) => sql<string>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

function note({ tx, actor }: Act, { id }: Claim, behavior: Message): Promise<void> {
  return addEvents(tx, actor, [{ listingId: id, behavior }]);
}

/** Why an earlier try has failed stays, until this one ends. */
export function beginPictures(app: App, claim: Claim): Promise<boolean> {
  return step(app, claim, ({ tx }) => setListings(tx, [claim.id], { stage: 'pictures' }));
}

/** Writes down what is about to be sent. Nothing is sent where this answers false. */
export function beginSending(app: App, claim: Claim, whole: WholeListing, uploaded: number): Promise<boolean> {
  return step(app, claim, async (act) => {
    await setListings(act.tx, [claim.id], { stage: 'sending' });
    await keepSending(act.tx, whole);
    await setCall(act.tx, claim, 'sending', { sent: true });
    if (uploaded > 0) await note(act, claim, { key: 'publishing.log.pictures', params: { count: uploaded } });
    await note(act, claim, { key: claim.kind === 'edit' ? 'publishing.log.sentEdit' : 'publishing.log.sent' });
  });
}

/** It has left us without an answer: from now on the marketplace is asked, and nothing is sent. */
export function markUnknown(app: App, claim: Claim, problem: KeptProblem): Promise<boolean> {
  return step(app, claim, async (act) => {
    await setListings(act.tx, [claim.id], { stage: 'unknown', dueAt: later(0), problem });
    await setCall(act.tx, claim, 'unknown');
    await note(act, claim, { key: 'publishing.log.unknown' });
  });
}

/** The next step comes later. `stage`: as it stands, or back to the queue where it was certainly not carried out. */
export function putOff(
  app: App,
  claim: Claim,
  { ms, problem, stage }: { ms: number; problem?: KeptProblem; stage: Extract<Stage, 'queued' | 'unknown'> },
): Promise<boolean> {
  return step(app, claim, async ({ tx }) => {
    await setListings(tx, [claim.id], { stage, dueAt: later(ms), ...(problem && { problem }) });
    await setCall(tx, claim, stage === 'queued' ? 'waiting' : 'unknown');
  });
}

/** It has certainly not arrived, and is sent once more. */
export function putBack(app: App, claim: Claim): Promise<boolean> {
  return step(app, claim, async (act) => {
    await setListings(act.tx, [claim.id], { stage: 'queued', dueAt: later(0), problem: null });
    await setCall(act.tx, claim, 'waiting');
    await note(act, claim, { key: 'publishing.log.notArrived' });
  });
}

/** The marketplace has it and reviews it. */
export function markTaken(app: App, claim: Claim, ref: MarketRef, skus: readonly MarketSkuRef[]): Promise<boolean> {
  return step(app, claim, async (act) => {
    await setListings(act.tx, [claim.id], {
      stage: 'review',
      marketId: ref.marketId,
      marketVersion: ref.version,
      marketState: 'review',
      problem: null,
      dueAt: later(firstReviewMs),
    });
    await keepNames(act.tx, claim.id, skus);
    await setCall(act.tx, claim, 'done');
    await note(act, claim, { key: 'publishing.log.taken' });
    if (claim.taskId) await advanceTask(act.tx, claim.taskId, 1);
  });
}

async function keepNames(tx: Tx, listingId: string, skus: readonly MarketSkuRef[]): Promise<void> {
  await sql`
    update listing_skus set market_skc_id = given."skcId", market_sku_id = given."skuId"
    from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as given (sku text, "skcId" text, "skuId" text)
    where listing_id = ${listingId} and lower(listing_skus.sku) = lower(given.sku)`.execute(tx);
}

/** It was not taken, and stays here until somebody has mended it; of what is published the marketplace keeps the former version. */
export function markFailed(app: App, claim: Claim, problem: KeptProblem): Promise<boolean> {
  return step(app, claim, async (act) => {
    if (claim.isPublished) await changeRefused(act, [{ id: claim.id, problem }]);
    else {
      await setListings(act.tx, [claim.id], {
        publishStatus: listingStatus.failed,
        stage: null,
        dueAt: null,
        problem,
      });
      await settleSending(act.tx, [claim.id], { counts: true });
      await note(act, claim, { key: 'publishing.log.failed', params: { why: wordsOf(problem) } });
    }
    await setCall(act.tx, claim, 'refused', { outcome: problem });
    if (claim.taskId)
      await advanceTask(act.tx, claim.taskId, 1, [{ id: claim.id, label: claim.cargoNo, ...wordsOf(problem) }]);
  });
}
