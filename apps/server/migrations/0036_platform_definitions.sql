-- What marketplaces say of their categories and attributes, and of a store's own brands, sites, models and the like.
-- kind and key name the question; key is empty where the question has no more to it than the store.
create table platform_definitions (
  store_id bigint not null references stores (id) on delete cascade,
  kind text not null,
  key text not null default '',
  -- a store may have belonged to another one before
  marketplace text not null,
  -- the answer, in our words; format counts up where these change, and an older one is asked for anew. That of categories
  -- is the table below
  content jsonb not null,
  format integer not null,
  hash bytea not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- the last time that somebody wanted it asked for again, and why that failed; null: it did not
  tried_at timestamptz not null,
  problem jsonb,
  constraint platform_definitions_pkey primary key (store_id, kind, key)
);
create index platform_definitions_age on platform_definitions (tried_at);

-- The categories that are kept, to be found by the words of their paths.
create table platform_categories (
  store_id bigint not null references stores (id) on delete cascade,
  category_id text not null,
  parent_id text,
  -- the marketplace's order among its siblings
  position integer not null,
  product_type_id text,
  name text not null,
  name_en text,
  is_leaf boolean not null,
  path text[] not null,
  -- a name that is not known in English stands as it is
  path_en text[] not null,
  path_ids text[] not null,
  -- the names of the path in every language that is known, in small letters. A search goes through the categories of one
  -- store, which are some thousands: a word that stands in most paths makes an index slower than that
  words text not null,
  constraint platform_categories_pkey primary key (store_id, category_id)
);
create index platform_categories_children on platform_categories (store_id, parent_id, position);
