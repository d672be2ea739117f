import type { FailureKind, MarketplaceFailure } from './MarketplaceFailure.ts';

const passing: FailureKind[] = ['unavailable', 'throttled', 'malformed'];
const maxAttempts = 4;
const firstDelayMs = 250;
const longestDelayMs = 5_000;
/** Asked to wait longer than this, the caller's own schedule is the better place to wait. */
const longestAskedMs = 30_000;

/** How long to wait before the next attempt; undefined: give up. Spread out, so that many callers do not come back as one. */
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
