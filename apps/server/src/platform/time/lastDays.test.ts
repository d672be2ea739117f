import { expect, it } from 'vitest';
import { lastDays } from './lastDays.ts';

const shanghai = 'Asia/Shanghai';
const todayAt = (instant: string, zone = shanghai) => lastDays(new Date(instant), 1, zone);

it.each([
  ['23:30', '2026-11-19T15:30:00Z', '2026-11-19'],
  ['00:30', '2026-11-19T16:30:00Z', '2026-11-20'],
  ['07:59', '2026-11-19T23:59:59Z', '2026-11-20'],
  ['08:00', '2026-11-20T00:00:00Z', '2026-11-20'],
])('knows which day it is in Shanghai at %s', (_, instant, name) => {
  expect(todayAt(instant)).toMatchObject([{ name }]);
});

it('begins and ends each day with the zone’s midnight, the next where the last one ends', () => {
  const days = lastDays(new Date('2026-03-01T04:00:00Z'), 30, shanghai);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    name: '2026-03-01',
    from: '2026-02-28T16:00:00.000Z',
    before: '2026-03-01T16:00:00.000Z',
  });
  expect(days[0]).toMatchObject({ name: '2026-01-31' });
  expect(days.slice(1).map((day) => day.from)).toEqual(days.slice(0, -1).map((day) => day.before));
});

it('gives the days on which American clocks change their 25 and 23 hours', () => {
  const hoursOf = (instant: string) =>
    todayAt(instant, 'America/New_York').map((day) => (Date.parse(day.before) - Date.parse(day.from)) / 3_600_000);
  expect(hoursOf('2026-11-01T17:00:00Z')).toEqual([25]);
  expect(hoursOf('2026-03-08T17:00:00Z')).toEqual([23]);
});
