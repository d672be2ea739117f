-- Each parcel of an order is printed and told to its marketplace by itself.
-- why the label of this parcel must not be used; a void label of the order is void for all of them
alter table parcels add column label_void jsonb;
alter table label_prints
  add column parcel_no integer not null default 1,
  -- which label it was; null: the one that its parcel has, as far as anybody knew before
  add column label_key text;
-- [{carrierName, trackingNumber, contents}] of an order in several parcels; null: one parcel holds all of it
alter table shipment_confirmations add column parcels jsonb;
