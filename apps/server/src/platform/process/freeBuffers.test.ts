import { expect, it, onTestFinished, vi } from 'vitest';
import { freeBuffers } from './freeBuffers.ts';

it('collects the young objects for every eight megabytes that are gone, where it may', () => {
  const collect = vi.fn();
  const own = globalThis.gc;
  onTestFinished(() => void (globalThis.gc = own));
  globalThis.gc = undefined;
  // whatever others have left
  freeBuffers(8 * 1024 ** 2);
  globalThis.gc = Object.assign(collect, own);
  for (let megabytes = 0; megabytes < 24; megabytes += 1) freeBuffers(1024 ** 2);
  expect(collect.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ type: 'minor', execution: 'sync' }]));
});
