import { z } from 'zod';
import { isWireNumber } from './json.ts';

/**
 * Readers for what `parseJson` gives. Marketplaces send numbers as texts, texts as numbers, and nothing as null, as ""
 * or not at all. Readers with `optional` in the name give undefined for nothing; the others refuse it.
 */
type Refused = { refused: string };

function reader<Value>(read: (text: string | undefined, value: unknown) => Value | Refused) {
  // a missing key counts as nothing, too
  return z
    .unknown()
    .optional()
    .transform((value, context): Value => {
      const result = read(plainText(value), value);
      if (!isRefused(result)) return result;
      context.addIssue({ code: 'custom', message: result.refused });
      return z.NEVER;
    });
}

function isRefused(result: unknown): result is Refused {
  return typeof result === 'object' && result !== null && 'refused' in result;
}

/** A text; undefined for an empty value and for a value that is neither text nor number. */
function plainText(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return isWireNumber(value) ? value.rawJSON : undefined;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

export const text = reader((text) => text ?? { refused: 'a text is missing' });

export const optionalText = reader((text, value) =>
  text !== undefined || isNothing(value) ? text : { refused: 'not a text' },
);

const idShape = /^\d{1,40}$/;

/** Decimal digits of any length. */
export const id = reader((text) =>
  text !== undefined && idShape.test(text) ? text : { refused: text === undefined ? 'an id is missing' : 'not an id' },
);

export const optionalId = reader((text, value) => {
  if (text !== undefined && idShape.test(text)) return text;
  return isNothing(value) ? undefined : { refused: 'not an id' };
});

export const integer = reader(
  (text) => whole(text) ?? { refused: text === undefined ? 'a number is missing' : 'not a whole number' },
);

export const optionalInteger = reader((text, value) =>
  isNothing(value) ? undefined : (whole(text) ?? { refused: 'not a whole number' }),
);

function whole(text: string | undefined): number | undefined {
  const number = text !== undefined && /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** A decimal string with the digits that were sent, such as money. */
export const optionalDecimal = reader((text, value) =>
  isNothing(value) ? undefined : (decimal(text) ?? { refused: 'not a decimal' }),
);

function decimal(text: string | undefined): string | undefined {
  const parts = /^(-?)(?=\.?\d)(\d{0,40})(?:\.(\d{1,40}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text ?? '');
  if (!parts) return undefined;
  const [, sign = '', digits = '', fraction = '', exponent = '0'] = parts;
  const whole = digits || '0';
  if (exponent === '0') return sign + whole + (fraction && `.${fraction}`);
  return sign + shiftPoint(whole, fraction, Number(exponent));
}

/** Moves the decimal point: some senders write 1.5E7. */
function shiftPoint(whole: string, fraction: string, by: number): string {
  const padding = '0'.repeat(Math.abs(by));
  const point = by < 0 ? padding.length + whole.length + by : whole.length + by;
  const digits = by < 0 ? padding + whole + fraction : whole + (fraction + padding);
  const after = digits.slice(point).replace(/0+$/, '');
  return digits.slice(0, point).replace(/^0+(?=\d)/, '') + (after === '' ? '' : `.${after}`);
}

/** true or 1 for yes, false or 0 for no, bare or as text. */
export const optionalFlag = reader((text, value) => {
  if (value === true || text === 'true' || text === '1') return true;
  if (value === false || text === 'false' || text === '0') return false;
  return isNothing(value) ? undefined : { refused: 'neither yes nor no' };
});

/** null and "" stand for an empty list. */
export function list<Row extends z.ZodType>(row: Row) {
  return z.preprocess((value) => (isNothing(value) ? [] : value), z.array(row));
}

/** A list, or an object that holds it under one of these names. null, "" and an object without keys are an empty list. */
export function listUnder<Row extends z.ZodType>(names: readonly string[], row: Row) {
  const unwrap = (value: unknown) => {
    if (isNothing(value) || Array.isArray(value) || typeof value !== 'object') return value;
    if (Object.keys(value as object).length === 0) return [];
    const name = names.find((one) => Object.hasOwn(value as object, one));
    return name === undefined ? value : (value as Record<string, unknown>)[name];
  };
  return z.preprocess(unwrap, list(row));
}

export type Rows<Row> = { rows: Row[]; unreadable: { index: number; where: string }[] };

/** A list that keeps the readable rows and reports the unreadable ones. */
export function rows<Row extends z.ZodType>(row: Row) {
  return list(z.unknown()).transform((values): Rows<z.output<Row>> => {
    const result: Rows<z.output<Row>> = { rows: [], unreadable: [] };
    values.forEach((value, index) => {
      const read = row.safeParse(value);
      if (read.success) result.rows.push(read.data);
      else result.unreadable.push({ index, where: whereIn(read.error) });
    });
    return result;
  });
}

/** Where and why a value could not be read. The value itself is not part of it. */
export function whereIn(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unreadable';
}
