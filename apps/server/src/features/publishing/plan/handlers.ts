import type { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import type { Feature, HandlerOutput } from '@pressroom/contract/endpoint';
import { now } from '../../../platform/database/expressions.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import type { Handlers, PreparingContext } from '../../../platform/http/context.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { judgeListings } from '../preflight/judge.ts';
import { getPlan, lockPlan, type PlanRecord, presentPlan } from '../record/plans.ts';
import { presentDetail } from '../record/present.ts';
import { getWholeListing } from '../record/queries.ts';
import { releaseListings } from '../send/release.ts';
import { auditedPlan } from './audited.ts';
import { deletePlan, deletePlans, removeListing, removeListings } from './delete.ts';
import { editListing } from './edit.ts';
import { generateLinks } from './generate.ts';
import { refreezeListings } from './refreeze.ts';
import { changePlan, createPlan, type SavedPlan } from './save.ts';

const object = 'publishPlans';

/** Handlers of some calls of a feature. */
type Some<F extends Feature, Names extends keyof F> = Handlers<Pick<F, Names>>;

type Written = HandlerOutput<typeof publishPlans.create>;
type Context = PreparingContext<typeof publishPlans.create> | PreparingContext<typeof publishPlans.update>;

export const planHandlers: Some<
  typeof publishPlans,
  'generate' | 'create' | 'update' | 'schedule' | 'delete' | 'batchDelete'
> = {
  generate: ({ db, input }) => generateLinks(db, input),

  async create(context) {
    const saved = await context.write((act) => createPlan(act, context.input));
    return judgeAndRelease(context, saved);
  },

  async update(context) {
    const { input } = context;
    const saved = await context.write(async (act) => {
      const before = await lockPlan(act.tx, input.id);
      await refuseStalePlan(act.tx, before, input.gmtModified);
      return changePlan(act, before, input);
    });
    return judgeAndRelease(context, saved);
  },

  async schedule({ tx, input: { id, gmtModified, releaseAt }, audit }) {
    const before = await lockPlan(tx, id);
    await refuseStalePlan(tx, before, gmtModified);
    if (releaseAt !== null && before.pending + before.failed === 0) fail(409, 'publishing.nothingToRelease');
    await tx
      .updateTable('publishPlans')
      .set({ releaseAt, releasedAt: null, gmtModified: now })
      .where('id', '=', id)
      .execute();
    const after = await getPlan(tx, id);
    audit({ object, ids: [id], before: auditedPlan(before), after: auditedPlan(after) });
    return presentPlan(after);
  },

  async delete(act) {
    await deletePlan(act, act.input.id);
    return null;
  },

  batchDelete: (act) => deletePlans(act, act.input.ids),
};

export const listingHandlers: Some<typeof publishProducts, 'update' | 'refreeze' | 'delete' | 'batchDelete'> = {
  async update({ app, db, write, input, language }) {
    await write((act) => editListing(act, input, language));
    await judgeListings(app, [input.id]);
    return presentDetail(await getWholeListing(db, input.id), language);
  },

  async refreeze({ app, write, input: { ids } }) {
    const outcome = await write((act) => refreezeListings(act, ids));
    await judgeListings(app, outcome.done);
    return outcome;
  },

  async delete(act) {
    await removeListing(act, act.input.id);
    return null;
  },

  batchDelete: (act) => removeListings(act, act.input.ids),
};

function refuseStalePlan(tx: Parameters<typeof refuseStale>[0], before: PlanRecord, loaded: string | undefined) {
  return refuseStale(tx, { object, record: before, loaded, show: () => presentPlan(before) });
}

/** What was written is judged first: what its marketplace would refuse is not released. */
async function judgeAndRelease({ app, db, write, input }: Context, saved: SavedPlan): Promise<Written> {
  const { planId, changedIds } = saved;
  await judgeListings(app, changedIds);
  const released = input.executePublish
    ? await write(async (act) => {
        const outcome = await releaseListings(act, await findReleasable(act.tx, planId));
        const { done, refused } = outcome;
        act.audit({ object, ids: [planId], after: { released: done.length, refused: refused.length } });
        return outcome;
      })
    : null;
  return { plan: presentPlan(await getPlan(db, planId)), released };
}

/** The pending and failed listings of a plan. */
async function findReleasable(db: Db, planId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .where('planId', '=', planId)
    .where('publishStatus', 'in', [1, 4])
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
