import type { Question } from './listQuestion.ts';

const listings = (matching: string) => `
  select l.id, l.plan_id, plan.publish_batch_no, l.product_id, l.product_type, l.store_id, store.name as store_name, store.type_code, l.spu,
    l.name, l.title, l.cargo_no, l.classification_template_id, template.name as template_name, l.sku_count, l.low_original_price,
    l.high_original_price, l.low_special_price, l.high_special_price, l.real_stock, l.publish_status, l.stage, l.due_at, l.shelf, l.problem,
    l.error_count, l.warning_count, l.judged_at, l.differs, l.checked_at, l.published_at, l.changed_at, l.market_id, l.gmt_create,
    l.gmt_modified, few.skus, few.lengths, few.widths, few.heights, main.key,
    coalesce(l.product_version < greatest(product.gmt_modified, classification.gmt_modified, packaging.gmt_modified,
      (select max(gmt_modified) from product_skus where product_id = product.id)), true) or exists (
      select from listing_skus where listing_id = l.id and sku_id is null and market_sku_id is null) as moved
  from (select id from listings where ${matching} order by id desc limit 20) chosen
  join listings l on l.id = chosen.id
  join publish_plans plan on plan.id = l.plan_id
  join stores store on store.id = l.store_id
  join products product on product.id = l.product_id
  join classification_templates classification on classification.id = product.classification_template_id
  join packaging_templates packaging on packaging.id = product.packaging_template_id
  left join classification_templates template on template.id = l.classification_template_id
  left join lateral (
    select array_agg(sku order by position) as skus, array_agg(outer_box_length order by position) as lengths,
      array_agg(outer_box_width order by position) as widths, array_agg(outer_box_height order by position) as heights,
      (array_agg(main_blob_id order by position))[1] as main
    from (select * from listing_skus where listing_id = l.id order by position limit 3) shown
  ) few on true
  left join blobs main on main.id = few.main
  order by l.id desc`;
const counted = (matching: string) => `select count(*) as total from listings where ${matching}`;
const kept = (matching: string) => `select sum(total) as total from listing_counts where ${matching}`;

const isOpen = 'is_open_plan(pending, publishing, published, failed)';
const plans = (matching: string) => `
  select plan.id, plan.publish_batch_no, plan.pending, plan.publishing, plan.published, plan.failed, plan.with_errors, plan.release_at,
    plan.create_user, plan.gmt_create, plan.gmt_modified,
    (select array_agg(name) from stores where id in (select store_id from listings where plan_id = plan.id)) as names,
    (select array_agg(spu) from (select spu from listings where plan_id = plan.id limit 60) seen) as spus
  from publish_plans plan where ${matching} order by plan.id desc limit 20`;
const countedPlans = (matching: string) => `select count(*) as total from publish_plans plan where ${matching}`;

const inStore = 'store_id = $1 and publish_status = 3';
const byName = `publish_status = 3 and id in (select id from listings where name_grams(name) @> word_grams($1))`;
const bySpu = `publish_status = 3 and id in (
  select id from listings where name_grams(spu) @> word_grams($1) and spu ilike '%' || $1 || '%')`;
const bySku = `publish_status = 3 and id in (
  select listing_id from listing_skus where name_grams(sku) @> word_grams($1) and sku ilike '%' || $1 || '%')`;
const byBatch = `publish_status = 3 and plan_id in (
  select id from publish_plans where name_grams(publish_batch_no) @> word_grams($1) and publish_batch_no ilike '%' || $1 || '%')`;
const differing = `publish_status = 3 and differs <> '{}'`;
const openInStore = `${isOpen} and exists (select from listings where plan_id = plan.id and store_id = $1)`;

/** The best minimal SQL for each list and search of plans and listings. */
export const questions = {
  publishPlans: { rows: plans(isOpen), total: countedPlans(isOpen), values: [] },
  publishPlansInStore: { rows: plans(openInStore), total: countedPlans(openInStore), values: [3] },
  publishedListings: { rows: listings('publish_status = 3'), total: kept('publish_status = 3'), values: [] },
  failedListings: { rows: listings('publish_status = 4'), total: kept('publish_status = 4'), values: [] },
  listingsInStore: { rows: listings(inStore), total: kept(inStore), values: [3] },
  listingsByName: { rows: listings(byName), total: counted(byName), values: ['白鹤'] },
  listingsBySpu: { rows: listings(bySpu), total: counted(bySpu), values: ['00417'] },
  listingsBySku: { rows: listings(bySku), total: counted(bySku), values: ['DS0123'] },
  listingsByBatch: { rows: listings(byBatch), total: counted(byBatch), values: ['0417'] },
  differingListings: { rows: listings(differing), total: counted(differing), values: [] },
  listingSpecs: {
    rows: `
      select sku.*, code.code, main.key from listing_skus sku
      left join product_codes code on code.id = sku.product_code_id left join blobs main on main.id = sku.main_blob_id
      where listing_id = $1 order by position`,
    values: [123_456],
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
