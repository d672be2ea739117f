import { expect, it } from 'vitest';
import { Clock } from './clock.ts';
import { Links } from './links.ts';
import { Schedule } from './schedule.ts';

const event = (what: string) => ({ system: 'shein', what, about: 'GSU1' });

it('hands out each event once, when it is due, the earliest first', () => {
  let now = 0;
  const schedule = new Schedule(new Clock(() => now));
  schedule.add(300, event('third'));
  schedule.add(100, event('first'));
  schedule.add(200, event('second'));
  const due = () => schedule.takeDue().map(({ what }) => what);
  expect(due()).toEqual([]);
  now = 200;
  expect([due(), due()]).toEqual([['first', 'second'], []]);
  expect(schedule.waiting).toMatchObject([{ what: 'third', due: 300 }]);
});

it('loses no event that falls due while others are taken', () => {
  let now = 0;
  const schedule = new Schedule(new Clock(() => now++));
  const names = Array.from({ length: 200 }, (_, at) => `event ${at}`);
  for (const [at, name] of names.entries()) schedule.add(at * 3, event(name));
  const taken: string[] = [];
  for (let look = 0; look < names.length; look += 1) taken.push(...schedule.takeDue().map(({ what }) => what));
  expect(taken).toEqual(names);
});

it('makes events due by advancing the clock, whose time stays', () => {
  const clock = new Clock(() => 1000);
  const schedule = new Schedule(clock);
  schedule.add(60_000, event('later'));
  clock.advancedMs = 60_000;
  expect(schedule.takeDue()).toMatchObject([{ what: 'later' }]);
  expect(clock.now()).toBe(1000);
});

it('opens a link until it expires, and for its own path only', () => {
  let now = 0;
  const links = new Links(1, new Clock(() => now));
  const link = new URL(links.issue('/files/1.pdf', 1000), 'http://sandbox');
  const query = Object.fromEntries(link.searchParams);
  expect(links.check('/files/1.pdf', query)).toBe('good');
  expect(links.check('/files/2.pdf', query)).toBe('forged');
  expect(links.check('/files/1.pdf', { ...query, Expires: '9999' })).toBe('forged');
  expect(links.check('/files/1.pdf', {})).toBe('forged');
  expect(new Links(2, new Clock(() => now)).check('/files/1.pdf', query)).toBe('forged');
  now = 1000;
  expect(links.check('/files/1.pdf', query)).toBe('expired');
});
