-- A parcel gets one label. Until a row is needed, an order is one parcel of all its lines.
create table parcels (
  id bigint generated always as identity primary key,
  length_cm numeric(8, 2) not null,
  width_cm numeric(8, 2) not null,
  height_cm numeric(8, 2) not null,
  weight_grams numeric(10, 2) not null,
  -- [{lineId, num}]: which pieces it holds
  contents jsonb not null,
  tracking_number text,
  carrier_name text,
  label_key text references blobs (key),
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create index parcels_tracking on parcels (tracking_number) where tracking_number is not null;
create index parcels_label on parcels (label_key) where label_key is not null;

-- An order holds one parcel or several, and orders that share one are its members.
create table order_parcels (
  order_id bigint not null references orders (id),
  parcel_id bigint not null references parcels (id) on delete cascade,
  parcel_no integer not null,
  constraint order_parcels_pkey primary key (order_id, parcel_no),
  constraint order_parcels_once unique (parcel_id, order_id)
);

-- a person has entered the parcels: no rule plans them anew
alter table orders add column parcels_entered boolean not null default false;

-- Beyond one of these a shipment is more than one parcel.
alter table channels
  add column max_weight_grams numeric(10, 2),
  add column max_length_cm numeric(8, 2),
  add column max_girth_cm numeric(8, 2);

create table last_mile_batches (
  id bigint generated always as identity primary key,
  batch_number text not null constraint last_mile_batches_number_key unique,
  label_type smallint not null,
  data_status smallint not null,
  total integer not null default 0,
  -- [{lineNum, number, key, params}]: lines of the sheet that are no rows
  problems jsonb not null default '[]',
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);

create table last_mile_rows (
  id bigint generated always as identity primary key,
  batch_id bigint not null references last_mile_batches (id),
  order_id bigint not null references orders (id),
  order_status smallint not null,
  -- the number of items at the time
  num integer not null,
  -- what is to be asked: one channel, the channels of one system, or all
  asked_channel_id bigint references channels (id),
  asked_system text,
  -- what was chosen
  channel_id bigint references channels (id),
  provider text,
  supplier_name text,
  channel_type smallint,
  channel_code text,
  channel_name text,
  -- in minor units of the currency
  cost bigint,
  currency text,
  problem jsonb,
  -- 1 for the first calculation, and so on: its quotes have the same number
  round integer not null default 0,
  -- counts up with every claim: a worker whose claim has passed on writes nothing more
  attempts integer not null default 0,
  claimed_until timestamptz,
  due_at timestamptz,
  task_id bigint references tasks (id) on delete set null,
  create_user text not null,
  deleted_at timestamptz,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create unique index last_mile_rows_order on last_mile_rows (batch_id, order_id) where deleted_at is null;
create index last_mile_rows_batch on last_mile_rows (batch_id, id) where deleted_at is null;
create index last_mile_rows_status on last_mile_rows (batch_id, order_status, id) where deleted_at is null;
create index last_mile_rows_of_order on last_mile_rows (order_id);
create index last_mile_rows_due on last_mile_rows (due_at) where due_at is not null;
create index last_mile_rows_task on last_mile_rows (task_id) where task_id is not null;
create index last_mile_rows_asked on last_mile_rows (asked_channel_id) where asked_channel_id is not null;
create index last_mile_rows_channel on last_mile_rows (channel_id) where channel_id is not null;

-- Every price that was named, and why there was none. Rows are added and never changed.
create table label_quotes (
  id bigint generated always as identity primary key,
  row_id bigint not null references last_mile_rows (id),
  round integer not null,
  channel_id bigint references channels (id),
  provider text not null,
  supplier_name text not null,
  channel_type smallint,
  channel_code text not null,
  channel_name text not null,
  -- in minor units, for all parcels together; null: no price was named
  amount bigint,
  currency text,
  min_days smallint,
  max_days smallint,
  problem jsonb,
  is_chosen boolean not null,
  -- [{lengthCm, widthCm, heightCm, weightGrams, offer}]: what was asked for, and what the provider wants to hear when it is bought
  parcels jsonb not null,
  gmt_create timestamptz not null default clock_timestamp(),
  constraint label_quotes_price check ((amount is null) = (currency is null))
);
create index label_quotes_row on label_quotes (row_id, round);
create index label_quotes_channel on label_quotes (channel_id) where channel_id is not null;

-- The labels that were bought, or are being bought.
create table parcel_labels (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcels (id),
  row_id bigint not null references last_mile_rows (id),
  provider text not null,
  channel_id bigint references channels (id),
  store_id bigint references stores (id),
  channel_code text not null,
  channel_name text not null,
  -- ours, and unique for ever: goes with each call
  reference text not null constraint parcel_labels_reference_key unique,
  -- what the provider wants to hear when it is bought, such as the number of its quote
  offer jsonb not null default '{}',
  -- the provider's own number of the order or package
  provider_number text,
  -- waiting, sending, unknown, placed, issued, cancelling, cancelled, failed
  state text not null,
  tracking_number text,
  carrier_name text,
  label_key text references blobs (key),
  -- in minor units, as the provider named it when it took the order
  paid bigint,
  currency text,
  problem jsonb,
  -- the hash of the address that its seller was given; null where it was arranged there already
  recipient text,
  sent_at timestamptz,
  sends integer not null default 0,
  -- when its cancellation left us
  cancel_sent_at timestamptz,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint parcel_labels_state check (state in ('waiting', 'sending', 'unknown', 'placed', 'issued', 'cancelling', 'cancelled', 'failed'))
);
-- One live label for each parcel, over all batches, stores and both label types.
create unique index parcel_labels_live on parcel_labels (parcel_id) where state not in ('cancelled', 'failed');
create index parcel_labels_parcel on parcel_labels (parcel_id);
create index parcel_labels_row on parcel_labels (row_id);
create index parcel_labels_number on parcel_labels (provider, provider_number) where provider_number is not null;
create index parcel_labels_channel on parcel_labels (channel_id) where channel_id is not null;
create index parcel_labels_store on parcel_labels (store_id) where store_id is not null;
create index parcel_labels_key on parcel_labels (label_key) where label_key is not null;

-- Money that is spent or earned. Later events add rows and change none; what is unknown is absent, and never 0.
create table money_entries (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  line_id bigint,
  parcel_id bigint references parcels (id),
  label_id bigint references parcel_labels (id),
  kind text not null,
  -- in minor units; what is spent is positive, what comes back negative
  amount bigint not null,
  currency text not null,
  -- US dollars for one unit of the currency on that day; null where it is not known
  rate numeric(18, 8),
  certainty text not null,
  source text not null,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  constraint money_entries_kind check (kind in ('labelQuoted', 'labelBought', 'labelRefunded', 'labelBilled')),
  constraint money_entries_certainty check (certainty in ('planned', 'fixed', 'settled'))
);
create index money_entries_order on money_entries (order_id);
create index money_entries_parcel on money_entries (parcel_id) where parcel_id is not null;
create index money_entries_label on money_entries (label_id) where label_id is not null;
create index money_entries_time on money_entries (gmt_create);

create function keep_entries() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are added and never changed', tg_table_name;
end $$;
create trigger money_entries_kept before update or delete on money_entries for each row execute function keep_entries();
create trigger label_quotes_kept before update or delete on label_quotes for each row execute function keep_entries();

insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, page.path, page.name_zh, page.name_en, page.sort
from (values
  ('/order', '/order/course', '尾程订单', 'Last-mile orders', 20),
  ('/order', '/order/courseDetails', '尾程订单明细', 'Last-mile order details', 30),
  ('/order/index', 'batchPush', '批量推送', 'Batch push', 100),
  ('/order/index', 'bulkPrint', '批量下单', 'Batch order', 130)
) as page (parent, path, name_zh, name_en, sort)
join permissions parent on parent.path = page.parent
-- somebody may have added them by hand
on conflict (path) do nothing;
