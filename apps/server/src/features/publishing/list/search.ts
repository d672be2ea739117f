import { type listingSearch, publishFuzzyType } from '@pressroom/contract/publishing/plans';
import { timeType } from '@pressroom/contract/productTemplates/productTemplates';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { containsWord, type WordSearch, wordSearch } from '../../../platform/database/expressions.ts';
import { unfolded } from '../../../platform/database/foldedCounts.ts';
import { timeRange } from '../../../platform/time/timeRange.ts';
import { unfoldedPlans } from '../record/plans.ts';
import { quotaReached } from '../record/heads.ts';

type Asked = z.output<typeof listingSearch>;
/** What plans and listings are searched by alike. */
export type SharedSearch = Pick<
  Asked,
  | 'timeType'
  | 'startTime'
  | 'endTime'
  | 'fuzzyType'
  | 'fuzzy'
  | 'storeId'
  | 'storeTypeCode'
  | 'countryCode'
  | 'outdated'
>;

/** What decides the text of a search's query. */
export interface SearchShape {
  fuzzyIn?: 'batchNo' | 'name' | 'spu' | 'sku';
  timeOf: 'gmtCreate' | 'gmtModified';
  /** Differs in this, or in anything. */
  differs?: Asked['differs'];
  unknown?: boolean;
  withErrors?: boolean;
  outdated?: boolean;
  quota?: boolean;
  withFindings?: boolean;
}

/** What is filled in. */
export interface SearchValues {
  publishStatus?: number;
  shelf?: number;
  productType?: number;
  planId?: string;
  storeId?: string;
  storeTypeCode?: string;
  countryCode?: string;
  word?: string;
  pattern?: string;
  from?: string;
  before?: string;
}

export interface Search {
  shape: SearchShape;
  values: SearchValues;
}

const { batchNo, name, spu, sku } = publishFuzzyType;
const fuzzyNames = { [batchNo]: 'batchNo', [name]: 'name', [spu]: 'spu', [sku]: 'sku' } as const;

export function searchOf(asked: SharedSearch & Partial<Asked>, zone: string): Search {
  const { fuzzy } = asked;
  return {
    shape: {
      timeOf: asked.timeType === timeType.created ? 'gmtCreate' : 'gmtModified',
      ...(fuzzy !== undefined && { fuzzyIn: fuzzyNames[asked.fuzzyType ?? batchNo] }),
      ...(asked.differs && { differs: asked.differs }),
      ...(asked.unknown && { unknown: true }),
      ...(asked.withErrors && { withErrors: true }),
      ...(asked.outdated && { outdated: true }),
      ...(asked.quota && { quota: true }),
      ...(asked.withFindings && { withFindings: true }),
    },
    values: {
      publishStatus: asked.publishStatus,
      shelf: asked.status,
      productType: asked.productType,
      planId: asked.publishPlanId,
      storeId: asked.storeId,
      storeTypeCode: asked.storeTypeCode,
      countryCode: asked.countryCode,
      ...(fuzzy !== undefined && wordSearch(fuzzy)),
      ...timeRange(asked.startTime, asked.endTime, zone, ['startTime', 'endTime']),
    },
  };
}

/** Whether the search leaves anything out beside other stores and statuses, which are counted already. */
export function isNarrowed({ shape, values }: Search): boolean {
  const { timeOf: _time, ...asked } = shape;
  const { publishStatus: _status, storeId: _id, storeTypeCode: _type, countryCode: _country, ...others } = values;
  return [...Object.values(asked), ...Object.values(others)].some((value) => value !== undefined);
}

type StoreValues = Pick<SearchValues, 'storeId' | 'storeTypeCode' | 'countryCode'>;

export function namesStores({ storeId, storeTypeCode, countryCode }: StoreValues): boolean {
  return [storeId, storeTypeCode, countryCode].some((value) => value !== undefined);
}

