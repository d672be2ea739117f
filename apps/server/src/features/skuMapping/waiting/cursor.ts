import { z } from 'zod';
import { fail } from '../../../platform/failure.ts';
import type { Cursor } from './queue.queries.ts';

const shape = z.object({
  asOf: z.iso.datetime(),
  later: z.int(),
  orders: z.int(),
  units: z.int(),
  deadline: z.string().nullable(),
  shopId: z.string().regex(/^\d{1,19}$/),
  skuId: z.string(),
});

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(shape.parse(cursor))).toString('base64url');
}

/** 400 for what no page has answered. */
export function readCursor(text: string): Cursor {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return fail(400, 'skuMapping.badCursor', { data: [{ path: 'after', key: 'skuMapping.badCursor', params: {} }] });
  }
}
