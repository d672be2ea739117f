import { showTime } from '../../i18n/showTime.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A value as people read it: moments on their clock, a dash for nothing. */
export function changeText(value: string | null): string {
  if (value === null) return '–';
  return instant.test(value) ? showTime(value, { seconds: true }) : value;
}
