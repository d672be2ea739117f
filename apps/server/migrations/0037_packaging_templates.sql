-- How a product is packed: the shape and type of its outer packaging, and pictures of it.
create table packaging_templates (
  id bigint generated always as identity constraint packaging_templates_pkey primary key,
  name text not null,
  package_shape smallint not null constraint packaging_templates_shape_check check (package_shape in (0, 1, 2)),
  package_type smallint not null constraint packaging_templates_type_check check (package_type in (0, 1, 2)),
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index packaging_templates_name_key on packaging_templates (lower(name));
create index packaging_templates_grams on packaging_templates using gin (name_grams(name)) with (fastupdate = off);

create table packaging_template_images (
  template_id bigint not null references packaging_templates (id) on delete cascade,
  position smallint not null,
  blob_id bigint not null references blobs (id),
  constraint packaging_template_images_pkey primary key (template_id, position)
);
create index packaging_template_images_blob on packaging_template_images (blob_id);
