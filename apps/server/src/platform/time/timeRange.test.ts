import { expect, it } from 'vitest';
import { daysBetween } from './daysBetween.ts';
import { timeRange } from './timeRange.ts';

const names: [string, string] = ['startTime', 'endTime'];
const rangeOf = (start?: string, end?: string, zone = 'Asia/Shanghai') => timeRange(start, end, zone, names);

it.each([
  ['nothing', undefined, undefined, {}],
  ['a day, whole in the zone', '2026-11-19', '2026-11-19', ['2026-11-18T16:00:00.000Z', '2026-11-19T16:00:00.000Z']],
  ['days over a year', '2026-12-31', '2027-01-01', ['2026-12-30T16:00:00.000Z', '2027-01-01T16:00:00.000Z']],
  [
    'seconds, the last one included',
    '2026-11-19 08:00:00',
    '2026-11-19 08:00:00',
    ['2026-11-19T08:00:00.000Z', '2026-11-19T08:00:01.000Z'],
  ],
  ['an offset of its own', '2026-11-19T08:00:00+08:00', undefined, ['2026-11-19T00:00:00.000Z']],
  ['a beginning before 1970', '1969-01-01', undefined, ['1968-12-31T16:00:00.000Z']],
] as const)('reads %s', (_, start, end, expected) => {
  const [from, before] = Array.isArray(expected) ? (expected as readonly string[]) : [];
  expect(rangeOf(start, end)).toEqual({ from, before });
});

it.each([
  ['an end before its beginning', '2026-11-20', '2026-11-19', 'startTime'],
  ['a day that does not exist', '2026-02-30', undefined, 'startTime'],
  ['words', undefined, 'tomorrow', 'endTime'],
  ['a day after all that can be kept', undefined, '9999-12-31', 'endTime'],
])('refuses %s and names the field', (_, start, end, field) => {
  expect(() => rangeOf(start, end)).toThrow(
    expect.objectContaining({ data: [expect.objectContaining({ path: field })] }),
  );
});

it('counts a day of the changed clock whole, and names every day between two', () => {
  const days = daysBetween('2026-03-28', '2026-03-30', 'Europe/Berlin');
  expect(days.map(({ name }) => name)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  const hours = days.map(({ from, before }) => (Date.parse(before) - Date.parse(from)) / 3_600_000);
  expect(hours).toEqual([24, 23, 24]);
  expect(days.slice(1).map(({ from }) => from)).toEqual(days.slice(0, -1).map(({ before }) => before));
  expect(rangeOf('2026-03-29', '2026-03-29', 'Europe/Berlin')).toEqual({
    from: days[1]!.from,
    before: days[1]!.before,
  });
  expect(daysBetween('2026-03-30', '2026-03-28', 'Europe/Berlin')).toEqual([]);
});
