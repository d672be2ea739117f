import { expect, it } from 'vitest';
import { announcement } from './announcement.ts';

const running = {
  host: '127.0.0.1',
  port: 8787,
  process: 'all',
  adminPassword: undefined,
  sandboxUrl: undefined,
} as const;
const first = { demo: false, isNew: true, password: 'horse7' };

it('tells the first password once, and the demo’s at every start', () => {
  expect(announcement(running, first)).toContain('account admin, password horse7 (shown this once)');
  expect(announcement(running, { ...first, isNew: false })).not.toContain('horse7');
  expect(announcement(running, { ...first, demo: true, isNew: false })).toMatch(
    /with the password horse7\nWith the same.*packer/,
  );
});

it.each([true, false])('never repeats a password that was given (demo: %s)', (demo) => {
  const told = announcement({ ...running, adminPassword: 'horse7' }, { ...first, demo });
  expect(told).not.toContain('horse7');
  expect(told).toContain('the password of ADMIN_PASSWORD');
  expect(told.includes('packer')).toBe(demo);
});
