import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FailureDetails, type FailureKind, MarketplaceFailure } from './MarketplaceFailure.ts';
import { delayBeforeRetry } from './retry.ts';

const failed = (kind: FailureKind, details?: FailureDetails) => new MarketplaceFailure(kind, 'orders', details);

describe('the delay before the next attempt', () => {
  it('doubles, and lies between half and the whole of that', () => {
    const delays = (random: number) =>
      [1, 2, 3, 4].map((attempts) => delayBeforeRetry(failed('unavailable'), attempts, () => random));
    expect(delays(0)).toEqual([125, 250, 500, undefined]);
    expect(delays(1)).toEqual([250, 500, 1000, undefined]);
  });

  it('is never shorter than the marketplace asks for, up to half a minute', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 60_000 }),
        fc.integer({ min: 1, max: 3 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (asked, attempts, random) => {
          const delay = delayBeforeRetry(failed('throttled', { retryAfterMs: asked }), attempts, () => random);
          if (asked > 30_000) expect(delay).toBeUndefined();
          else expect(delay).toBeGreaterThanOrEqual(asked);
        },
      ),
    );
  });

  it.each(['auth', 'permission', 'notFound', 'rejected', 'unknownOutcome'] as const)(
    'does not exist after %s',
    (kind) => {
      expect(delayBeforeRetry(failed(kind), 1, () => 0)).toBeUndefined();
    },
  );
});
