import { account } from '@pressroom/contract/account/account';
import { z } from 'zod';

/** The repetition is judged here, together with the fields that the server judges, too. */
export const passwordChange = account.changePassword.input
  .extend({ repeated: z.string().optional() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    error: 'account.repeatDiffers',
    when: () => true,
  });
