import type { Message } from '@pressroom/contract/message';
import { MarketplaceFailure } from '@pressroom/marketplaces';
import { Failure } from '../../../platform/failure.ts';
import { problemOfFailure } from '../grants/problem.ts';

const timeoutMs = 20_000;

/** `refused`: the marketplace does not accept the store's keys; any other problem may be temporary. */
export type Asked<T> = { answer: T } | { problem: Message; refused: boolean };

/** Asks a marketplace while a user waits, for a limited time. Throws where `stop` is aborted. */
export async function ask<T>(question: (signal: AbortSignal) => Promise<T>, stop?: AbortSignal): Promise<Asked<T>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return { answer: await question(stop ? AbortSignal.any([timeout, stop]) : timeout) };
  } catch (error) {
    stop?.throwIfAborted();
    if (error instanceof MarketplaceFailure)
      return { problem: problemOfFailure(error), refused: error.kind === 'auth' };
    if (error instanceof Failure) return { problem: { key: error.key, params: error.params }, refused: false };
    if (timeout.aborted) return { problem: { key: 'stores.trouble.timedOut' }, refused: false };
    throw error;
  }
}
