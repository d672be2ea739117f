import type { CallOutput } from '@pressroom/contract/endpoint';
import type { stores } from '@pressroom/contract/stores/stores';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

interface CallSearch {
  id?: string;
  outcome?: 'done' | 'failed';
  before?: string;
  pageSize: number;
}

/** Newest first, paged by id, because new calls are added all the time. */
export async function findCalls(
  db: Db,
  { id, outcome, before, pageSize }: CallSearch,
): Promise<CallOutput<typeof stores.calls>> {
  let matching = db
    .selectFrom('outsideCalls as c')
    .leftJoin('stores as s', 's.id', 'c.storeId')
    .select([
      'c.id',
      'c.system',
      'c.endpoint',
      'c.storeId',
      's.name as storeName',
      'c.startedAt',
      'c.ms',
      'c.outcome',
      'c.attempts',
      'c.reference',
    ]);
  if (id !== undefined) matching = matching.where('c.storeId', '=', id);
  if (outcome !== undefined) matching = matching.where('c.outcome', outcome === 'done' ? '=' : '<>', sql.lit('done'));
  if (before !== undefined) matching = matching.where('c.id', '<', before);
  const found = await matching
    .orderBy('c.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const rows = found.slice(0, pageSize);
  return { rows, next: found.length > pageSize ? rows.at(-1)!.id : null };
}
