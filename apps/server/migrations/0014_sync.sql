-- Who looks at which store's orders, when to look next, what is looked at again, and the page that shows it.

alter table store_syncs
  -- The next look by the clock, and how many have failed one after the other.
  add due_at timestamptz not null default clock_timestamp(),
  add misses int not null default 0,
  -- The run under way. It must keep saying that it is alive: one that has not by then is given up.
  add running_run_id bigint,
  add alive_until timestamptz;

alter table sync_failures
  -- Somebody has decided to try it no more.
  add dismissed_at timestamptz;
create index sync_failures_latest on sync_failures (last_at desc, id desc);

-- Orders to be asked for again without a change at the marketplace: it held their address back.
create table sync_withheld (
  store_id bigint not null references stores (id) on delete cascade,
  third_order_number text not null,
  ask_at timestamptz not null,
  primary key (store_id, third_order_number)
);

-- Orders of a store that somebody else ships, such as the marketplace from its own warehouse.
create table sync_not_ours (
  store_id bigint not null references stores (id) on delete cascade,
  third_order_number text not null,
  noticed_at timestamptz not null default clock_timestamp(),
  primary key (store_id, third_order_number)
);

alter table sync_ledger
  add missing int not null default 0,
  add unknown int not null default 0,
  add differing int not null default 0;

insert into permissions (parent_id, path, name_zh, name_en, sort)
select id, '/order/sync', '订单同步', 'Order sync', 50 from permissions where path = '/order';
