import { showTime, zoneOffset } from '../../../i18n/showTime.ts';
import type { TextKey } from '../../../i18n/i18n.ts';
import { dayOf, daysBefore } from '../days.ts';

interface Range {
  startTime: string | undefined;
  endTime: string | undefined;
}

interface Preset {
  key: Extract<TextKey, `sync.preset.${string}`>;
  count?: number;
  range: (now: Date) => Range;
}

const hour = 3_600_000;
const day = 24 * hour;

/** To the minute, as the pickers show it. */
const minuteOf = (at: Date) => `${showTime(at.toISOString()).replace(' ', 'T')}:00${zoneOffset}`;
const since = (day: string, now: Date): Range => ({
  startTime: `${day}T00:00:00${zoneOffset}`,
  // the minute under way counts
  endTime: minuteOf(new Date(now.getTime() + 60_000)),
});
/** Whole days, today among them. */
const lastDays = (count: number): Preset => ({
  key: 'sync.preset.days',
  count,
  range: (now) => since(daysBefore(dayOf(now), count - 1), now),
});

const lastTime = (key: Preset['key'], length: number): Preset => ({
  key,
  range: (now) => ({ ...since(dayOf(now), now), startTime: minuteOf(new Date(now.getTime() - length)) }),
});

/** Where a synchronization by hand begins. */
export const lastDay = lastTime('sync.preset.day', day);

export const presets: readonly Preset[] = [
  lastTime('sync.preset.hour', hour),
  lastDay,
  { key: 'sync.preset.today', range: (now) => since(dayOf(now), now) },
  lastDays(3),
  lastDays(7),
  lastDays(30),
  { key: 'sync.preset.none', range: () => ({ startTime: undefined, endTime: undefined }) },
];
