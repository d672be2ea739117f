import type { CallOutput, ParsedInput } from '@pressroom/contract/endpoint';
import type { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { Db } from '../../../platform/database/database.ts';
import { listingFacts } from '../contradictions/contradictions.public.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { findQueue } from './queue.queries.ts';

type Search = ParsedInput<typeof skuMapping.waitingPage>;

/** One page of the queue. Suggestions are another call: finding them takes longer than the whole queue. */
export async function findWaiting(db: Db, search: Search): Promise<CallOutput<typeof skuMapping.waitingPage>> {
  const after = search.after === undefined ? undefined : readCursor(search.after);
  const asOf = after?.asOf ?? new Date().toISOString();
  const { rows, total, orders } = await findQueue(db, search, asOf, after);
  const page = rows.slice(0, search.pageSize);
  const last = page.at(-1);
  const next = rows.length > page.length && last ? writeCursor({ ...last, asOf }) : undefined;
  const shown = page.map(({ later: _later, listing, ...row }) => ({ ...row, listing: listingFacts(listing) }));
  return { total, orders, next, rows: shown };
}
