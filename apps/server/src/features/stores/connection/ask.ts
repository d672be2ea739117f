import type { Message } from '@pressroom/contract/message';
import { MarketplaceFailure } from '@pressroom/marketplaces';
import { Failure } from '../../../platform/failure.ts';
import { problemOfFailure } from '../grants/problem.ts';

const patienceMs = 20_000;

/** `refused`: the marketplace does not accept the store's keys, as against everything that may pass. */
export type Asked<T> = { answer: T } | { problem: Message; refused: boolean };

/** What a marketplace says while somebody waits for it. Fails where `stop` is aborted. */
export async function ask<T>(question: (signal: AbortSignal) => Promise<T>, stop?: AbortSignal): Promise<Asked<T>> {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    return { answer: await question(stop ? AbortSignal.any([patience, stop]) : patience) };
  } catch (error) {
    stop?.throwIfAborted();
    if (error instanceof MarketplaceFailure)
      return { problem: problemOfFailure(error), refused: error.kind === 'auth' };
    if (error instanceof Failure) return { problem: { key: error.key, params: error.params }, refused: false };
    if (patience.aborted) return { problem: { key: 'stores.trouble.timedOut' }, refused: false };
    throw error;
  }
}
