import { describe, expect, it } from 'vitest';
import { timeLeft } from './deadline.ts';

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
