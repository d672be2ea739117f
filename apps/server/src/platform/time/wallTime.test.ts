import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseWallText, wallTimeAt, zonedInstant } from './wallTime.ts';

const wall = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
});

it.each([
  ['2026-11-19 15:30', wall(2026, 11, 19, 15, 30)],
  ['2026/11/19 15:30:00', wall(2026, 11, 19, 15, 30)],
  ['2026-11-19T15:30:07.250', wall(2026, 11, 19, 15, 30, 7)],
  ['2026-11-19', wall(2026, 11, 19)],
  ['2026.1.9', wall(2026, 1, 9)],
  ['２０２６－１１－１９　１５：３０', wall(2026, 11, 19, 15, 30)],
  ['2026年11月19日 15:30', wall(2026, 11, 19, 15, 30)],
  ['2026年1月9日', wall(2026, 1, 9)],
  ['2026年11月19日15时', wall(2026, 11, 19, 15)],
  ['2026年11月19日 15时30分07秒', wall(2026, 11, 19, 15, 30, 7)],
  ['2028-02-29', wall(2028, 2, 29)],
])('reads %s', (text, expected) => {
  expect(parseWallText(text)).toEqual(expected);
});

it.each([
  ['2026-11-19T15:30:00Z', '2026-11-19T15:30:00.000Z'],
  ['2026-11-19T15:30:00+08:00', '2026-11-19T07:30:00.000Z'],
  ['2026-11-19 23:30 -0530', '2026-11-20T05:00:00.000Z'],
])('reads %s as an instant, because it names its offset', (text, instant) => {
  expect(parseWallText(text)).toEqual(new Date(instant));
});

it.each([
  '11/19/2026',
  '19.11.2026',
  '2026-11/19',
  '2026-02-29',
  '2026-13-01',
  '2026-11-19 24:00',
  '2026-11-19 15:60',
  '2026-11-19T15:30+99:00',
  '20261119',
  '2026-11-19 tomorrow',
  '46345.5',
  '',
])('does not guess at %j', (text) => {
  expect(parseWallText(text)).toBeUndefined();
});

it.each([
  ['Asia/Shanghai', wall(2026, 11, 19, 0, 30), '2026-11-18T16:30:00.000Z'],
  ['Asia/Shanghai', wall(2026, 11, 19, 23, 30), '2026-11-19T15:30:00.000Z'],
  ['America/New_York', wall(2026, 3, 8, 1, 59, 59), '2026-03-08T06:59:59.000Z'],
  ['America/New_York', wall(2026, 3, 8, 3), '2026-03-08T07:00:00.000Z'],
  ['America/New_York', wall(2026, 11, 1, 0, 59, 59), '2026-11-01T04:59:59.000Z'],
  ['America/New_York', wall(2026, 11, 1, 2), '2026-11-01T07:00:00.000Z'],
  ['Pacific/Kiritimati', wall(2026, 1, 1), '2025-12-31T10:00:00.000Z'],
])('knows when clocks in %s show %o', (zone, shown, instant) => {
  expect(zonedInstant(shown, zone)).toEqual(new Date(instant));
});

it('takes the earlier instant of a time that comes twice', () => {
  expect(zonedInstant(wall(2026, 11, 1, 1, 30), 'America/New_York')).toEqual(new Date('2026-11-01T05:30:00Z'));
});

it('knows clocks that changed a minute after midnight', () => {
  const zone = 'America/St_Johns';
  expect(wallTimeAt(new Date('2011-03-13T03:30:59Z'), zone)).toEqual(wall(2011, 3, 13, 0, 0, 59));
  expect(wallTimeAt(new Date('2011-03-13T03:31:00Z'), zone)).toEqual(wall(2011, 3, 13, 1, 1));
});

it('takes the first instant after a gap for a time that never comes', () => {
  expect(zonedInstant(wall(2026, 3, 8, 2, 30), 'America/New_York')).toEqual(new Date('2026-03-08T07:00:00Z'));
  expect(zonedInstant(wall(2026, 10, 4, 2, 15), 'Australia/Lord_Howe')).toEqual(new Date('2026-10-03T15:30:00Z'));
});

it('finds the wall time of every instant back, but for the second half of an hour that comes twice', () => {
  const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  const zone = fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC');
  fc.assert(
    fc.property(instant, zone, (at, zone) => {
      const shown = wallTimeAt(at, zone);
      const found = zonedInstant(shown, zone);
      expect(wallTimeAt(found, zone)).toEqual(shown);
      expect(found.getTime()).toBeLessThanOrEqual(at.getTime());
    }),
  );
});
