import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { halfWay, windowsOf } from './timeWindows.ts';

const second = 1000;
const time = fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 });
const length = fc.integer({ min: 0, max: 40 * 86_400_000 });
const longest = fc.integer({ min: 3600, max: 86_400 }).map((seconds) => seconds * second);

it('covers the range with windows of whole seconds that touch and are never too long', () => {
  fc.assert(
    fc.property(time, length, longest, (start, ms, longestMs) => {
      const [from, to] = [new Date(start), new Date(start + ms)];
      const windows = windowsOf({ from, to }, longestMs);
      expect(windows.length > 0).toBe(ms > 0 || start % second > 0);
      if (windows.length === 0) return;
      expect(windows[0]!.from.getTime()).toBe(Math.floor(start / second) * second);
      expect(windows.at(-1)!.to.getTime()).toBe(Math.ceil((start + ms) / second) * second);
      for (const [index, window] of windows.entries()) {
        expect(window.to.getTime() - window.from.getTime()).toBeLessThanOrEqual(longestMs);
        expect(window.to.getTime() % second).toBe(0);
        if (index > 0) expect(window.from).toEqual(windows[index - 1]!.to);
      }
    }),
  );
});

it('halves a window between its ends, until it is a second long', () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 86_400 }), (start, seconds) => {
      const [from, to] = [new Date(start), new Date(start + seconds * second)];
      const half = halfWay({ from, to });
      expect(half === undefined).toBe(seconds < 2);
      if (half === undefined) return;
      expect(half.getTime()).toBeGreaterThan(from.getTime());
      expect(half.getTime()).toBeLessThan(to.getTime());
    }),
  );
});
