import type { FailureKind, MarketplaceFailure } from './MarketplaceFailure.ts';

const passing: FailureKind[] = ['unavailable', 'throttled', 'malformed'];
const maxAttempts = 4;
const firstDelayMs = 250;
const longestDelayMs = 5_000;
/** For a longer wait the call gives up, so that its caller's own schedule decides when to try again. */
const longestAskedMs = 30_000;

/** How long to wait before the next attempt; undefined: give up. Random, so that callers do not all retry together. */
export function delayBeforeRetry(
  failure: MarketplaceFailure,
  attempts: number,
  random: () => number,
): number | undefined {
  if (attempts >= maxAttempts || !passing.includes(failure.kind)) return undefined;
  const ceiling = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
  const jittered = Math.round((ceiling / 2) * (1 + random()));
  const asked = failure.retryAfterMs ?? 0;
  return asked > longestAskedMs ? undefined : asked + jittered;
}
