-- What is sold: a product (SPU) and the units that it is sold in (SKUs). A single product and a combination have one SKU.
create table products (
  id bigint generated always as identity constraint products_pkey primary key,
  product_type smallint not null constraint products_type_check check (product_type in (1, 2, 3)),
  spu text not null,
  -- whether a single product or a combination is on sale; the SKUs of a product with many say it each for itself
  status smallint not null default 1 constraint products_status_check check (status in (1, 2)),
  -- of a product with many SKUs
  style_id bigint references codes (id),
  product_template_id bigint references product_templates (id),
  -- the template as it was when its values were last taken over; null without a template
  template_version timestamptz,
  classification_template_id bigint not null references classification_templates (id),
  packaging_template_id bigint not null references packaging_templates (id),
  -- the prints; a combination shows those of its components
  print1_id bigint references library_files (id),
  print2_id bigint references library_files (id),
  -- of its SKUs, kept with each change of them
  sku_count integer not null default 0,
  enabled_count integer not null default 0,
  shein_missing integer not null default 0,
  temu_missing integer not null default 0,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index products_spu_key on products (lower(spu));
create index products_spu_grams on products using gin (name_grams(spu)) with (fastupdate = off);
create index products_type on products (product_type, id);
-- single products and combinations, which one page shows
create index products_managed on products (id) where product_type <> 2;
create index products_template on products (product_template_id, id);
-- whose template was changed after they took its values over
create index products_taken_over on products (product_template_id, template_version);
create index products_classification on products (classification_template_id);
create index products_packaging on products (packaging_template_id);
create index products_style on products (style_id) where style_id is not null;
create index products_print1 on products (print1_id) where print1_id is not null;
create index products_print2 on products (print2_id) where print2_id is not null;
create index products_created on products (gmt_create);
create index products_modified on products (gmt_modified);

create table product_skus (
  id bigint generated always as identity constraint product_skus_pkey primary key,
  product_id bigint not null references products (id) on delete cascade,
  -- the order among the SKUs of its product
  position integer not null default 0,
  sku text not null,
  name text not null,
  status smallint not null constraint product_skus_status_check check (status in (1, 2)),
  -- null: a combination, or a SKU whose code does not exist yet
  product_code_id bigint references product_codes (id),
  -- of a product with many SKUs
  color_id bigint references codes (id),
  size_id bigint references codes (id),
  material text not null default '',
  origin text constraint product_skus_origin_check check (origin in ('US', 'CN')),
  product_reference_links text not null default '',
  -- dollars
  start_original_price numeric(10, 2),
  end_original_price numeric(10, 2),
  start_selling_price numeric(10, 2),
  end_selling_price numeric(10, 2),
  -- centimetres and grams
  outer_box_length numeric(10, 2),
  outer_box_width numeric(10, 2),
  outer_box_height numeric(10, 2),
  outer_box_weight numeric(10, 2),
  -- null: the stock is what its product code, or what a combination is made of, has available
  own_stock integer constraint product_skus_stock_check check (own_stock >= 0),
  remark text not null default '',
  main_blob_id bigint references blobs (id),
  -- what a listing on each marketplace still lacks, as the contract names it
  shein_missing text[] not null default '{}',
  temu_missing text[] not null default '{}',
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index product_skus_sku_key on product_skus (lower(sku));
-- with what a list says of a product's SKUs
create index product_skus_product on product_skus (product_id, position, id) include (main_blob_id, color_id, size_id);
create index product_skus_code on product_skus (product_code_id, product_id) where product_code_id is not null;
create index product_skus_color on product_skus (color_id) where color_id is not null;
create index product_skus_size on product_skus (size_id) where size_id is not null;
create index product_skus_main on product_skus (main_blob_id) where main_blob_id is not null;
create index product_skus_sku_grams on product_skus using gin (name_grams(sku)) with (fastupdate = off);
create index product_skus_name_grams on product_skus using gin (name_grams(name)) with (fastupdate = off);

create table product_pictures (
  sku_id bigint not null references product_skus (id) on delete cascade,
  image_type smallint not null constraint product_pictures_type_check check (image_type between 1 and 8),
  position smallint not null,
  blob_id bigint not null references blobs (id),
  constraint product_pictures_pkey primary key (sku_id, image_type, position)
);
create index product_pictures_blob on product_pictures (blob_id);

-- What a combination is made of, in order. Whatever it holds cannot be deleted.
create table combination_components (
  sku_id bigint not null references product_skus (id) on delete cascade,
  position smallint not null,
  component_sku_id bigint not null references product_skus (id),
  quantity integer not null constraint combination_components_quantity_check check (quantity >= 1),
  constraint combination_components_pkey primary key (sku_id, position),
  constraint combination_components_once unique (sku_id, component_sku_id)
);
create index combination_components_component on combination_components (component_sku_id);

-- How many listings sell a product code with these prints.
create index sku_mappings_design on sku_mappings (product_code_id, printing_image_id, printing_image2_id);

-- How a print lies on the cloth: auto looks at the base image.
alter table product_categories
  add column blend text not null default 'auto'
  constraint product_categories_blend_check check (blend in ('auto', 'multiply', 'screen', 'plain'));

-- Prints on a base image in a size that slots ask for: one row for one question, whoever asks it.
create table effect_pictures (
  id bigint generated always as identity constraint effect_pictures_pkey primary key,
  description_hash bytea not null constraint effect_pictures_description_key unique,
  base_blob_id bigint not null references blobs (id),
  -- blob and box of each print
  prints jsonb not null,
  blend text not null,
  width integer not null,
  height integer not null,
  -- null: not made yet
  blob_id bigint references blobs (id),
  -- whoever makes it holds it until then
  claimed_until timestamptz,
  -- why it cannot be made
  problem jsonb,
  gmt_create timestamptz not null default clock_timestamp(),
  -- when somebody last asked for it
  asked_at timestamptz not null default clock_timestamp()
);
create index effect_pictures_blob on effect_pictures (blob_id) where blob_id is not null;
create index effect_pictures_base on effect_pictures (base_blob_id);

-- Changes of many SKUs at once, with what they were before, so that each can be taken back once.
create table product_edits (
  id bigint generated always as identity constraint product_edits_pkey primary key,
  user_id bigint references users (id) on delete set null,
  -- what was asked for
  change jsonb not null,
  sku_count integer not null,
  task_id bigint references tasks (id) on delete set null,
  undone_at timestamptz,
  gmt_create timestamptz not null default clock_timestamp()
);
create index product_edits_user on product_edits (user_id, id);

create table product_edit_rows (
  edit_id bigint not null references product_edits (id) on delete cascade,
  sku_id bigint not null references product_skus (id) on delete cascade,
  -- the changed fields of the SKU and of its product: whatever says neither any more is somebody else's work and stays
  before jsonb not null,
  after jsonb not null,
  -- null: its turn has not come yet; false: left alone
  applied boolean,
  constraint product_edit_rows_pkey primary key (edit_id, sku_id)
);
create index product_edit_rows_due on product_edit_rows (edit_id, sku_id) where applied is null;
create index product_edit_rows_sku on product_edit_rows (sku_id);

-- Large sheets that are imported in the background.
create table product_imports (
  id bigint generated always as identity constraint product_imports_pkey primary key,
  user_id bigint references users (id) on delete set null,
  import_code smallint not null constraint product_imports_code_check check (import_code in (4, 5)),
  file_name text not null,
  blob_id bigint not null references blobs (id),
  task_id bigint references tasks (id) on delete set null,
  -- what came of it; null: not read yet
  outcome jsonb,
  gmt_create timestamptz not null default clock_timestamp()
);
create index product_imports_user on product_imports (user_id, id);
create index product_imports_blob on product_imports (blob_id);
