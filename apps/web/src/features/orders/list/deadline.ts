import type { OrderStatus } from '@pressroom/contract/orders/status';
import type { ShippingHours } from '@pressroom/contract/stores/shippingHours';
import type { TextKey } from '../../../i18n/i18n.ts';
import { showTime, zoneOffset } from '../../../i18n/showTime.ts';

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

/** The longest row of days on which nothing leaves. */
const mostDays = 400;

/** The last cut-off of the store that is not after the deadline: what is ready by then leaves in time. */
export function lastCutOff(
  deadline: string,
  { workingDays, cutOff, holidays }: Pick<ShippingHours, 'workingDays' | 'cutOff' | 'holidays'>,
): string | undefined {
  const last = Date.parse(deadline);
  for (let back = 0; back < mostDays; back += 1) {
    const date = showTime(new Date(last - back * day).toISOString()).slice(0, '2026-11-27'.length);
    const weekday = new Date(date).getUTCDay() || 7;
    const moment = new Date(`${date}T${cutOff}:00${zoneOffset}`);
    if (moment.getTime() <= last && workingDays.includes(weekday) && !holidays.includes(date))
      return moment.toISOString();
  }
  return undefined;
}
