import type { Message } from '@pressroom/contract/message';
import { SellerFailure } from '../sellers/seller.ts';
import { type Opened, waitFor } from './openLabel.ts';
import { beginCancelling, keepLabel, markCancelled, noteWaiting, putCancellingBack } from './steps.ts';

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
    const key = answer.outcome === 'noCall' ? 'lastMile.seller.noCancel' : 'lastMile.seller.cancelRequested';
    await noteWaiting(opened, label, { key, params: { provider: seller.name } });
    return answer.outcome === 'noCall' ? await settle(opened) : betweenQuestionsMs;
  } catch (failure) {
    if (!(failure instanceof SellerFailure)) throw failure;
    if (failure.kind === 'unknownOutcome') return 0;
    if (failure.kind === 'refused') return done(keepLabel(opened, label, failure.problem));
    await putCancellingBack(opened, label);
    return failure.retryAfterMs ?? laterMs;
  }
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

function refusal({ seller }: Opened, reason = ''): Message {
  return { key: 'lastMile.seller.cancelRefused', params: { provider: seller.name, reason } };
}

async function done(settled: Promise<boolean>): Promise<undefined> {
  await settled;
}
