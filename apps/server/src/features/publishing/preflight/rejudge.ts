import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { DefinitionSubscriber, UsedCategory } from '../../platformCategories/platformCategories.public.ts';
import { addEvents } from '../record/events.ts';
import { isSame, judgeInParts, keepVerdicts, type Verdict } from './judge.ts';
import { type RejudgeJob, rejudgeQueue } from './queue.ts';

/** So many ids are looked up at once. */
const atOnce = 1000;

/** Judges again what is still to be sent, where something has changed that it is judged by. */
export const rejudgeListings = defineJob<RejudgeJob>({
  name: rejudgeQueue.name,
  concurrency: 1,
  retryLimit: 3,
  async run({ app, signal }, which) {
    let after: string | undefined = '0';
    while (after !== undefined && !signal.aborted) {
      const ids = await findConcerned(app.db, which, after);
      await judgeAgain(app, ids, which);
      after = ids.at(-1);
    }
  },
});

/** Whoever is still to be sent is judged by the definitions of its category and store. */
export const rejudgeByDefinitions: DefinitionSubscriber = {
  async findInUse(db) {
    const { rows } = await sql<UsedCategory>`
      select distinct store_id, product_type_id from listings where publish_status in (1, 4)`.execute(db);
    return rows;
  },
  changed: (context, change) => rejudgeListings.run(context, { ...change, byMarketplace: true }),
};

/** Those that are pending or have failed, in the order of their ids. */
async function findConcerned(db: Db, which: RejudgeJob, after: string): Promise<string[]> {
  const { storeId = null, productTypeId = null, categoryId = null, words = null } = which;
  const { rows } = await sql<{ id: string }>`
    select id from listings
    where publish_status in (1, 4) and id > ${after}::bigint
      and (${storeId}::bigint is null or store_id = ${storeId}::bigint)
      and (${productTypeId}::text is null or product_type_id = ${productTypeId}::text)
      and (${categoryId}::text is null or category_ids[cardinality(category_ids)] = ${categoryId}::text)
      and (${words}::text[] is null or exists (
        select from unnest(${words}::text[]) as word
        where position(word in lower(title)) > 0 or position(word in lower(description)) > 0))
    order by id limit ${atOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

async function judgeAgain(app: App, ids: readonly string[], { byMarketplace = false }: RejudgeJob): Promise<void> {
  for await (const { verdicts } of judgeInParts(app, ids)) {
    await transact(app.db, async (tx) => {
      const failing = verdicts.filter(failsNow);
      await keepVerdicts(tx, verdicts, byMarketplace ? failing : []);
      await addEvents(tx, system, failing.map(eventOf));
    });
  }
}

const errorsIn = ({ findings }: Verdict) => findings.filter(({ severity }) => severity === 'error').length;

/** It would have been sent before. */
function failsNow(verdict: Verdict): boolean {
  const { head, findings } = verdict;
  const passed = head.judgedAt !== null && head.errorCount === 0;
  return passed && errorsIn(verdict) > 0 && !isSame(head.findings, findings);
}

function eventOf(verdict: Verdict) {
  const behavior = { key: 'preflight.noLongerPasses' as const, params: { count: errorsIn(verdict) } };
  return { listingId: verdict.head.id, behavior };
}
