-- The outside world: how stores are authorised, how often their marketplaces may be called, what was called,
-- what came in, what differs, and what the marketplaces were told.

alter table stores
  add warehouse_id text,
  add warehouse_name text;

-- What an authorisation of a store is good for. Its keys are among the secrets.
create table store_grants (
  store_id bigint not null references stores (id) on delete cascade,
  scope text not null check (scope in ('orders', 'products')),
  authorized_at timestamptz not null,
  -- null: does not expire, or the marketplace does not say when
  expires_at timestamptz,
  -- Interfaces that the seller has not allowed us.
  missing_scopes text[] not null default '{}',
  -- When the marketplace last told us about it, and what is wrong since; null where nothing is.
  checked_at timestamptz,
  problem jsonb,
  primary key (store_id, scope)
);
create index store_grants_expiry on store_grants (expires_at) where expires_at is not null;

-- When each bucket of calls will be full again. Worth nothing after a crash.
create unlogged table rate_buckets (
  name text primary key,
  full_at timestamptz not null
);

-- Calls to the outside: never what was said in them.
create table outside_calls (
  id bigint generated always as identity primary key,
  system text not null,
  endpoint text not null,
  store_id bigint references stores (id) on delete cascade,
  started_at timestamptz not null,
  ms int not null,
  outcome text not null,
  attempts smallint not null,
  -- The other side's own name for the call, for its support.
  reference text
);
create index outside_calls_newest on outside_calls (id desc);
create index outside_calls_store on outside_calls (store_id, id desc) where store_id is not null;
create index outside_calls_age on outside_calls (started_at);

-- How far each store's orders are known, and when to look again.
create table store_syncs (
  store_id bigint primary key references stores (id) on delete cascade,
  -- Everything that changed there up to this moment has been stored here, or stands among the failures.
  safe_until timestamptz,
  -- A webhook asks for an earlier look.
  wake_at timestamptz,
  last_run_id bigint
);

create table sync_runs (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores (id) on delete cascade,
  cause text not null check (cause in ('schedule', 'webhook', 'manual')),
  create_user text not null,
  -- What was asked for: a range, numbers, or both.
  range_from timestamptz,
  range_to timestamptz,
  numbers text[] not null default '{}',
  filter_deliver boolean not null default false,
  state text not null check (state in ('running', 'done', 'failed', 'cut')),
  found int not null default 0,
  created int not null default 0,
  changed int not null default 0,
  failed int not null default 0,
  problem jsonb,
  task_id bigint references tasks (id) on delete set null,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index sync_runs_store on sync_runs (store_id, id desc);
create index sync_runs_newest on sync_runs (id desc);

-- Orders that could not be taken over, each with its reason. Every run tries them again.
create table sync_failures (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores (id) on delete cascade,
  third_order_number text not null,
  problem jsonb not null,
  tries int not null default 1,
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  constraint sync_failures_order_key unique (store_id, third_order_number)
);

-- Per store and day: what the marketplace says, what we hold, what differs.
create table sync_ledger (
  store_id bigint not null references stores (id) on delete cascade,
  day date not null,
  said int not null,
  held int not null,
  -- Numbers that only one side has, and those whose states do not fit: [{number, kind, there, here}].
  differences jsonb not null default '[]',
  checked_at timestamptz not null default clock_timestamp(),
  primary key (store_id, day)
);
create index sync_ledger_newest on sync_ledger (day desc, store_id);

alter table orders
  -- What the marketplace calls the order's state, when it last changed there, and when it came into being there.
  add market_status text,
  add market_updated_at timestamptz,
  add market_created_at timestamptz,
  -- Where the buyer lives, as the marketplace said last: what staff have edited is compared with nothing else.
  add market_address jsonb,
  -- What the marketplace has reported and a person has not decided on yet: [{kind, at, …}]. While there is any, nothing is printed or shipped.
  add holds jsonb,
  -- Why the attached label must not be printed any more: a message key with its values.
  add label_void jsonb;
create index orders_market_created on orders (shop_id, market_created_at) where market_created_at is not null;
create index orders_held on orders (id desc) where holds is not null;

alter table order_lines
  -- What the listing says of the goods: {title, sellerSku, attributes: [{name, value}], image}.
  add listing jsonb,
  -- The marketplace's own names for the pieces of this line, wanted when it ships: [{id, quantity}].
  add market_items jsonb;

-- What a marketplace is told about a shipment: written before it is sent, and settled by asking where no answer came.
create table shipment_notices (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  carrier_name text not null,
  tracking_number text not null,
  state text not null check (state in ('waiting', 'sending', 'unknown', 'accepted', 'refused', 'dropped')),
  attempts int not null default 0,
  problem jsonb,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
-- One order has one notice under way.
create unique index shipment_notices_open_key on shipment_notices (order_id) where state in ('waiting', 'sending', 'unknown');
create index shipment_notices_order on shipment_notices (order_id, id desc);
create index shipment_notices_unsettled on shipment_notices (gmt_modified) where state in ('waiting', 'sending', 'unknown');
