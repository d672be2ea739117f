-- On 100,000 products in 10 stores: 3,000 plans of 100 listings, 300,000 in all, each with two SKUs. Of every hundred plans 90 are
-- published whole, 4 wait, 3 are partly published, 2 are publishing and 1 has failed.

set session_replication_role = replica;
drop index listings_spu_grams, listings_name_grams, listing_skus_sku_grams, listing_skus_sku_key;

insert into publish_plans (publish_batch_no, sale_types, create_user, gmt_create, gmt_modified)
select 'PB20260101-' || lpad(n::text, 4, '0'), '{1}', 'admin', timestamptz '2026-01-01' + n * interval '2 hours', timestamptz '2026-01-01' + n * interval '2 hours'
from generate_series(1, 3000) n;

insert into listings
  (plan_id, store_id, product_id, product_type, spu, name, cargo_no, title, classification_template_id, category_ids, category_names,
    product_type_id, packaging_shape, packaging_type, publish_status, stage, shelf, market_id, error_count, judged_at, differs, checked_at,
    published_at, sku_count, real_stock, low_original_price, high_original_price, low_special_price, high_special_price, gmt_create, gmt_modified)
select plan, store.ids[1 + n % 10], product.id, product.product_type, product.spu, first.name, 'NO' || to_char(n, 'FM000000'), first.name || ' listing',
  product.classification_template_id, '{1727,2030,3030}', '{Women,Tops,Tees}', '3030', 1, 1, made.status, case made.status when 2 then 'review' end,
  case made.status when 3 then 1 + (n % 50 = 0)::int end, case made.status when 3 then 'M' || n end, case when made.status = 1 and n % 7 = 0 then 2 else 0 end, timestamptz '2026-01-02',
  case when made.status = 3 and n % 200 = 0 then '{price}'::text[] else '{}' end, case made.status when 3 then timestamptz '2026-02-01' end,
  case made.status when 3 then timestamptz '2026-01-03' end, 2, 20, 12, 18, 9.9, 15.9,
  timestamptz '2026-01-01' + plan * interval '2 hours', timestamptz '2026-01-01' + plan * interval '2 hours'
from (
  select n, 1 + (n - 1) / 100 as plan,
    case when (n - 1) / 100 % 100 < 90 then 3 when (n - 1) / 100 % 100 < 94 then 1 when (n - 1) / 100 % 100 < 97 then case when n % 2 = 0 then 3 else 4 end
      when (n - 1) / 100 % 100 < 99 then 2 else 4 end as status
  from generate_series(1, 300000) n
) made
join products product on product.id = 1 + n % 100000
join lateral (select name from product_skus where product_id = product.id order by position limit 1) first on true,
  (select array_agg(id order by id) as ids from stores) store
order by n;

insert into listing_skus
  (listing_id, store_id, position, sku_id, sku, color_code, color_name, size_code, size_name, original_price, special_price, real_stock,
    outer_box_length, outer_box_width, outer_box_height, outer_box_weight, main_blob_id, market_skc_id, market_sku_id)
select id, store_id, k, null, spu || '-' || id || '-' || k, 'BLK', 'Black', 'M', 'Medium', 12 + 6 * k, 9.9 + 6 * k, 10, 30, 25, 3, 220, 1 + (id + k) % 100,
  case publish_status when 3 then 'C' || id end, case publish_status when 3 then 'S' || id || k end
from listings cross join generate_series(0, 1) k
order by id, k;

-- what the triggers would have kept
insert into listing_counts (store_id, publish_status, total) select store_id, publish_status, count(*) from listings group by 1, 2;
update publish_plans plan set pending = held.pending, publishing = held.publishing, published = held.published, failed = held.failed, with_errors = held.with_errors
from (
  select plan_id, count(*) filter (where publish_status = 1) as pending, count(*) filter (where publish_status = 2) as publishing,
    count(*) filter (where publish_status = 3) as published, count(*) filter (where publish_status = 4) as failed,
    count(*) filter (where error_count > 0) as with_errors
  from listings group by 1
) held
where held.plan_id = plan.id;

create index listings_spu_grams on listings using gin (name_grams(spu)) with (fastupdate = off);
create index listings_name_grams on listings using gin (name_grams(name)) with (fastupdate = off);
create index listing_skus_sku_grams on listing_skus using gin (name_grams(sku)) with (fastupdate = off);
create unique index listing_skus_sku_key on listing_skus (store_id, lower(sku));
set session_replication_role = default;
