import { z } from 'zod';
import { control } from '../fields.ts';

/** A password to be set: 6 to 18 characters, none of them blank. One that is merely entered may be longer. */
export const newPassword = z
  .string({ error: 'users.passwordRule' })
  .min(6, { error: 'users.passwordRule' })
  .max(18, { error: 'users.passwordRule' })
  .refine((value) => !/\s/.test(value) && !control.test(value), { error: 'users.passwordRule' });
