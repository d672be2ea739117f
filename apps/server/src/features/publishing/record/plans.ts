import { type ListingCounts, planStatusOf } from '@pressroom/contract/publishing/status';
import type { PublishPlan } from '@pressroom/contract/publishing/listing';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { unfolded } from '../../../platform/database/foldedCounts.ts';
import { fail } from '../../../platform/failure.ts';

/** A plan with what its list shows of its listings. */
export interface PlanRecord extends ListingCounts {
  id: string;
  publishBatchNo: string;
  publishTemplateId: string | null;
  saleTypes: number[];
  releaseAt: string | null;
  releasedAt: string | null;
  createUser: string;
  withErrors: number;
  storeNames: string[];
  /** Of its first listings; one may stand there several times. */
  spus: string[];
  gmtCreate: string;
  gmtModified: string;
}

const spusShown = 5;
/** So many listings are looked at for them. */
const spusSoughtIn = sql.lit(20);

/** Pieces of the counts that are not folded into the plans yet. */
export const unfoldedPlans = sql`(
  select plan_id, sum(pending)::bigint as pending, sum(publishing)::bigint as publishing,
    sum(published)::bigint as published, sum(failed)::bigint as failed
  from publish_plan_changes where ${unfolded('publish_plan_changes')} group by 1)`;

/** Joins plans, `plan`, with what their lists show of them. */
export const planTables = sql`
  left join lateral (
    select sum(pending) as pending, sum(publishing) as publishing, sum(published) as published, sum(failed) as failed,
      sum(with_errors) as with_errors
    from publish_plan_changes where plan_id = plan.id and ${unfolded('publish_plan_changes')}
  ) change on true
  left join lateral (
    select array_agg(store.name order by lower(store.name)) as names
    from (select distinct store_id from listings where plan_id = plan.id) shown
    join stores store on store.id = shown.store_id
  ) held on true
  left join lateral (
    select array_agg(spu) as spus
    from (select spu from listings where plan_id = plan.id order by plan_id, store_id, id limit ${spusSoughtIn}) seen
  ) named on true`;

const count = (name: string): RawBuilder<unknown> =>
  sql`(plan.${sql.ref(name)} + coalesce(change.${sql.ref(name)}, 0))::int as ${sql.ref(name)}`;

export const planColumns = sql`
  plan.id, plan.publish_batch_no, plan.publish_template_id, plan.sale_types, plan.release_at, plan.released_at,
  plan.create_user, ${count('pending')}, ${count('publishing')}, ${count('published')}, ${count('failed')},
  ${count('with_errors')}, coalesce(held.names, '{}') as store_names, coalesce(named.spus, '{}') as spus,
  plan.gmt_create, plan.gmt_modified`;

/** In the order of their ids; those that are gone are left out. */
export async function findPlans(db: Db, ids: readonly string[]): Promise<PlanRecord[]> {
  const { rows } = await sql<PlanRecord>`
    select ${planColumns} from publish_plans plan ${planTables}
    where plan.id = ${anyOf(ids, 'bigint')} order by plan.id`.execute(db);
  return rows;
}

export async function getPlan(db: Db, id: string): Promise<PlanRecord> {
  const [plan] = await findPlans(db, [id]);
  return plan ?? fail(404, 'platform.notFound');
}

/** Locks the plans for this transaction, in the order of their ids; answers those that exist. */
export async function lockPlans(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const locked = await tx
    .selectFrom('publishPlans')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

/** 404 without it. */
export async function lockPlan(tx: Tx, id: string): Promise<PlanRecord> {
  await lockPlans(tx, [id]);
  return getPlan(tx, id);
}

export function presentPlan(plan: PlanRecord): PublishPlan {
  const { pending, publishing, published, failed } = plan;
  return {
    id: plan.id,
    publishBatchNo: plan.publishBatchNo,
    storeNames: plan.storeNames,
    spuList: [...new Set(plan.spus)].slice(0, spusShown),
    listingCount: pending + publishing + published + failed,
    publishStatus: planStatusOf(plan),
    pending,
    publishing,
    published,
    failed,
    withErrors: plan.withErrors,
    releaseAt: plan.releaseAt,
    createUser: plan.createUser,
    gmtCreate: plan.gmtCreate,
    gmtModified: plan.gmtModified,
  };
}
