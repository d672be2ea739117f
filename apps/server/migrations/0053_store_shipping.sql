-- By which rule labels are bought from the marketplace of a store. Without a row: the cheapest.
create table store_shipping (
  store_id bigint not null constraint store_shipping_pkey primary key references stores (id) on delete cascade,
  rule text not null,
  -- [{code, name}] in the order in which they are preferred
  channels jsonb not null default '[]',
  -- where parcels leave from, as the marketplace calls it; null: where it leaves no choice
  warehouse_code text,
  warehouse_name text,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint store_shipping_rule check (rule in ('cheapest', 'fastest', 'list'))
);
