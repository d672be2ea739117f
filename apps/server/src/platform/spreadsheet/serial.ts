import { wallFromUtc } from '../time/wallTime.ts';
import type { WallTime } from '../time/wallTime.ts';

const SECONDS_A_DAY = 86_400;
const DAY_1970_FROM_1900 = 25_569;
const DAY_1970_FROM_1904 = 24_107;
/** Spreadsheets believe in a 29 February 1900; the days before it are one off. */
const FALSE_LEAP_DAY = 60;
const DAY_AFTER_9999 = 2_958_466;

/** A spreadsheet's day number, rounded to the second; undefined for a time of day without a date and beyond year 9999. */
export function wallFromSerial(serial: number, from1904: boolean): WallTime | undefined {
  if (serial < 1 || serial >= DAY_AFTER_9999) return undefined;
  const day1970 = from1904 ? DAY_1970_FROM_1904 : DAY_1970_FROM_1900;
  const day = !from1904 && serial < FALSE_LEAP_DAY ? serial + 1 : serial;
  const seconds = Math.round(day * SECONDS_A_DAY) - day1970 * SECONDS_A_DAY;
  return wallFromUtc(seconds * 1000);
}
