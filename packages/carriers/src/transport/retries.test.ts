import { expect, it } from 'vitest';
import { CarrierFailure, type FailureFacts, type FailureKind } from '../failure.ts';
import { waitAfter } from './retries.ts';

const failed = (kind: FailureKind, facts?: FailureFacts) => new CarrierFailure('YWJ', 'find', kind, facts);

it('doubles its pause, give or take a half', () => {
  const pauses = (random: number) =>
    [1, 2, 3, 4].map((attempts) => waitAfter(failed('unavailable'), attempts, () => random));
  expect(pauses(0)).toEqual([125, 250, 500, undefined]);
  expect(pauses(1)).toEqual([375, 750, 1500, undefined]);
});

it('waits no longer than its caller would', () => {
  expect(waitAfter(failed('throttled', { retryAfterMs: 30_000 }), 1, () => 0)).toBe(30_125);
  expect(waitAfter(failed('throttled', { retryAfterMs: 30_001 }), 1, () => 0)).toBeUndefined();
});

it.each(['auth', 'permission', 'notFound', 'rejected', 'unknownOutcome'] as const)('never repeats after %s', (kind) => {
  expect(waitAfter(failed(kind), 1, () => 0)).toBeUndefined();
});
