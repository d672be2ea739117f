import { z } from 'zod';
import { filter } from './filters.ts';
import { whole } from './numbers.ts';

export const pageQuery = z.object({
  pageNum: whole({ min: 1, max: 1_000_000 }).default(1),
  pageSize: whole({ min: 1, max: 10_000 }).default(20),
});

/**
 * `{page}-{id}`: a page that was read before, and the row that it began with. A page near it is read from that row on, and
 * not from the start of the list, so that it is quick however deep it lies, and no row is skipped when others come before it.
 */
export const pageAnchor = filter(z.string().regex(/^[1-9][0-9]{0,6}-[0-9]{1,18}$/));

export interface PageRequest {
  pageNum: number;
  pageSize: number;
}

/** Where the counting of a list ends that grows without end: nobody turns that many pages. */
export const mostCounted = 10_000;

/** `total` counts every match, not this page's; that of a list with `countsTo` ends there. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ rows: z.array(row), total: z.int() });
}
