import { z } from 'zod';
import { control } from '../fields.ts';

/** A password to be set: 6 to 18 characters, none of them blank. */
export const newPassword = z
  .string({ error: 'users.passwordRule' })
  .min(6, { error: 'users.passwordRule' })
  .max(18, { error: 'users.passwordRule' })
  .refine((value) => !/\s/.test(value) && !control.test(value), { error: 'users.passwordRule' });

/** A password to be checked; who set it may have had other rules. `required` is the key for one that is too short. */
export function enteredPassword({ min, required }: { min: number; required: string }) {
  return z
    .string({ error: required })
    .min(min, { error: required })
    .max(200)
    .refine((value) => !control.test(value), { error: 'validation.control' });
}
