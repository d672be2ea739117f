import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { addEvents } from '../record/events.ts';
import type { KeptProblem } from '../record/heads.ts';
import { wordsOf } from './problems.ts';
import { settleSending } from './sent.queries.ts';

interface RefusedChange {
  id: string;
  problem: KeptProblem;
}

/**
 * Changes of published listings that were not taken: buyers go on seeing the former version, so that the listing stays
 * published. It differs from its marketplace until somebody has mended it and sent it again.
 */
export async function changeRefused({ tx, actor }: Act, refused: readonly RefusedChange[]): Promise<void> {
  if (refused.length === 0) return;
  await sql`
    update listings set publish_status = 3, stage = null, due_at = null, claimed_until = null, problem = given.problem,
      differs = array_append(array_remove(differs, 'edit'), 'edit'), changed_at = clock_timestamp(),
      gmt_modified = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as given (id bigint, problem jsonb)
    where listings.id = given.id`.execute(tx);
  await settleSending(
    tx,
    refused.map(({ id }) => id),
    { counts: false },
  );
  await addEvents(
    tx,
    actor,
    refused.map(({ id, problem }) => ({
      listingId: id,
      behavior: { key: 'publishing.log.changeRefused', params: { why: wordsOf(problem) } },
    })),
  );
}
