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
      // without leading zeros, or one record in a list would be taken for two
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

/** An id as it was typed into a sheet or with a Chinese keyboard: without full-width characters and Excel's apostrophe. */
export function plainId(given: string): string {
  return given
    .normalize('NFKC')
    .trim()
    .replace(/^['\u2018\u2019]/, '')
    .trim();
}
