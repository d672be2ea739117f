import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { whole } from '../fields/numbers.ts';

/** Units that an approved order waits for: those approved before it take what is on the shelf. */
export const orderShortage = z.object({
  orderId: id('Order'),
  productCodeId: id('ProductCode'),
  productCode: z.string(),
  units: z.int(),
});
export type OrderShortage = z.output<typeof orderShortage>;

/** What approving some orders would take beyond the shelf, of one product code. */
export const approvalShortage = z.object({
  productCodeId: id('ProductCode'),
  productCode: z.string(),
  realStock: z.int(),
  /** Units that approved orders have reserved. */
  reserved: z.int(),
  /** Units that the chosen orders need. */
  wanted: z.int(),
  /** Units of them that the shelf lacks. */
  short: z.int(),
});
export type ApprovalShortage = z.output<typeof approvalShortage>;

/** A person's confirmation that this many units of a product code are missing. */
export const confirmedShortage = z.object({
  productCodeId: id('ProductCode'),
  short: whole({ min: 1, max: 2_000_000_000 }),
});
export type ConfirmedShortage = z.output<typeof confirmedShortage>;

/** Why an order was not approved: the shelf lacks blanks for it, and nobody has confirmed that. */
export const shortReason = 'orders.short';
