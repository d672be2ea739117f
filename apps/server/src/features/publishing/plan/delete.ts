import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { publishPlans } from '@pressroom/contract/publishing/plans';
import { listingStatus } from '@pressroom/contract/publishing/status';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { findPlans, lockPlan, lockPlans, type PlanRecord } from '../record/plans.ts';
import { auditedLink, auditedPlan, auditLinks } from './audited.ts';
import {
  deleteListings,
  isAtMarketplace,
  lockListingsOf,
  lockSomeListings,
  type PlanListing,
  refusalsOf,
} from './remove.ts';

type Outcome = HandlerOutput<typeof publishPlans.batchDelete>;

/** How many listings of a plan keep it from being deleted. */
function heldBy(listings: readonly PlanListing[]): { publishing: number; published: number } {
  const held = listings.filter(isAtMarketplace);
  const publishing = held.filter(({ publishStatus }) => publishStatus === listingStatus.publishing).length;
  return { publishing, published: held.length - publishing };
}

async function deleteLocked({ tx, audit }: Act, plans: readonly PlanRecord[], listings: readonly PlanListing[]) {
  const ids = plans.map(({ id }) => id);
  await deleteListings(
    tx,
    listings.map(({ id }) => id),
  );
  await tx.deleteFrom('publishPlans').where('id', '=', anyOf(ids, 'bigint')).execute();
  auditLinks(audit, { removed: listings });
  audit({
    object: 'publishPlans',
    ids,
    before: plans.length === 1 ? auditedPlan(plans[0]!) : underIds(plans, auditedPlan),
  });
}

export async function deletePlan(act: Act, id: string): Promise<void> {
  const plan = await lockPlan(act.tx, id);
  const listings = await lockListingsOf(act.tx, [id]);
  const held = heldBy(listings);
  if (held.publishing + held.published > 0) fail(409, 'publishing.planPublished', { data: held });
  await deleteLocked(act, [plan], listings);
}

export async function deletePlans(act: Act, ids: readonly string[]): Promise<Outcome> {
  const { tx } = act;
  await lockPlans(tx, ids);
  const plans = (await findPlans(tx, ids)).map((plan) => ({ ...plan, label: plan.publishBatchNo }));
  const listings = await lockListingsOf(tx, ids);
  const byPlan = Map.groupBy(listings, ({ planId }) => planId);
  const { allowed, refused } = refusalsOf(ids, plans, ({ id }) => {
    const { publishing, published } = heldBy(byPlan.get(id) ?? []);
    return publishing + published > 0 ? { key: 'publishing.planPublished' } : undefined;
  });
  const free = new Set(allowed.map(({ id }) => id));
  await deleteLocked(
    act,
    allowed,
    listings.filter(({ planId }) => free.has(planId)),
  );
  return { done: [...free], refused };
}

/** Their plans are locked first, as whoever changes a plan does. */
async function lockWithPlans(tx: Tx, ids: readonly string[]): Promise<PlanListing[]> {
  const rows = await tx.selectFrom('listings').where('id', '=', anyOf(ids, 'bigint')).select('planId').execute();
  await lockPlans(tx, [...new Set(rows.map(({ planId }) => planId))]);
  return lockSomeListings(tx, ids);
}

export async function removeListing({ tx, audit }: Act, id: string): Promise<void> {
  const [listing] = await lockWithPlans(tx, [id]);
  if (!listing) fail(404, 'platform.notFound');
  if (isAtMarketplace(listing)) fail(409, 'publishing.atMarketplace');
  await deleteListings(tx, [id]);
  auditLinks(audit, { removed: [listing] });
}

export async function removeListings({ tx, audit }: Act, ids: readonly string[]): Promise<Outcome> {
  const listings = await lockWithPlans(tx, ids);
  const { allowed, refused } = refusalsOf(ids, listings, (listing) =>
    isAtMarketplace(listing) ? { key: 'publishing.atMarketplace' } : undefined,
  );
  const done = allowed.map(({ id }) => id);
  await deleteListings(tx, done);
  audit({
    object: 'publishProducts',
    ids: done,
    before: underIds(allowed, auditedLink),
    ...(refused.length > 0 && { after: { refused: refused.length } }),
  });
  return { done, refused };
}
