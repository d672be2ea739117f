import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { publishPreflight } from '@pressroom/contract/publishing/acts';
import type { Db } from '../../../platform/database/database.ts';
import { fail, failInput } from '../../../platform/failure.ts';
import type { ReadContext } from '../../../platform/http/context.ts';
import { judgeListings } from './judge.ts';

/** Judges the listings that are named, or those of a plan that are still to be sent. */
export async function preflight({
  app,
  db,
  input,
}: ReadContext<typeof publishPreflight.preflight>): Promise<HandlerOutput<typeof publishPreflight.preflight>> {
  const found = await judgeListings(app, input.ids ?? (await findOfPlan(db, input.publishPlanId)));
  const rows = [...found].map(([id, findings]) => ({
    id,
    findings: findings.map(({ message, ...finding }) => ({ ...finding, msg: message })),
  }));
  return { judged: rows.length, rows };
}

async function findOfPlan(db: Db, planId: string | undefined): Promise<string[]> {
  if (planId === undefined) return failInput('publishing.chooseSome');
  const plan = await db.selectFrom('publishPlans').where('id', '=', planId).select('id').executeTakeFirst();
  if (!plan) fail(404, 'platform.notFound');
  const listings = await db
    .selectFrom('listings')
    .where('planId', '=', planId)
    .where('publishStatus', 'in', [1, 4])
    .select('id')
    .orderBy('id')
    .execute();
  return listings.map(({ id }) => id);
}
