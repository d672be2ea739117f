-- Orders, their lines, drawings, labels, prints and log.

create table orders (
  id bigint generated always as identity primary key,
  third_order_number text not null,
  shop_id bigint not null references stores (id),
  sys_status smallint not null check (sys_status in (-1, 0, 1, 2, 3, 4, 5, 6)),
  label_type smallint not null check (label_type in (1, 2)),
  order_time timestamptz not null,
  delivery_time_limit timestamptz,
  delivery_time timestamptz,
  scheduled_delivery timestamptz,
  total_num int not null,
  tracking_number text,
  carrier_name text,
  label_key text references blobs (key),
  printed_at timestamptz,
  recipients_name text not null default '',
  recipients_phone text not null default '',
  recipients_country text not null default '',
  recipients_provinces text not null default '',
  recipients_city text not null default '',
  recipients_postcode text not null default '',
  recipients_address text not null default '',
  recipients_address2 text not null default '',
  remark text not null default '',
  -- A message key with its values: why the order waits or stopped.
  problem jsonb,
  -- Whether this order's units are counted in its codes' reserved.
  reserves boolean not null default false,
  -- How often its units were taken from the shelf: 2 where a parcel was sent again.
  shipments smallint not null default 0,
  -- The task that waits for this order's drawings; whoever moves the order out of 6 advances it.
  drawing_task_id bigint references tasks (id) on delete set null,
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_modified timestamptz not null default clock_timestamp(),
  constraint orders_number_key unique (third_order_number, shop_id)
);
create index orders_status_time on orders (sys_status, order_time desc, id desc);
create index orders_time on orders (order_time desc, id desc);
create index orders_shop_time on orders (shop_id, order_time desc, id desc);
-- Orders without a deadline come last in either direction.
create index orders_limit on orders (delivery_time_limit desc nulls last, id desc);
create index orders_limit_first on orders (delivery_time_limit, id);
create index orders_created on orders (gmt_create desc, id desc);
create index orders_delivered on orders (delivery_time desc nulls last, id desc);
create index orders_scheduled on orders (scheduled_delivery) where scheduled_delivery is not null;
create index orders_drawing_task on orders (drawing_task_id) where drawing_task_id is not null;
create index orders_label on orders (label_key) where label_key is not null;
create index orders_tracking on orders (tracking_number) where tracking_number is not null;

-- Beside the ids stands what they meant when the line was decided: a list of orders reads one table, and history stays true.
create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  line_no int not null,
  msku text not null default '',
  product_code_id bigint references product_codes (id),
  product_code text,
  category_name text,
  printing_image_id bigint references library_files (id),
  printing_name text,
  printing_key text,
  printing_image2_id bigint references library_files (id),
  printing_name2 text,
  printing_key2 text,
  printing_location smallint not null default 1 check (printing_location in (1, 2)),
  print_num smallint not null default 1 check (print_num in (1, 2)),
  num int not null check (num > 0),
  parcel_long float8,
  parcel_wide float8,
  parcel_high float8,
  parcel_weight float8,
  preview_key text references effect_previews (key),
  drawing_key text references blobs (key),
  drawing_key2 text references blobs (key),
  constraint order_lines_place_key unique (order_id, line_no)
);
create index order_lines_product on order_lines (product_code_id);
create index order_lines_image on order_lines (printing_image_id) where printing_image_id is not null;
create index order_lines_image2 on order_lines (printing_image2_id) where printing_image2_id is not null;
-- Lines that wait for a SKU mapping.
create index order_lines_waiting on order_lines (msku) where product_code_id is null;

create table order_logs (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  create_user text not null,
  behavior_key text not null,
  params jsonb not null default '{}',
  from_status smallint,
  to_status smallint,
  gmt_create timestamptz not null default clock_timestamp()
);
create index order_logs_order on order_logs (order_id, id desc);

-- Each time a label was handed to a printer, and what the bench reported about it.
create table label_prints (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  create_user text not null,
  printer_type smallint not null,
  forced boolean not null,
  outcome smallint check (outcome in (1, 2)),
  gmt_create timestamptz not null default clock_timestamp(),
  reported_at timestamptz
);
create index label_prints_order on label_prints (order_id, id desc);

-- Exact counts without counting: each statement appends what it changed, a job folds the pieces together.
create table order_counts (
  shop_id bigint not null,
  sys_status smallint not null,
  total bigint not null,
  primary key (shop_id, sys_status)
);
create table order_count_changes (
  id bigint generated always as identity primary key,
  shop_id bigint not null,
  sys_status smallint not null,
  change bigint not null
);

create function count_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, count(*) from came group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, -count(*) from went group by 1, 2;
  else
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, sum(n) from (
      select shop_id, sys_status, 1 as n from came
      union all
      select shop_id, sys_status, -1 from went
    ) moved group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger orders_counted_in after insert on orders referencing new table as came for each statement execute function count_orders();
create trigger orders_counted_out after delete on orders referencing old table as went for each statement execute function count_orders();
create trigger orders_recounted after update on orders referencing old table as went new table as came for each statement execute function count_orders();

-- Folds the pieces into the counts; run by one process at a time.
create function fold_order_counts() returns void language sql as $$
  with gone as (delete from order_count_changes returning shop_id, sys_status, change)
  insert into order_counts (shop_id, sys_status, total)
  select shop_id, sys_status, sum(change) from gone group by 1, 2 having sum(change) <> 0
  on conflict (shop_id, sys_status) do update set total = order_counts.total + excluded.total;
$$;
