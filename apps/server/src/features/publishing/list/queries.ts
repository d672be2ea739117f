import type { PageRequest } from '@pressroom/contract/fields/pages';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unfolded } from '../../../platform/database/foldedCounts.ts';
import { countOf, type Page, pageWithTotal } from '../../../platform/database/page.ts';
import { newestFirst, type PageShape, type Place, pageOfIds, readPage } from '../../../platform/database/pageByKey.ts';
import { getHead } from '../record/heads.ts';
import { type PlanRecord, planColumns, planTables } from '../record/plans.ts';
import { hasMoved, productTables } from '../record/productVersion.ts';
import {
  type ShownHead,
  shownColumns,
  type ShownSku,
  skusShown,
  type SkuGlance,
  specColumns,
} from '../record/present.ts';
import {
  inStores,
  isNarrowed,
  matchingListings,
  matchingPlans,
  type Search,
  type SearchShape,
  type SearchValues,
} from './search.ts';

type Shape = SearchShape & PageShape;

/** How many listings each store has in each status, folded and not yet folded. */
const keptPieces = sql`(
  select store_id, publish_status, total from listing_counts
  union all
  select store_id, publish_status, change from listing_count_changes where ${unfolded('listing_count_changes')}) pieces`;

/** The total of a search that names stores and a status alone, without counting. */
function keptTotal(values: SearchValues) {
  const inStatus = values.publishStatus === undefined ? sql`true` : sql`publish_status = ${values.publishStatus}`;
  return sql<string>`(select coalesce(sum(total), 0) from ${keptPieces} where ${inStatus} and ${inStores(values)})`;
}

const listingColumns = sql.join(shownColumns.map((name) => sql.ref(`listing.${name}`)));

/** Of the first SKU. */
const firstOf = (column: string) => sql`(array_agg(${sql.ref(column)} order by position))[1] as ${sql.ref(column)}`;

export type ListedListing = ShownHead & SkuGlance;

/** Finds the ids first: of listings outside the page nothing else is read. */
const pageOfListings = compiledOnce(
  (db, { narrowed, size, way, ...shape }: Shape & { narrowed: boolean }, values: SearchValues & Place) => {
    const matching = matchingListings(db, { shape, values });
    const how = {
      table: sql`listings`,
      order: newestFirst,
      searched: narrowed,
      total: narrowed ? undefined : keptTotal(values),
    };
    const chosen = pageOfIds(matching, how, { size, way }, values);
    return sql<ListedListing & { total: string }>`
      select chosen.total, ${listingColumns}, plan.publish_batch_no, store.name as store_name,
        store.type_code as store_type_code, template.name as template_name, ${hasMoved} as product_moved, coalesce(few.skus, '{}') as sku_list, main.key as main_key,
        few.outer_box_length, few.outer_box_width, few.outer_box_height
      from ${chosen} as chosen
      join listings listing on listing.id = chosen.id
      join publish_plans plan on plan.id = listing.plan_id
      join stores store on store.id = listing.store_id ${productTables}
      left join classification_templates template on template.id = listing.classification_template_id
      left join lateral (
        select array_agg(sku order by position) as skus, ${firstOf('main_blob_id')}, ${firstOf('outer_box_length')},
          ${firstOf('outer_box_width')}, ${firstOf('outer_box_height')}
        from (select * from listing_skus where listing_id = listing.id order by position limit ${sql.lit(skusShown)}) shown
      ) few on true
      left join blobs main on main.id = few.main_blob_id
      order by listing.id desc`.compile(db);
  },
);

/** Newest first; `total` counts every match, not this page's. */
export async function findListings(db: Db, search: Search, page: PageRequest): Promise<Page<ListedListing>> {
  const narrowed = isNarrowed(search);
  const found = await readPage(page, (shape, place) =>
    pageOfListings(db, { ...search.shape, ...shape, narrowed }, { ...search.values, ...place }),
  );
  return pageWithTotal(found, () => countOf(matchingListings(db, search)), page);
}

const skusOf = compiledOnce((db, _: object, { id }: { id: string }) =>
  db
    .selectFrom('listingSkus as sku')
    .leftJoin('productCodes as code', 'code.id', 'sku.productCodeId')
    .leftJoin('blobs as main', 'main.id', 'sku.mainBlobId')
    .where('sku.listingId', '=', id)
    .select(specColumns.map((column) => `sku.${column}` as const))
    .select(['code.code as productCode', 'main.key as mainKey'])
    .orderBy('sku.position')
    .compile(),
);

/** The SKUs of one listing in their order, each with its main picture; 404 without the listing. */
export async function findListedSkus(db: Db, id: string): Promise<(ShownSku & { mainKey: string | null })[]> {
  const skus = await skusOf(db, {}, { id });
  if (skus.length === 0) await getHead(db, id);
  return skus;
}

const pageOfPlans = compiledOnce((db, { size, way, ...shape }: Shape, values: SearchValues & Place) => {
  const matching = matchingPlans(db, { shape, values });
  const how = { table: sql`publish_plans`, order: newestFirst, searched: true };
  const chosen = pageOfIds(matching, how, { size, way }, values);
  return sql<PlanRecord & { total: string }>`
    select chosen.total, ${planColumns}
    from ${chosen} as chosen join publish_plans plan on plan.id = chosen.id ${planTables}
    order by plan.id desc`.compile(db);
});

/** Pending and partially successful ones, newest first. */
export async function findOpenPlans(db: Db, search: Search, page: PageRequest): Promise<Page<PlanRecord>> {
  const found = await readPage(page, (shape, place) =>
    pageOfPlans(db, { ...search.shape, ...shape }, { ...search.values, ...place }),
  );
  return pageWithTotal(found, () => countOf(matchingPlans(db, search)), page);
}

interface Tabs {
  plans: number;
  /** By status. */
  listings: ReadonlyMap<number, number>;
}

interface StatusCount {
  publishStatus: number;
  total: string;
}

const keptCounts = compiledOnce((db, _: object, values: SearchValues) =>
  sql<StatusCount>`
    select publish_status, sum(total) as total from ${keptPieces} where ${inStores(values)} group by 1`.compile(db),
);

const trueCounts = compiledOnce((db, shape: SearchShape, values: SearchValues) =>
  matchingListings(db, { shape, values })
    .clearSelect()
    .select(['publishStatus', sql<string>`count(*)`.as('total')])
    .groupBy('publishStatus')
    .$castTo<StatusCount>()
    .compile(),
);

const planCount = compiledOnce((db, shape: SearchShape, values: SearchValues) =>
  matchingPlans(db, { shape, values })
    .clearSelect()
    .select(sql<string>`count(*)`.as('total'))
    .$castTo<{ total: string }>()
    .compile(),
);

/** What each tab holds under this search. */
export async function countTabs(db: Db, search: Search): Promise<Tabs> {
  const counts = isNarrowed(search)
    ? await trueCounts(db, search.shape, search.values)
    : await keptCounts(db, {}, search.values);
  const [plans] = await planCount(db, search.shape, search.values);
  return {
    plans: Number(plans!.total),
    listings: new Map(counts.map(({ publishStatus, total }) => [publishStatus, Number(total)])),
  };
}
