/** Everybody reads the same clock, wherever the browser stands. */
const zone = 'Asia/Shanghai';
/** That clock's distance from UTC; it knows no summer time. */
export const zoneOffset = '+08:00';

const minute = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
const second = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

/** `2026-11-21 13:25`, or with seconds; a dash for nothing. */
export function showTime(iso: string | null | undefined, { seconds = false } = {}): string {
  if (!iso) return '–';
  return (seconds ? second : minute).format(new Date(iso));
}
