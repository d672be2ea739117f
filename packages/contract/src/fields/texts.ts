import { z } from 'zod';

interface TextRule {
  max: number;
  /** Key of the message for an empty value; absent: the generic one. */
  required?: string;
}

/** Characters that no text may hold: control characters, and lone halves of a surrogate pair such as half an emoji. */
// oxlint-disable-next-line no-control-regex -- PostgreSQL holds no NUL in text; the others break labels and file names
export const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;

/** Refuses characters that no text may hold; for schemas that `text` does not make. */
export const clean = z.refine<string>((value) => !control.test(value), { error: 'validation.control' });

/** The message for a value that is no text at all. A plain `error` would also replace those of later rules, such as the length. */
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
