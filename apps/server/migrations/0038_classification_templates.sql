-- A category of each marketplace with the values of its attributes.
create table classification_templates (
  id bigint generated always as identity constraint classification_templates_pkey primary key,
  name text not null,
  shein_store_id bigint not null references stores (id),
  shein_product_type_id text not null,
  shein_category_ids text[] not null,
  shein_category text[] not null,
  temu_store_id bigint not null references stores (id),
  temu_product_type_id text not null,
  temu_category_ids text[] not null,
  temu_category text[] not null,
  bind_temu_size_charts_template_name text not null,
  bind_temu_model_id text,
  bind_temu_model_name text not null default '',
  -- the attributes that each category had when this was saved: what has been asked for since then is new
  shein_attribute_ids text[] not null default '{}',
  temu_attribute_ids text[] not null default '{}',
  -- what the marketplaces would refuse since their definitions have changed: keys and parameters, never words
  findings jsonb not null default '[]',
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index classification_templates_name_key on classification_templates (lower(name));
create index classification_templates_grams on classification_templates using gin (name_grams(name)) with (fastupdate = off);
create index classification_templates_findings on classification_templates (id) where findings <> '[]';
create index classification_templates_shein on classification_templates (shein_store_id, shein_product_type_id);
create index classification_templates_temu on classification_templates (temu_store_id, temu_product_type_id);

-- One row for each value; the names are those of the time when it was saved.
create table classification_attributes (
  template_id bigint not null references classification_templates (id) on delete cascade,
  marketplace text not null constraint classification_attributes_marketplace_check check (marketplace in ('shein', 'temu')),
  position integer not null,
  attribute_id text not null,
  -- how it is filled in, so that the values can be shown without the category's definition
  kind text not null,
  attribute_name text not null,
  attribute_name_en text,
  value_id text,
  value_name text,
  value_name_en text,
  text text,
  number numeric,
  unit text,
  constraint classification_attributes_pkey primary key (template_id, marketplace, position)
);

-- What a person has confirmed to mean the same in a category of each marketplace.
create table attribute_pairings (
  shein_product_type_id text not null,
  temu_product_type_id text not null,
  shein_attribute_id text not null,
  -- empty: the attributes as such, whatever is typed
  shein_value_id text not null default '',
  temu_attribute_id text not null,
  temu_value_id text not null default '',
  confirmed_by bigint references users (id) on delete set null,
  confirmed_at timestamptz not null default clock_timestamp(),
  constraint attribute_pairings_pkey primary key
    (shein_product_type_id, temu_product_type_id, shein_attribute_id, shein_value_id, temu_attribute_id, temu_value_id)
);
