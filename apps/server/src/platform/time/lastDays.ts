import { formatWallTime, wallFromUtc, wallTimeAt, zonedInstant, asUtc } from './wallTime.ts';

export interface Day {
  /** `2026-11-19` */
  name: string;
  /** Its first instant and the next day's, ISO 8601 in UTC. */
  from: string;
  before: string;
}

const DAY = 86_400_000;

/** The zone's days up to the one that `now` falls into, oldest first. */
export function lastDays(now: Date, count: number, zone: string): Day[] {
  const today = asUtc({ ...wallTimeAt(now, zone), hour: 0, minute: 0, second: 0 });
  const midnights = Array.from({ length: count + 1 }, (_, index) => wallFromUtc(today + (index - count + 1) * DAY));
  const starts = midnights.map((midnight) => zonedInstant(midnight, zone).toISOString());
  return midnights.slice(0, count).map((midnight, index) => ({
    name: formatWallTime(midnight).slice(0, 10),
    from: starts[index]!,
    before: starts[index + 1]!,
  }));
}
