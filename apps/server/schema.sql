-- Sequences

create sequence library_ids;

-- Tables

create table archived_prints (
  quarter text not null,
  printing_key text not null
);

create table archived_products (
  quarter text not null,
  product_code_id bigint not null,
  lines bigint not null,
  shipped bigint not null,
  signed bigint not null
);

create table attribute_pairings (
  shein_product_type_id text not null,
  temu_product_type_id text not null,
  shein_attribute_id text not null,
  shein_value_id text not null default ''::text,
  temu_attribute_id text not null,
  temu_value_id text not null default ''::text,
  confirmed_by bigint,
  confirmed_at timestamp with time zone not null default clock_timestamp()
);

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  user_id bigint,
  username text not null,
  address text not null default ''::text,
  request_id text not null default ''::text,
  action text not null,
  object_type text not null default ''::text,
  object_ids text[] not null default '{}'::text[],
  before jsonb,
  after jsonb,
  part_of bigint
) partition by RANGE (at);

create table audit_names (
  username text not null
);

create table bench_collections (
  id bigint not null generated always as identity,
  order_id bigint not null,
  bench text not null,
  slots smallint[] not null default '{}'::smallint[],
  label_due boolean not null default false,
  ended_as text,
  ended_at timestamp with time zone,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table bench_scans (
  id bigint not null generated always as identity,
  scan_id uuid not null,
  bench text not null,
  code text not null,
  step text not null,
  refusal text,
  says jsonb,
  order_id bigint,
  line_id bigint,
  unit integer,
  collection_id bigint,
  counts boolean not null default false,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table blobs (
  id bigint not null generated always as identity,
  sha256 bytea not null,
  key text not null,
  size bigint not null,
  mime text not null,
  width integer,
  height integer,
  cm_width double precision,
  cm_height double precision,
  dpi_horizontal double precision,
  dpi_vertical double precision,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table carrier_names (
  id bigint not null generated always as identity,
  marketplace text not null,
  region text not null default ''::text,
  our_name text not null,
  our_key text not null,
  their_name text,
  choices text[] not null,
  answered_by text,
  answered_at timestamp with time zone,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table category_models (
  id bigint not null generated always as identity,
  category_id bigint not null,
  shop_id bigint not null,
  bottom_image_id bigint not null,
  print_num smallint not null,
  print_locations jsonb not null,
  is_default smallint not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table channels (
  id bigint not null generated always as identity,
  system_code text not null,
  supplier_code text not null,
  supplier_name text not null,
  channel_type smallint not null,
  channel_code text not null,
  channel_name text not null,
  is_default boolean not null,
  default_money numeric(12,2),
  data_status smallint not null default 1,
  api_url text not null,
  parameters jsonb not null,
  send_country text not null,
  send_name text not null,
  send_company text not null,
  send_province text not null,
  send_city text not null,
  send_phone text not null,
  send_postcode text not null,
  send_address text not null,
  send_address2 text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  max_weight_grams numeric(10,2),
  max_length_cm numeric(8,2),
  max_girth_cm numeric(8,2)
);

create table classification_attributes (
  template_id bigint not null,
  marketplace text not null,
  "position" integer not null,
  attribute_id text not null,
  kind text not null,
  attribute_name text not null,
  attribute_name_en text,
  value_id text,
  value_name text,
  value_name_en text,
  text text,
  number numeric,
  unit text
);

create table classification_templates (
  id bigint not null generated always as identity,
  name text not null,
  shein_store_id bigint not null,
  shein_product_type_id text not null,
  shein_category_ids text[] not null,
  shein_category text[] not null,
  temu_store_id bigint not null,
  temu_product_type_id text not null,
  temu_category_ids text[] not null,
  temu_category text[] not null,
  bind_temu_size_charts_template_name text not null,
  bind_temu_model_id text,
  bind_temu_model_name text not null default ''::text,
  shein_attribute_ids text[] not null default '{}'::text[],
  temu_attribute_ids text[] not null default '{}'::text[],
  findings jsonb not null default '[]'::jsonb,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table codes (
  id bigint not null generated always as identity,
  type smallint not null,
  name text not null,
  code text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table combination_components (
  sku_id bigint not null,
  "position" smallint not null,
  component_sku_id bigint not null,
  quantity integer not null
);

create table default_views (
  user_id bigint not null,
  view_id bigint not null
);

create table download_tickets (
  key_hash bytea not null,
  session_id bigint not null,
  path text not null,
  input jsonb not null,
  language text not null,
  expires_at timestamp with time zone not null
);

create table downloads (
  key text not null,
  file_name text not null,
  content jsonb not null,
  user_id bigint,
  expires_at timestamp with time zone not null
);

create table effect_pictures (
  id bigint not null generated always as identity,
  description_hash bytea not null,
  base_blob_id bigint not null,
  prints jsonb not null,
  blend text not null,
  width integer not null,
  height integer not null,
  blob_id bigint,
  claimed_until timestamp with time zone,
  problem jsonb,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  asked_at timestamp with time zone not null default clock_timestamp()
);

create table effect_previews (
  id bigint not null generated always as identity,
  key text not null,
  description_hash bytea not null,
  base_blob_id bigint not null,
  prints jsonb not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  blend text not null default 'auto'::text
);

create table folded_counts (
  name text not null,
  before_xact xid8 not null
);

create table folders (
  id bigint not null default nextval('library_ids'::regclass),
  parent_id bigint,
  name text not null,
  library_type smallint not null default 1,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table forbidden_words (
  id bigint not null generated always as identity,
  word text not null,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table gang_sheet_files (
  sheet_id bigint not null,
  no integer not null,
  name text not null,
  blob_id bigint not null
);

create table gang_sheet_pieces (
  sheet_id bigint not null,
  no integer not null,
  order_id bigint not null,
  line_id bigint not null,
  unit integer not null,
  round smallint not null,
  slot smallint not null,
  slots smallint not null,
  x integer not null,
  y integer not null,
  width integer not null,
  height integer not null,
  rotated boolean not null,
  content jsonb not null,
  living boolean not null default true
);

create table gang_sheets (
  id bigint not null generated always as identity,
  state text not null default 'laid'::text,
  dpi integer not null,
  width integer not null,
  length integer not null,
  gap integer not null,
  format text not null,
  tile integer,
  pieces integer not null,
  orders integer not null,
  fill numeric(4,1) not null,
  task_id bigint,
  problem jsonb,
  discard_reason text,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  change_user text,
  changed_at timestamp with time zone
);

create table label_costs (
  label_id bigint not null,
  currency text not null,
  shop_id bigint not null,
  provider text not null,
  channel_code text not null,
  channel_name text not null,
  bought_at timestamp with time zone not null,
  bought bigint,
  refunded bigint,
  billed bigint
);

create table label_invoice_lines (
  id bigint not null generated always as identity,
  invoice_id bigint not null,
  line_num integer,
  reference text not null,
  provider_number text not null,
  tracking_number text not null,
  billed_day text,
  amount bigint,
  currency text not null,
  verdict text not null,
  label_id bigint,
  ours bigint,
  ours_currency text
);

create table label_invoices (
  id bigint not null generated always as identity,
  provider text not null,
  file_name text not null,
  content_key text not null,
  first_at timestamp with time zone,
  before_at timestamp with time zone,
  totals jsonb not null,
  accepted_at timestamp with time zone,
  accepted_by text,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table label_prints (
  id bigint not null generated always as identity,
  order_id bigint not null,
  create_user text not null,
  printer_type smallint not null,
  forced boolean not null,
  outcome smallint,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  reported_at timestamp with time zone,
  scan_id uuid,
  bench text not null default ''::text,
  reason text,
  reason_text text not null default ''::text,
  parcel_no integer not null default 1,
  label_key text
);

create table label_quotes (
  id bigint not null generated always as identity,
  row_id bigint not null,
  round integer not null,
  channel_id bigint,
  provider text not null,
  supplier_name text not null,
  channel_type smallint,
  channel_code text not null,
  channel_name text not null,
  amount bigint,
  currency text,
  min_days smallint,
  max_days smallint,
  problem jsonb,
  is_chosen boolean not null,
  parcels jsonb not null,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table label_refusals (
  id bigint not null generated always as identity,
  file_name text not null,
  page integer not null,
  bar_code text not null,
  reason_key text not null,
  params jsonb not null default '{}'::jsonb,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  settled_at timestamp with time zone,
  page_key text,
  reading jsonb not null default '{}'::jsonb,
  discard_reason text,
  discard_text text,
  discard_user text
);

create table last_mile_batches (
  id bigint not null generated always as identity,
  batch_number text not null,
  label_type smallint not null,
  data_status smallint not null,
  total integer not null default 0,
  problems jsonb not null default '[]'::jsonb,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table last_mile_rows (
  id bigint not null generated always as identity,
  batch_id bigint not null,
  order_id bigint not null,
  order_status smallint not null,
  num integer not null,
  asked_channel_id bigint,
  asked_system text,
  channel_id bigint,
  provider text,
  supplier_name text,
  channel_type smallint,
  channel_code text,
  channel_name text,
  cost bigint,
  currency text,
  problem jsonb,
  round integer not null default 0,
  attempts integer not null default 0,
  claimed_until timestamp with time zone,
  due_at timestamp with time zone,
  task_id bigint,
  create_user text not null,
  deleted_at timestamp with time zone,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table library_files (
  id bigint not null default nextval('library_ids'::regclass),
  folder_id bigint,
  library_type smallint not null default 1,
  name text not null,
  blob_id bigint not null,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table listing_attributes (
  listing_id bigint not null,
  "position" integer not null,
  attribute_id text not null,
  kind text not null,
  attribute_name text not null,
  attribute_name_en text,
  value_id text,
  value_name text,
  value_name_en text,
  text text,
  number numeric,
  unit text
);

create table listing_calls (
  id bigint not null generated always as identity,
  listing_id bigint not null,
  kind text not null,
  state text not null,
  change jsonb,
  outcome jsonb,
  attempts integer not null default 0,
  due_at timestamp with time zone,
  sent_at timestamp with time zone,
  task_id bigint,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table listing_changes (
  id bigint not null generated always as identity,
  mapping_id bigint not null
);

create table listing_count_changes (
  id bigint not null generated always as identity,
  store_id bigint not null,
  publish_status smallint not null,
  change bigint not null,
  xact xid8 not null default pg_current_xact_id()
);

create table listing_counts (
  store_id bigint not null,
  publish_status smallint not null,
  total bigint not null
);

create table listing_events (
  id bigint not null generated always as identity,
  listing_id bigint not null,
  behavior jsonb not null,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table listing_packaging_pictures (
  listing_id bigint not null,
  "position" smallint not null,
  blob_id bigint not null
);

create table listing_pictures (
  listing_sku_id bigint not null,
  image_type smallint not null,
  "position" smallint not null,
  blob_id bigint not null
);

create table listing_sent_pictures (
  listing_id bigint not null,
  blob_id bigint not null
);

create table listing_skus (
  id bigint not null generated always as identity,
  listing_id bigint not null,
  store_id bigint not null,
  "position" integer not null,
  sku_id bigint,
  sku text not null,
  product_code_id bigint,
  print1_id bigint,
  print2_id bigint,
  color_code text not null default ''::text,
  color_name text not null default ''::text,
  size_code text not null default ''::text,
  size_name text not null default ''::text,
  original_price numeric(10,2),
  special_price numeric(10,2),
  real_stock integer not null default 0,
  status smallint not null default 1,
  outer_box_length numeric(10,2),
  outer_box_width numeric(10,2),
  outer_box_height numeric(10,2),
  outer_box_weight numeric(10,2),
  product_reference_links text not null default ''::text,
  main_blob_id bigint,
  market_skc_id text,
  market_sku_id text,
  market_original_price numeric(10,2),
  market_special_price numeric(10,2),
  market_stock integer,
  market_shelf smallint,
  stock_when_listed integer,
  changed text[] not null default '{}'::text[]
);

create table listings (
  id bigint not null generated always as identity,
  plan_id bigint not null,
  store_id bigint not null,
  product_id bigint not null,
  product_type smallint not null,
  spu text not null,
  name text not null,
  cargo_no text not null,
  title text not null,
  description text not null default ''::text,
  classification_template_id bigint,
  category_ids text[] not null,
  category_names text[] not null,
  product_type_id text not null,
  size_chart_name text not null default ''::text,
  model_id text,
  model_name text not null default ''::text,
  packaging_shape smallint not null,
  packaging_type smallint not null,
  publish_status smallint not null default 1,
  stage text,
  due_at timestamp with time zone,
  claimed_until timestamp with time zone,
  attempts integer not null default 0,
  shelf smallint,
  market_id text,
  market_version text not null default ''::text,
  market_state text,
  problem jsonb,
  findings jsonb not null default '[]'::jsonb,
  error_count integer not null default 0,
  warning_count integer not null default 0,
  judged_at timestamp with time zone,
  differs text[] not null default '{}'::text[],
  checked_at timestamp with time zone,
  published_at timestamp with time zone,
  shelf_changed_at timestamp with time zone,
  sent jsonb,
  changed_at timestamp with time zone,
  sku_count integer not null default 0,
  real_stock integer not null default 0,
  low_original_price numeric(10,2),
  high_original_price numeric(10,2),
  low_special_price numeric(10,2),
  high_special_price numeric(10,2),
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  outdated_at timestamp with time zone,
  product_version timestamp with time zone,
  sending jsonb,
  effects_due boolean not null default false
);

create table made_pieces (
  line_id bigint not null,
  unit integer not null,
  round smallint not null,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table manifests (
  id bigint not null generated always as identity,
  manifest_number text not null,
  provider text not null,
  channel_code text not null,
  channel_name text not null,
  day text not null,
  undone_at timestamp with time zone,
  undone_by text,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table mapped_products (
  product_code_id bigint not null,
  shop_id bigint not null,
  mappings integer not null,
  newest bigint not null
);

create table mapping_contradictions (
  mapping_id bigint not null,
  listing jsonb not null,
  contradictions jsonb not null,
  checked_at timestamp with time zone not null default clock_timestamp()
);

create table migrations (
  name text not null,
  at timestamp with time zone not null default now()
);

create table money_entries (
  id bigint not null generated always as identity,
  order_id bigint not null,
  line_id bigint,
  parcel_id bigint,
  label_id bigint,
  kind text not null,
  amount bigint not null,
  currency text not null,
  rate numeric(18,8),
  certainty text not null,
  source text not null,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  invoice_line_id bigint
);

create table order_act_rows (
  act_id bigint not null,
  order_id bigint not null,
  "position" integer not null,
  outcome smallint,
  msg jsonb,
  was jsonb,
  log_id bigint
);

create table order_acts (
  id bigint not null generated always as identity,
  user_id bigint,
  username text not null,
  act text not null,
  params jsonb not null default '{}'::jsonb,
  total integer not null default 0,
  task_id bigint,
  followed_task_id bigint,
  undoes_id bigint,
  undone_at timestamp with time zone,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table order_count_changes (
  id bigint not null generated always as identity,
  shop_id bigint not null,
  sys_status smallint not null,
  change bigint not null,
  xact xid8 not null default pg_current_xact_id()
);

create table order_counts (
  shop_id bigint not null,
  sys_status smallint not null,
  total bigint not null
);

create table order_exports (
  task_id bigint not null,
  ask jsonb not null,
  language text not null
);

create table order_figure_changes (
  id bigint not null generated always as identity,
  figure text not null,
  slot timestamp with time zone not null,
  change bigint not null,
  xact xid8 not null default pg_current_xact_id()
);

create table order_figures (
  figure text not null,
  slot timestamp with time zone not null,
  total bigint not null
);

create table order_imports (
  id bigint not null generated always as identity,
  user_id bigint,
  create_user text not null,
  file_name text not null,
  blob_id bigint not null,
  orders integer not null,
  lines integer not null,
  task_id bigint,
  outcome jsonb,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table order_lines (
  id bigint not null generated always as identity,
  order_id bigint not null,
  line_no integer not null,
  msku text not null default ''::text,
  product_code_id bigint,
  product_code text,
  category_name text,
  printing_image_id bigint,
  printing_name text,
  printing_key text,
  printing_image2_id bigint,
  printing_name2 text,
  printing_key2 text,
  printing_location smallint not null default 1,
  print_num smallint not null default 1,
  num integer not null,
  parcel_long double precision,
  parcel_wide double precision,
  parcel_high double precision,
  parcel_weight double precision,
  preview_key text,
  drawing_key text,
  drawing_key2 text,
  listing jsonb,
  market_items jsonb,
  combination_sku text,
  combination_no integer,
  combination_num integer,
  by_hand boolean not null default false,
  box_by_hand boolean not null default false
) partition by RANGE (order_id);

create table order_logs (
  id bigint not null generated always as identity,
  order_id bigint not null,
  create_user text not null,
  behavior_key text not null,
  params jsonb not null default '{}'::jsonb,
  from_status smallint,
  to_status smallint,
  gmt_create timestamp with time zone not null default clock_timestamp()
) partition by RANGE (gmt_create);

create table order_numbers (
  order_id bigint not null,
  shop_id bigint not null,
  third_order_number text not null
);

create table order_parcels (
  order_id bigint not null,
  parcel_id bigint not null,
  parcel_no integer not null
);

create table order_quarters (
  first_month integer not null
);

create table orders (
  id bigint not null default next_order_id(),
  third_order_number text not null,
  shop_id bigint not null,
  sys_status smallint not null,
  label_type smallint not null,
  order_time timestamp with time zone not null,
  delivery_time_limit timestamp with time zone,
  delivery_time timestamp with time zone,
  scheduled_delivery timestamp with time zone,
  total_num integer not null,
  tracking_number text,
  carrier_name text,
  label_key text,
  printed_at timestamp with time zone,
  recipients_name text not null default ''::text,
  recipients_phone text not null default ''::text,
  recipients_country text not null default ''::text,
  recipients_provinces text not null default ''::text,
  recipients_city text not null default ''::text,
  recipients_postcode text not null default ''::text,
  recipients_address text not null default ''::text,
  recipients_address2 text not null default ''::text,
  remark text not null default ''::text,
  problem jsonb,
  reserves boolean not null default false,
  shipments smallint not null default 0,
  drawing_task_id bigint,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  unmapped_num integer not null default 0,
  market_status text,
  market_updated_at timestamp with time zone,
  market_created_at timestamp with time zone,
  market_address jsonb,
  holds jsonb,
  label_void jsonb,
  market_state text,
  market_asked text[] not null default '{}'::text[],
  shipment_confirmation text,
  market_goods jsonb,
  shared_parcel boolean not null default false,
  parcels_entered boolean not null default false,
  has_label boolean not null default (label_key IS NOT NULL),
  label_purchase_problem jsonb,
  needs_attention boolean not null default ((sys_status = ANY (ARRAY[5, 0, 6, 1, 3])) AND ((unmapped_num > 0) OR (holds IS NOT NULL) OR (label_void IS NOT NULL) OR ((label_purchase_problem IS NOT NULL) AND (label_key IS NULL)) OR (NOT (shipment_confirmation IS DISTINCT FROM 'unknown'::text)) OR ((sys_status = 3) AND (COALESCE((problem ->> 'key'::text), ''::text) = ANY (ARRAY['orders.drawingFailed'::text, 'orders.drawingsGaveUp'::text]))) OR ((sys_status = 1) AND ((problem IS NOT NULL) OR (label_key IS NULL)))))
) partition by RANGE (id);

create table outside_calls (
  id bigint not null generated always as identity,
  system text not null,
  endpoint text not null,
  store_id bigint,
  started_at timestamp with time zone not null,
  ms integer not null,
  outcome text not null,
  attempts smallint not null,
  reference text
) partition by RANGE (started_at);

create table packaging_template_images (
  template_id bigint not null,
  "position" smallint not null,
  blob_id bigint not null
);

create table packaging_templates (
  id bigint not null generated always as identity,
  name text not null,
  package_shape smallint not null,
  package_type smallint not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table parcel_labels (
  id bigint not null generated always as identity,
  parcel_id bigint not null,
  row_id bigint not null,
  provider text not null,
  channel_id bigint,
  store_id bigint,
  channel_code text not null,
  channel_name text not null,
  reference text not null,
  offer jsonb not null default '{}'::jsonb,
  provider_number text,
  state text not null,
  tracking_number text,
  carrier_name text,
  label_key text,
  paid bigint,
  currency text,
  problem jsonb,
  recipient text,
  sent_at timestamp with time zone,
  sends integer not null default 0,
  cancel_sent_at timestamp with time zone,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  manifest_id bigint
);

create table parcels (
  id bigint not null generated always as identity,
  length_cm numeric(8,2) not null,
  width_cm numeric(8,2) not null,
  height_cm numeric(8,2) not null,
  weight_grams numeric(10,2) not null,
  contents jsonb not null,
  tracking_number text,
  carrier_name text,
  label_key text,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  label_void jsonb
);

create table permissions (
  id bigint not null generated always as identity,
  parent_id bigint,
  path text not null,
  name_zh text not null,
  name_en text not null,
  sort integer not null default 0,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table picture_terms (
  word text not null,
  name_length integer not null,
  picture_id bigint not null
);

create table platform_categories (
  store_id bigint not null,
  category_id text not null,
  parent_id text,
  "position" integer not null,
  product_type_id text,
  name text not null,
  name_en text,
  is_leaf boolean not null,
  path text[] not null,
  path_en text[] not null,
  path_ids text[] not null,
  words text not null
);

create table platform_definitions (
  store_id bigint not null,
  kind text not null,
  key text not null default ''::text,
  marketplace text not null,
  content jsonb not null,
  format integer not null,
  hash bytea not null,
  asked_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  tried_at timestamp with time zone not null,
  problem jsonb
);

create table product_categories (
  id bigint not null generated always as identity,
  name text not null,
  style_id bigint not null,
  color_id bigint not null,
  box_length double precision not null,
  box_width double precision not null,
  box_high double precision not null,
  box_weight double precision not null,
  bottom_image_id bigint not null,
  number_of_prints smallint not null,
  print_locations jsonb not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  blend text not null default 'auto'::text
);

create table product_codes (
  id bigint not null generated always as identity,
  category_id bigint not null,
  size_id bigint not null,
  code text not null,
  real_stock integer not null,
  reserved integer not null default 0,
  shipped_num integer not null default 0,
  signed_num integer not null default 0,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table product_edit_rows (
  edit_id bigint not null,
  sku_id bigint not null,
  before jsonb not null,
  after jsonb not null,
  applied boolean
);

create table product_edits (
  id bigint not null generated always as identity,
  user_id bigint,
  change jsonb not null,
  sku_count integer not null,
  task_id bigint,
  undone_at timestamp with time zone,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table product_imports (
  id bigint not null generated always as identity,
  user_id bigint,
  import_code smallint not null,
  file_name text not null,
  blob_id bigint not null,
  task_id bigint,
  outcome jsonb,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table product_pictures (
  sku_id bigint not null,
  image_type smallint not null,
  "position" smallint not null,
  blob_id bigint not null
);

create table product_skus (
  id bigint not null generated always as identity,
  product_id bigint not null,
  "position" integer not null default 0,
  sku text not null,
  name text not null,
  status smallint not null,
  product_code_id bigint,
  color_id bigint,
  size_id bigint,
  material text not null default ''::text,
  origin text,
  product_reference_links text not null default ''::text,
  start_original_price numeric(10,2),
  end_original_price numeric(10,2),
  start_selling_price numeric(10,2),
  end_selling_price numeric(10,2),
  outer_box_length numeric(10,2),
  outer_box_width numeric(10,2),
  outer_box_height numeric(10,2),
  outer_box_weight numeric(10,2),
  own_stock integer,
  remark text not null default ''::text,
  main_blob_id bigint,
  shein_missing text[] not null default '{}'::text[],
  temu_missing text[] not null default '{}'::text[],
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table product_template_images (
  template_id bigint not null,
  image_type smallint not null,
  "position" smallint not null,
  blob_id bigint not null
);

create table product_templates (
  id bigint not null generated always as identity,
  name text not null,
  packaging_template_id bigint not null,
  classification_template_id bigint not null,
  state smallint not null,
  material text not null,
  stock integer not null,
  origin text not null,
  product_reference_links text not null,
  start_original_price numeric(10,2) not null,
  end_original_price numeric(10,2) not null,
  start_selling_price numeric(10,2) not null,
  end_selling_price numeric(10,2) not null,
  outer_box_length numeric(10,2) not null,
  outer_box_width numeric(10,2) not null,
  outer_box_height numeric(10,2) not null,
  outer_box_weight numeric(10,2) not null,
  remark text not null default ''::text,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table products (
  id bigint not null generated always as identity,
  product_type smallint not null,
  spu text not null,
  status smallint not null default 1,
  style_id bigint,
  product_template_id bigint,
  template_version timestamp with time zone,
  classification_template_id bigint not null,
  packaging_template_id bigint not null,
  print1_id bigint,
  print2_id bigint,
  sku_count integer not null default 0,
  enabled_count integer not null default 0,
  shein_missing integer not null default 0,
  temu_missing integer not null default 0,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table publish_plan_changes (
  id bigint not null generated always as identity,
  plan_id bigint not null,
  pending bigint not null,
  publishing bigint not null,
  published bigint not null,
  failed bigint not null,
  with_errors bigint not null,
  xact xid8 not null default pg_current_xact_id()
);

create table publish_plans (
  id bigint not null generated always as identity,
  publish_batch_no text not null,
  publish_template_id bigint,
  sale_types smallint[] not null default '{}'::smallint[],
  release_at timestamp with time zone,
  released_at timestamp with time zone,
  create_user text not null,
  pending integer not null default 0,
  publishing integer not null default 0,
  published integer not null default 0,
  failed integer not null default 0,
  with_errors integer not null default 0,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table publish_template_stores (
  template_id bigint not null,
  "position" smallint not null,
  store_id bigint not null
);

create table publish_templates (
  id bigint not null generated always as identity,
  name text not null,
  sale_types smallint[] not null,
  title_keywords text[] not null default '{}'::text[],
  product_description text not null default ''::text,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table rate_buckets (
  name text not null,
  full_at timestamp with time zone not null
);

create table released_blobs (
  blob_id bigint not null,
  released_at timestamp with time zone not null default clock_timestamp()
);

create table role_permissions (
  role_id bigint not null,
  permission_id bigint not null
);

create table roles (
  id bigint not null generated always as identity,
  role_name text not null,
  remark text not null default ''::text,
  sys_type smallint not null default 1,
  holds_everything boolean not null default false,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table saved_views (
  id bigint not null generated always as identity,
  user_id bigint not null,
  name text not null,
  shared boolean not null default false,
  filters jsonb not null,
  hidden_columns text[] not null default '{}'::text[],
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table secrets (
  owner text not null,
  owner_id bigint not null,
  name text not null,
  key_id text not null,
  sealed bytea not null
);

create table sessions (
  token_hash bytea not null,
  user_id bigint not null,
  user_agent text not null default ''::text,
  address text not null default ''::text,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  seen_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  id bigint not null generated always as identity
);

create table shipment_confirmations (
  id bigint not null generated always as identity,
  order_id bigint not null,
  carrier_name text not null,
  tracking_number text not null,
  state text not null,
  attempts integer not null default 0,
  problem jsonb,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  sent_at timestamp with time zone,
  task_id bigint,
  carrier_name_id bigint,
  parcels jsonb
);

create table sign_in_failures (
  kind text not null,
  username text not null,
  address text not null,
  failures integer not null,
  last_at timestamp with time zone not null default clock_timestamp()
);

create table sku_mappings (
  id bigint not null generated always as identity,
  shop_id bigint not null,
  sku_id text not null,
  product_code_id bigint not null,
  printing_image_id bigint not null,
  printing_image2_id bigint,
  preview_id bigint,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table spoiled_pieces (
  id bigint not null generated always as identity,
  order_id bigint not null,
  line_id bigint not null,
  unit integer not null,
  round smallint not null,
  reason text not null,
  reason_text text not null default ''::text,
  product_code_id bigint,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table stock_carried (
  product_code_id bigint not null,
  movements bigint not null,
  stocked bigint not null,
  on_shelf bigint not null,
  on_virtual bigint not null
);

create table stock_differences (
  product_code_id bigint not null,
  counter text not null,
  held integer not null,
  recomputed integer not null,
  found_at timestamp with time zone not null default clock_timestamp()
);

create table stock_movements (
  id bigint not null generated always as identity,
  product_code_id bigint not null,
  order_id bigint,
  kind text not null,
  quantity integer not null,
  create_user text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  note text not null default ''::text
) partition by RANGE (gmt_create);

create table stock_reservations (
  id bigint not null generated always as identity,
  product_code_id bigint not null,
  order_id bigint not null,
  quantity integer not null
);

create table stock_shortages (
  product_code_id bigint not null,
  units integer not null
);

create table store_calendars (
  store_id bigint not null,
  working_days smallint[] not null,
  cut_off time without time zone not null,
  holidays date[] not null default '{}'::date[],
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table store_grants (
  store_id bigint not null,
  scope text not null,
  authorized_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  missing_scopes text[] not null default '{}'::text[],
  checked_at timestamp with time zone,
  problem jsonb,
  warned text,
  account text
);

create table store_pictures (
  store_id bigint not null,
  blob_id bigint not null,
  use text not null,
  address text,
  expires_at timestamp with time zone,
  claimed_until timestamp with time zone,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table store_publishing (
  store_id bigint not null,
  settings jsonb,
  price_rule jsonb,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table store_shipping (
  store_id bigint not null,
  rule text not null,
  channels jsonb not null default '[]'::jsonb,
  warehouse_code text,
  warehouse_name text,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp()
);

create table store_syncs (
  store_id bigint not null,
  safe_until timestamp with time zone,
  wake_at timestamp with time zone,
  last_run_id bigint,
  due_at timestamp with time zone not null default clock_timestamp(),
  misses integer not null default 0,
  running_run_id bigint,
  alive_until timestamp with time zone
);

create table stores (
  id bigint not null generated always as identity,
  name text not null,
  type_code text not null,
  country_code text not null,
  currency text not null,
  data_status smallint not null,
  sync_order smallint not null default 0,
  auth_status smallint not null default 0,
  product_auth_status smallint not null default 0,
  remark text not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  warehouse_id text,
  warehouse_name text
);

create table sync_failures (
  id bigint not null generated always as identity,
  store_id bigint not null,
  third_order_number text not null,
  problem jsonb not null,
  tries integer not null default 1,
  first_at timestamp with time zone not null default clock_timestamp(),
  last_at timestamp with time zone not null default clock_timestamp(),
  dismissed_at timestamp with time zone
);

create table sync_ledger (
  store_id bigint not null,
  day date not null,
  said integer not null,
  held integer not null,
  differences jsonb not null default '[]'::jsonb,
  checked_at timestamp with time zone not null default clock_timestamp(),
  missing integer not null default 0,
  unknown integer not null default 0,
  differing integer not null default 0
);

create table sync_not_ours (
  store_id bigint not null,
  third_order_number text not null,
  noticed_at timestamp with time zone not null default clock_timestamp()
);

create table sync_runs (
  id bigint not null generated always as identity,
  store_id bigint not null,
  cause text not null,
  create_user text not null,
  range_from timestamp with time zone,
  range_to timestamp with time zone,
  numbers text[] not null default '{}'::text[],
  filter_deliver boolean not null default false,
  state text not null,
  found integer not null default 0,
  created integer not null default 0,
  changed integer not null default 0,
  failed integer not null default 0,
  problem jsonb,
  task_id bigint,
  started_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  absent text[] not null default '{}'::text[]
);

create table sync_withheld (
  store_id bigint not null,
  third_order_number text not null,
  ask_at timestamp with time zone not null
);

create table tasks (
  id bigint not null generated always as identity,
  user_id bigint,
  kind text not null,
  title_key text not null,
  state text not null default 'waiting'::text,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  problems jsonb not null default '[]'::jsonb,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  file_name text,
  file_mime text,
  file_blob_id bigint,
  file_expires_at timestamp with time zone
);

create table title_keywords (
  id bigint not null generated always as identity,
  keyword text not null,
  gmt_create timestamp with time zone not null default clock_timestamp()
);

create table trashed_files (
  id bigint not null,
  folder_id bigint,
  library_type smallint not null,
  name text not null,
  blob_id bigint not null,
  create_user text not null,
  gmt_create timestamp with time zone not null,
  delete_user text not null,
  deleted_at timestamp with time zone not null default clock_timestamp()
);

create table uncounted_quarters (
  quarter text not null
);

create table users (
  id bigint not null generated always as identity,
  username text not null,
  password_hash text not null,
  nickname text not null,
  phone text not null default ''::text,
  role_id bigint not null,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_modified timestamp with time zone not null default clock_timestamp(),
  must_change_password boolean not null default false,
  data_status smallint not null default 1
);


-- Constraints

alter table archived_prints add constraint archived_prints_pkey PRIMARY KEY (printing_key, quarter);
alter table archived_products add constraint archived_products_pkey PRIMARY KEY (product_code_id, quarter);
alter table attribute_pairings add constraint attribute_pairings_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id) ON DELETE SET NULL;
alter table attribute_pairings add constraint attribute_pairings_pkey PRIMARY KEY (shein_product_type_id, temu_product_type_id, shein_attribute_id, shein_value_id, temu_attribute_id, temu_value_id);
alter table audit_log add constraint audit_log_pkey PRIMARY KEY (id, at);
alter table audit_names add constraint audit_names_pkey PRIMARY KEY (username);
alter table bench_collections add constraint bench_collections_ended_as_check CHECK ((ended_as = ANY (ARRAY['packed'::text, 'aborted'::text])));
alter table bench_collections add constraint bench_collections_ended_check CHECK (((ended_as IS NULL) = (ended_at IS NULL)));
alter table bench_collections add constraint bench_collections_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table bench_collections add constraint bench_collections_pkey PRIMARY KEY (id);
alter table bench_scans add constraint bench_scans_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES bench_collections(id);
alter table bench_scans add constraint bench_scans_counts_check CHECK (((NOT counts) OR ((collection_id IS NOT NULL) AND (line_id IS NOT NULL))));
alter table bench_scans add constraint bench_scans_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table bench_scans add constraint bench_scans_pkey PRIMARY KEY (id);
alter table bench_scans add constraint bench_scans_scan_key UNIQUE (scan_id);
alter table blobs add constraint blobs_key_key UNIQUE (key);
alter table blobs add constraint blobs_pkey PRIMARY KEY (id);
alter table blobs add constraint blobs_sha256_key UNIQUE (sha256);
alter table blobs add constraint blobs_size_check CHECK ((size > 0));
alter table carrier_names add constraint carrier_names_marketplace_check CHECK ((marketplace = ANY (ARRAY['shein'::text, 'temu'::text])));
alter table carrier_names add constraint carrier_names_name_key UNIQUE (marketplace, region, our_key);
alter table carrier_names add constraint carrier_names_pkey PRIMARY KEY (id);
alter table category_models add constraint category_models_bottom_image_id_fkey FOREIGN KEY (bottom_image_id) REFERENCES library_files(id);
alter table category_models add constraint category_models_category_id_fkey FOREIGN KEY (category_id) REFERENCES product_categories(id) ON DELETE CASCADE;
alter table category_models add constraint category_models_is_default_check CHECK ((is_default = ANY (ARRAY[0, 1])));
alter table category_models add constraint category_models_pkey PRIMARY KEY (id);
alter table category_models add constraint category_models_print_num_check CHECK ((print_num = ANY (ARRAY[1, 2])));
alter table category_models add constraint category_models_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table channels add constraint channels_data_status_check CHECK ((data_status = ANY (ARRAY[1, 0, '-1'::integer])));
alter table channels add constraint channels_default_has_amount CHECK ((is_default = (default_money IS NOT NULL)));
alter table channels add constraint channels_default_money_check CHECK ((default_money >= (0)::numeric));
alter table channels add constraint channels_pkey PRIMARY KEY (id);
alter table classification_attributes add constraint classification_attributes_marketplace_check CHECK ((marketplace = ANY (ARRAY['shein'::text, 'temu'::text])));
alter table classification_attributes add constraint classification_attributes_pkey PRIMARY KEY (template_id, marketplace, "position");
alter table classification_attributes add constraint classification_attributes_template_id_fkey FOREIGN KEY (template_id) REFERENCES classification_templates(id) ON DELETE CASCADE;
alter table classification_templates add constraint classification_templates_pkey PRIMARY KEY (id);
alter table classification_templates add constraint classification_templates_shein_store_id_fkey FOREIGN KEY (shein_store_id) REFERENCES stores(id);
alter table classification_templates add constraint classification_templates_temu_store_id_fkey FOREIGN KEY (temu_store_id) REFERENCES stores(id);
alter table codes add constraint codes_pkey PRIMARY KEY (id);
alter table codes add constraint codes_type_check CHECK ((type = ANY (ARRAY[1, 2, 3])));
alter table combination_components add constraint combination_components_component_sku_id_fkey FOREIGN KEY (component_sku_id) REFERENCES product_skus(id);
alter table combination_components add constraint combination_components_once UNIQUE (sku_id, component_sku_id);
alter table combination_components add constraint combination_components_pkey PRIMARY KEY (sku_id, "position");
alter table combination_components add constraint combination_components_quantity_check CHECK ((quantity >= 1));
alter table combination_components add constraint combination_components_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES product_skus(id) ON DELETE CASCADE;
alter table default_views add constraint default_views_pkey PRIMARY KEY (user_id);
alter table default_views add constraint default_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table default_views add constraint default_views_view_id_fkey FOREIGN KEY (view_id) REFERENCES saved_views(id) ON DELETE CASCADE;
alter table download_tickets add constraint download_tickets_pkey PRIMARY KEY (key_hash);
alter table download_tickets add constraint download_tickets_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
alter table downloads add constraint downloads_pkey PRIMARY KEY (key);
alter table downloads add constraint downloads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table effect_pictures add constraint effect_pictures_base_blob_id_fkey FOREIGN KEY (base_blob_id) REFERENCES blobs(id);
alter table effect_pictures add constraint effect_pictures_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table effect_pictures add constraint effect_pictures_description_key UNIQUE (description_hash);
alter table effect_pictures add constraint effect_pictures_pkey PRIMARY KEY (id);
alter table effect_previews add constraint effect_previews_base_blob_id_fkey FOREIGN KEY (base_blob_id) REFERENCES blobs(id);
alter table effect_previews add constraint effect_previews_blend_check CHECK ((blend = ANY (ARRAY['auto'::text, 'multiply'::text, 'screen'::text, 'plain'::text])));
alter table effect_previews add constraint effect_previews_description_key UNIQUE (description_hash);
alter table effect_previews add constraint effect_previews_key_key UNIQUE (key);
alter table effect_previews add constraint effect_previews_pkey PRIMARY KEY (id);
alter table folded_counts add constraint folded_counts_pkey PRIMARY KEY (name);
alter table folders add constraint folders_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES folders(id);
alter table folders add constraint folders_pkey PRIMARY KEY (id);
alter table forbidden_words add constraint forbidden_words_pkey PRIMARY KEY (id);
alter table gang_sheet_files add constraint gang_sheet_files_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table gang_sheet_files add constraint gang_sheet_files_pkey PRIMARY KEY (sheet_id, no);
alter table gang_sheet_files add constraint gang_sheet_files_sheet_id_fkey FOREIGN KEY (sheet_id) REFERENCES gang_sheets(id);
alter table gang_sheet_pieces add constraint gang_sheet_pieces_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table gang_sheet_pieces add constraint gang_sheet_pieces_pkey PRIMARY KEY (sheet_id, no);
alter table gang_sheet_pieces add constraint gang_sheet_pieces_round_check CHECK ((round >= 1));
alter table gang_sheet_pieces add constraint gang_sheet_pieces_sheet_id_fkey FOREIGN KEY (sheet_id) REFERENCES gang_sheets(id);
alter table gang_sheet_pieces add constraint gang_sheet_pieces_slot_check CHECK ((slot = ANY (ARRAY[1, 2])));
alter table gang_sheet_pieces add constraint gang_sheet_pieces_slots_check CHECK ((slots = ANY (ARRAY[1, 2])));
alter table gang_sheet_pieces add constraint gang_sheet_pieces_unit_check CHECK ((unit >= 1));
alter table gang_sheets add constraint gang_sheets_dpi_check CHECK ((dpi = ANY (ARRAY[200, 300])));
alter table gang_sheets add constraint gang_sheets_format_check CHECK ((format = ANY (ARRAY['png'::text, 'pdf'::text])));
alter table gang_sheets add constraint gang_sheets_gap_check CHECK ((gap > 0));
alter table gang_sheets add constraint gang_sheets_length_check CHECK ((length > 0));
alter table gang_sheets add constraint gang_sheets_pkey PRIMARY KEY (id);
alter table gang_sheets add constraint gang_sheets_state_check CHECK ((state = ANY (ARRAY['laid'::text, 'printed'::text, 'discarded'::text])));
alter table gang_sheets add constraint gang_sheets_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table gang_sheets add constraint gang_sheets_tile_check CHECK ((tile > 0));
alter table gang_sheets add constraint gang_sheets_width_check CHECK ((width > 0));
alter table label_costs add constraint label_costs_label_id_fkey FOREIGN KEY (label_id) REFERENCES parcel_labels(id);
alter table label_costs add constraint label_costs_pkey PRIMARY KEY (label_id, currency);
alter table label_costs add constraint label_costs_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES stores(id);
alter table label_invoice_lines add constraint label_invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES label_invoices(id);
alter table label_invoice_lines add constraint label_invoice_lines_label_id_fkey FOREIGN KEY (label_id) REFERENCES parcel_labels(id);
alter table label_invoice_lines add constraint label_invoice_lines_pkey PRIMARY KEY (id);
alter table label_invoices add constraint label_invoices_content UNIQUE (provider, content_key);
alter table label_invoices add constraint label_invoices_pkey PRIMARY KEY (id);
alter table label_prints add constraint label_prints_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table label_prints add constraint label_prints_outcome_check CHECK ((outcome = ANY (ARRAY[1, 2])));
alter table label_prints add constraint label_prints_pkey PRIMARY KEY (id);
alter table label_prints add constraint label_prints_reason_check CHECK ((reason = ANY (ARRAY['jam'::text, 'damaged'::text, 'lost'::text, 'other'::text])));
alter table label_prints add constraint label_prints_scan_key UNIQUE (scan_id);
alter table label_quotes add constraint label_quotes_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id);
alter table label_quotes add constraint label_quotes_pkey PRIMARY KEY (id);
alter table label_quotes add constraint label_quotes_price CHECK (((amount IS NULL) = (currency IS NULL)));
alter table label_quotes add constraint label_quotes_row_id_fkey FOREIGN KEY (row_id) REFERENCES last_mile_rows(id);
alter table label_refusals add constraint label_refusals_page_key_fkey FOREIGN KEY (page_key) REFERENCES blobs(key);
alter table label_refusals add constraint label_refusals_pkey PRIMARY KEY (id);
alter table last_mile_batches add constraint last_mile_batches_number_key UNIQUE (batch_number);
alter table last_mile_batches add constraint last_mile_batches_pkey PRIMARY KEY (id);
alter table last_mile_rows add constraint last_mile_rows_asked_channel_id_fkey FOREIGN KEY (asked_channel_id) REFERENCES channels(id);
alter table last_mile_rows add constraint last_mile_rows_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES last_mile_batches(id);
alter table last_mile_rows add constraint last_mile_rows_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id);
alter table last_mile_rows add constraint last_mile_rows_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table last_mile_rows add constraint last_mile_rows_pkey PRIMARY KEY (id);
alter table last_mile_rows add constraint last_mile_rows_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table library_files add constraint library_files_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table library_files add constraint library_files_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES folders(id);
alter table library_files add constraint library_files_library_type_check CHECK ((library_type = ANY (ARRAY[1, 2])));
alter table library_files add constraint library_files_pkey PRIMARY KEY (id);
alter table listing_attributes add constraint listing_attributes_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table listing_attributes add constraint listing_attributes_pkey PRIMARY KEY (listing_id, "position");
alter table listing_calls add constraint listing_calls_kind_check CHECK ((kind = ANY (ARRAY['publish'::text, 'edit'::text, 'shelf'::text, 'price'::text, 'stock'::text])));
alter table listing_calls add constraint listing_calls_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table listing_calls add constraint listing_calls_pkey PRIMARY KEY (id);
alter table listing_calls add constraint listing_calls_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'unknown'::text, 'done'::text, 'refused'::text, 'dropped'::text])));
alter table listing_changes add constraint listing_changes_pkey PRIMARY KEY (id);
alter table listing_count_changes add constraint listing_count_changes_pkey PRIMARY KEY (id);
alter table listing_counts add constraint listing_counts_pkey PRIMARY KEY (store_id, publish_status);
alter table listing_events add constraint listing_events_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table listing_events add constraint listing_events_pkey PRIMARY KEY (id);
alter table listing_packaging_pictures add constraint listing_packaging_pictures_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table listing_packaging_pictures add constraint listing_packaging_pictures_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table listing_packaging_pictures add constraint listing_packaging_pictures_pkey PRIMARY KEY (listing_id, "position");
alter table listing_pictures add constraint listing_pictures_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table listing_pictures add constraint listing_pictures_listing_sku_id_fkey FOREIGN KEY (listing_sku_id) REFERENCES listing_skus(id) ON DELETE CASCADE;
alter table listing_pictures add constraint listing_pictures_pkey PRIMARY KEY (listing_sku_id, image_type, "position");
alter table listing_pictures add constraint listing_pictures_type_check CHECK (((image_type >= 1) AND (image_type <= 8)));
alter table listing_sent_pictures add constraint listing_sent_pictures_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table listing_sent_pictures add constraint listing_sent_pictures_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table listing_sent_pictures add constraint listing_sent_pictures_pkey PRIMARY KEY (listing_id, blob_id);
alter table listing_skus add constraint listing_skus_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table listing_skus add constraint listing_skus_main_blob_id_fkey FOREIGN KEY (main_blob_id) REFERENCES blobs(id);
alter table listing_skus add constraint listing_skus_market_shelf_check CHECK ((market_shelf = ANY (ARRAY[1, 2])));
alter table listing_skus add constraint listing_skus_pkey PRIMARY KEY (id);
alter table listing_skus add constraint listing_skus_position_key UNIQUE (listing_id, "position");
alter table listing_skus add constraint listing_skus_print1_id_fkey FOREIGN KEY (print1_id) REFERENCES library_files(id);
alter table listing_skus add constraint listing_skus_print2_id_fkey FOREIGN KEY (print2_id) REFERENCES library_files(id);
alter table listing_skus add constraint listing_skus_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id);
alter table listing_skus add constraint listing_skus_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES product_skus(id) ON DELETE SET NULL;
alter table listing_skus add constraint listing_skus_status_check CHECK ((status = ANY (ARRAY[1, 2])));
alter table listing_skus add constraint listing_skus_stock_check CHECK ((real_stock >= 0));
alter table listing_skus add constraint listing_skus_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id);
alter table listings add constraint listings_classification_template_id_fkey FOREIGN KEY (classification_template_id) REFERENCES classification_templates(id) ON DELETE SET NULL;
alter table listings add constraint listings_pkey PRIMARY KEY (id);
alter table listings add constraint listings_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES publish_plans(id);
alter table listings add constraint listings_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id);
alter table listings add constraint listings_shelf_check CHECK ((shelf = ANY (ARRAY[1, 2])));
alter table listings add constraint listings_stage_check CHECK ((stage = ANY (ARRAY['queued'::text, 'pictures'::text, 'sending'::text, 'unknown'::text, 'review'::text])));
alter table listings add constraint listings_stage_status_check CHECK (((stage IS NOT NULL) = (publish_status = 2)));
alter table listings add constraint listings_status_check CHECK (((publish_status >= 1) AND (publish_status <= 4)));
alter table listings add constraint listings_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id);
alter table listings add constraint listings_type_check CHECK ((product_type = ANY (ARRAY[1, 2, 3])));
alter table made_pieces add constraint made_pieces_pkey PRIMARY KEY (line_id, unit, round);
alter table made_pieces add constraint made_pieces_round_check CHECK ((round >= 1));
alter table made_pieces add constraint made_pieces_unit_check CHECK ((unit >= 1));
alter table manifests add constraint manifests_number_key UNIQUE (manifest_number);
alter table manifests add constraint manifests_pkey PRIMARY KEY (id);
alter table mapped_products add constraint mapped_products_pkey PRIMARY KEY (shop_id, product_code_id);
alter table mapped_products add constraint mapped_products_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id) ON DELETE CASCADE;
alter table mapping_contradictions add constraint mapping_contradictions_mapping_id_fkey FOREIGN KEY (mapping_id) REFERENCES sku_mappings(id) ON DELETE CASCADE;
alter table mapping_contradictions add constraint mapping_contradictions_pkey PRIMARY KEY (mapping_id);
alter table migrations add constraint migrations_pkey PRIMARY KEY (name);
alter table money_entries add constraint money_entries_certainty CHECK ((certainty = ANY (ARRAY['planned'::text, 'fixed'::text, 'settled'::text])));
alter table money_entries add constraint money_entries_invoice_line_id_fkey FOREIGN KEY (invoice_line_id) REFERENCES label_invoice_lines(id);
alter table money_entries add constraint money_entries_kind CHECK ((kind = ANY (ARRAY['labelQuoted'::text, 'labelBought'::text, 'labelRefunded'::text, 'labelBilled'::text])));
alter table money_entries add constraint money_entries_label_id_fkey FOREIGN KEY (label_id) REFERENCES parcel_labels(id);
alter table money_entries add constraint money_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table money_entries add constraint money_entries_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id);
alter table money_entries add constraint money_entries_pkey PRIMARY KEY (id);
alter table order_act_rows add constraint order_act_rows_act_id_fkey FOREIGN KEY (act_id) REFERENCES order_acts(id) ON DELETE CASCADE;
alter table order_act_rows add constraint order_act_rows_pkey PRIMARY KEY (act_id, order_id);
alter table order_acts add constraint order_acts_followed_task_id_fkey FOREIGN KEY (followed_task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table order_acts add constraint order_acts_pkey PRIMARY KEY (id);
alter table order_acts add constraint order_acts_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table order_acts add constraint order_acts_undoes_id_fkey FOREIGN KEY (undoes_id) REFERENCES order_acts(id) ON DELETE SET NULL;
alter table order_acts add constraint order_acts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table order_count_changes add constraint order_count_changes_pkey PRIMARY KEY (id);
alter table order_counts add constraint order_counts_pkey PRIMARY KEY (shop_id, sys_status);
alter table order_exports add constraint order_exports_pkey PRIMARY KEY (task_id);
alter table order_exports add constraint order_exports_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE CASCADE;
alter table order_figure_changes add constraint order_figure_changes_pkey PRIMARY KEY (id);
alter table order_figures add constraint order_figures_pkey PRIMARY KEY (figure, slot);
alter table order_imports add constraint order_imports_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table order_imports add constraint order_imports_pkey PRIMARY KEY (id);
alter table order_imports add constraint order_imports_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table order_imports add constraint order_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table order_lines add constraint order_lines_drawing_key2_fkey FOREIGN KEY (drawing_key2) REFERENCES blobs(key);
alter table order_lines add constraint order_lines_drawing_key_fkey FOREIGN KEY (drawing_key) REFERENCES blobs(key);
alter table order_lines add constraint order_lines_num_check CHECK ((num > 0));
alter table order_lines add constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table order_lines add constraint order_lines_pkey PRIMARY KEY (id, order_id);
alter table order_lines add constraint order_lines_place_key UNIQUE (order_id, line_no);
alter table order_lines add constraint order_lines_preview_key_fkey FOREIGN KEY (preview_key) REFERENCES effect_previews(key);
alter table order_lines add constraint order_lines_print_num_check CHECK ((print_num = ANY (ARRAY[1, 2])));
alter table order_lines add constraint order_lines_printing_image2_id_fkey FOREIGN KEY (printing_image2_id) REFERENCES library_files(id) ON DELETE SET NULL;
alter table order_lines add constraint order_lines_printing_image_id_fkey FOREIGN KEY (printing_image_id) REFERENCES library_files(id) ON DELETE SET NULL;
alter table order_lines add constraint order_lines_printing_location_check CHECK ((printing_location = ANY (ARRAY[1, 2])));
alter table order_lines add constraint order_lines_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id);
alter table order_logs add constraint order_logs_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table order_logs add constraint order_logs_pkey PRIMARY KEY (id, gmt_create);
alter table order_numbers add constraint order_numbers_key UNIQUE (third_order_number, shop_id);
alter table order_numbers add constraint order_numbers_pkey PRIMARY KEY (order_id);
alter table order_numbers add constraint order_numbers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES stores(id);
alter table order_parcels add constraint order_parcels_once UNIQUE (parcel_id, order_id);
alter table order_parcels add constraint order_parcels_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table order_parcels add constraint order_parcels_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE;
alter table order_parcels add constraint order_parcels_pkey PRIMARY KEY (order_id, parcel_no);
alter table order_quarters add constraint order_quarters_pkey PRIMARY KEY (first_month);
alter table orders add constraint orders_drawing_task_id_fkey FOREIGN KEY (drawing_task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table orders add constraint orders_label_key_fkey FOREIGN KEY (label_key) REFERENCES blobs(key);
alter table orders add constraint orders_label_type_check CHECK ((label_type = ANY (ARRAY[1, 2])));
alter table orders add constraint orders_market_state_check CHECK ((market_state = ANY (ARRAY['pending'::text, 'toShip'::text, 'shipped'::text, 'signed'::text, 'cancelled'::text])));
alter table orders add constraint orders_pkey PRIMARY KEY (id);
alter table orders add constraint orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES stores(id);
alter table orders add constraint orders_sys_status_check CHECK ((sys_status = ANY (ARRAY['-1'::integer, 0, 1, 2, 3, 4, 5, 6])));
alter table outside_calls add constraint outside_calls_pkey PRIMARY KEY (id, started_at);
alter table outside_calls add constraint outside_calls_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table packaging_template_images add constraint packaging_template_images_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table packaging_template_images add constraint packaging_template_images_pkey PRIMARY KEY (template_id, "position");
alter table packaging_template_images add constraint packaging_template_images_template_id_fkey FOREIGN KEY (template_id) REFERENCES packaging_templates(id) ON DELETE CASCADE;
alter table packaging_templates add constraint packaging_templates_pkey PRIMARY KEY (id);
alter table packaging_templates add constraint packaging_templates_shape_check CHECK ((package_shape = ANY (ARRAY[0, 1, 2])));
alter table packaging_templates add constraint packaging_templates_type_check CHECK ((package_type = ANY (ARRAY[0, 1, 2])));
alter table parcel_labels add constraint parcel_labels_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id);
alter table parcel_labels add constraint parcel_labels_label_key_fkey FOREIGN KEY (label_key) REFERENCES blobs(key);
alter table parcel_labels add constraint parcel_labels_manifest_id_fkey FOREIGN KEY (manifest_id) REFERENCES manifests(id);
alter table parcel_labels add constraint parcel_labels_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id);
alter table parcel_labels add constraint parcel_labels_pkey PRIMARY KEY (id);
alter table parcel_labels add constraint parcel_labels_reference_key UNIQUE (reference);
alter table parcel_labels add constraint parcel_labels_row_id_fkey FOREIGN KEY (row_id) REFERENCES last_mile_rows(id);
alter table parcel_labels add constraint parcel_labels_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'unknown'::text, 'placed'::text, 'issued'::text, 'cancelling'::text, 'cancelled'::text, 'failed'::text])));
alter table parcel_labels add constraint parcel_labels_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id);
alter table parcels add constraint parcels_label_key_fkey FOREIGN KEY (label_key) REFERENCES blobs(key);
alter table parcels add constraint parcels_pkey PRIMARY KEY (id);
alter table permissions add constraint permissions_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES permissions(id);
alter table permissions add constraint permissions_path_key UNIQUE (path);
alter table permissions add constraint permissions_pkey PRIMARY KEY (id);
alter table picture_terms add constraint picture_terms_pkey PRIMARY KEY (word, name_length, picture_id);
alter table platform_categories add constraint platform_categories_pkey PRIMARY KEY (store_id, category_id);
alter table platform_categories add constraint platform_categories_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table platform_definitions add constraint platform_definitions_pkey PRIMARY KEY (store_id, kind, key);
alter table platform_definitions add constraint platform_definitions_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table product_categories add constraint product_categories_blend_check CHECK ((blend = ANY (ARRAY['auto'::text, 'multiply'::text, 'screen'::text, 'plain'::text])));
alter table product_categories add constraint product_categories_bottom_image_id_fkey FOREIGN KEY (bottom_image_id) REFERENCES library_files(id);
alter table product_categories add constraint product_categories_color_id_fkey FOREIGN KEY (color_id) REFERENCES codes(id);
alter table product_categories add constraint product_categories_number_of_prints_check CHECK ((number_of_prints = ANY (ARRAY[1, 2])));
alter table product_categories add constraint product_categories_pair_key UNIQUE (style_id, color_id);
alter table product_categories add constraint product_categories_pkey PRIMARY KEY (id);
alter table product_categories add constraint product_categories_style_id_fkey FOREIGN KEY (style_id) REFERENCES codes(id);
alter table product_codes add constraint product_codes_category_id_fkey FOREIGN KEY (category_id) REFERENCES product_categories(id);
alter table product_codes add constraint product_codes_pkey PRIMARY KEY (id);
alter table product_codes add constraint product_codes_real_stock_check CHECK (((real_stock >= '-99999999'::integer) AND (real_stock <= 99999999)));
alter table product_codes add constraint product_codes_reserved_check CHECK ((reserved >= 0));
alter table product_codes add constraint product_codes_shipped_num_check CHECK ((shipped_num >= 0));
alter table product_codes add constraint product_codes_signed_num_check CHECK ((signed_num >= 0));
alter table product_codes add constraint product_codes_size_id_fkey FOREIGN KEY (size_id) REFERENCES codes(id);
alter table product_edit_rows add constraint product_edit_rows_edit_id_fkey FOREIGN KEY (edit_id) REFERENCES product_edits(id) ON DELETE CASCADE;
alter table product_edit_rows add constraint product_edit_rows_pkey PRIMARY KEY (edit_id, sku_id);
alter table product_edit_rows add constraint product_edit_rows_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES product_skus(id) ON DELETE CASCADE;
alter table product_edits add constraint product_edits_pkey PRIMARY KEY (id);
alter table product_edits add constraint product_edits_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table product_edits add constraint product_edits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table product_imports add constraint product_imports_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table product_imports add constraint product_imports_code_check CHECK ((import_code = ANY (ARRAY[4, 5])));
alter table product_imports add constraint product_imports_pkey PRIMARY KEY (id);
alter table product_imports add constraint product_imports_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table product_imports add constraint product_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table product_pictures add constraint product_pictures_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table product_pictures add constraint product_pictures_pkey PRIMARY KEY (sku_id, image_type, "position");
alter table product_pictures add constraint product_pictures_sku_id_fkey FOREIGN KEY (sku_id) REFERENCES product_skus(id) ON DELETE CASCADE;
alter table product_pictures add constraint product_pictures_type_check CHECK (((image_type >= 1) AND (image_type <= 8)));
alter table product_skus add constraint product_skus_color_id_fkey FOREIGN KEY (color_id) REFERENCES codes(id);
alter table product_skus add constraint product_skus_main_blob_id_fkey FOREIGN KEY (main_blob_id) REFERENCES blobs(id);
alter table product_skus add constraint product_skus_origin_check CHECK ((origin = ANY (ARRAY['US'::text, 'CN'::text])));
alter table product_skus add constraint product_skus_pkey PRIMARY KEY (id);
alter table product_skus add constraint product_skus_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id);
alter table product_skus add constraint product_skus_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
alter table product_skus add constraint product_skus_size_id_fkey FOREIGN KEY (size_id) REFERENCES codes(id);
alter table product_skus add constraint product_skus_status_check CHECK ((status = ANY (ARRAY[1, 2])));
alter table product_skus add constraint product_skus_stock_check CHECK ((own_stock >= 0));
alter table product_template_images add constraint product_template_images_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table product_template_images add constraint product_template_images_pkey PRIMARY KEY (template_id, image_type, "position");
alter table product_template_images add constraint product_template_images_template_id_fkey FOREIGN KEY (template_id) REFERENCES product_templates(id) ON DELETE CASCADE;
alter table product_template_images add constraint product_template_images_type_check CHECK (((image_type >= 1) AND (image_type <= 8)));
alter table product_templates add constraint product_templates_classification_template_id_fkey FOREIGN KEY (classification_template_id) REFERENCES classification_templates(id);
alter table product_templates add constraint product_templates_origin_check CHECK ((origin = ANY (ARRAY['US'::text, 'CN'::text])));
alter table product_templates add constraint product_templates_original_check CHECK ((start_original_price <= end_original_price));
alter table product_templates add constraint product_templates_packaging_template_id_fkey FOREIGN KEY (packaging_template_id) REFERENCES packaging_templates(id);
alter table product_templates add constraint product_templates_pkey PRIMARY KEY (id);
alter table product_templates add constraint product_templates_selling_check CHECK ((start_selling_price <= end_selling_price));
alter table product_templates add constraint product_templates_state_check CHECK ((state = ANY (ARRAY[1, 2])));
alter table products add constraint products_classification_template_id_fkey FOREIGN KEY (classification_template_id) REFERENCES classification_templates(id);
alter table products add constraint products_packaging_template_id_fkey FOREIGN KEY (packaging_template_id) REFERENCES packaging_templates(id);
alter table products add constraint products_pkey PRIMARY KEY (id);
alter table products add constraint products_print1_id_fkey FOREIGN KEY (print1_id) REFERENCES library_files(id);
alter table products add constraint products_print2_id_fkey FOREIGN KEY (print2_id) REFERENCES library_files(id);
alter table products add constraint products_product_template_id_fkey FOREIGN KEY (product_template_id) REFERENCES product_templates(id);
alter table products add constraint products_status_check CHECK ((status = ANY (ARRAY[1, 2])));
alter table products add constraint products_style_id_fkey FOREIGN KEY (style_id) REFERENCES codes(id);
alter table products add constraint products_type_check CHECK ((product_type = ANY (ARRAY[1, 2, 3])));
alter table publish_plan_changes add constraint publish_plan_changes_pkey PRIMARY KEY (id);
alter table publish_plans add constraint publish_plans_batch_key UNIQUE (publish_batch_no);
alter table publish_plans add constraint publish_plans_pkey PRIMARY KEY (id);
alter table publish_plans add constraint publish_plans_template_fkey FOREIGN KEY (publish_template_id) REFERENCES publish_templates(id) ON DELETE SET NULL;
alter table publish_template_stores add constraint publish_template_stores_pkey PRIMARY KEY (template_id, store_id);
alter table publish_template_stores add constraint publish_template_stores_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id);
alter table publish_template_stores add constraint publish_template_stores_template_id_fkey FOREIGN KEY (template_id) REFERENCES publish_templates(id) ON DELETE CASCADE;
alter table publish_templates add constraint publish_templates_pkey PRIMARY KEY (id);
alter table rate_buckets add constraint rate_buckets_pkey PRIMARY KEY (name);
alter table released_blobs add constraint released_blobs_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id) ON DELETE CASCADE;
alter table released_blobs add constraint released_blobs_pkey PRIMARY KEY (blob_id);
alter table role_permissions add constraint role_permissions_permission_id_fkey FOREIGN KEY (permission_id) REFERENCES permissions(id) ON DELETE CASCADE;
alter table role_permissions add constraint role_permissions_pkey PRIMARY KEY (role_id, permission_id);
alter table role_permissions add constraint role_permissions_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE CASCADE;
alter table roles add constraint roles_pkey PRIMARY KEY (id);
alter table saved_views add constraint saved_views_pkey PRIMARY KEY (id);
alter table saved_views add constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table secrets add constraint secrets_pkey PRIMARY KEY (owner, owner_id, name);
alter table sessions add constraint sessions_id_key UNIQUE (id);
alter table sessions add constraint sessions_pkey PRIMARY KEY (token_hash);
alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table shipment_confirmations add constraint shipment_confirmations_carrier_name_id_fkey FOREIGN KEY (carrier_name_id) REFERENCES carrier_names(id);
alter table shipment_confirmations add constraint shipment_confirmations_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table shipment_confirmations add constraint shipment_confirmations_pkey PRIMARY KEY (id);
alter table shipment_confirmations add constraint shipment_confirmations_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'unknown'::text, 'accepted'::text, 'refused'::text, 'dropped'::text])));
alter table shipment_confirmations add constraint shipment_confirmations_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table sign_in_failures add constraint sign_in_failures_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'familiar'::text, 'address'::text])));
alter table sign_in_failures add constraint sign_in_failures_pkey PRIMARY KEY (kind, username, address);
alter table sku_mappings add constraint sku_mappings_pair_key UNIQUE (shop_id, sku_id);
alter table sku_mappings add constraint sku_mappings_pkey PRIMARY KEY (id);
alter table sku_mappings add constraint sku_mappings_preview_id_fkey FOREIGN KEY (preview_id) REFERENCES effect_previews(id);
alter table sku_mappings add constraint sku_mappings_printing_image2_id_fkey FOREIGN KEY (printing_image2_id) REFERENCES library_files(id);
alter table sku_mappings add constraint sku_mappings_printing_image_id_fkey FOREIGN KEY (printing_image_id) REFERENCES library_files(id);
alter table sku_mappings add constraint sku_mappings_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id);
alter table sku_mappings add constraint sku_mappings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES stores(id);
alter table spoiled_pieces add constraint spoiled_pieces_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table spoiled_pieces add constraint spoiled_pieces_pkey PRIMARY KEY (id);
alter table spoiled_pieces add constraint spoiled_pieces_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id) ON DELETE SET NULL;
alter table spoiled_pieces add constraint spoiled_pieces_round_check CHECK ((round >= 1));
alter table spoiled_pieces add constraint spoiled_pieces_round_key UNIQUE (line_id, unit, round);
alter table spoiled_pieces add constraint spoiled_pieces_unit_check CHECK ((unit >= 1));
alter table stock_carried add constraint stock_carried_pkey PRIMARY KEY (product_code_id);
alter table stock_carried add constraint stock_carried_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id) ON DELETE CASCADE;
alter table stock_differences add constraint stock_differences_counter_check CHECK ((counter = ANY (ARRAY['realStock'::text, 'reserved'::text, 'shippedNum'::text, 'signedNum'::text])));
alter table stock_differences add constraint stock_differences_pkey PRIMARY KEY (product_code_id, counter);
alter table stock_differences add constraint stock_differences_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id) ON DELETE CASCADE;
alter table stock_movements add constraint stock_movements_kind_check CHECK ((kind = ANY (ARRAY['set'::text, 'reserve'::text, 'release'::text, 'ship'::text, 'sign'::text, 'spoil'::text])));
alter table stock_movements add constraint stock_movements_pkey PRIMARY KEY (id, gmt_create);
alter table stock_movements add constraint stock_movements_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id) ON DELETE CASCADE;
alter table stock_reservations add constraint stock_reservations_order_id_fkey FOREIGN KEY (order_id) REFERENCES order_numbers(order_id);
alter table stock_reservations add constraint stock_reservations_order_key UNIQUE (order_id, product_code_id);
alter table stock_reservations add constraint stock_reservations_pkey PRIMARY KEY (id);
alter table stock_reservations add constraint stock_reservations_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id) ON DELETE CASCADE;
alter table stock_shortages add constraint stock_shortages_pkey PRIMARY KEY (product_code_id);
alter table stock_shortages add constraint stock_shortages_product_code_id_fkey FOREIGN KEY (product_code_id) REFERENCES product_codes(id) ON DELETE CASCADE;
alter table stock_shortages add constraint stock_shortages_units_check CHECK ((units > 0));
alter table store_calendars add constraint store_calendars_pkey PRIMARY KEY (store_id);
alter table store_calendars add constraint store_calendars_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table store_calendars add constraint store_calendars_working_days_check CHECK (((cardinality(working_days) >= 1) AND (cardinality(working_days) <= 7)));
alter table store_grants add constraint store_grants_pkey PRIMARY KEY (store_id, scope);
alter table store_grants add constraint store_grants_scope_check CHECK ((scope = ANY (ARRAY['orders'::text, 'products'::text])));
alter table store_grants add constraint store_grants_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table store_grants add constraint store_grants_warned_check CHECK ((warned = ANY (ARRAY['month'::text, 'week'::text, 'day'::text, 'expired'::text])));
alter table store_pictures add constraint store_pictures_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id) ON DELETE CASCADE;
alter table store_pictures add constraint store_pictures_pkey PRIMARY KEY (store_id, blob_id, use);
alter table store_pictures add constraint store_pictures_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table store_publishing add constraint store_publishing_pkey PRIMARY KEY (store_id);
alter table store_publishing add constraint store_publishing_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table store_shipping add constraint store_shipping_pkey PRIMARY KEY (store_id);
alter table store_shipping add constraint store_shipping_rule CHECK ((rule = ANY (ARRAY['cheapest'::text, 'fastest'::text, 'list'::text])));
alter table store_shipping add constraint store_shipping_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table store_syncs add constraint store_syncs_pkey PRIMARY KEY (store_id);
alter table store_syncs add constraint store_syncs_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table stores add constraint stores_auth_status_check CHECK ((auth_status = ANY (ARRAY[0, 1])));
alter table stores add constraint stores_data_status_check CHECK ((data_status = ANY (ARRAY[0, 1])));
alter table stores add constraint stores_pkey PRIMARY KEY (id);
alter table stores add constraint stores_product_auth_status_check CHECK ((product_auth_status = ANY (ARRAY[0, 1])));
alter table stores add constraint stores_sync_order_check CHECK ((sync_order = ANY (ARRAY[0, 1])));
alter table sync_failures add constraint sync_failures_order_key UNIQUE (store_id, third_order_number);
alter table sync_failures add constraint sync_failures_pkey PRIMARY KEY (id);
alter table sync_failures add constraint sync_failures_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table sync_ledger add constraint sync_ledger_pkey PRIMARY KEY (store_id, day);
alter table sync_ledger add constraint sync_ledger_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table sync_not_ours add constraint sync_not_ours_pkey PRIMARY KEY (store_id, third_order_number);
alter table sync_not_ours add constraint sync_not_ours_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table sync_runs add constraint sync_runs_cause_check CHECK ((cause = ANY (ARRAY['schedule'::text, 'webhook'::text, 'manual'::text])));
alter table sync_runs add constraint sync_runs_pkey PRIMARY KEY (id);
alter table sync_runs add constraint sync_runs_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text, 'cut'::text])));
alter table sync_runs add constraint sync_runs_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table sync_runs add constraint sync_runs_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE SET NULL;
alter table sync_withheld add constraint sync_withheld_pkey PRIMARY KEY (store_id, third_order_number);
alter table sync_withheld add constraint sync_withheld_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON DELETE CASCADE;
alter table tasks add constraint tasks_file_blob_id_fkey FOREIGN KEY (file_blob_id) REFERENCES blobs(id);
alter table tasks add constraint tasks_pkey PRIMARY KEY (id);
alter table tasks add constraint tasks_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text])));
alter table tasks add constraint tasks_total_check CHECK ((total >= 0));
alter table tasks add constraint tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table title_keywords add constraint title_keywords_pkey PRIMARY KEY (id);
alter table trashed_files add constraint trashed_files_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES blobs(id);
alter table trashed_files add constraint trashed_files_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES folders(id) ON DELETE SET NULL;
alter table trashed_files add constraint trashed_files_pkey PRIMARY KEY (id);
alter table uncounted_quarters add constraint uncounted_quarters_pkey PRIMARY KEY (quarter);
alter table users add constraint users_data_status_check CHECK ((data_status = ANY (ARRAY[0, 1])));
alter table users add constraint users_pkey PRIMARY KEY (id);
alter table users add constraint users_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id);

