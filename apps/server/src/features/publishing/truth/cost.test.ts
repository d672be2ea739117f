import { expect, it } from 'vitest';
import { minutesTogether } from './cost.ts';

it('adds up what stores read at one rate, and waits for the slowest of the others', () => {
  const reading = (rate: string, minutes: number, perSecond = 20) => ({
    rate,
    perSecond,
    calls: minutes * 60 * perSecond,
  });
  expect(minutesTogether([])).toBe(0);
  expect(minutesTogether([reading('temu', 2), reading('7', 3, 15), reading('temu', 2), reading('8', 1, 15)])).toBe(4);
  expect(minutesTogether([reading('temu', 2), reading('7', 5, 15)])).toBe(5);
  expect(minutesTogether([{ rate: 'temu', perSecond: 20, calls: 1 }])).toBe(1);
});
