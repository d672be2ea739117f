-- Related models by store, notes on stock movements, what the stock check found, and indexes for long catalogues.

-- What one store shows instead of the category's own base image and print positions; of several, the default one counts.
create table category_models (
  id bigint generated always as identity primary key,
  category_id bigint not null references product_categories (id) on delete cascade,
  shop_id bigint not null references stores (id) on delete cascade,
  bottom_image_id bigint not null references library_files (id),
  print_num smallint not null check (print_num in (1, 2)),
  print_locations jsonb not null,
  is_default smallint not null check (is_default in (0, 1)),
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index category_models_default_key on category_models (category_id, shop_id) where is_default = 1;
create index category_models_category on category_models (category_id, id desc);
create index category_models_shop on category_models (shop_id);
create index category_models_image on category_models (bottom_image_id);

-- Why staff changed the stock, in their words.
alter table stock_movements add column note text not null default '';

-- The differences that the last check of the stock counters found; empty while all agree.
create table stock_differences (
  product_code_id bigint not null references product_codes (id) on delete cascade,
  counter text not null check (counter in ('realStock', 'reserved', 'shippedNum', 'signedNum')),
  held int not null,
  recomputed int not null,
  found_at timestamptz not null default clock_timestamp(),
  primary key (product_code_id, counter)
);

-- Product codes in their order, and each part of the dictionary newest first.
create index product_codes_order on product_codes (code, id);
create index codes_newest on codes (type, id desc);
