import type { Random } from '@pressroom/imaging/sample';
import { asUtc, wallTimeAt } from '../../platform/time/wallTime.ts';

/** Most buyers live by its clocks. */
const zone = 'America/Chicago';

/** How much is ordered on each day of the week, from Sunday on, and in each hour: most after dinner. 1 is the most. */
const days = [0.95, 0.9, 0.75, 0.7, 0.7, 0.6, 0.8];
const hours = [
  0.25, 0.12, 0.06, 0.04, 0.04, 0.07, 0.15, 0.25, 0.35, 0.45, 0.5, 0.55, 0.65, 0.6, 0.5, 0.5, 0.5, 0.55, 0.7, 0.9, 1, 1,
  0.8, 0.5,
];

interface Span {
  from: number;
  to: number;
  count: number;
}

/** When buyers order: `count` moments of the span in milliseconds, the newest first. */
export function orderMoments(random: Random, { from, to, count }: Span): number[] {
  const moments: number[] = [];
  while (moments.length < count) {
    const moment = Math.floor(from + random() * (to - from));
    if (random() < likelihood(moment)) moments.push(moment);
  }
  return moments.sort((one, other) => other - one);
}

function likelihood(moment: number): number {
  const wall = wallTimeAt(new Date(moment), zone);
  return days[new Date(asUtc(wall)).getUTCDay()]! * hours[wall.hour]!;
}
