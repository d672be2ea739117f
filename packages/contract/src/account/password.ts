import { z } from 'zod';
import { control } from '../fields/texts.ts';

/** A new password: 6 to 18 printable ASCII characters without a blank, which every keyboard can type. */
export const newPassword = z
  .string({ error: 'account.passwordRule' })
  .regex(/^[\x21-\x7e]{6,18}$/, { error: 'account.passwordRule' });

/** A password to be checked. An older one may break the rules of today, so little of it is checked. `required` is the key for one that is too short. */
export function enteredPassword({ min, required }: { min: number; required: string }) {
  return z
    .string({ error: required })
    .min(min, { error: required })
    .max(200)
    .refine((value) => !control.test(value), { error: 'validation.control' });
}