-- Indexes

CREATE INDEX audit_log_action ON public.audit_log USING btree (action, at DESC, id DESC);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_object ON public.audit_log USING gin (object_ids);
CREATE INDEX audit_log_parts ON public.audit_log USING btree (part_of) WHERE (part_of IS NOT NULL);
CREATE INDEX audit_log_type ON public.audit_log USING btree (object_type, at DESC, id DESC);
CREATE INDEX audit_log_username ON public.audit_log USING btree (username, at DESC, id DESC);
CREATE INDEX bench_collections_open ON public.bench_collections USING btree (bench, id) WHERE (ended_at IS NULL);
CREATE INDEX bench_collections_order ON public.bench_collections USING btree (order_id);
CREATE INDEX bench_scans_bench ON public.bench_scans USING btree (bench, id DESC);
CREATE INDEX category_models_category ON public.category_models USING btree (category_id, id DESC);
CREATE INDEX category_models_image ON public.category_models USING btree (bottom_image_id);
CREATE INDEX category_models_shop ON public.category_models USING btree (shop_id);
CREATE INDEX classification_templates_findings ON public.classification_templates USING btree (id) WHERE (findings <> '[]'::jsonb);
CREATE INDEX classification_templates_grams ON public.classification_templates USING gin (name_grams(name)) WITH (fastupdate=off);
CREATE INDEX classification_templates_shein ON public.classification_templates USING btree (shein_store_id, shein_product_type_id);
CREATE INDEX classification_templates_temu ON public.classification_templates USING btree (temu_store_id, temu_product_type_id);
CREATE INDEX codes_newest ON public.codes USING btree (type, id DESC);
CREATE INDEX combination_components_component ON public.combination_components USING btree (component_sku_id);
CREATE INDEX default_views_view ON public.default_views USING btree (view_id);
CREATE INDEX download_tickets_end ON public.download_tickets USING btree (expires_at);
CREATE INDEX download_tickets_session ON public.download_tickets USING btree (session_id);
CREATE INDEX effect_pictures_base ON public.effect_pictures USING btree (base_blob_id);
CREATE INDEX effect_pictures_blob ON public.effect_pictures USING btree (blob_id) WHERE (blob_id IS NOT NULL);
CREATE INDEX effect_previews_base ON public.effect_previews USING btree (base_blob_id);
CREATE INDEX gang_sheet_files_blob ON public.gang_sheet_files USING btree (blob_id);
CREATE INDEX gang_sheet_pieces_order ON public.gang_sheet_pieces USING btree (order_id);
CREATE INDEX gang_sheets_task ON public.gang_sheets USING btree (task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX label_costs_channel ON public.label_costs USING btree (provider, channel_code, bought_at);
CREATE INDEX label_costs_store ON public.label_costs USING btree (shop_id, bought_at);
CREATE INDEX label_costs_time ON public.label_costs USING btree (bought_at, label_id) INCLUDE (shop_id, provider, channel_code, currency, bought, refunded, billed);
CREATE INDEX label_invoice_lines_invoice ON public.label_invoice_lines USING btree (invoice_id, verdict, id);
CREATE INDEX label_invoice_lines_label ON public.label_invoice_lines USING btree (label_id) WHERE (label_id IS NOT NULL);
CREATE INDEX label_prints_bench ON public.label_prints USING btree (bench, gmt_create, id);
CREATE INDEX label_prints_day ON public.label_prints USING btree (gmt_create, id);
CREATE INDEX label_prints_failed ON public.label_prints USING btree (reported_at) WHERE (outcome = 2);
CREATE INDEX label_prints_order ON public.label_prints USING btree (order_id, id DESC);
CREATE INDEX label_quotes_channel ON public.label_quotes USING btree (channel_id) WHERE (channel_id IS NOT NULL);
CREATE INDEX label_quotes_row ON public.label_quotes USING btree (row_id, round);
CREATE INDEX label_refusals_code ON public.label_refusals USING btree (bar_code) WHERE (settled_at IS NULL);
CREATE INDEX label_refusals_open ON public.label_refusals USING btree (gmt_create DESC, id DESC) WHERE (settled_at IS NULL);
CREATE INDEX label_refusals_page ON public.label_refusals USING btree (page_key) WHERE (page_key IS NOT NULL);
CREATE INDEX last_mile_rows_asked ON public.last_mile_rows USING btree (asked_channel_id) WHERE (asked_channel_id IS NOT NULL);
CREATE INDEX last_mile_rows_batch ON public.last_mile_rows USING btree (batch_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX last_mile_rows_channel ON public.last_mile_rows USING btree (channel_id) WHERE (channel_id IS NOT NULL);
CREATE INDEX last_mile_rows_due ON public.last_mile_rows USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX last_mile_rows_of_order ON public.last_mile_rows USING btree (order_id);
CREATE INDEX last_mile_rows_status ON public.last_mile_rows USING btree (batch_id, order_status, id) WHERE (deleted_at IS NULL);
CREATE INDEX last_mile_rows_task ON public.last_mile_rows USING btree (task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX library_files_blob ON public.library_files USING btree (blob_id);
CREATE INDEX library_files_folder ON public.library_files USING btree (folder_id, gmt_create DESC, id DESC) WHERE (library_type = 1);
CREATE INDEX library_files_grams ON public.library_files USING gin (name_grams(name)) WITH (fastupdate=off) WHERE (library_type = 1);
CREATE INDEX library_files_names ON public.library_files USING btree (lower(name), id) WHERE (library_type = 1);
CREATE INDEX library_files_newest ON public.library_files USING btree (gmt_create DESC, id DESC) WHERE (library_type = 1);
CREATE INDEX library_files_stem ON public.library_files USING btree (regexp_replace(lower(name), '\.png$'::text, ''::text)) WHERE (library_type = 1);
CREATE INDEX listing_calls_due ON public.listing_calls USING btree (due_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'unknown'::text]));
CREATE INDEX listing_calls_listing ON public.listing_calls USING btree (listing_id, id);
CREATE INDEX listing_count_changes_xact ON public.listing_count_changes USING btree (xact);
CREATE INDEX listing_events_listing ON public.listing_events USING btree (listing_id, id);
CREATE INDEX listing_packaging_pictures_blob ON public.listing_packaging_pictures USING btree (blob_id);
CREATE INDEX listing_pictures_blob ON public.listing_pictures USING btree (blob_id);
CREATE INDEX listing_sent_pictures_blob ON public.listing_sent_pictures USING btree (blob_id);
CREATE INDEX listing_skus_code ON public.listing_skus USING btree (product_code_id) WHERE (product_code_id IS NOT NULL);
CREATE INDEX listing_skus_main ON public.listing_skus USING btree (main_blob_id) WHERE (main_blob_id IS NOT NULL);
CREATE INDEX listing_skus_market ON public.listing_skus USING btree (store_id, market_sku_id) WHERE (market_sku_id IS NOT NULL);
CREATE INDEX listing_skus_print1 ON public.listing_skus USING btree (print1_id) WHERE (print1_id IS NOT NULL);
CREATE INDEX listing_skus_print2 ON public.listing_skus USING btree (print2_id) WHERE (print2_id IS NOT NULL);
CREATE INDEX listing_skus_sku ON public.listing_skus USING btree (sku_id) WHERE (sku_id IS NOT NULL);
CREATE INDEX listing_skus_sku_grams ON public.listing_skus USING gin (name_grams(sku)) WITH (fastupdate=off);
CREATE INDEX listings_checked ON public.listings USING btree (checked_at) WHERE (publish_status = 3);
CREATE INDEX listings_classification ON public.listings USING btree (classification_template_id) WHERE (classification_template_id IS NOT NULL);
CREATE INDEX listings_created ON public.listings USING btree (gmt_create);
CREATE INDEX listings_differ ON public.listings USING btree (publish_status, id) WHERE (differs <> '{}'::text[]);
CREATE INDEX listings_due ON public.listings USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX listings_errors ON public.listings USING btree (id) WHERE (error_count > 0);
CREATE INDEX listings_market ON public.listings USING btree (store_id, market_id) WHERE (market_id IS NOT NULL);
CREATE INDEX listings_modified ON public.listings USING btree (gmt_modified);
CREATE INDEX listings_name_grams ON public.listings USING gin (name_grams(name)) WITH (fastupdate=off);
CREATE INDEX listings_outdated ON public.listings USING btree (plan_id) WHERE (outdated_at IS NOT NULL);
CREATE INDEX listings_plan ON public.listings USING btree (plan_id, store_id, id);
CREATE INDEX listings_product ON public.listings USING btree (product_id, store_id);
CREATE INDEX listings_spu_grams ON public.listings USING gin (name_grams(spu)) WITH (fastupdate=off);
CREATE INDEX listings_status ON public.listings USING btree (publish_status, id);
CREATE INDEX listings_store_status ON public.listings USING btree (store_id, publish_status, id);
CREATE INDEX listings_unknown ON public.listings USING btree (id) WHERE (stage = 'unknown'::text);
CREATE INDEX listings_waiting ON public.listings USING btree (store_id) WHERE ((stage = 'queued'::text) AND (problem IS NOT NULL));
CREATE INDEX manifests_day ON public.manifests USING btree (day, id);
CREATE INDEX mapped_products_code ON public.mapped_products USING btree (product_code_id);
CREATE INDEX mapped_products_newest ON public.mapped_products USING btree (shop_id, newest DESC);
CREATE INDEX mapping_contradictions_age ON public.mapping_contradictions USING btree (checked_at);
CREATE INDEX mapping_contradictions_found ON public.mapping_contradictions USING btree (mapping_id DESC) WHERE (contradictions <> '[]'::jsonb);
CREATE INDEX money_entries_label ON public.money_entries USING btree (label_id) WHERE (label_id IS NOT NULL);
CREATE INDEX money_entries_order ON public.money_entries USING btree (order_id);
CREATE INDEX money_entries_parcel ON public.money_entries USING btree (parcel_id) WHERE (parcel_id IS NOT NULL);
CREATE INDEX money_entries_time ON public.money_entries USING btree (gmt_create);
CREATE INDEX order_act_rows_due ON public.order_act_rows USING btree (act_id, "position") WHERE (outcome IS NULL);
CREATE INDEX order_act_rows_refused ON public.order_act_rows USING btree (act_id, "position") WHERE (outcome = 2);
CREATE INDEX order_acts_followed ON public.order_acts USING btree (followed_task_id) WHERE (followed_task_id IS NOT NULL);
CREATE INDEX order_acts_task ON public.order_acts USING btree (task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX order_acts_undoes ON public.order_acts USING btree (undoes_id) WHERE (undoes_id IS NOT NULL);
CREATE INDEX order_acts_user ON public.order_acts USING btree (user_id, id);
CREATE INDEX order_count_changes_xact ON public.order_count_changes USING btree (xact);
CREATE INDEX order_figure_changes_xact ON public.order_figure_changes USING btree (xact);
CREATE INDEX order_figures_spent ON public.order_figures USING btree (figure) WHERE (total = 0);
CREATE INDEX order_imports_blob ON public.order_imports USING btree (blob_id);
CREATE INDEX order_imports_user ON public.order_imports USING btree (user_id, id);
CREATE INDEX order_lines_drawing ON public.order_lines USING btree (drawing_key) WHERE (drawing_key IS NOT NULL);
CREATE INDEX order_lines_drawing2 ON public.order_lines USING btree (drawing_key2) WHERE (drawing_key2 IS NOT NULL);
CREATE INDEX order_lines_image ON public.order_lines USING btree (printing_image_id) WHERE (printing_image_id IS NOT NULL);
CREATE INDEX order_lines_image2 ON public.order_lines USING btree (printing_image2_id) WHERE (printing_image2_id IS NOT NULL);
CREATE INDEX order_lines_listed ON public.order_lines USING btree (msku, id DESC) WHERE (listing IS NOT NULL);
CREATE INDEX order_lines_msku ON public.order_lines USING btree (msku);
CREATE INDEX order_lines_print_key ON public.order_lines USING btree (printing_key) WHERE (printing_key IS NOT NULL);
CREATE INDEX order_lines_print_key2 ON public.order_lines USING btree (printing_key2) WHERE (printing_key2 IS NOT NULL);
CREATE INDEX order_lines_product ON public.order_lines USING btree (product_code_id, order_id);
CREATE INDEX order_lines_seller_sku ON public.order_lines USING btree (lower((listing ->> 'sellerSku'::text)), id DESC) WHERE ((listing IS NOT NULL) AND (product_code_id IS NOT NULL));
CREATE INDEX order_lines_title ON public.order_lines USING btree (md5(lower((listing ->> 'title'::text))), id DESC) WHERE ((listing IS NOT NULL) AND (product_code_id IS NOT NULL));
CREATE INDEX order_lines_waiting ON public.order_lines USING btree (msku) WHERE (product_code_id IS NULL);
CREATE INDEX order_logs_newest ON public.order_logs USING btree (order_id, gmt_create DESC, id DESC);
CREATE INDEX order_numbers_folded ON public.order_numbers USING btree (shop_id, lower(third_order_number));
CREATE INDEX order_numbers_plain ON public.order_numbers USING btree (translate(lower(third_order_number), '- '::text, ''::text) text_pattern_ops);
CREATE INDEX orders_created ON public.orders USING btree (gmt_create DESC, id DESC);
CREATE INDEX orders_delivered ON public.orders USING btree (delivery_time DESC NULLS LAST, id DESC);
CREATE INDEX orders_drawing_task ON public.orders USING btree (drawing_task_id) WHERE (drawing_task_id IS NOT NULL);
CREATE INDEX orders_due ON public.orders USING btree (delivery_time_limit, id) INCLUDE (sys_status, shop_id, needs_attention, reserves) WHERE (sys_status = ANY (ARRAY[5, 0, 6, 1, 3]));
CREATE INDEX orders_facts ON public.orders USING btree (sys_status, shop_id, label_type, total_num) INCLUDE (id, has_label, order_time, delivery_time_limit, gmt_create, delivery_time);
CREATE INDEX orders_held ON public.orders USING btree (order_time DESC, id DESC) WHERE (holds IS NOT NULL);
CREATE INDEX orders_label ON public.orders USING btree (label_key) WHERE (label_key IS NOT NULL);
CREATE INDEX orders_label_purchase ON public.orders USING btree (delivery_time_limit, id) WHERE ((sys_status = ANY (ARRAY[5, 0, 6, 1, 3])) AND (label_purchase_problem IS NOT NULL));
CREATE INDEX orders_label_void ON public.orders USING btree (delivery_time_limit, id) WHERE ((sys_status = ANY (ARRAY[5, 0, 6, 1, 3])) AND (label_void IS NOT NULL));
CREATE INDEX orders_limit ON public.orders USING btree (delivery_time_limit DESC NULLS LAST, id DESC);
CREATE INDEX orders_limit_first ON public.orders USING btree (delivery_time_limit, id);
CREATE INDEX orders_market_created ON public.orders USING btree (shop_id, market_created_at) WHERE (market_created_at IS NOT NULL);
CREATE INDEX orders_phone ON public.orders USING btree ("right"(phone_digits(recipients_phone), 7)) WHERE (recipients_phone <> ''::text);
CREATE INDEX orders_recipient_grams ON public.orders USING gin (name_grams(recipients_name)) WITH (gin_pending_list_limit='1024');
CREATE INDEX orders_remarked ON public.orders USING btree (order_time DESC, id DESC) INCLUDE (sys_status) WHERE (remark <> ''::text);
CREATE INDEX orders_reserving ON public.orders USING btree (order_time DESC, id DESC) INCLUDE (sys_status) WHERE reserves;
CREATE INDEX orders_scheduled ON public.orders USING btree (scheduled_delivery) WHERE (scheduled_delivery IS NOT NULL);
CREATE INDEX orders_shipment_confirmation ON public.orders USING btree (order_time DESC, id DESC) WHERE (shipment_confirmation IS NOT NULL);
CREATE INDEX orders_shop_time ON public.orders USING btree (shop_id, order_time DESC, id DESC);
CREATE INDEX orders_status_time ON public.orders USING btree (sys_status, order_time DESC, id DESC);
CREATE INDEX orders_time ON public.orders USING btree (order_time DESC, id DESC);
CREATE INDEX orders_tracking ON public.orders USING btree (tracking_number text_pattern_ops) WHERE (tracking_number IS NOT NULL);
CREATE INDEX orders_undrawn ON public.orders USING btree (order_time DESC, id DESC) WHERE ((sys_status = 3) AND ((problem ->> 'key'::text) = ANY (ARRAY['orders.drawingFailed'::text, 'orders.drawingsGaveUp'::text])));
CREATE INDEX orders_unlabelled ON public.orders USING btree (order_time DESC, id DESC) INCLUDE (shop_id, label_type, total_num, delivery_time_limit) WHERE ((sys_status = 1) AND (NOT has_label));
CREATE INDEX orders_unmapped ON public.orders USING btree (order_time DESC, id DESC) WHERE ((sys_status = ANY (ARRAY[5, 0, 6, 1, 3])) AND (unmapped_num > 0));
CREATE INDEX orders_unshipped ON public.orders USING btree (order_time DESC, id DESC) WHERE ((sys_status = 1) AND (problem IS NOT NULL));
CREATE INDEX outside_calls_age ON public.outside_calls USING btree (started_at);
CREATE INDEX outside_calls_failed ON public.outside_calls USING btree (id DESC) WHERE (outcome <> 'done'::text);
CREATE INDEX outside_calls_newest ON public.outside_calls USING btree (id DESC);
CREATE INDEX outside_calls_store ON public.outside_calls USING btree (store_id, id DESC) WHERE (store_id IS NOT NULL);
CREATE INDEX packaging_template_images_blob ON public.packaging_template_images USING btree (blob_id);
CREATE INDEX packaging_templates_grams ON public.packaging_templates USING gin (name_grams(name)) WITH (fastupdate=off);
CREATE INDEX parcel_labels_channel ON public.parcel_labels USING btree (channel_id) WHERE (channel_id IS NOT NULL);
CREATE INDEX parcel_labels_key ON public.parcel_labels USING btree (label_key) WHERE (label_key IS NOT NULL);
CREATE INDEX parcel_labels_manifest ON public.parcel_labels USING btree (manifest_id) WHERE (manifest_id IS NOT NULL);
CREATE INDEX parcel_labels_number ON public.parcel_labels USING btree (provider, provider_number) WHERE (provider_number IS NOT NULL);
CREATE INDEX parcel_labels_parcel ON public.parcel_labels USING btree (parcel_id);
CREATE INDEX parcel_labels_row ON public.parcel_labels USING btree (row_id);
CREATE INDEX parcel_labels_store ON public.parcel_labels USING btree (store_id) WHERE (store_id IS NOT NULL);
CREATE INDEX parcel_labels_to_hand_over ON public.parcel_labels USING btree (gmt_create, id) WHERE ((state = 'issued'::text) AND (manifest_id IS NULL));
CREATE INDEX parcel_labels_tracking ON public.parcel_labels USING btree (tracking_number) WHERE (tracking_number IS NOT NULL);
CREATE INDEX parcel_labels_unpriced ON public.parcel_labels USING btree (gmt_create) WHERE ((paid IS NULL) AND (state = ANY (ARRAY['placed'::text, 'issued'::text, 'cancelling'::text])));
CREATE INDEX parcels_label ON public.parcels USING btree (label_key) WHERE (label_key IS NOT NULL);
CREATE INDEX parcels_tracking ON public.parcels USING btree (tracking_number) WHERE (tracking_number IS NOT NULL);
CREATE INDEX platform_categories_children ON public.platform_categories USING btree (store_id, parent_id, "position");
CREATE INDEX platform_definitions_age ON public.platform_definitions USING btree (tried_at);
CREATE INDEX product_categories_color ON public.product_categories USING btree (color_id);
CREATE INDEX product_categories_image ON public.product_categories USING btree (bottom_image_id);
CREATE INDEX product_codes_category ON public.product_codes USING btree (category_id);
CREATE INDEX product_codes_grams ON public.product_codes USING gin (name_grams(code)) WITH (fastupdate=off);
CREATE INDEX product_codes_order ON public.product_codes USING btree (code, id);
CREATE INDEX product_codes_size ON public.product_codes USING btree (size_id);
CREATE INDEX product_edit_rows_due ON public.product_edit_rows USING btree (edit_id, sku_id) WHERE (applied IS NULL);
CREATE INDEX product_edit_rows_sku ON public.product_edit_rows USING btree (sku_id);
CREATE INDEX product_edits_user ON public.product_edits USING btree (user_id, id);
CREATE INDEX product_imports_blob ON public.product_imports USING btree (blob_id);
CREATE INDEX product_imports_user ON public.product_imports USING btree (user_id, id);
CREATE INDEX product_pictures_blob ON public.product_pictures USING btree (blob_id);
CREATE INDEX product_skus_code ON public.product_skus USING btree (product_code_id, product_id) WHERE (product_code_id IS NOT NULL);
CREATE INDEX product_skus_color ON public.product_skus USING btree (color_id) WHERE (color_id IS NOT NULL);
CREATE INDEX product_skus_main ON public.product_skus USING btree (main_blob_id) WHERE (main_blob_id IS NOT NULL);
CREATE INDEX product_skus_name_grams ON public.product_skus USING gin (name_grams(name)) WITH (fastupdate=off);
CREATE INDEX product_skus_product ON public.product_skus USING btree (product_id, "position", id) INCLUDE (main_blob_id, color_id, size_id);
CREATE INDEX product_skus_size ON public.product_skus USING btree (size_id) WHERE (size_id IS NOT NULL);
CREATE INDEX product_skus_sku_grams ON public.product_skus USING gin (name_grams(sku)) WITH (fastupdate=off);
CREATE INDEX product_template_images_blob ON public.product_template_images USING btree (blob_id);
CREATE INDEX product_templates_classification ON public.product_templates USING btree (classification_template_id);
CREATE INDEX product_templates_created ON public.product_templates USING btree (gmt_create);
CREATE INDEX product_templates_grams ON public.product_templates USING gin (name_grams(name)) WITH (fastupdate=off);
CREATE INDEX product_templates_modified ON public.product_templates USING btree (gmt_modified);
CREATE INDEX product_templates_packaging ON public.product_templates USING btree (packaging_template_id);
CREATE INDEX products_classification ON public.products USING btree (classification_template_id);
CREATE INDEX products_created ON public.products USING btree (gmt_create);
CREATE INDEX products_managed ON public.products USING btree (id) WHERE (product_type <> 2);
CREATE INDEX products_modified ON public.products USING btree (gmt_modified);
CREATE INDEX products_packaging ON public.products USING btree (packaging_template_id);
CREATE INDEX products_print1 ON public.products USING btree (print1_id) WHERE (print1_id IS NOT NULL);
CREATE INDEX products_print2 ON public.products USING btree (print2_id) WHERE (print2_id IS NOT NULL);
CREATE INDEX products_spu_grams ON public.products USING gin (name_grams(spu)) WITH (fastupdate=off);
CREATE INDEX products_style ON public.products USING btree (style_id) WHERE (style_id IS NOT NULL);
CREATE INDEX products_taken_over ON public.products USING btree (product_template_id, template_version);
CREATE INDEX products_template ON public.products USING btree (product_template_id, id);
CREATE INDEX products_type ON public.products USING btree (product_type, id);
CREATE INDEX publish_plan_changes_plan ON public.publish_plan_changes USING btree (plan_id, xact);
CREATE INDEX publish_plan_changes_xact ON public.publish_plan_changes USING btree (xact);
CREATE INDEX publish_plans_batch_grams ON public.publish_plans USING gin (name_grams(publish_batch_no)) WITH (fastupdate=off);
CREATE INDEX publish_plans_created ON public.publish_plans USING btree (gmt_create);
CREATE INDEX publish_plans_due ON public.publish_plans USING btree (release_at) WHERE ((release_at IS NOT NULL) AND (released_at IS NULL));
CREATE INDEX publish_plans_modified ON public.publish_plans USING btree (gmt_modified);
CREATE INDEX publish_plans_open ON public.publish_plans USING btree (id) WHERE is_open_plan((pending)::bigint, (publishing)::bigint, (published)::bigint, (failed)::bigint);
CREATE INDEX publish_plans_template ON public.publish_plans USING btree (publish_template_id) WHERE (publish_template_id IS NOT NULL);
CREATE INDEX publish_template_stores_store ON public.publish_template_stores USING btree (store_id);
CREATE INDEX saved_views_shared ON public.saved_views USING btree (id) WHERE shared;
CREATE INDEX secrets_key ON public.secrets USING btree (key_id);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX shipment_confirmations_carrier_name ON public.shipment_confirmations USING btree (carrier_name_id) WHERE (carrier_name_id IS NOT NULL);
CREATE INDEX shipment_confirmations_order ON public.shipment_confirmations USING btree (order_id, id DESC);
CREATE INDEX shipment_confirmations_unsettled ON public.shipment_confirmations USING btree (gmt_modified) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'unknown'::text]));
CREATE INDEX sku_mappings_design ON public.sku_mappings USING btree (product_code_id, printing_image_id, printing_image2_id);
CREATE INDEX sku_mappings_grams ON public.sku_mappings USING gin (name_grams(sku_id)) WITH (fastupdate=off);
CREATE INDEX sku_mappings_image ON public.sku_mappings USING btree (printing_image_id);
CREATE INDEX sku_mappings_image2 ON public.sku_mappings USING btree (printing_image2_id);
CREATE INDEX sku_mappings_newest ON public.sku_mappings USING btree (product_code_id, shop_id, id DESC);
CREATE INDEX sku_mappings_product ON public.sku_mappings USING btree (product_code_id, id DESC);
CREATE INDEX sku_mappings_sku ON public.sku_mappings USING btree (sku_id);
CREATE INDEX spoiled_pieces_order ON public.spoiled_pieces USING btree (order_id);
CREATE INDEX spoiled_pieces_product ON public.spoiled_pieces USING btree (product_code_id) WHERE (product_code_id IS NOT NULL);
CREATE INDEX stock_movements_code ON public.stock_movements USING btree (product_code_id, id DESC);
CREATE INDEX stock_reservations_code ON public.stock_reservations USING btree (product_code_id, id DESC) INCLUDE (order_id, quantity);
CREATE INDEX store_grants_expiry ON public.store_grants USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX store_pictures_blob ON public.store_pictures USING btree (blob_id);
CREATE INDEX sync_failures_latest ON public.sync_failures USING btree (last_at DESC, id DESC);
CREATE INDEX sync_ledger_newest ON public.sync_ledger USING btree (day DESC, store_id);
CREATE INDEX sync_runs_newest ON public.sync_runs USING btree (id DESC);
CREATE INDEX sync_runs_store ON public.sync_runs USING btree (store_id, id DESC);
CREATE INDEX tasks_failed ON public.tasks USING btree (gmt_modified DESC, id DESC) WHERE ((state = 'failed'::text) OR (failed > 0));
CREATE INDEX tasks_file_blob ON public.tasks USING btree (file_blob_id) WHERE (file_blob_id IS NOT NULL);
CREATE INDEX tasks_user ON public.tasks USING btree (user_id, id DESC);
CREATE INDEX trashed_files_blob ON public.trashed_files USING btree (blob_id);
CREATE INDEX trashed_files_folder ON public.trashed_files USING btree (folder_id) WHERE (folder_id IS NOT NULL);
CREATE INDEX trashed_files_newest ON public.trashed_files USING btree (deleted_at DESC, id DESC);
CREATE INDEX users_role ON public.users USING btree (role_id);
CREATE UNIQUE INDEX bench_collections_label ON public.bench_collections USING btree (bench) WHERE ((ended_at IS NULL) AND label_due);
CREATE UNIQUE INDEX bench_collections_open_order ON public.bench_collections USING btree (order_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX bench_scans_pieces ON public.bench_scans USING btree (collection_id, line_id, unit) WHERE counts;
CREATE UNIQUE INDEX category_models_default_key ON public.category_models USING btree (category_id, shop_id) WHERE (is_default = 1);
CREATE UNIQUE INDEX channels_code_key ON public.channels USING btree (system_code, lower(supplier_code), lower(channel_code)) WHERE (data_status <> '-1'::integer);
CREATE UNIQUE INDEX classification_templates_name_key ON public.classification_templates USING btree (lower(name));
CREATE UNIQUE INDEX codes_code_key ON public.codes USING btree (type, lower(code));
CREATE UNIQUE INDEX folders_place_key ON public.folders USING btree (COALESCE(parent_id, (0)::bigint), lower(name));
CREATE UNIQUE INDEX forbidden_words_word_key ON public.forbidden_words USING btree (lower(word));
CREATE UNIQUE INDEX gang_sheet_pieces_living ON public.gang_sheet_pieces USING btree (line_id, unit, round, slot) WHERE living;
CREATE UNIQUE INDEX last_mile_rows_order ON public.last_mile_rows USING btree (batch_id, order_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX library_files_place_key ON public.library_files USING btree (COALESCE(folder_id, (0)::bigint), lower(name)) WHERE (library_type = 1);
CREATE UNIQUE INDEX listing_calls_open ON public.listing_calls USING btree (listing_id, kind) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'unknown'::text]));
CREATE UNIQUE INDEX listing_skus_sku_key ON public.listing_skus USING btree (store_id, lower(sku));
CREATE UNIQUE INDEX listings_cargo_no_key ON public.listings USING btree (store_id, lower(cargo_no));
CREATE UNIQUE INDEX money_entries_invoice_line ON public.money_entries USING btree (invoice_line_id) WHERE (invoice_line_id IS NOT NULL);
CREATE UNIQUE INDEX packaging_templates_name_key ON public.packaging_templates USING btree (lower(name));
CREATE UNIQUE INDEX parcel_labels_live ON public.parcel_labels USING btree (parcel_id) WHERE (state <> ALL (ARRAY['cancelled'::text, 'failed'::text]));
CREATE UNIQUE INDEX product_codes_code_key ON public.product_codes USING btree (lower(code));
CREATE UNIQUE INDEX product_skus_sku_key ON public.product_skus USING btree (lower(sku));
CREATE UNIQUE INDEX product_templates_name_key ON public.product_templates USING btree (lower(name));
CREATE UNIQUE INDEX products_spu_key ON public.products USING btree (lower(spu));
CREATE UNIQUE INDEX publish_templates_name_key ON public.publish_templates USING btree (lower(name));
CREATE UNIQUE INDEX roles_name_key ON public.roles USING btree (lower(role_name));
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (user_id, lower(name));
CREATE UNIQUE INDEX shipment_confirmations_open_key ON public.shipment_confirmations USING btree (order_id) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'unknown'::text]));
CREATE UNIQUE INDEX store_grants_account_key ON public.store_grants USING btree (scope, account);
CREATE UNIQUE INDEX stores_name_key ON public.stores USING btree (lower(name));
CREATE UNIQUE INDEX title_keywords_keyword_key ON public.title_keywords USING btree (lower(keyword));
CREATE UNIQUE INDEX users_username_key ON public.users USING btree (lower(username));

