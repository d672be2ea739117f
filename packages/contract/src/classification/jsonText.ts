import { z } from 'zod';

/** A list that travels as the text of its JSON; a list is taken, too. */
export function jsonText<T extends z.ZodType>(list: T) {
  return z.preprocess((given, context) => {
    if (typeof given !== 'string') return given ?? [];
    if (given.trim() === '') return [];
    try {
      return JSON.parse(given) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'validation.invalid' });
      return z.NEVER;
    }
  }, list);
}
