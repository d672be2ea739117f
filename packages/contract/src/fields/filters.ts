import { z } from 'zod';
import { clean, text } from './texts.ts';

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
