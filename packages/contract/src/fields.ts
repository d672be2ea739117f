import { z } from 'zod';

const greatestId = 9_223_372_036_854_775_807n;

export function isId(text: string): boolean {
  return /^[0-9]{1,19}$/.test(text) && BigInt(text) <= greatestId;
}

/**
 * A 64-bit id: digits as a string on the wire; a number is taken while it is exact.
 * `required` is the message key for an absent or empty one.
 */
export function id(of: string, required = 'validation.id') {
  return (
    z
      .union([z.string().trim(), z.number().int().nonnegative()], {
        error: ({ input }) => (input === undefined || input === null ? required : 'validation.id'),
      })
      // one way to write each, or one record in a list would be taken for two
      .transform((given) => String(given).replace(/^0+(?=[0-9])/, ''))
      .refine((text) => text !== '', { error: required, abort: true })
      .refine(isId, { error: 'validation.id' })
      .meta({ override: { type: 'string', pattern: '^[0-9]{1,19}$', description: `id of a ${of}` } })
  );
}

/** One to 10,000 different ids: a list, or one string with commas. `required` is the message key for none. */
export function ids(of: string, required = 'validation.chooseSome') {
  return z
    .preprocess(
      (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given),
      z.array(id(of), { error: required }).min(1, { error: required }).max(10_000),
    )
    .transform((list) => [...new Set(list)])
    .meta({ override: { type: 'array', items: { type: 'string', pattern: '^[0-9]{1,19}$' } } });
}

/** The calls that send a bare list of ids, or of `{id}`, accept `{ids}` as well. */
export function idList(of: string) {
  return z.preprocess(
    (given) => {
      const list = Array.isArray(given) ? given : (given as { ids?: unknown } | null)?.ids;
      if (!Array.isArray(list)) return { ids: list };
      return {
        ids: list.map((item: unknown) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item)),
      };
    },
    z.object({ ids: ids(of) }),
  );
}

type Values = Readonly<Record<string, number>>;

/**
 * Numbers with names: a schema that also carries its values, so `status.shipped` and `status` are one word.
 * `required` is the message key for whatever is none of them.
 */
export function enumOf<const V extends Values>(values: V, required = 'validation.choice') {
  type Value = V[keyof V];
  const numbers = Object.values(values) as Value[];
  const schema = z
    .union([z.number(), z.string().regex(/^-?[0-9]+$/, { error: required })], { error: required })
    .transform(Number)
    .refine((value): value is Value => numbers.some((known) => known === value), { error: required })
    .meta({ override: { type: 'integer', enum: numbers } });
  return Object.assign(schema, values, { values: numbers });
}

/** An id as it was typed into a sheet or with a Chinese keyboard: without full-width characters and Excel's apostrophe. */
export function plainId(given: string): string {
  return given
    .normalize('NFKC')
    .trim()
    .replace(/^['\u2018\u2019]/, '')
    .trim();
}

interface TextRule {
  max: number;
  /** Key of the message for an empty value; absent: the generic one. */
  required?: string;
}

/** Characters that no text may hold: control characters, and halves of a character such as one of an emoji. */
// oxlint-disable-next-line no-control-regex -- PostgreSQL holds no NUL in text; the others break labels and file names
export const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;

/** For texts that have rules of their own besides. */
export const clean = z.refine<string>((value) => !control.test(value), { error: 'validation.control' });

/** For a value that is no text at all; a plain `error` would also stand in for the rules that follow, such as the length. */
const notText = (key: string) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? key : undefined),
});

/** Trimmed text without control characters that may not be empty. */
export function text({ max, required = 'validation.required' }: TextRule) {
  return z.string(notText(required)).trim().min(1, { error: required }).max(max).check(clean);
}

/** Trimmed text that may be empty; absent and null become ''. */
export function optionalText(max: number) {
  return z
    .string(notText('validation.text'))
    .trim()
    .max(max)
    .check(clean)
    .nullish()
    .transform((value) => value ?? '');
}

/** A search word: absent, null and blank mean "no filter". */
export function filterText(max = 200) {
  return z
    .string()
    .trim()
    .max(max)
    .check(clean)
    .nullish()
    .transform((value) => value || undefined);
}

