-- What outside systems gave us to prove who we are, sealed with SECRET_KEY. A value opens in its own place only.
create table secrets (
  owner text not null,
  owner_id bigint not null,
  name text not null,
  key_id text not null,
  sealed bytea not null,
  primary key (owner, owner_id, name)
);
create index secrets_key on secrets (key_id);

-- What a label system asks for stands in parameters, by name; what of it is secret stands in secrets.
create table channels (
  id bigint generated always as identity primary key,
  system_code text not null,
  supplier_code text not null,
  supplier_name text not null,
  channel_type smallint not null,
  channel_code text not null,
  channel_name text not null,
  is_default boolean not null,
  default_money numeric(12, 2) check (default_money >= 0),
  data_status smallint not null default 1 check (data_status in (1, 0, -1)),
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
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint channels_default_has_amount check (is_default = (default_money is not null))
);
create unique index channels_code_key on channels (system_code, lower(supplier_code), lower(channel_code))
  where data_status <> -1;
