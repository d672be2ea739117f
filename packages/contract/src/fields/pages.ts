import { z } from 'zod';
import { filter } from './filters.ts';
import { whole } from './numbers.ts';

/** Of lists that are found by page numbers alone: they are short, or have to be worked out as a whole. */
export const pageByNumber = z.object({
  pageNum: whole({ min: 1, max: 1_000_000 }).default(1),
  pageSize: whole({ min: 1, max: 10_000 }).default(20),
});

const pageAnchor = filter(z.string().regex(/^[1-9][0-9]{0,6}-[0-9]{1,18}$/)).meta({
  description:
    '`{page}-{id}`: a page that was read before, and the row that it began with. A page near it is read from that row on, and not from the start of the list, so that it is quick however deep it lies, and no row is skipped when others come before it',
});

/** Of lists whose rows have an `id`. */
export const pageQuery = pageByNumber.extend({ anchor: pageAnchor });

export interface PageRequest {
  pageNum: number;
  pageSize: number;
  anchor?: string;
}

/** Where the counting of a list ends that grows without end: nobody turns that many pages. */
export const mostCounted = 10_000;

/** `total` counts every match, not this page's; that of a list with `countsTo` ends there. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ rows: z.array(row), total: z.int() });
}
