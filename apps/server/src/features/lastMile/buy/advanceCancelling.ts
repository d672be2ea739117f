import type { Message } from '@pressroom/contract/message';
import { SellerFailure } from '../sellers/seller.ts';
import { type Opened, waitFor } from './openLabel.ts';
import { beginCancelling, keepLabel, markCancelled, noteWaiting, putCancellingBack } from './labelSteps.ts';

const settledAfterMs = 120_000;
const betweenQuestionsMs = 5_000;
const laterMs = 15_000;

/** Has a label taken back: the request leaves once, and from then on its seller is asked what became of it. */
export async function advanceCancelling(opened: Opened): Promise<number | undefined> {
  const { label, seller } = opened;
  if (label.cancelSentAt !== null) return settle(opened);
  if (label.providerNumber === null || !(await beginCancelling(opened, label))) return undefined;
  try {
    const wanted = { ...opened.wanted, providerNumber: label.providerNumber };
    const answer = await seller.cancel(wanted, { signal: opened.signal });
    if (answer.outcome === 'cancelled') return done(markCancelled(opened, label, seller.name));
    if (answer.outcome === 'refused') return done(keepLabel(opened, label, refusal(opened, answer.reason)));
    if (answer.outcome === 'noCall') return await lookAfter(opened);
    await noteWaiting(opened, label, { key: 'lastMile.seller.cancelRequested', params: { provider: seller.name } });
    return betweenQuestionsMs;
  } catch (failure) {
    if (!(failure instanceof SellerFailure)) throw failure;
    if (failure.kind === 'unknownOutcome') return 0;
    if (failure.kind === 'refused') return done(keepLabel(opened, label, failure.problem));
    await putCancellingBack(opened, label);
    return failure.retryAfterMs ?? laterMs;
  }
}

/** There is no call for it: what a person has cancelled there is cancelled here. */
async function lookAfter(opened: Opened): Promise<undefined> {
  const { label, seller, wanted, signal } = opened;
  const found = await seller.find(wanted, { signal });
  if (found !== 'none' && found.state === 'cancelled') return done(markCancelled(opened, label, seller.name));
  return done(keepLabel(opened, label, { key: 'lastMile.seller.noCancel', params: { provider: seller.name } }));
}

/** What the seller says of a label that it was asked to take back. */
async function settle(opened: Opened): Promise<number | undefined> {
  const { label, seller, wanted, signal } = opened;
  const found = await seller.find(wanted, { signal });
  const age = Date.now() - Date.parse(label.cancelSentAt ?? new Date().toISOString());
  if (found !== 'none' && found.state === 'cancelled') return done(markCancelled(opened, label, seller.name));
  if (found !== 'none' && found.state === 'cancelling') return waitFor({ sentAt: label.cancelSentAt });
  if (age < settledAfterMs) return betweenQuestionsMs;
  // it is there as it was: the seller has refused, or has never heard of it
  return done(keepLabel(opened, label, refusal(opened, found === 'none' ? undefined : found.reason)));
}

function refusal({ seller: { name: provider } }: Opened, reason: string | undefined): Message {
  if (!reason) return { key: 'lastMile.seller.cancelKept', params: { provider } };
  return { key: 'lastMile.seller.cancelRefused', params: { provider, reason } };
}

async function done(settled: Promise<void>): Promise<undefined> {
  await settled;
}
