import { expect, it } from 'vitest';
import { kindOfStatus, retryAfterMs } from './httpFailure.ts';

it.each([
  [200, undefined],
  [302, undefined],
  [400, 'rejected'],
  [401, 'auth'],
  [403, 'permission'],
  [404, 'notFound'],
  [408, 'unavailable'],
  [422, 'rejected'],
  [429, 'throttled'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('takes the status %i for %s', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind);
});

it.each([
  ['7', 7000],
  [' 12 ', 12_000],
  ['0', 0],
  ['Mon, 05 Jan 2026 10:00:30 GMT', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['9999999', undefined],
])('reads “%s” as %s milliseconds to wait', (value, ms) => {
  expect(retryAfterMs(new Headers({ 'retry-after': value }))).toBe(ms);
});

it('knows no time to wait without the header', () => {
  expect(retryAfterMs(new Headers())).toBeUndefined();
});
