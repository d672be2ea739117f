import { z } from 'zod';

/** An amount of a currency, as exact text. */
export const money = z.object({
  amount: z.string().meta({ description: 'a decimal with 2 places' }),
  currency: z.string().meta({ description: 'ISO 4217' }),
});
export type Money = z.output<typeof money>;