/** Whether a row is of a store that a search names. One store is compared as it is, so that an index answers in its order. */
export function inStores({ storeId, storeTypeCode, countryCode }: StoreValues): RawBuilder<SqlBool> {
  const kind = [
    ...(storeTypeCode === undefined ? [] : [sql`type_code = ${storeTypeCode}`]),
    ...(countryCode === undefined ? [] : [sql`country_code = ${countryCode}`]),
  ];
  const conditions = [
    ...(storeId === undefined ? [] : [sql`store_id = ${storeId}`]),
    ...(kind.length === 0
      ? []
      : [sql`store_id = any (array(select id from stores where ${sql.join(kind, sql` and `)}))`]),
  ];
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** The ids of listings whose name, SPU or SKU contains the word. */
function containing(fuzzyIn: 'name' | 'spu' | 'sku', word: WordSearch): RawBuilder<unknown> {
  return fuzzyIn === 'sku'
    ? sql`(select listing_id from listing_skus where ${containsWord(sql`sku`, word)})`
    : sql`(select id from listings where ${containsWord(sql.ref(fuzzyIn), word)})`;
}

const plansNamed = (word: WordSearch) =>
  sql`(select id from publish_plans where ${containsWord(sql`publish_batch_no`, word)})`;

/** The ids of the listings that match. */
export function matchingListings(db: Db, { shape, values }: Search) {
  const { fuzzyIn, timeOf, differs } = shape;
  const { publishStatus, shelf, productType, planId, word, pattern, from, before } = values;
  let matching = db.selectFrom('listings').select('id');
  if (publishStatus !== undefined) matching = matching.where('publishStatus', '=', publishStatus);
  matching = matching.where(inStores(values));
  if (shelf !== undefined) matching = matching.where('shelf', '=', shelf);
  if (productType !== undefined) matching = matching.where('productType', '=', productType);
  if (planId) matching = matching.where('planId', '=', planId);
  if (word && fuzzyIn) {
    const held =
      fuzzyIn === 'batchNo'
        ? sql<SqlBool>`plan_id in ${plansNamed({ word, pattern })}`
        : sql<SqlBool>`id in ${containing(fuzzyIn, { word, pattern })}`;
    matching = matching.where(held);
  }
  if (from) matching = matching.where(timeOf, '>=', from);
  if (before) matching = matching.where(timeOf, '<', before);
  if (differs) matching = matching.where(sql<SqlBool>`differs <> '{}'`);
  if (differs && differs !== 'any') matching = matching.where(sql<SqlBool>`${sql.lit(differs)} = any (differs)`);
  if (shape.unknown) matching = matching.where('stage', '=', sql.lit('unknown'));
  if (shape.withFindings) matching = matching.where(sql<SqlBool>`error_count + warning_count > 0`);
  if (shape.withErrors) matching = matching.where('errorCount', '>', sql.lit(0));
  if (shape.outdated) matching = matching.where(isOutdated);
  if (shape.quota) matching = matching.where(waitsForQuota);
  return matching;
}

/** Somebody has to mend it since its marketplace asks for something else. */
const isOutdated = sql<SqlBool>`outdated_at is not null and publish_status in (1, 4)`;

/** The same of a plan: of its pending listings, as the failed ones stand on their own tab. */
export const isOutdatedPlan = sql<SqlBool>`id in (
  select plan_id from listings where outdated_at is not null and publish_status = 1)`;

/** Its store may publish no more for now, and it goes on by itself later. */
export const waitsForQuota = sql<SqlBool>`stage = 'queued' and problem is not null
  and problem -> 'msg' ->> 'key' = ${sql.lit(quotaReached)}`;

/** As is_open_plan has it, with the changes that are not folded in yet. */
const isOpen = sql<SqlBool>`id in (
  select id from publish_plans
  where is_open_plan(pending, publishing, published, failed) and id not in (select plan_id from publish_plan_changes where ${unfolded('publish_plan_changes')})
  union all
  select plan.id from ${unfoldedPlans} change join publish_plans plan on plan.id = change.plan_id
  where is_open_plan(plan.pending + change.pending, plan.publishing + change.publishing,
    plan.published + change.published, plan.failed + change.failed))`;

/** The ids of the plans that match and wait for somebody: pending and partially successful ones. */
export function matchingPlans(db: Db, { shape: { fuzzyIn, timeOf, outdated }, values }: Search) {
  const { word, pattern, from, before } = values;
  let matching = db.selectFrom('publishPlans').select('id').where(isOpen);
  if (namesStores(values)) {
    const held = sql`select from listings where plan_id = publish_plans.id and ${inStores(values)}`;
    matching = matching.where(sql<SqlBool>`exists (${held})`);
  }
  if (word && fuzzyIn) {
    const held =
      fuzzyIn === 'batchNo'
        ? sql<SqlBool>`id in ${plansNamed({ word, pattern })}`
        : sql<SqlBool>`id in (select plan_id from listings where id in ${containing(fuzzyIn, { word, pattern })})`;
    matching = matching.where(held);
  }
  if (outdated) matching = matching.where(isOutdatedPlan);
  if (from) matching = matching.where(timeOf, '>=', from);
  if (before) matching = matching.where(timeOf, '<', before);
  return matching;
}
