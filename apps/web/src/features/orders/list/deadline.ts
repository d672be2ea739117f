import type { OrderStatus } from '@pressroom/contract/orders/status';
import type { TextKey } from '../../../i18n/i18n.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const soon = 24 * hour;

/** In these statuses the deadline no longer matters: the parcel has left or never will. */
const settled: readonly OrderStatus[] = [2, 4, -1];

export interface TimeLeft {
  urgency: 'overdue' | 'soon' | 'later';
  key: Extract<TextKey, `orders.overdue${string}` | `orders.due${string}`>;
  count: number;
}

/** The time left until the deadline in its largest unit; undefined where the deadline no longer matters. */
export function timeLeft(order: { deliveryTimeLimit: string | null; sysStatus: OrderStatus }, now: number) {
  if (order.deliveryTimeLimit === null || settled.includes(order.sysStatus)) return undefined;
  const left = new Date(order.deliveryTimeLimit).getTime() - now;
  const distance = Math.abs(left);
  const unit = distance >= 2 * day ? 'Days' : distance >= hour ? 'Hours' : 'Minutes';
  const count = Math.floor(distance / { Days: day, Hours: hour, Minutes: minute }[unit]);
  const answer: TimeLeft = {
    urgency: left < 0 ? 'overdue' : left < soon ? 'soon' : 'later',
    key: left < 0 ? `orders.overdue${unit}` : `orders.due${unit}`,
    count,
  };
  return answer;
}
