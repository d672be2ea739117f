import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { findProductAccess } from '../../stores/stores.public.ts';
import type { WalkJob } from '../kept/queues.ts';
import { tellsTreeAtOnce } from '../sources/open.ts';
import { askMarketplace } from './ask.ts';

/**
 * Asks for the levels of a tree that nobody has opened, one after the other, so that the search finds every category. What
 * is done is done: a walk that was broken off goes on where it stopped.
 */
export async function walkTree({ app, log, signal }: JobContext, { storeId, before }: WalkJob): Promise<void> {
  const marketplace = (await findProductAccess(app.db, storeId))?.marketplace;
  if (!marketplace || tellsTreeAtOnce[marketplace]) return;
  for (;;) {
    const parents = await findUnopened(app.db, storeId, before);
    if (parents.length === 0) return;
    for (const parent of parents) {
      signal.throwIfAborted();
      const question = { storeId, marketplace, kind: 'categories', keys: [parent] } as const;
      try {
        await askMarketplace(app, question, { again: true });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // the next night goes on
        log.info({ storeId, failure: error.key }, 'the categories could not be looked through');
        return;
      }
    }
  }
}

const parentsAtOnce = 100;

/** Categories with others under them that were not asked for since; those near the root first. */
async function findUnopened(db: Db, storeId: string, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('platformCategories as c')
    .leftJoin('platformDefinitions as d', (join) =>
      join.onRef('d.storeId', '=', 'c.storeId').on('d.kind', '=', 'categories').onRef('d.key', '=', 'c.categoryId'),
    )
    .where('c.storeId', '=', storeId)
    .where('c.isLeaf', '=', false)
    .where((eb) => eb.or([eb('d.askedAt', 'is', null), eb('d.askedAt', '<', before)]))
    .orderBy(sql`cardinality(c.path_ids)`)
    .orderBy('c.position')
    .limit(parentsAtOnce)
    .select('c.categoryId')
    .execute();
  return rows.map(({ categoryId }) => categoryId);
}
