import { z } from 'zod';

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
