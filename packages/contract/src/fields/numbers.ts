import { z } from 'zod';

/** The message for a value that is not such a number; for an empty value, the message that the field is required. */
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
