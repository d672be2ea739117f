-- Stores, pictures, codes, product categories, product codes, SKU mappings.

create table stores (
  id bigint generated always as identity primary key,
  name text not null,
  type_code text not null,
  country_code text not null,
  currency text not null,
  data_status smallint not null check (data_status in (0, 1)),
  sync_order smallint not null default 0 check (sync_order in (0, 1)),
  auth_status smallint not null default 0 check (auth_status in (0, 1)),
  product_auth_status smallint not null default 0 check (product_auth_status in (0, 1)),
  remark text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index stores_name_key on stores (lower(name));

-- Folders and pictures share one id space: the calls that delete and move take both.
create sequence library_ids;

create table folders (
  id bigint primary key default nextval('library_ids'),
  parent_id bigint references folders (id),
  name text not null,
  library_type smallint not null default 1,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index folders_place_key on folders (coalesce(parent_id, 0), lower(name));

-- library_type 1: a picture of the library. 2: the picture of one record, in no folder.
create table library_files (
  id bigint primary key default nextval('library_ids'),
  folder_id bigint references folders (id),
  library_type smallint not null default 1 check (library_type in (1, 2)),
  name text not null,
  blob_id bigint not null references blobs (id),
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index library_files_place_key on library_files (coalesce(folder_id, 0), lower(name)) where library_type = 1;
create index library_files_stem on library_files (regexp_replace(lower(name), '\.png$', '')) where library_type = 1;
create index library_files_folder on library_files (folder_id, gmt_create desc, id desc) where library_type = 1;
create index library_files_newest on library_files (gmt_create desc, id desc) where library_type = 1;
create index library_files_blob on library_files (blob_id);

create table codes (
  id bigint generated always as identity primary key,
  type smallint not null check (type in (1, 2, 3)),
  name text not null,
  code text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index codes_code_key on codes (type, lower(code));

create table product_categories (
  id bigint generated always as identity primary key,
  name text not null,
  style_id bigint not null references codes (id),
  color_id bigint not null references codes (id),
  box_length float8 not null,
  box_width float8 not null,
  box_high float8 not null,
  box_weight float8 not null,
  bottom_image_id bigint not null references library_files (id),
  number_of_prints smallint not null check (number_of_prints in (1, 2)),
  print_locations jsonb not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint product_categories_pair_key unique (style_id, color_id)
);
create index product_categories_image on product_categories (bottom_image_id);
create index product_categories_color on product_categories (color_id);

-- real_stock lies on the shelf; reserved is what approved orders will take from it.
create table product_codes (
  id bigint generated always as identity primary key,
  category_id bigint not null references product_categories (id),
  size_id bigint not null references codes (id),
  code text not null,
  real_stock int not null check (real_stock between -99999999 and 99999999),
  reserved int not null default 0 check (reserved >= 0),
  shipped_num int not null default 0 check (shipped_num >= 0),
  signed_num int not null default 0 check (signed_num >= 0),
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index product_codes_code_key on product_codes (lower(code));
create index product_codes_category on product_codes (category_id);
create index product_codes_size on product_codes (size_id);

-- Why a counter is what it is: one row for each movement.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_code_id bigint not null references product_codes (id) on delete cascade,
  order_id bigint,
  kind text not null check (kind in ('set', 'reserve', 'release', 'ship', 'sign')),
  quantity int not null,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp()
);
create index stock_movements_code on stock_movements (product_code_id, id desc);

create table sku_mappings (
  id bigint generated always as identity primary key,
  shop_id bigint not null references stores (id),
  sku_id text not null,
  product_code_id bigint not null references product_codes (id),
  printing_image_id bigint not null references library_files (id),
  printing_image2_id bigint references library_files (id),
  preview_id bigint references effect_previews (id),
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint sku_mappings_pair_key unique (shop_id, sku_id)
);
create index sku_mappings_product on sku_mappings (product_code_id, id desc);
create index sku_mappings_image on sku_mappings (printing_image_id);
create index sku_mappings_image2 on sku_mappings (printing_image2_id);
create index sku_mappings_sku on sku_mappings (sku_id);