-- Functions

CREATE OR REPLACE FUNCTION public.announce_access()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb := to_jsonb(coalesce(old, new));
begin
  -- the kind, and the column that names which one
  perform pg_notify('access_changed', tg_argv[0] || ':' || (changed ->> tg_argv[1]));
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.announce_all_access()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('access_changed', '');
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.announce_task()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('task_changed', new.id || ':' || coalesce(new.user_id::text, ''));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.archive_month(whole name, month name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  part name := whole || '_' || month;
  bound text;
begin
  if whole in ('orders', 'order_lines') then
    perform archive_orders(month);
    return;
  end if;
  select pg_get_expr(c.relpartbound, c.oid) into bound from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = format('public.%I', whole)::regclass and c.relname = part;
  if bound is null then
    raise exception 'There is no month % of %', month, whole using errcode = 'no_data_found';
  end if;
  if month = 'strays' or month_end(bound) > clock_timestamp() then
    raise exception 'The month % of % is not over', month, whole using errcode = 'object_not_in_prerequisite_state';
  end if;
  if whole = 'stock_movements' then
    perform carry_stock(part::regclass, 1);
  end if;
  perform put_away(whole, part);
  if whole = 'audit_log' then
    execute format('create trigger audit_log_is_final before update or delete on archive.%I for each row execute function audit_log_is_final()', part);
  end if;
end
$function$
;
CREATE OR REPLACE FUNCTION public.archive_orders(quarter name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  part name := 'orders_' || quarter;
  lines name := 'order_lines_' || quarter;
  stop bigint;
  undone bigint;
begin
  select substring(pg_get_expr(c.relpartbound, c.oid) from ' TO \(''?(\d+)''?\)')::bigint into stop from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'orders'::regclass and c.relname = part;
  if stop is null then
    raise exception 'There is no quarter % of orders', quarter using errcode = 'no_data_found';
  end if;
  if stop > first_order_id(clock_timestamp() at time zone 'UTC') then
    raise exception 'The quarter % of orders is not over', quarter using errcode = 'object_not_in_prerequisite_state';
  end if;
  undone := undone_orders(part::regclass);
  if undone > 0 then
    raise exception 'The quarter % has % orders that are not done yet', quarter, undone using errcode = 'object_not_in_prerequisite_state';
  end if;
  execute format('insert into archived_prints select distinct %L, key from %I, unnest(array[printing_key, printing_key2]) key
    where key is not null', quarter, lines);
  insert into uncounted_quarters values (quarter);
  -- everybody else waits from here on
  lock table only orders, only order_lines in access exclusive mode;
  perform put_away('order_lines', lines);
  perform put_away('orders', part);
end
$function$
;
CREATE OR REPLACE FUNCTION public.audit_log_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit rows cannot be changed';
end $function$
;
CREATE OR REPLACE FUNCTION public.carry_orders(part regclass, sign integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, %s * count(*) from %s group by 1, 2', sign, part);
  execute format('
    insert into order_figure_changes (figure, slot, change)
    select f.figure, f.slot, %s * sum(f.amount)
    from %s o, order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
    group by 1, 2', sign, part);
end
$function$
;
CREATE OR REPLACE FUNCTION public.carry_stock(part regclass, sign integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('
    insert into stock_carried as c (product_code_id, movements, stocked, on_shelf, on_virtual)
    select product_code_id, %1$s * count(*), %1$s * coalesce(sum(quantity) filter (where kind = ''set''), 0),
      %1$s * sum(on_shelf(kind, quantity)), %1$s * sum(on_virtual(kind, quantity))
    from %2$s group by 1
    on conflict (product_code_id) do update set movements = c.movements + excluded.movements,
      stocked = c.stocked + excluded.stocked, on_shelf = c.on_shelf + excluded.on_shelf,
      on_virtual = c.on_virtual + excluded.on_virtual', sign, part);
end
$function$
;
CREATE OR REPLACE FUNCTION public.catch_strays(whole name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create table %I partition of %I default', whole || '_strays', whole);
  perform guard_month(whole, (whole || '_strays')::regclass);
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_archived()
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
declare
  moved text;
  part regclass;
  returned text[] := '{}';
begin
  for moved in delete from uncounted_quarters returning quarter loop
    part := format('archive.%I', 'orders_' || moved)::regclass;
    if undone_orders(part) > 0 then
      delete from archived_prints kept where kept.quarter = moved;
      perform take_orders_back(moved);
      returned := returned || moved;
    else
      perform carry_orders(part, -1);
      execute format('insert into archived_products
        select %L, l.product_code_id, count(*), sum(l.num * o.shipments), coalesce(sum(l.num) filter (where o.sys_status = 4), 0)
        from archive.%I l join %s o on o.id = l.order_id where l.product_code_id is not null group by 2', moved, 'order_lines_' || moved, part);
    end if;
  end loop;
  return returned;
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.count_mappings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform recount_mapped(array(select distinct product_code_id from came));
  elsif tg_op = 'DELETE' then
    perform recount_mapped(array(select distinct product_code_id from went));
  else
    perform recount_mapped(array(
      select product_code_id from (
        select id, product_code_id, shop_id from came except select id, product_code_id, shop_id from went) arrived
      union
      select product_code_id from (
        select id, product_code_id, shop_id from went except select id, product_code_id, shop_id from came) departed));
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.count_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, count(*) from came group by 1, 2;
    insert into order_figure_changes (figure, slot, change)
    select f.figure, f.slot, sum(f.amount)
    from came o, order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
    group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, -count(*) from went group by 1, 2;
    insert into order_figure_changes (figure, slot, change)
    select f.figure, f.slot, -sum(f.amount)
    from went o, order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
    group by 1, 2;
  else
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, sum(n) from (
      select shop_id, sys_status, 1 as n from came
      union all
      select shop_id, sys_status, -1 from went
    ) moved group by 1, 2 having sum(n) <> 0;
    insert into order_figure_changes (figure, slot, change)
    select f.figure, f.slot, sum(way * f.amount) from (
      select 1 as way, order_time, delivery_time_limit, sys_status, label_key, problem, unmapped_num from came
      union all
      select -1, order_time, delivery_time_limit, sys_status, label_key, problem, unmapped_num from went
    ) o, order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
    group by 1, 2 having sum(way * f.amount) <> 0;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.count_unmapped()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if exists (select from came where product_code_id is null and msku <> '') then
      update orders o set unmapped_num = unmapped_num + lines.units
      from (select order_id, sum(num) as units from came where product_code_id is null and msku <> '' group by 1) lines
      where o.id = lines.order_id;
    end if;
  elsif tg_op = 'DELETE' then
    if exists (select from went where product_code_id is null and msku <> '') then
      update orders o set unmapped_num = unmapped_num - lines.units
      from (select order_id, sum(num) as units from went where product_code_id is null and msku <> '' group by 1) lines
      where o.id = lines.order_id;
    end if;
  elsif exists (select from went where product_code_id is null and msku <> '')
    or exists (select from came where product_code_id is null and msku <> '') then
    update orders o set unmapped_num = unmapped_num + lines.units
    from (
      select order_id, sum(units) as units from (
        select order_id, num as units from came where product_code_id is null and msku <> ''
        union all
        select order_id, -num from went where product_code_id is null and msku <> ''
      ) moved group by 1 having sum(units) <> 0
    ) lines
    where o.id = lines.order_id;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.drop_months(whole name, until timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  part record;
  dropped int := 0;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = format('public.%I', whole)::regclass
      and month_end(pg_get_expr(c.relpartbound, c.oid)) <= until
  loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$function$
;
CREATE OR REPLACE FUNCTION public.first_order_id(moment timestamp without time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select to_char(moment, 'YYYYMM')::bigint * 10000000000
$function$
;
CREATE OR REPLACE FUNCTION public.fold_listing_counts()
 RETURNS void
 LANGUAGE sql
AS $function$
  with gone as (delete from listing_count_changes returning store_id, publish_status, change),
  added as (
    insert into listing_counts (store_id, publish_status, total)
    select store_id, publish_status, sum(change) from gone group by 1, 2 having sum(change) <> 0
    on conflict (store_id, publish_status) do update set total = listing_counts.total + excluded.total
  )
  update folded_counts set before_xact = pg_snapshot_xmin(pg_current_snapshot()) where name = 'listing_count_changes';

  with locked as (
    select id from publish_plans where id in (select plan_id from publish_plan_changes) order by id for update
  ), gone as (
    delete from publish_plan_changes where (select count(*) from locked) >= 0
    returning plan_id, pending, publishing, published, failed, with_errors
  ), summed as (
    select plan_id, sum(pending) as pending, sum(publishing) as publishing, sum(published) as published,
      sum(failed) as failed, sum(with_errors) as with_errors
    from gone group by 1
  ), added as (
    update publish_plans plan set pending = plan.pending + summed.pending, publishing = plan.publishing + summed.publishing,
      published = plan.published + summed.published, failed = plan.failed + summed.failed,
      with_errors = plan.with_errors + summed.with_errors
    from summed where plan.id = summed.plan_id
  )
  update folded_counts set before_xact = pg_snapshot_xmin(pg_current_snapshot()) where name = 'publish_plan_changes';
$function$
;
CREATE OR REPLACE FUNCTION public.fold_order_counts()
 RETURNS void
 LANGUAGE sql
AS $function$
  with gone as (delete from order_count_changes returning shop_id, sys_status, change),
  added as (
    insert into order_counts (shop_id, sys_status, total)
    select shop_id, sys_status, sum(change) from gone group by 1, 2 having sum(change) <> 0
    on conflict (shop_id, sys_status) do update set total = order_counts.total + excluded.total
  )
  update folded_counts set before_xact = pg_snapshot_xmin(pg_current_snapshot()) where name = 'order_count_changes';

  with gone as (delete from order_figure_changes returning figure, slot, change),
  added as (
    insert into order_figures (figure, slot, total)
    select figure, slot, sum(change) from gone group by 1, 2 having sum(change) <> 0
    on conflict (figure, slot) do update set total = order_figures.total + excluded.total
  )
  update folded_counts set before_xact = pg_snapshot_xmin(pg_current_snapshot()) where name = 'order_figure_changes';

  delete from order_figures where total = 0;
$function$
;
CREATE OR REPLACE FUNCTION public.forget_made_pieces()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from made_pieces p using went where p.line_id = went.id;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.guard_month(whole name, part regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if whole = 'audit_log' then
    execute format('create trigger audit_log_stays before truncate on %s for each statement execute function audit_log_is_final()', part);
  end if;
end
$function$
;
CREATE OR REPLACE FUNCTION public.is_open_plan(pending bigint, publishing bigint, published bigint, failed bigint)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when published > 0 then pending + publishing + failed > 0
    else pending > 0 or (publishing = 0 and failed = 0) end
$function$
;
CREATE OR REPLACE FUNCTION public.keep_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are added and never changed', tg_table_name;
end $function$
;
CREATE OR REPLACE FUNCTION public.keep_label_costs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into label_costs as kept
    (label_id, currency, shop_id, provider, channel_code, channel_name, bought_at, bought, refunded, billed)
  select l.id, m.currency, o.shop_id, l.provider, l.channel_code, l.channel_name,
    coalesce((select min(bought_at) from label_costs where label_id = l.id), m.bought_at), m.bought, m.refunded, m.billed
  from (
    select label_id, currency, min(order_id) as order_id, min(gmt_create) as bought_at,
      sum(amount) filter (where kind = 'labelBought') as bought,
      sum(amount) filter (where kind = 'labelRefunded') as refunded,
      sum(amount) filter (where kind = 'labelBilled') as billed
    from came where label_id is not null and kind <> 'labelQuoted' group by label_id, currency
  ) m
  join parcel_labels l on l.id = m.label_id
  join orders o on o.id = m.order_id
  on conflict (label_id, currency) do update set
    bought = coalesce(kept.bought + excluded.bought, kept.bought, excluded.bought),
    refunded = coalesce(kept.refunded + excluded.refunded, kept.refunded, excluded.refunded),
    billed = coalesce(kept.billed + excluded.billed, kept.billed, excluded.billed);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.keep_order_numbers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into order_numbers (order_id, shop_id, third_order_number)
    select id, shop_id, third_order_number from came on conflict (order_id) do nothing;
  elsif tg_op = 'DELETE' then
    delete from order_numbers n using went where n.order_id = went.id;
  else
    update order_numbers set shop_id = new.shop_id, third_order_number = new.third_order_number where order_id = new.id;
  end if;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.keep_picture_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.library_type = 1 then
    delete from picture_terms
    where word = any (picture_words(old.name)) and name_length = char_length(old.name) and picture_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.library_type = 1 then
    insert into picture_terms (word, name_length, picture_id)
    select unnest(picture_words(new.name)), char_length(new.name), new.id;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.keep_reservations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from stock_reservations r using came
  where came.kind in ('release', 'ship') and r.order_id = came.order_id and r.product_code_id = came.product_code_id;
  insert into stock_reservations (product_code_id, order_id, quantity)
  select product_code_id, order_id, quantity from came where kind = 'reserve' order by id;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.keep_shortage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.reserved > new.real_stock then
    insert into stock_shortages (product_code_id, units) values (new.id, new.reserved - new.real_stock)
    on conflict (product_code_id) do update set units = excluded.units;
  else
    delete from stock_shortages where product_code_id = new.id;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.month_end(bound text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select substring(bound from ' TO \(''([^'']+)''\)')::timestamptz
$function$
;
CREATE OR REPLACE FUNCTION public.monthly_tables()
 RETURNS TABLE(name name, moment name, opened timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select c.relname, a.attname, (
      select max(month_end(pg_get_expr(part.relpartbound, part.oid)))
      from pg_inherits i join pg_class part on part.oid = i.inhrelid where i.inhparent = c.oid) as opened
  from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
  where c.relnamespace = 'public'::regnamespace and p.partstrat = 'r' and a.atttypid = 'timestamptz'::regtype
$function$
;
CREATE OR REPLACE FUNCTION public.name_grams(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array(
    select distinct substr(lower(name), place, length)
    from generate_series(1, char_length(name)) place, generate_series(1, 2) length
    where place + length - 1 <= char_length(name))
$function$
;
CREATE OR REPLACE FUNCTION public.next_cut_offs(zone text, moment timestamp with time zone)
 RETURNS TABLE(earliest timestamp with time zone, latest timestamp with time zone, by_store jsonb)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    select min(next_cut_off), max(next_cut_off), jsonb_object_agg(store_id, next_cut_off) from store_cut_offs(zone, moment);
end
$function$
;
CREATE OR REPLACE FUNCTION public.next_order_id()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
begin
  return least(to_char(clock_timestamp() at time zone 'UTC', 'YYYYMM')::bigint, (select max(first_month) + 2 from order_quarters)) * 10000000000
    + nextval('orders_id_seq');
end
$function$
;
CREATE OR REPLACE FUNCTION public.note_audit_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into audit_names select distinct username from written on conflict do nothing;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.note_listing_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into listing_changes (mapping_id)
    select mapping.id from came
    join orders o on o.id = came.order_id
    join sku_mappings mapping on mapping.shop_id = o.shop_id and mapping.sku_id = came.msku
    where came.listing is not null;
  else
    insert into listing_changes (mapping_id)
    select mapping.id from (
      select id, order_id, msku, listing from came where listing is not null
      except
      select id, order_id, msku, listing from went) told
    join orders o on o.id = told.order_id
    join sku_mappings mapping on mapping.shop_id = o.shop_id and mapping.sku_id = told.msku;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.note_renamed_prints()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into listing_changes (mapping_id)
  select mapping.id from came
  join went on went.id = came.id and went.name <> came.name
  join sku_mappings mapping on mapping.printing_image_id = came.id
  union
  select mapping.id from came
  join went on went.id = came.id and went.name <> came.name
  join sku_mappings mapping on mapping.printing_image2_id = came.id;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.on_shelf(kind text, quantity integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case kind when 'set' then quantity when 'ship' then -quantity when 'spoil' then -quantity else 0 end
$function$
;
CREATE OR REPLACE FUNCTION public.on_virtual(kind text, quantity integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case kind when 'set' then quantity when 'reserve' then -quantity when 'release' then quantity when 'spoil' then -quantity
    else 0 end
$function$
;
CREATE OR REPLACE FUNCTION public.open_month(whole name, moment name, first timestamp without time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  part text := whole || to_char(first, '_YYYY_MM');
  strays name := whole || '_strays';
  start timestamptz := first at time zone 'UTC';
  stop timestamptz := (first + interval '1 month') at time zone 'UTC';
  strayed boolean;
begin
  execute format('create table %I (like %I including defaults including constraints including indexes)', part, whole);
  execute format('select exists (select from %I where %I >= %L and %I < %L)', strays, moment, start, moment, stop) into strayed;
  if strayed then
    execute format('alter table %I detach partition %I', whole, strays);
    execute format('insert into %I overriding system value select * from %I where %I >= %L and %I < %L',
      part, strays, moment, start, moment, stop);
    execute format('alter table %I rename to %I', strays, strays || '_moved');
  end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', whole, part, start, stop);
  perform guard_month(whole, part::regclass);
  if strayed then
    perform catch_strays(whole);
    -- past the table itself, whose triggers take what comes to it for new
    execute format('insert into %I overriding system value select * from %I where not (%I >= %L and %I < %L)',
      strays, strays || '_moved', moment, start, moment, stop);
    execute format('drop table %I', strays || '_moved');
  end if;
end
$function$
;
CREATE OR REPLACE FUNCTION public.open_months(ahead integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  kept record;
  opened int := 0;
begin
  perform pg_advisory_xact_lock(7305114);
  for kept in
    select t.name, t.moment, month from monthly_tables() t,
      generate_series(t.opened at time zone 'UTC',
        date_trunc('month', clock_timestamp() at time zone 'UTC') + make_interval(months => ahead), interval '1 month') month
    order by t.name, month
  loop
    perform open_month(kept.name, kept.moment, kept.month);
    opened := opened + 1;
  end loop;
  for kept in
    select quarter from (select to_timestamp(max(first_month)::text, 'YYYYMM')::timestamp as last from order_quarters) known,
      generate_series(known.last + interval '3 months',
        date_trunc('quarter', clock_timestamp() at time zone 'UTC') + interval '3 months', interval '3 months') quarter
  loop
    perform open_order_quarter(kept.quarter);
    opened := opened + 1;
  end loop;
  return opened;
end
$function$
;
CREATE OR REPLACE FUNCTION public.open_order_quarter(first timestamp without time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  kept record;
  part text;
begin
  for kept in select * from (values ('orders', 'id'), ('order_lines', 'order_id')) as tables (whole, key) loop
    part := kept.whole || to_char(first, '_YYYY_"q"Q');
    execute format('create table %I (like %I including defaults including constraints including generated including indexes)', part, kept.whole);
    execute format('alter table %I attach partition %I for values from (%s) to (%s)', kept.whole, part,
      first_order_id(first), first_order_id(first + interval '3 months'));
  end loop;
  insert into order_quarters values (to_char(first, 'YYYYMM')::int);
end
$function$
;
CREATE OR REPLACE FUNCTION public.order_figures_of(order_time timestamp with time zone, delivery_time_limit timestamp with time zone, sys_status smallint, label_key text, problem jsonb, unmapped_num integer)
 RETURNS TABLE(figure text, slot timestamp with time zone, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select f.figure, f.slot, f.amount
  from (values
    ('ordered', date_bin('15 minutes', order_time, timestamptz '2000-01-01 00:00+00'), 1::bigint, true),
    ('due', date_bin('15 minutes', delivery_time_limit, timestamptz '2000-01-01 00:00+00'), 1,
      sys_status in (5, 0, 6, 1, 3) and delivery_time_limit is not null),
    -- what has been late for long is summed by the day
    ('dueDay', date_bin('1 day', delivery_time_limit, timestamptz '2000-01-01 00:00+00'), 1,
      sys_status in (5, 0, 6, 1, 3) and delivery_time_limit is not null),
    ('waitingOrders', '-infinity', 1, sys_status in (5, 0, 6, 1, 3) and unmapped_num > 0),
    ('waitingUnits', '-infinity', unmapped_num, sys_status in (5, 0, 6, 1, 3) and unmapped_num > 0),
    ('unlabelled', '-infinity', 1, sys_status = 1 and label_key is null),
    ('undrawn', '-infinity', 1, sys_status = 3 and problem ->> 'key' in ('orders.drawingFailed', 'orders.drawingsGaveUp'))
  ) as f (figure, slot, amount, counts)
  where f.counts
$function$
;
CREATE OR REPLACE FUNCTION public.orders_of(ids bigint[])
 RETURNS SETOF orders
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  least bigint;
  greatest bigint;
begin
  select min(id), max(id) into least, greatest from unnest(ids) id;
  return query select * from orders where id = any(ids) and id between least and greatest;
end
$function$
;
CREATE OR REPLACE FUNCTION public.phone_digits(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select ltrim(regexp_replace(regexp_replace(phone, '(ext|x|#|转|,|;).*$', '', 'i'), '[^0-9]', '', 'g'), '0')
$function$
;
CREATE OR REPLACE FUNCTION public.picture_words(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  with pieces as (
    select word, place
    from regexp_split_to_table(
      regexp_replace(
        regexp_replace(regexp_replace(lower(name), '\.png$', ''), '([\u4e00-\u9fff])([a-z0-9])', '\1 \2', 'g'),
        '([a-z0-9])([\u4e00-\u9fff])', '\1 \2', 'g'),
      '[^a-z0-9\u00c0-\u024f\u0400-\u04ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]+') with ordinality as split (word, place)
    where word <> ''),
  runs as (
    select word, word || lead(word) over (order by place) as two,
      word || lead(word) over (order by place) || lead(word, 2) over (order by place) as three
    from pieces)
  select coalesce(array_agg(distinct run), '{}') from runs, unnest(array[word, two, three]) run where run is not null
$function$
;
CREATE OR REPLACE FUNCTION public.put_away(whole name, part name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  bound text;
  holds text;
begin
  select pg_get_expr(relpartbound, oid), pg_get_partition_constraintdef(oid) into bound, holds from pg_class
    where oid = format('public.%I', part)::regclass;
  execute format('alter table %I detach partition %I', whole, part);
  execute format('alter table %I set schema archive', part);
  execute format('comment on table archive.%I is %L', part, bound);
  -- looked at when it is taken back, while nobody else needs it
  execute format('alter table archive.%I add constraint archived_month check (%s) not valid', part, holds);
end
$function$
;
CREATE OR REPLACE FUNCTION public.ready_to_return(whole name, part name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  added record;
begin
  for added in
    select a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, pg_get_expr(d.adbin, d.adrelid) as value, a.attgenerated = 's' as is_generated
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = format('public.%I', whole)::regclass and a.attnum > 0 and not a.attisdropped and not exists (
      select from pg_attribute there where there.attrelid = format('archive.%I', part)::regclass
        and there.attname = a.attname and not there.attisdropped)
  loop
    execute format('alter table archive.%I add column %I %s%s%s', part, added.attname, added.type,
      case when added.is_generated then format(' generated always as (%s) stored', added.value) else coalesce(' default ' || added.value, '') end,
      case when added.attnotnull then ' not null' else '' end);
  end loop;
  execute format('alter table archive.%I validate constraint archived_month', part);
end
$function$
;
CREATE OR REPLACE FUNCTION public.recount_mapped(touched bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from mapped_products where product_code_id = any (touched);
  insert into mapped_products (product_code_id, shop_id, mappings, newest)
  select product_code_id, coalesce(shop_id, 0), count(*), max(id) from sku_mappings
  where product_code_id = any (touched)
  group by grouping sets ((product_code_id, shop_id), (product_code_id));
$function$
;
CREATE OR REPLACE FUNCTION public.restore_month(whole name, month name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  part name := whole || '_' || month;
begin
  if to_regclass(format('archive.%I', part)) is null then
    raise exception 'No month % of % is in the archive', month, whole using errcode = 'no_data_found';
  end if;
  if whole in ('orders', 'order_lines') then
    delete from archived_prints kept where kept.quarter = month;
    delete from archived_products kept where kept.quarter = month;
    delete from uncounted_quarters kept where kept.quarter = month;
    if not found then
      perform carry_orders(format('archive.%I', 'orders_' || month)::regclass, 1);
    end if;
    perform take_orders_back(month);
    return;
  end if;
  if whole = 'audit_log' then
    execute format('drop trigger audit_log_is_final on archive.%I', part);
  end if;
  if whole = 'stock_movements' then
    perform carry_stock(format('archive.%I', part)::regclass, -1);
  end if;
  perform ready_to_return(whole, part);
  perform take_back(whole, part);
end
$function$
;
CREATE OR REPLACE FUNCTION public.short_orders()
 RETURNS TABLE(product_code_id bigint, order_id bigint, units integer)
 LANGUAGE sql
 STABLE
AS $function$
  select s.product_code_id, line.order_id, least(line.quantity, s.units - line.behind)::int
  from stock_shortages s, lateral (
    select r.order_id, r.quantity, sum(r.quantity) over (order by r.id desc) - r.quantity as behind
    from stock_reservations r where r.product_code_id = s.product_code_id
  ) line
  where line.behind < s.units
$function$
;
CREATE OR REPLACE FUNCTION public.show_shipment_confirmation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update orders o set
    shipment_confirmation = case when n.state in ('waiting', 'sending', 'unknown') then n.state end,
    gmt_modified = clock_timestamp()
  from came n where n.order_id = o.id;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.store_cut_offs(zone text, moment timestamp with time zone)
 RETURNS TABLE(store_id bigint, cut_off timestamp with time zone, next_cut_off timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  with today as materialized (
    select (moment at time zone zone)::date as day
  ), kept as materialized (
    select s.id, coalesce(c.working_days, '{1,2,3,4,5,6}') as days, coalesce(c.cut_off, '18:00') as hour,
      coalesce(c.holidays, '{}') as closed
    from stores s left join store_calendars c on c.store_id = s.id
  ), ahead as materialized (
    select today.day + days as day, extract(isodow from today.day + days)::smallint as weekday
    from today, generate_series(0, 7) days
  ), soon as (
    select kept.id, bool_or(ahead.day = today.day) as is_today, min(ahead.day) filter (where ahead.day > today.day) as day
    from today, kept join ahead on ahead.weekday = any(kept.days) and ahead.day <> all(kept.closed)
    group by kept.id
  )
  select kept.id, case when soon.is_today then (today.day + kept.hour) at time zone zone end,
    (coalesce(soon.day, (
      select min(today.day + later) from generate_series(8, 400) later
      where extract(isodow from today.day + later)::smallint = any(kept.days) and today.day + later <> all(kept.closed)))
      + kept.hour) at time zone zone
  from today, kept left join soon on soon.id = kept.id
$function$
;
CREATE OR REPLACE FUNCTION public.take_back(whole name, part name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  bound text := obj_description(format('archive.%I', part)::regclass, 'pg_class');
begin
  execute format('comment on table archive.%I is null', part);
  execute format('alter table archive.%I set schema public', part);
  execute format('alter table %I attach partition %I %s', whole, part, bound);
  execute format('alter table %I drop constraint archived_month', part);
end
$function$
;
CREATE OR REPLACE FUNCTION public.take_orders_back(quarter name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform ready_to_return('orders', 'orders_' || quarter);
  perform ready_to_return('order_lines', 'order_lines_' || quarter);
  perform take_back('orders', 'orders_' || quarter);
  perform take_back('order_lines', 'order_lines_' || quarter);
end
$function$
;
CREATE OR REPLACE FUNCTION public.undone_orders(part regclass)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  undone bigint;
begin
  execute format('select count(*) from %s where sys_status not in (2, 4, -1) or holds is not null or reserves
    or shipment_confirmation = ''unknown''', part) into undone;
  return undone;
end
$function$
;
CREATE OR REPLACE FUNCTION public.word_grams(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array(
    select distinct substr(lower(word), place, least(2, char_length(word)))
    from generate_series(1, greatest(1, char_length(word) - 1)) place)
$function$
;

-- Triggers

CREATE TRIGGER announce_permissions AFTER INSERT OR DELETE OR UPDATE ON public.permissions FOR EACH STATEMENT EXECUTE FUNCTION announce_all_access();
CREATE TRIGGER announce_role_permissions AFTER INSERT OR DELETE OR UPDATE ON public.role_permissions FOR EACH ROW EXECUTE FUNCTION announce_access('role', 'role_id');
CREATE TRIGGER announce_roles AFTER DELETE OR UPDATE ON public.roles FOR EACH ROW EXECUTE FUNCTION announce_access('role', 'id');
CREATE TRIGGER announce_sessions AFTER DELETE OR UPDATE OF ended_at ON public.sessions FOR EACH ROW EXECUTE FUNCTION announce_access('session', 'id');
CREATE TRIGGER announce_task AFTER INSERT OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION announce_task();
CREATE TRIGGER announce_users AFTER DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION announce_access('user', 'id');
CREATE TRIGGER audit_log_is_final BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_is_final();
CREATE TRIGGER audit_log_names AFTER INSERT ON public.audit_log REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_audit_names();
CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_final();
CREATE TRIGGER label_quotes_kept BEFORE DELETE OR UPDATE ON public.label_quotes FOR EACH ROW EXECUTE FUNCTION keep_entries();
CREATE TRIGGER library_files_renamed AFTER UPDATE ON public.library_files REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_renamed_prints();
CREATE TRIGGER library_files_terms AFTER INSERT OR DELETE OR UPDATE OF name, library_type ON public.library_files FOR EACH ROW EXECUTE FUNCTION keep_picture_terms();
CREATE TRIGGER listings_counted_in AFTER INSERT ON public.listings REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
CREATE TRIGGER listings_counted_out AFTER DELETE ON public.listings REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
CREATE TRIGGER listings_recounted AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
CREATE TRIGGER money_entries_kept BEFORE DELETE OR UPDATE ON public.money_entries FOR EACH ROW EXECUTE FUNCTION keep_entries();
CREATE TRIGGER money_entries_summed AFTER INSERT ON public.money_entries REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION keep_label_costs();
CREATE TRIGGER order_lines_counted_in AFTER INSERT ON public.order_lines REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_unmapped();
CREATE TRIGGER order_lines_counted_out AFTER DELETE ON public.order_lines REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_unmapped();
CREATE TRIGGER order_lines_listing_added AFTER INSERT ON public.order_lines REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes();
CREATE TRIGGER order_lines_listing_changed AFTER UPDATE ON public.order_lines REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes();
CREATE TRIGGER order_lines_recounted AFTER UPDATE ON public.order_lines REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_unmapped();
CREATE TRIGGER order_lines_unmade AFTER DELETE ON public.order_lines REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION forget_made_pieces();
CREATE TRIGGER orders_counted_in AFTER INSERT ON public.orders REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE TRIGGER orders_counted_out AFTER DELETE ON public.orders REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE TRIGGER orders_numbered AFTER INSERT ON public.orders REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION keep_order_numbers();
CREATE TRIGGER orders_recounted AFTER UPDATE ON public.orders REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
CREATE TRIGGER orders_renumbered AFTER UPDATE OF shop_id, third_order_number ON public.orders FOR EACH ROW WHEN (((old.shop_id IS DISTINCT FROM new.shop_id) OR (old.third_order_number IS DISTINCT FROM new.third_order_number))) EXECUTE FUNCTION keep_order_numbers();
CREATE TRIGGER orders_unnumbered AFTER DELETE ON public.orders REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION keep_order_numbers();
CREATE TRIGGER product_codes_short AFTER UPDATE ON public.product_codes FOR EACH ROW WHEN (((old.reserved > old.real_stock) OR (new.reserved > new.real_stock))) EXECUTE FUNCTION keep_shortage();
CREATE TRIGGER shipment_confirmations_shown AFTER UPDATE ON public.shipment_confirmations REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION show_shipment_confirmation();
CREATE TRIGGER shipment_confirmations_shown_new AFTER INSERT ON public.shipment_confirmations REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION show_shipment_confirmation();
CREATE TRIGGER sku_mappings_counted_in AFTER INSERT ON public.sku_mappings REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_mappings();
CREATE TRIGGER sku_mappings_counted_out AFTER DELETE ON public.sku_mappings REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_mappings();
CREATE TRIGGER sku_mappings_recounted AFTER UPDATE ON public.sku_mappings REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_mappings();
CREATE TRIGGER stock_movements_reserve AFTER INSERT ON public.stock_movements REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION keep_reservations();
