import { expect, it } from 'vitest';
import { countSilentFailure, outcome, sentence, sum } from './outcome.ts';

it('adds up the parts and says them in one sentence', () => {
  const total = sum([outcome({ passed: 2 }), outcome({ passed: 1, failed: 1 }), outcome({ skipped: 3 })]);
  expect(sentence(total)).toBe('3 passed, 1 failed, 3 skipped');
  expect(sentence(outcome({ passed: 1 }))).toBe('1 passed, 0 failed');
  expect(sum([outcome({ failures: ['a'] }), outcome({ failures: ['b'] })]).failures).toEqual(['a', 'b']);
});

it('counts a runner as failed that ended badly or ran nothing, once', () => {
  expect(countSilentFailure(1, outcome({ passed: 5 })).failed).toBe(1);
  expect(countSilentFailure(0, outcome({})).failed).toBe(1);
  expect(countSilentFailure(1, outcome({ passed: 5, failed: 2 })).failed).toBe(2);
  expect(countSilentFailure(0, outcome({ passed: 5 })).failed).toBe(0);
});
