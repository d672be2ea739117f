import { account } from '@pressroom/contract/account/account';
import { z } from 'zod';

/** Checks the repetition, which the server does not know, together with the other fields. */
export const passwordChange = account.changePassword.input
  .extend({ repeated: z.string().optional() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    error: 'account.repeatDiffers',
    when: () => true,
  });
