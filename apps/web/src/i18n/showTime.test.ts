import { expect, it } from 'vitest';
import { showTime } from './showTime.ts';

it('shows the clock of UTC+8, also where the date differs', () => {
  expect(showTime('2026-11-20T15:59:59.000Z')).toBe('2026-11-20 23:59');
  expect(showTime('2026-11-20T16:00:00.000Z')).toBe('2026-11-21 00:00');
  expect(showTime('2026-11-20T16:00:07.000Z', { seconds: true })).toBe('2026-11-21 00:00:07');
});

it('shows a dash for what has not happened', () => {
  expect(showTime(null)).toBe('–');
});
