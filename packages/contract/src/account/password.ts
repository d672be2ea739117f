import { z } from 'zod';
import { control } from '../fields/texts.ts';

/** A password to be set: 6 to 18 printable characters of ASCII, so that every keyboard can type it. A blank is none. */
export const newPassword = z
  .string({ error: 'account.passwordRule' })
  .regex(/^[\x21-\x7e]{6,18}$/, { error: 'account.passwordRule' });

/** A password to be checked; who set it may have had other rules. `required` is the key for one that is too short. */
export function enteredPassword({ min, required }: { min: number; required: string }) {
  return z
    .string({ error: required })
    .min(min, { error: required })
    .max(200)
    .refine((value) => !control.test(value), { error: 'validation.control' });
}
