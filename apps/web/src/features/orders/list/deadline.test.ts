import { describe, expect, it } from 'vitest';
import { lastCutOff, timeLeft } from './deadline.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const waiting = (deliveryTimeLimit: string | null) => timeLeft({ deliveryTimeLimit, sysStatus: 1 }, now);

describe('the time left', () => {
  it.each([
    ['2026-11-25T12:00:00Z', 'later', 'orders.dueDays', 4],
    ['2026-11-23T11:59:00Z', 'later', 'orders.dueHours', 47],
    ['2026-11-21T15:30:00Z', 'soon', 'orders.dueHours', 3],
    ['2026-11-21T12:20:00Z', 'soon', 'orders.dueMinutes', 20],
    ['2026-11-21T11:45:00Z', 'overdue', 'orders.overdueMinutes', 15],
    ['2026-11-21T06:00:00Z', 'overdue', 'orders.overdueHours', 6],
    ['2026-11-18T12:00:00Z', 'overdue', 'orders.overdueDays', 3],
  ])('until %s is %s', (limit, urgency, key, count) => {
    expect(waiting(limit)).toEqual({ urgency, key, count });
  });

  it('no longer matters once the parcel has left, or the order is closed', () => {
    for (const sysStatus of [2, 4, -1] as const) {
      expect(timeLeft({ deliveryTimeLimit: '2026-11-18T12:00:00Z', sysStatus }, now)).toBeUndefined();
    }
    expect(waiting(null)).toBeUndefined();
  });
});

describe('the last cut-off before a deadline', () => {
  const hours = { workingDays: [1, 2, 3, 4, 5], cutOff: '18:00', holidays: ['2026-11-26'] };
  it.each([
    // a Tuesday in UTC+8, a minute before the cut-off, at it, and shortly after midnight
    ['2026-11-24T09:59:00Z', '2026-11-23T10:00:00.000Z'],
    ['2026-11-24T10:00:00Z', '2026-11-24T10:00:00.000Z'],
    ['2026-11-24T16:01:00Z', '2026-11-24T10:00:00.000Z'],
    // over a holiday, and over a weekend
    ['2026-11-26T12:00:00Z', '2026-11-25T10:00:00.000Z'],
    ['2026-11-30T02:00:00Z', '2026-11-27T10:00:00.000Z'],
  ])('of %s is %s', (deadline, cutOff) => {
    expect(lastCutOff(deadline, hours)).toBe(cutOff);
  });
});
