import { grantScope } from '@pressroom/contract/stores/authorization';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { system } from '../../../platform/access/actor.ts';
import { concurrently } from '../../../platform/concurrently.ts';
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { ask, type Asked } from '../connection/ask.ts';
import { connect } from '../connection/open.ts';
import { askFacts } from '../connection/facts.ts';
import { confirmGrant, findUsedGrants, type GrantFacts, noteGrantProblem, noteWarned } from '../grants/queries.ts';
import { isMoreUrgent, warningOf } from '../grants/rules.ts';
import { findKeys } from '../grants/keys.ts';

type UsedGrant = Awaited<ReturnType<typeof findUsedGrants>>[number];

/** So many at once, because a marketplace that does not answer delays each call. */
const atOnce = 4;

/** Checks every authorisation at its marketplace, and warns in time before one ends. */
export const checkGrants = defineJob({
  name: 'stores.checkGrants',
  concurrency: 1,
  retryLimit: 1,
  schedule: '20 */6 * * *',
  async run(context) {
    await concurrently(atOnce, await findUsedGrants(context.app.db), async (grant) => {
      const asked = await askAbout(context, grant);
      if (asked) await storeAnswer(context, grant, asked);
    });
  },
});

async function askAbout({ app, signal }: JobContext, grant: UsedGrant): Promise<Asked<GrantFacts> | undefined> {
  const marketplace = marketplaceOf(grant.typeCode);
  if (!marketplace) return undefined;
  const keys = await findKeys(app, app.db, grant.storeId);
  const store = { id: grant.storeId, countryCode: grant.countryCode, marketplace };
  return ask(async (stop) => askFacts(connect(app, store, keys), grantScope.parse(grant.scope), stop), signal);
}

async function storeAnswer({ app, log }: JobContext, grant: UsedGrant, asked: Asked<GrantFacts>): Promise<void> {
  const { storeId, storeName, authorizedAt } = grant;
  const scope = grantScope.parse(grant.scope);
  await writeAs(app, system, 'job/stores.checkGrants', async ({ tx, audit }) => {
    if ('problem' in asked) {
      const { problem, refused } = asked;
      if (!refused) return log.info({ storeId, scope, reason: problem.key }, 'an authorisation could not be checked');
      if (!(await noteGrantProblem(tx, storeId, scope, problem))) return;
      log.warn({ storeId, scope }, 'the marketplace does not accept the keys of a store any more');
      return audit({ object: 'stores', ids: [storeId], after: { name: storeName, scope, problem } });
    }
    const now = await confirmGrant(tx, storeId, scope, asked.answer);
    // authorised again while we asked: the answer is about the former keys
    if (!now || now.authorizedAt !== authorizedAt) return;
    const level = warningOf(now.expiresAt === null ? null : new Date(now.expiresAt), new Date())?.level ?? null;
    if (level && isMoreUrgent(level, grant.warned))
      log.warn({ storeId, scope, expiresAt: now.expiresAt, level }, 'the authorisation of a store ends');
    if (level !== grant.warned) await noteWarned(tx, storeId, scope, level);
    if (grant.problem !== null)
      audit({ object: 'stores', ids: [storeId], after: { name: storeName, scope, problem: null } });
  });
}
