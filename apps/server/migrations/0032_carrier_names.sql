-- What our carriers are called at a marketplace, where nothing but a person's word tells. A row without `their_name` is a
-- question that nobody has answered yet: shipments wait for it.
create table carrier_names (
  id bigint generated always as identity primary key,
  marketplace text not null check (marketplace in ('shein', 'temu')),
  -- a marketplace's list may differ by region
  region text not null default '',
  our_name text not null,
  -- the same name, however it was typed
  our_key text not null,
  their_name text,
  -- what the marketplace offered when it was last asked
  choices text[] not null,
  answered_by text,
  answered_at timestamptz,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint carrier_names_name_key unique (marketplace, region, our_key)
);

-- A shipment that waits for such an answer is not looked at again until it is there.
alter table shipment_notices add column carrier_name_id bigint references carrier_names (id);

create index shipment_notices_carrier_name on shipment_notices (carrier_name_id)
  where carrier_name_id is not null;
