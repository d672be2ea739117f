-- The trade's words: what a marketplace is told of a shipment is a shipment confirmation. Renamed only; no row is written.

alter table shipment_notices rename to shipment_confirmations;
alter index shipment_notices_pkey rename to shipment_confirmations_pkey;
alter index shipment_notices_open_key rename to shipment_confirmations_open_key;
alter index shipment_notices_order rename to shipment_confirmations_order;
alter index shipment_notices_unsettled rename to shipment_confirmations_unsettled;
alter index shipment_notices_carrier_name rename to shipment_confirmations_carrier_name;
alter sequence shipment_notices_id_seq rename to shipment_confirmations_id_seq;
alter table shipment_confirmations rename constraint shipment_notices_carrier_name_id_fkey to shipment_confirmations_carrier_name_id_fkey;
alter table shipment_confirmations rename constraint shipment_notices_order_id_fkey to shipment_confirmations_order_id_fkey;
alter table shipment_confirmations rename constraint shipment_notices_state_check to shipment_confirmations_state_check;
alter table shipment_confirmations rename constraint shipment_notices_task_id_fkey to shipment_confirmations_task_id_fkey;

alter table orders rename column telling to shipment_confirmation;
alter index orders_telling rename to orders_shipment_confirmation;

alter function show_notice() rename to show_shipment_confirmation;
create or replace function show_shipment_confirmation() returns trigger language plpgsql as $$
begin
  update orders o set
    shipment_confirmation = case when n.state in ('waiting', 'sending', 'unknown') then n.state end,
    gmt_modified = clock_timestamp()
  from came n where n.order_id = o.id;
  return null;
end $$;
alter trigger shipment_notices_shown on shipment_confirmations rename to shipment_confirmations_shown;
alter trigger shipment_notices_shown_new on shipment_confirmations rename to shipment_confirmations_shown_new;
