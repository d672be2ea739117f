import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from './database.ts';
import { transact } from './transact.ts';

/** Tables of changes that a job folds into totals, and then deletes. */
export type CountChanges =
  | 'order_count_changes'
  | 'order_figure_changes'
  | 'listing_count_changes'
  | 'publish_plan_changes';

/**
 * What is not in the totals yet. All rows that there are would do: the bound only spares the reader those that were
 * deleted, and stay while somebody holds an old snapshot.
 */
export function unfolded(changes: CountChanges): RawBuilder<SqlBool> {
  return sql<SqlBool>`xact >= (select before_xact from folded_counts where name = ${sql.lit(changes)})`;
}

/** A database that was restored into another cluster brings bounds of transactions that are still to come there. */
export async function forgetForeignFolds(db: Db): Promise<void> {
  await transact(db, (tx) =>
    sql`
      update folded_counts set before_xact = '0' where before_xact > pg_snapshot_xmax(pg_current_snapshot())`.execute(
      tx,
    ),
  );
}
