import type { Language } from '@pressroom/contract/languages';
import { showDay, showTime, zoneOffset } from '../../i18n/showTime.ts';

/** The day of a moment on the clock that everybody reads, as `2026-11-21`. */
export function dayOf(at: Date): string {
  return showDay(at.toISOString());
}

export function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}

/** When the day is over, in milliseconds. */
export function endOf(day: string): number {
  return Date.parse(`${daysBefore(day, -1)}T00:00:00${zoneOffset}`);
}

/** With its day of the week: whether it was a Sunday explains many a count. */
export function dayInWords(day: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short' });
  return `${day} ${weekday.format(new Date(`${day}T00:00:00Z`))}`;
}

/** `14:32` for today, with the date for any other day. */
export function clock(iso: string): string {
  const shown = showTime(iso);
  return shown.startsWith(dayOf(new Date())) ? shown.slice(11) : shown;
}
