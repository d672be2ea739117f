import { z } from 'zod';

export interface Money {
  /** A plain decimal, exactly as the system said it, with at least two places. */
  amount: string;
  /** ISO 4217. */
  currency: string;
}

export const amount = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform((text) => {
    const [whole, fraction = ''] = text.split('.');
    return `${whole}.${fraction.padEnd(2, '0')}`;
  });

export const currency = z.string().regex(/^[A-Z]{3}$/);
