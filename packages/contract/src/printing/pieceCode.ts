import { isId } from '../fields/ids.ts';

/** One piece of an order: which unit of a line it is. Unit 0 stands for any unit of the line. */
export interface Piece {
  lineId: string;
  unit: number;
}

/** Crockford's digits: none looks like another one. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const base = BigInt(digits.length);
/** Beside the digits' own values, so that a shifted hyphen is noticed, too. */
const hyphen = 31;
/** No marketplace's order number and no carrier's tracking number begins with it. */
const lead = 'Q';
const shape =
  /^Q(?<line>[1-9A-HJKMNP-TV-Z][0-9A-HJKMNP-TV-Z]{0,12})-(?<unit>0|[1-9][0-9]{0,5})(?<check>[0-9A-HJKMNP-TV-Z])$/;
const likely = /^Q[0-9A-Z]{1,13}-[0-9A-Z]{2,7}$/;

/** Short, scannable and unique for ever, since no line's id is given twice. */
export function pieceCode({ lineId, unit }: Piece): string {
  const line = inBase32(BigInt(lineId));
  return `${lead}${line}-${unit}${checkOf(line, String(unit))}`;
}

/** Undefined for any other text, and for one that was misread. Takes small letters and, as Crockford says, O, I and L. */
export function readPieceCode(text: string): Piece | undefined {
  const { line, unit, check } = shape.exec(upper(text))?.groups ?? {};
  if (line === undefined || unit === undefined || check !== checkOf(line, unit)) return undefined;
  const lineId = String(fromBase32(line));
  return isId(lineId) ? { lineId, unit: Number(unit) } : undefined;
}

/** True for a text that means to be a piece code, right or wrong. */
export function looksLikePieceCode(text: string): boolean {
  return likely.test(upper(text));
}

function upper(text: string): string {
  return text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

function inBase32(value: bigint): string {
  const last = digits[Number(value % base)]!;
  return value < base ? last : inBase32(value / base) + last;
}

function fromBase32(text: string): bigint {
  return Array.from(text).reduce((value, digit) => value * base + BigInt(digits.indexOf(digit)), 0n);
}

/**
 * A sum in the field of 32 elements, in which each place has a weight of its own: it notices every wrong character and
 * every two that have changed places.
 */
function checkOf(line: string, unit: string): string {
  const values = [...Array.from(line, valueOf), hyphen, ...Array.from(unit, valueOf)];
  return digits[values.reduce((sum, value) => doubled(sum ^ value), 0)]!;
}

function valueOf(digit: string): number {
  return digits.indexOf(digit);
}

/** Times the generator of the field, modulo x⁵ + x² + 1. */
function doubled(value: number): number {
  return value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1;
}
