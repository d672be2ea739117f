/** All users see times in this zone, wherever their browsers are. */
const zone = 'Asia/Shanghai';
/** The zone's distance from UTC; it has no summer time. */
export const zoneOffset = '+08:00';

const minute = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
const second = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });

/** Formats as `2026-11-21`. */
export function showDay(iso: string): string {
  return day.format(new Date(iso));
}

/** Formats as `2026-11-21 13:25`, with seconds on request; a dash if there is no time. */
export function showTime(iso: string | null | undefined, { seconds = false } = {}): string {
  if (!iso) return '–';
  return (seconds ? second : minute).format(new Date(iso));
}
