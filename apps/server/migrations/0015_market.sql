-- Orders that came from a marketplace: what their state there means here, what was asked for there, and whether it is being told of a shipment.

alter table orders
  -- Null: not from a marketplace. `pending`: the buyer may still change it.
  add market_state text check (market_state in ('pending', 'toShip', 'shipped', 'signed', 'cancelled')),
  -- What a buyer or the platform wants decided there, as it stood when we last looked: only what is new becomes a hold.
  add market_asked text[] not null default '{}',
  -- The state of the notice that is under way. Kept by a trigger, so that a list need not look for it.
  add telling text;

alter table shipment_notices
  -- When it last left us. What is asked for before the marketplace can have carried it out proves nothing.
  add sent_at timestamptz,
  add task_id bigint references tasks (id) on delete set null;

create function show_notice() returns trigger language plpgsql as $$
begin
  update orders o set
    telling = case when n.state in ('waiting', 'sending', 'unknown') then n.state end,
    gmt_modified = clock_timestamp()
  from came n where n.order_id = o.id;
  return null;
end $$;
create trigger shipment_notices_shown_new after insert on shipment_notices referencing new table as came for each statement execute function show_notice();
create trigger shipment_notices_shown after update on shipment_notices referencing new table as came for each statement execute function show_notice();

-- One list for each need, newest first, as the other needs have.
drop index orders_held;
create index orders_held on orders (order_time desc, id desc) where holds is not null;
create index orders_telling on orders (order_time desc, id desc) where telling is not null;
