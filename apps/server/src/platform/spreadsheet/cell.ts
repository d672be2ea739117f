import { isKeptMoment } from '@pressroom/contract/fields/moments';
import { formatWallTime, parseWallText, type WallTime, zonedInstant } from '../time/wallTime.ts';

export type Cell =
  | { kind: 'text'; text: string }
  /** `raw` is the number as the file spells it, so that no digit is lost. */
  | { kind: 'number'; raw: string }
  | { kind: 'date'; wall: WallTime }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'error'; text: string };

/** The text that a person sees in the cell, without invisible characters; numbers with all their digits. */
export function cellText(cell: Cell | undefined): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
    case 'error':
      return plainText(cell.text);
    case 'number':
      return plainNumber(cell.raw);
    case 'date':
      return formatWallTime(cell.wall);
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE';
  }
}

/** The instant of a date cell, or of a date written as text; a plain number is none, though a day number may look like it. */
export function cellInstant(cell: Cell, zone: string): Date | undefined {
  if (cell.kind !== 'date' && cell.kind !== 'text') return undefined;
  const time = cell.kind === 'date' ? cell.wall : parseWallText(cellText(cell));
  const instant = time && (time instanceof Date ? time : zonedInstant(time, zone));
  return instant && isKeptMoment(instant) ? instant : undefined;
}

const ODD_SPACES = /[\u00a0\u2007\u202f]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[^\P{Cc}\t\n]/gu;

function plainText(text: string) {
  return text.replace(/\r\n?/g, '\n').replace(ODD_SPACES, ' ').replace(INVISIBLE, '').normalize('NFC').trim();
}

/** Whether nobody would see anything in a cell with this text. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}]/u.test(text);
}

function plainNumber(raw: string) {
  const whole = wholeNumber(raw);
  if (whole && !(whole.exponent && whole.digits.length > EXACT_DIGITS)) return whole.sign + whole.digits;
  const shortest = String(Number(raw));
  return whole || shortest === 'NaN' ? raw : shortest;
}

/** Spreadsheet programs keep this many digits of a number and replace the others by zeros. */
const EXACT_DIGITS = 15;

/**
 * Whether a spreadsheet program has destroyed a long id that stood here.
 * An exponent alone destroys nothing: some programs write `1.7592304881155E13` for a whole number with all its digits. A long number that
 * is the shortest spelling of a floating-point value has been one, and may have been another id before. A text of digits
 * alone is what somebody typed.
 */
export function isMangledNumber(value: Cell | string): boolean {
  if (typeof value === 'string') return isMangledText(value);
  if (value.kind === 'text') return isMangledText(value.text);
  if (value.kind !== 'number') return false;
  const whole = wholeNumber(value.raw);
  if (!whole || whole.digits.length <= EXACT_DIGITS) return false;
  if (endsInZeros(whole.digits)) return true;
  const isExact = BigInt(whole.digits) <= BigInt(Number.MAX_SAFE_INTEGER);
  return !isExact && (whole.exponent || String(Number(whole.digits)) === whole.digits);
}

const SHOWN_AS_EXPONENT = /^[+-]?(?:\d+E\+\d+|\d+\.\d+E\+?\d+)$/i;

function isMangledText(text: string) {
  return SHOWN_AS_EXPONENT.test(plainText(text));
}

function endsInZeros(digits: string) {
  return /^0*$/.test(digits.slice(EXACT_DIGITS));
}

const NUMBER = /^([+-]?)(\d*)\.?(\d*)(?:E([+-]?\d{1,3}))?$/i;

/** The digits of a number without fraction, undefined for any other. */
function wholeNumber(raw: string) {
  const match = NUMBER.exec(raw);
  if (!match) return undefined;
  const [, sign = '', before = '', after = '', power] = match;
  const point = before.length + Number(power ?? 0);
  const all = before + after;
  if (all === '' || /[1-9]/.test(all.slice(Math.max(point, 0)))) return undefined;
  const digits =
    all
      .slice(0, Math.max(point, 0))
      .padEnd(point, '0')
      .replace(/^0+(?=\d)/, '') || '0';
  return { sign: sign === '-' && digits !== '0' ? '-' : '', digits, exponent: power !== undefined };
}
