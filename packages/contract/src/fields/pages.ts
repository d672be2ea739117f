import { z } from 'zod';
import { whole } from './numbers.ts';

export const pageQuery = z.object({
  pageNum: whole({ min: 1, max: 1_000_000 }).default(1),
  pageSize: whole({ min: 1, max: 10_000 }).default(20),
});

export interface PageRequest {
  pageNum: number;
  pageSize: number;
}

/** `total` counts every match, not this page's. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ rows: z.array(row), total: z.int() });
}
