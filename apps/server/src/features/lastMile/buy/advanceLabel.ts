import type { LabelState } from '@pressroom/contract/lastMile/parcels';
import type { Message } from '@pressroom/contract/message';
import { type LabelOrder, SellerFailure } from '../sellers/seller.ts';
import { advanceCancelling } from './advanceCancelling.ts';
import { findLatest, type Label } from './labels.queries.ts';
import { longestWaitMs, type Opened, openLabel, waitFor } from './openLabel.ts';
import {
  beginSending,
  issue,
  markCancelled,
  markFailed,
  markTaken,
  markUnknown,
  noteWaiting,
  putBack,
} from './labelSteps.ts';
import type { Work } from './work.ts';

/** Longer than a call can last: what its seller does not know of by then has not arrived. */
const settledAfterMs = 120_000;
const betweenQuestionsMs = 5_000;
const laterMs = 15_000;
const mostSends = 4;

/** Answers after how many milliseconds to go on with this label; undefined where it is at its end. */
export async function advanceLabel(work: Work, label: Label): Promise<number | undefined> {
  if (label.state === 'issued') return undefined;
  try {
    const opened = await openLabel(work, label);
    if (!opened) return undefined;
    if (label.state === 'cancelling') return await advanceCancelling(opened);
    if (label.state === 'waiting') return await send(opened);
    if (label.state === 'placed') return await follow(opened);
    return await settle(opened);
  } catch (failure) {
    if (!(failure instanceof SellerFailure)) throw failure;
    return failed(work, label, failure);
  }
}

/** Nobody could be asked, or the answer was no. What may have been bought stays open: only its seller can close it. */
async function failed(
  work: Work,
  label: Label,
  { kind, problem, retryAfterMs }: SellerFailure,
): Promise<number | undefined> {
  if (label.state === 'waiting') {
    await markFailed(work, label, problem);
    return undefined;
  }
  if (label.state === 'placed' || label.state === 'cancelling') await noteWaiting(work, label, problem);
  else await markUnknown(work, label, problem);
  return retryAfterMs ?? (kind === 'later' ? laterMs : longestWaitMs);
}

async function send(opened: Opened): Promise<number | undefined> {
  const { label, seller, wanted, signal } = opened;
  if (!(await beginSending(opened, label, wanted.parcel.recipient))) return undefined;
  try {
    return await take(opened, await seller.place(wanted, { signal }));
  } catch (failure) {
    if (!(failure instanceof SellerFailure)) throw failure;
    const { kind, problem, retryAfterMs } = failure;
    if (kind === 'unknownOutcome') {
      await markUnknown(opened, label, problem);
      return 0;
    }
    if (kind === 'refused' || label.sends + 1 >= mostSends) {
      await markFailed(opened, label, problem);
      return undefined;
    }
    await putBack(opened, label, problem);
    return retryAfterMs ?? laterMs;
  }
}

/** It was sent, and nobody knows what became of it: its seller is asked, and it is sent again only when it has certainly not arrived. */
async function settle(opened: Opened): Promise<number | undefined> {
  const { label, seller, wanted, signal } = opened;
  const found = await seller.find(wanted, { signal });
  if (found !== 'none') return take(opened, found);
  const age = Date.now() - Date.parse(label.sentAt ?? '');
  const left = Math.max(settledAfterMs, seller.findLagMs) - age;
  if (left > 0) {
    if (label.state === 'sending') await markUnknown(opened, label, unknown);
    return Math.min(left, betweenQuestionsMs);
  }
  if (label.sends >= mostSends) {
    const params = { provider: seller.name, count: label.sends };
    await markFailed(opened, label, { key: 'lastMile.seller.notArrived', params });
    return undefined;
  }
  await putBack(opened, label, null);
  return 0;
}

const unknown: Message = { key: 'lastMile.seller.unknown' };

/** The seller has it: what it says is written down, and the label is fetched once it is ready. */
export async function take(opened: Opened, order: LabelOrder): Promise<number | undefined> {
  const { label, seller } = opened;
  const { state, reason } = order;
  const provider = seller.name;
  if (state === 'failed') {
    const problem: Message = reason
      ? { key: 'lastMile.seller.failedThere', params: { provider, reason } }
      : { key: 'lastMile.seller.rejected', params: { provider } };
    await markFailed(opened, label, problem);
    return undefined;
  }
  if (state === 'cancelled') {
    await markTaken(opened, label, order);
    await markCancelled(opened, label, provider);
    return undefined;
  }
  if (!(await markTaken(opened, label, order))) return undefined;
  if (state !== 'ready' || (seller.printEndsSale && (await isOthersTurn(opened)))) return waitFor(label);
  return fetchLabel(opened, order.providerNumber);
}

/** Whether another parcel of the row has no carrier yet. */
async function isOthersTurn({ app, row, label }: Opened): Promise<boolean> {
  const others = (await findLatest(app.db, row.id)).filter(({ id }) => id !== label.id);
  return others.some(
    ({ state, trackingNumber }) => !over.includes(state) && !(state === 'placed' && trackingNumber !== null),
  );
}

const over: readonly LabelState[] = ['issued', 'cancelling', 'cancelled'];

/** A label that was bought, and whose number or file comes later. */
async function follow(opened: Opened): Promise<number | undefined> {
  const { seller, wanted, signal } = opened;
  const found = await seller.find(wanted, { signal });
  // it was there when it was taken: what is missing now will be seen again
  return found === 'none' ? waitFor(opened.label) : take(opened, found);
}

async function fetchLabel(opened: Opened, providerNumber: string): Promise<number | undefined> {
  const { label, seller, wanted, signal } = opened;
  try {
    const pdf = await seller.label({ ...wanted, providerNumber }, { signal });
    if (pdf !== 'notReady') {
      await issue(opened, label, Buffer.from(pdf));
      return undefined;
    }
    await noteWaiting(opened, label, { key: 'lastMile.seller.waitsForLabel' });
    return waitFor(label);
  } catch (failure) {
    if (!(failure instanceof SellerFailure)) throw failure;
    await noteWaiting(opened, label, failure.problem);
    return failure.retryAfterMs ?? waitFor(label);
  }
}
