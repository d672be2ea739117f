import { z } from 'zod';
import { id } from '@pressroom/contract/fields/ids';
import { moment } from '@pressroom/contract/fields/moments';
import { failInput } from '../../../platform/failure.ts';
import type { Cursor } from './queue.queries.ts';

const instant = z.string().refine((given) => moment.safeParse(given).success);
const count = z.int32().nonnegative();
/** Strict: a caller may have changed the text, and every value of this shape must be safe in a query. */
const shape = z.object({
  asOf: instant,
  later: count,
  orders: count,
  units: count,
  deadline: instant.nullable(),
  shopId: id('Store'),
  skuId: z.string().refine((given) => given.isWellFormed() && !given.includes('\u0000')),
});

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(shape.parse(cursor))).toString('base64url');
}

/** Ends in 400 where the text was not made by `writeCursor`. */
export function readCursor(text: string): Cursor {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return failInput('skuMapping.badCursor', {
      problems: [{ path: 'after', key: 'skuMapping.badCursor', params: {} }],
    });
  }
}
