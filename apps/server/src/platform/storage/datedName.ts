import { wallTimeAt } from '../time/wallTime.ts';
import { safeFileName } from './fileNames.ts';

/**
 * The name of a file that is downloaded: what it is, of what, and the minute on the clocks of the display zone, by which the
 * files of one day can be told apart. `parts` may have gaps.
 */
export function datedName(parts: readonly (string | undefined)[], extension: string, zone: string): string {
  const { year, month, day, hour, minute } = wallTimeAt(new Date(), zone);
  const two = (number: number) => String(number).padStart(2, '0');
  const moment = `${year}${two(month)}${two(day)}-${two(hour)}${two(minute)}`;
  return `${[...parts.filter(Boolean).map((part) => safeFileName(part!)), moment].join('-')}.${extension}`;
}