const emptyToUndefined = (given: unknown) => (given === '' || given === null ? undefined : given);

/** Words in a filter, such as numbers: a list, or one text with blanks or commas between them. None means "no filter". */
export function filterList({ most, max }: { most: number; max: number }) {
  return z
    .preprocess(
      (given) => (typeof given === 'string' ? given.split(/[\s,，;；]+/).filter(Boolean) : (given ?? undefined)),
      z.array(text({ max })).max(most).optional(),
    )
    .transform((list) => (list?.length ? [...new Set(list)] : undefined));
}

/** A choice in a filter: absent, null and '' mean "no filter". */
export function filter<T extends z.ZodType>(schema: T) {
  return z.preprocess(emptyToUndefined, schema.optional());
}

/** For a number of the wrong kind; an empty field is told to be filled first. */
const orMissing =
  (key: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? 'validation.required' : key;

/** A whole number, also from the text of a form or query. */
export function whole({ min, max }: { min: number; max: number }) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?[0-9]+$/, { error: 'validation.whole' })
          .transform(Number),
      ],
      {
        error: orMissing('validation.whole'),
      },
    )
    .pipe(z.number().int({ error: 'validation.whole' }).min(min).max(max))
    .meta({ override: { type: 'integer', minimum: min, maximum: max } });
}

/** A measure such as centimetres or grams, at most two decimals. Not for money. */
export function measure({ min = 0, max }: { min?: number; max: number }) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^[0-9]+(\.[0-9]+)?$/, { error: 'validation.number' })
          .transform(Number),
      ],
      {
        error: orMissing('validation.number'),
      },
    )
    .pipe(
      z
        .number()
        .min(min)
        .max(max)
        .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'validation.decimals' }),
    )
    .meta({ override: { type: 'number', minimum: min, maximum: max } });
}

const zonedInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** From 1970 on, and in the year 9999 at the latest wherever its reader is: what lies outside nothing can keep and show. */
export function isKeptMoment(date: Date): boolean {
  return date.getTime() >= 0 && date.getTime() < Date.UTC(9999, 11, 31);
}

/** A moment from 1970 on: ISO 8601 with zone, or milliseconds since then; ISO 8601 in UTC afterwards. */
export const moment = z
  .union(
    [z.number().int({ error: 'validation.moment' }), z.string().regex(zonedInstant, { error: 'validation.moment' })],
    {
      error: 'validation.moment',
    },
  )
  .transform((value, context) => {
    const date = new Date(value);
    if (isKeptMoment(date)) return date.toISOString();
    context.issues.push({ code: 'custom', message: 'validation.moment', input: value });
    return z.NEVER;
  })
  .meta({ override: { type: 'string', format: 'date-time' } });

/** A moment in an answer: ISO 8601 in UTC. */
export const momentOut = z.string().meta({ format: 'date-time' });

/** The `gmtModified` that an editor loaded; a later change by somebody else ends in 409. */
export const loadedVersion = z
  .string()
  .max(40)
  .check(clean)
  .optional()
  .meta({ description: 'gmtModified as loaded; 409 when the record has changed since' });

export const pageQuery = z.object({
  pageNum: whole({ min: 1, max: 1_000_000 }).default(1),
  pageSize: whole({ min: 1, max: 10_000 }).default(20),
});

export interface PageRequest {
  pageNum: number;
  pageSize: number;
}

/** `total` counts every match, not this page's. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ rows: z.array(row), total: z.int() });
}

/** Nothing to say beyond success. */
export const done = z.null();

/** One record's refusal inside a bulk act: `reason` is a message key, `msg` its text in the caller's language. */
export const refusal = z.object({ id: z.string(), label: z.string(), reason: z.string(), msg: z.string() });
export type Refusal = z.infer<typeof refusal>;

/** Each record is judged alone: what went through, and what did not with its reason. */
export const bulkOutcome = z.object({
  done: z.array(z.string()),
  refused: z.array(refusal),
  taskId: z.string().optional(),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;

export const badRow = z.object({ lineNum: z.int(), msg: z.string() });
export type BadRow = z.infer<typeof badRow>;
