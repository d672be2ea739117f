-- What each label costs, in each currency in which money was spent on it: the sums of its money entries, one narrow row, so
-- that a year of labels is added up without looking at orders. Absent sums are unknown, and never 0.
create table label_costs (
  label_id bigint not null references parcel_labels (id),
  currency text not null,
  shop_id bigint not null references stores (id),
  provider text not null,
  channel_code text not null,
  channel_name text not null,
  -- of its first money entry
  bought_at timestamptz not null,
  bought bigint,
  refunded bigint,
  billed bigint,
  constraint label_costs_pkey primary key (label_id, currency)
);
create index label_costs_time on label_costs (bought_at, label_id)
  include (shop_id, provider, channel_code, currency, bought, refunded, billed);
create index label_costs_store on label_costs (shop_id, bought_at);
create index label_costs_channel on label_costs (provider, channel_code, bought_at);

create function keep_label_costs() returns trigger language plpgsql as $$
begin
  insert into label_costs as kept
    (label_id, currency, shop_id, provider, channel_code, channel_name, bought_at, bought, refunded, billed)
  select l.id, m.currency, o.shop_id, l.provider, l.channel_code, l.channel_name,
    coalesce((select min(bought_at) from label_costs where label_id = l.id), m.bought_at), m.bought, m.refunded, m.billed
  from (
    select label_id, currency, min(order_id) as order_id, min(gmt_create) as bought_at,
      sum(amount) filter (where kind = 'labelBought') as bought,
      sum(amount) filter (where kind = 'labelRefunded') as refunded,
      sum(amount) filter (where kind = 'labelBilled') as billed
    from came where label_id is not null and kind <> 'labelQuoted' group by label_id, currency
  ) m
  join parcel_labels l on l.id = m.label_id
  join orders o on o.id = m.order_id
  on conflict (label_id, currency) do update set
    bought = coalesce(kept.bought + excluded.bought, kept.bought, excluded.bought),
    refunded = coalesce(kept.refunded + excluded.refunded, kept.refunded, excluded.refunded),
    billed = coalesce(kept.billed + excluded.billed, kept.billed, excluded.billed);
  return null;
end $$;
create trigger money_entries_summed after insert on money_entries
  referencing new table as came for each statement execute function keep_label_costs();

insert into label_costs
  (label_id, currency, shop_id, provider, channel_code, channel_name, bought_at, bought, refunded, billed)
select l.id, m.currency, o.shop_id, l.provider, l.channel_code, l.channel_name, m.bought_at, m.bought, m.refunded, m.billed
from (
  select label_id, currency, min(order_id) as order_id, min(gmt_create) as bought_at,
    sum(amount) filter (where kind = 'labelBought') as bought,
    sum(amount) filter (where kind = 'labelRefunded') as refunded,
    sum(amount) filter (where kind = 'labelBilled') as billed
  from money_entries where label_id is not null and kind <> 'labelQuoted' group by label_id, currency
) m
join parcel_labels l on l.id = m.label_id
join orders o on o.id = m.order_id;

-- Labels of which nobody has named a price.
create index parcel_labels_unpriced on parcel_labels (gmt_create)
  where paid is null and state in ('placed', 'issued', 'cancelling');
create index parcel_labels_tracking on parcel_labels (tracking_number) where tracking_number is not null;

-- What a provider bills, beside what was bought.
create table label_invoices (
  id bigint generated always as identity primary key,
  provider text not null,
  file_name text not null,
  -- of its lines: the same invoice is known again whatever its file is called
  content_key text not null,
  -- from when to when labels were bought that it should bill; null where it says nothing of that
  first_at timestamptz,
  before_at timestamptz,
  -- {verdict: lines}
  totals jsonb not null,
  accepted_at timestamptz,
  accepted_by text,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint label_invoices_content unique (provider, content_key)
);

create table label_invoice_lines (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references label_invoices (id),
  -- of the sheet; null: bought here and not on the invoice
  line_num integer,
  reference text not null,
  provider_number text not null,
  tracking_number text not null,
  billed_day text,
  -- in minor units; null: not on the invoice
  amount bigint,
  currency text not null,
  verdict text not null,
  label_id bigint references parcel_labels (id),
  -- what it cost by our records, in minor units; null: not known
  ours bigint,
  ours_currency text
);
create index label_invoice_lines_invoice on label_invoice_lines (invoice_id, verdict, id);
create index label_invoice_lines_label on label_invoice_lines (label_id) where label_id is not null;

alter table money_entries add column invoice_line_id bigint references label_invoice_lines (id);
-- A line of an invoice is settled once.
create unique index money_entries_invoice_line on money_entries (invoice_line_id) where invoice_line_id is not null;

-- Parcels that a carrier has taken over together.
create table manifests (
  id bigint generated always as identity primary key,
  manifest_number text not null constraint manifests_number_key unique,
  provider text not null,
  -- empty: all channels of a marketplace
  channel_code text not null,
  channel_name text not null,
  -- in the display zone
  day text not null,
  undone_at timestamptz,
  undone_by text,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp()
);
create index manifests_day on manifests (day, id);

-- As a column, a label is on one manifest at most.
alter table parcel_labels add column manifest_id bigint references manifests (id);
create index parcel_labels_manifest on parcel_labels (manifest_id) where manifest_id is not null;
create index parcel_labels_to_hand_over on parcel_labels (gmt_create, id) where state = 'issued' and manifest_id is null;

insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, page.path, page.name_zh, page.name_en, page.sort
from (values
  ('/order', '/order/labelCosts', '面单费用', 'Label costs', 60),
  ('/order', '/order/handover', '交接', 'Hand-over', 70)
) as page (parent, path, name_zh, name_en, sort)
join permissions parent on parent.path = page.parent
-- somebody may have added them by hand
on conflict (path) do nothing;
