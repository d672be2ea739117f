-- What products are made from: their packaging, categories, prices, box and pictures.
create table product_templates (
  id bigint generated always as identity constraint product_templates_pkey primary key,
  name text not null,
  packaging_template_id bigint not null references packaging_templates (id),
  classification_template_id bigint not null references classification_templates (id),
  state smallint not null constraint product_templates_state_check check (state in (1, 2)),
  material text not null,
  stock integer not null,
  origin text not null constraint product_templates_origin_check check (origin in ('US', 'CN')),
  product_reference_links text not null,
  -- dollars
  start_original_price numeric(10, 2) not null,
  end_original_price numeric(10, 2) not null,
  start_selling_price numeric(10, 2) not null,
  end_selling_price numeric(10, 2) not null,
  -- centimetres and grams
  outer_box_length numeric(10, 2) not null,
  outer_box_width numeric(10, 2) not null,
  outer_box_height numeric(10, 2) not null,
  outer_box_weight numeric(10, 2) not null,
  remark text not null default '',
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint product_templates_original_check check (start_original_price <= end_original_price),
  constraint product_templates_selling_check check (start_selling_price <= end_selling_price)
);
create unique index product_templates_name_key on product_templates (lower(name));
create index product_templates_grams on product_templates using gin (name_grams(name)) with (fastupdate = off);
create index product_templates_packaging on product_templates (packaging_template_id);
create index product_templates_classification on product_templates (classification_template_id);
create index product_templates_created on product_templates (gmt_create);
create index product_templates_modified on product_templates (gmt_modified);

create table product_template_images (
  template_id bigint not null references product_templates (id) on delete cascade,
  image_type smallint not null constraint product_template_images_type_check check (image_type between 1 and 8),
  position smallint not null,
  blob_id bigint not null references blobs (id),
  constraint product_template_images_pkey primary key (template_id, image_type, position)
);
create index product_template_images_blob on product_template_images (blob_id);
