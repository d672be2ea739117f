-- What stores show of products: planned, judged, sent, and kept in step with the marketplace.

create table publish_plans (
  id bigint generated always as identity constraint publish_plans_pkey primary key,
  publish_batch_no text not null constraint publish_plans_batch_key unique,
  publish_template_id bigint,
  sale_types smallint[] not null default '{}',
  -- when it releases itself; null: by hand
  release_at timestamptz,
  released_at timestamptz,
  create_user text not null,
  -- of its listings, as far as publish_plan_changes have been added to them
  pending integer not null default 0,
  publishing integer not null default 0,
  published integer not null default 0,
  failed integer not null default 0,
  with_errors integer not null default 0,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
-- Whether somebody has to act: something in it is yet to be released, or some of it is published and the rest is not.
create function is_open_plan(pending bigint, publishing bigint, published bigint, failed bigint)
returns boolean language sql immutable as $$
  select case when published > 0 then pending + publishing + failed > 0
    else pending > 0 or (publishing = 0 and failed = 0) end
$$;
create index publish_plans_open on publish_plans (id) where is_open_plan(pending, publishing, published, failed);
create index publish_plans_created on publish_plans (gmt_create);
create index publish_plans_modified on publish_plans (gmt_modified);
create index publish_plans_due on publish_plans (release_at) where release_at is not null and released_at is null;
create index publish_plans_batch_grams on publish_plans using gin (name_grams(publish_batch_no)) with (fastupdate = off);

-- What one store shows of one product, frozen when the plan was made: later changes of the product change no listing.
create table listings (
  id bigint generated always as identity constraint listings_pkey primary key,
  plan_id bigint not null references publish_plans (id),
  store_id bigint not null references stores (id),
  product_id bigint not null references products (id),
  product_type smallint not null constraint listings_type_check check (product_type in (1, 2, 3)),
  spu text not null,
  name text not null,
  -- the item number, ours for this listing in its store
  cargo_no text not null,
  title text not null,
  description text not null default '',
  -- the category of its marketplace, root to leaf, with the names of the time
  classification_template_id bigint references classification_templates (id) on delete set null,
  category_ids text[] not null,
  category_names text[] not null,
  product_type_id text not null,
  size_chart_name text not null default '',
  model_id text,
  model_name text not null default '',
  packaging_shape smallint not null,
  packaging_type smallint not null,
  -- 1 pending, 2 publishing, 3 published, 4 failed
  publish_status smallint not null default 1 constraint listings_status_check check (publish_status between 1 and 4),
  -- while it is publishing
  stage text constraint listings_stage_check check (stage in ('queued', 'pictures', 'sending', 'unknown', 'review')),
  -- when its next step is due, and until when somebody is at it
  due_at timestamptz,
  claimed_until timestamptz,
  attempts integer not null default 0,
  -- 1 listed, 2 removed; null: not published
  shelf smallint constraint listings_shelf_check check (shelf in (1, 2)),
  -- the marketplace's names for it, and its own state of it
  market_id text,
  market_version text not null default '',
  market_state text,
  -- the message, the marketplace's words and the field to mend
  problem jsonb,
  -- of preflight; null judged_at: it has changed since
  findings jsonb not null default '[]',
  error_count integer not null default 0,
  warning_count integer not null default 0,
  judged_at timestamptz,
  -- price, stock, shelf, state, gone
  differs text[] not null default '{}',
  checked_at timestamptz,
  published_at timestamptz,
  shelf_changed_at timestamptz,
  -- as it was sent last; null: never
  sent jsonb,
  -- when somebody changed it after it was sent; null: what was sent is what is kept here
  changed_at timestamptz,
  -- of its SKUs, kept with each change of them
  sku_count integer not null default 0,
  real_stock integer not null default 0,
  low_original_price numeric(10, 2),
  high_original_price numeric(10, 2),
  low_special_price numeric(10, 2),
  high_special_price numeric(10, 2),
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint listings_stage_status_check check ((stage is not null) = (publish_status = 2))
);
create unique index listings_cargo_no_key on listings (store_id, lower(cargo_no));
create index listings_plan on listings (plan_id, store_id, id);
create index listings_product on listings (product_id, store_id);
create index listings_classification on listings (classification_template_id) where classification_template_id is not null;
create index listings_status on listings (publish_status, id);
create index listings_store_status on listings (store_id, publish_status, id);
create index listings_created on listings (gmt_create);
create index listings_modified on listings (gmt_modified);
create index listings_market on listings (store_id, market_id) where market_id is not null;
create index listings_due on listings (due_at) where due_at is not null;
create index listings_checked on listings (checked_at) where publish_status = 3;
create index listings_differ on listings (id) where differs <> '{}';
create index listings_unknown on listings (id) where stage = 'unknown';
create index listings_errors on listings (id) where error_count > 0;
create index listings_spu_grams on listings using gin (name_grams(spu)) with (fastupdate = off);
create index listings_name_grams on listings using gin (name_grams(name)) with (fastupdate = off);

-- Exact counts without counting: each statement appends what it changed, a job folds the pieces together.
create table listing_counts (
  store_id bigint not null,
  publish_status smallint not null,
  total bigint not null,
  constraint listing_counts_pkey primary key (store_id, publish_status)
);
create table listing_count_changes (
  id bigint generated always as identity constraint listing_count_changes_pkey primary key,
  store_id bigint not null,
  publish_status smallint not null,
  change bigint not null
);
create table publish_plan_changes (
  id bigint generated always as identity constraint publish_plan_changes_pkey primary key,
  plan_id bigint not null,
  pending bigint not null,
  publishing bigint not null,
  published bigint not null,
  failed bigint not null,
  with_errors bigint not null
);
create index publish_plan_changes_plan on publish_plan_changes (plan_id);

create function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_count_changes (store_id, publish_status, change)
    select store_id, publish_status, count(*) from came group by 1, 2;
    insert into publish_plan_changes (plan_id, pending, publishing, published, failed, with_errors)
    select plan_id, count(*) filter (where publish_status = 1), count(*) filter (where publish_status = 2),
      count(*) filter (where publish_status = 3), count(*) filter (where publish_status = 4), count(*) filter (where error_count > 0)
    from came group by 1;
  elsif tg_op = 'DELETE' then
    insert into listing_count_changes (store_id, publish_status, change)
    select store_id, publish_status, -count(*) from went group by 1, 2;
    insert into publish_plan_changes (plan_id, pending, publishing, published, failed, with_errors)
    select plan_id, -count(*) filter (where publish_status = 1), -count(*) filter (where publish_status = 2),
      -count(*) filter (where publish_status = 3), -count(*) filter (where publish_status = 4), -count(*) filter (where error_count > 0)
    from went group by 1;
  else
    insert into listing_count_changes (store_id, publish_status, change)
    select store_id, publish_status, sum(n) from (
      select store_id, publish_status, 1 as n from came
      union all
      select store_id, publish_status, -1 from went
    ) moved group by 1, 2 having sum(n) <> 0;
    insert into publish_plan_changes (plan_id, pending, publishing, published, failed, with_errors)
    select * from (
      select plan_id, coalesce(sum(n) filter (where publish_status = 1), 0) as pending,
        coalesce(sum(n) filter (where publish_status = 2), 0) as publishing,
        coalesce(sum(n) filter (where publish_status = 3), 0) as published,
        coalesce(sum(n) filter (where publish_status = 4), 0) as failed,
        coalesce(sum(n) filter (where error_count > 0), 0) as with_errors
      from (
        select plan_id, publish_status, error_count, 1 as n from came
        union all
        select plan_id, publish_status, error_count, -1 from went
      ) moved group by 1
    ) changed where (pending, publishing, published, failed, with_errors) <> (0, 0, 0, 0, 0);
  end if;
  return null;
end $$;
create trigger listings_counted_in after insert on listings referencing new table as came for each statement execute function count_listings();
create trigger listings_counted_out after delete on listings referencing old table as went for each statement execute function count_listings();
create trigger listings_recounted after update on listings referencing old table as went new table as came for each statement execute function count_listings();

-- Folds the pieces into the counts; run by one process at a time. Plans are locked in the order of their ids.
create function fold_listing_counts() returns void language sql as $$
  with gone as (delete from listing_count_changes returning store_id, publish_status, change)
  insert into listing_counts (store_id, publish_status, total)
  select store_id, publish_status, sum(change) from gone group by 1, 2 having sum(change) <> 0
  on conflict (store_id, publish_status) do update set total = listing_counts.total + excluded.total;

  with locked as (
    select id from publish_plans where id in (select plan_id from publish_plan_changes) order by id for update
  ), gone as (
    delete from publish_plan_changes where (select count(*) from locked) >= 0
    returning plan_id, pending, publishing, published, failed, with_errors
  ), summed as (
    select plan_id, sum(pending) as pending, sum(publishing) as publishing, sum(published) as published,
      sum(failed) as failed, sum(with_errors) as with_errors
    from gone group by 1
  )
  update publish_plans plan set pending = plan.pending + summed.pending, publishing = plan.publishing + summed.publishing,
    published = plan.published + summed.published, failed = plan.failed + summed.failed,
    with_errors = plan.with_errors + summed.with_errors
  from summed where plan.id = summed.plan_id;
$$;

create table listing_skus (
  id bigint generated always as identity constraint listing_skus_pkey primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  -- of its listing
  store_id bigint not null references stores (id),
  position integer not null,
  -- null: deleted since
  sku_id bigint references product_skus (id) on delete set null,
  -- as the store knows it
  sku text not null,
  -- what an order of it is made of; null: a combination, or a SKU whose code does not exist
  product_code_id bigint references product_codes (id),
  print1_id bigint references library_files (id),
  print2_id bigint references library_files (id),
  color_code text not null default '',
  color_name text not null default '',
  size_code text not null default '',
  size_name text not null default '',
  -- dollars
  original_price numeric(10, 2),
  special_price numeric(10, 2),
  real_stock integer not null default 0 constraint listing_skus_stock_check check (real_stock >= 0),
  status smallint not null default 1 constraint listing_skus_status_check check (status in (1, 2)),
  -- centimetres and grams
  outer_box_length numeric(10, 2),
  outer_box_width numeric(10, 2),
  outer_box_height numeric(10, 2),
  outer_box_weight numeric(10, 2),
  product_reference_links text not null default '',
  main_blob_id bigint references blobs (id),
  -- the marketplace's names for it, and what it said last
  market_skc_id text,
  market_sku_id text,
  market_original_price numeric(10, 2),
  market_special_price numeric(10, 2),
  market_stock integer,
  market_shelf smallint constraint listing_skus_market_shelf_check check (market_shelf in (1, 2)),
  -- a stock of 0 stands for "removed" where a marketplace has no shelf: what it goes back to
  stock_when_listed integer,
  constraint listing_skus_position_key unique (listing_id, position)
);
create unique index listing_skus_sku_key on listing_skus (store_id, lower(sku));
create index listing_skus_sku on listing_skus (sku_id) where sku_id is not null;
create index listing_skus_code on listing_skus (product_code_id) where product_code_id is not null;
create index listing_skus_print1 on listing_skus (print1_id) where print1_id is not null;
create index listing_skus_print2 on listing_skus (print2_id) where print2_id is not null;
create index listing_skus_main on listing_skus (main_blob_id) where main_blob_id is not null;
create index listing_skus_market on listing_skus (store_id, market_sku_id) where market_sku_id is not null;
create index listing_skus_sku_grams on listing_skus using gin (name_grams(sku)) with (fastupdate = off);

create table listing_pictures (
  listing_sku_id bigint not null references listing_skus (id) on delete cascade,
  image_type smallint not null constraint listing_pictures_type_check check (image_type between 1 and 8),
  position smallint not null,
  blob_id bigint not null references blobs (id),
  constraint listing_pictures_pkey primary key (listing_sku_id, image_type, position)
);
create index listing_pictures_blob on listing_pictures (blob_id);

create table listing_packaging_pictures (
  listing_id bigint not null references listings (id) on delete cascade,
  position smallint not null,
  blob_id bigint not null references blobs (id),
  constraint listing_packaging_pictures_pkey primary key (listing_id, position)
);
create index listing_packaging_pictures_blob on listing_packaging_pictures (blob_id);

-- Like the rows of a classification template, of the listing's own marketplace.
create table listing_attributes (
  listing_id bigint not null references listings (id) on delete cascade,
  position integer not null,
  attribute_id text not null,
  kind text not null,
  attribute_name text not null,
  attribute_name_en text,
  value_id text,
  value_name text,
  value_name_en text,
  text text,
  number numeric,
  unit text,
  constraint listing_attributes_pkey primary key (listing_id, position)
);

-- Which pictures a store has at its marketplace already, by use, so that none is uploaded twice.
create table store_pictures (
  store_id bigint not null references stores (id) on delete cascade,
  -- keeps no bytes alive: an address of a picture that nothing shows any more is of no use
  blob_id bigint not null references blobs (id) on delete cascade,
  use text not null,
  -- null: somebody is uploading it
  address text,
  -- when the marketplace stops taking the address; null: not said
  expires_at timestamptz,
  -- until when somebody is uploading it
  claimed_until timestamptz,
  gmt_create timestamptz not null default clock_timestamp(),
  constraint store_pictures_pkey primary key (store_id, blob_id, use)
);
create index store_pictures_blob on store_pictures (blob_id);

-- What is sent to a marketplace, written before it is sent. An intention without an answer is settled by asking.
create table listing_calls (
  id bigint generated always as identity constraint listing_calls_pkey primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  kind text not null constraint listing_calls_kind_check check (kind in ('publish', 'edit', 'shelf', 'price', 'stock')),
  state text not null constraint listing_calls_state_check check (state in ('waiting', 'sending', 'unknown', 'done', 'refused', 'dropped')),
  -- what the call changes, by SKU; null: the whole listing
  change jsonb,
  -- what came of it, by SKU, in the marketplace's words
  outcome jsonb,
  attempts integer not null default 0,
  due_at timestamptz,
  sent_at timestamptz,
  task_id bigint,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create index listing_calls_listing on listing_calls (listing_id, id);
-- one act of a kind at a time on one listing: a shelf that has to wait holds up no price
create unique index listing_calls_open on listing_calls (listing_id, kind) where state in ('waiting', 'sending', 'unknown');
create index listing_calls_due on listing_calls (due_at) where state in ('waiting', 'sending', 'unknown');

-- The timeline of a listing.
create table listing_events (
  id bigint generated always as identity constraint listing_events_pkey primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  behavior jsonb not null,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp()
);
create index listing_events_listing on listing_events (listing_id, id);

-- What a store's marketplace wants to know beside each product, and how the store proposes prices.
create table store_publishing (
  store_id bigint not null constraint store_publishing_pkey primary key references stores (id) on delete cascade,
  settings jsonb,
  price_rule jsonb,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);

create table forbidden_words (
  id bigint generated always as identity constraint forbidden_words_pkey primary key,
  word text not null,
  gmt_create timestamptz not null default clock_timestamp()
);
create unique index forbidden_words_word_key on forbidden_words (lower(word));
-- To begin with: others' brands, promises that marketplaces refuse, and ways around them. Their users keep the list.
insert into forbidden_words (word) values
  ('Disney'), ('Marvel'), ('Pokemon'), ('Hello Kitty'), ('Barbie'), ('Harry Potter'), ('Star Wars'), ('Nike'), ('Adidas'),
  ('Gucci'), ('Chanel'), ('Louis Vuitton'), ('Hermes'), ('Rolex'), ('NFL'), ('NBA'), ('FIFA'), ('LEGO'), ('Taylor Swift'),
  ('FDA approved'), ('anti-cancer'), ('COVID-19'), ('free shipping'), ('money back'), ('lifetime warranty'), ('replica'),
  ('WhatsApp'), ('WeChat'), ('Amazon'), ('AliExpress'), ('微信'), ('正品'), ('国家级'), ('包治');

create table publish_templates (
  id bigint generated always as identity constraint publish_templates_pkey primary key,
  name text not null,
  sale_types smallint[] not null,
  title_keywords text[] not null default '{}',
  product_description text not null default '',
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index publish_templates_name_key on publish_templates (lower(name));
alter table publish_plans add constraint publish_plans_template_fkey
  foreign key (publish_template_id) references publish_templates (id) on delete set null;
create index publish_plans_template on publish_plans (publish_template_id) where publish_template_id is not null;

create table publish_template_stores (
  template_id bigint not null references publish_templates (id) on delete cascade,
  position smallint not null,
  store_id bigint not null references stores (id),
  constraint publish_template_stores_pkey primary key (template_id, store_id)
);
create index publish_template_stores_store on publish_template_stores (store_id);

create table title_keywords (
  id bigint generated always as identity constraint title_keywords_pkey primary key,
  keyword text not null,
  gmt_create timestamptz not null default clock_timestamp()
);
create unique index title_keywords_keyword_key on title_keywords (lower(keyword));

insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, page.path, page.name_zh, page.name_en, page.sort
from (values
  ('/products/publish', '产品刊登', 'Product listing', 44),
  ('/products/PublishTemplate', '刊登模板', 'Publish templates', 46)
) as page (path, name_zh, name_en, sort)
join permissions parent on parent.path = '/products'
-- somebody may have added them by hand
on conflict (path) do nothing;

-- SHEIN authorises products together with orders
update stores set product_auth_status = 1 where auth_status = 1 and type_code like 'SHEIN%';
