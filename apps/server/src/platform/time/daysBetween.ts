import type { Day } from './lastDays.ts';
import { wallFromUtc, zonedInstant } from './wallTime.ts';

const DAY = 86_400_000;

/** The zone's days from the first to the last, both named as `2026-11-19` and both included. */
export function daysBetween(first: string, last: string, zone: string): Day[] {
  const days: Day[] = [];
  const midnight = (utc: number) => zonedInstant(wallFromUtc(utc), zone).toISOString();
  for (let utc = Date.parse(`${first}T00:00:00Z`); utc <= Date.parse(`${last}T00:00:00Z`); utc += DAY)
    days.push({ name: new Date(utc).toISOString().slice(0, 10), from: midnight(utc), before: midnight(utc + DAY) });
  return days;
}
