import { expect, it } from 'vitest';
import { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { kindOfCode, problemCodes, temuProblemOf } from './problems.ts';

it('gives each code one meaning', () => {
  const codes = Object.values(problemCodes).flatMap((problem) => problem.codes);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  for (const code of codes) expect(code).toMatch(/^\d{7,9}$/);
});

it.each([
  ['7000018', 'reconnect', 'auth'],
  ['3000012', 'clock', 'unavailable'],
  ['4000000', 'passing', 'unavailable'],
] as const)('takes the code %s for %s', (code, problem, kind) => {
  expect(temuProblemOf(new MarketplaceFailure(kind, 'orders', { code }))).toBe(problem);
  expect(kindOfCode(code)).toBe(kind);
});

it.each([undefined, '1', 'http502'])('knows no problem behind the code %s', (code) => {
  expect(temuProblemOf(new MarketplaceFailure('rejected', 'orders', { code }))).toBeUndefined();
  expect(kindOfCode(code)).toBeUndefined();
});
