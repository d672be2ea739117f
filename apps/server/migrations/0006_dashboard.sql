-- What the dashboard counts, kept as orders change; label pages that found no order.

-- While the counters are filled nobody writes; reading goes on.
lock table orders, order_lines in share row exclusive mode;

-- Units on lines that wait for a SKU mapping.
alter table orders add column unmapped_num int not null default 0;
update orders o set unmapped_num = waiting.units
from (select order_id, sum(num) as units from order_lines where product_code_id is null and msku <> '' group by 1) waiting
where o.id = waiting.order_id;

create function count_unmapped() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from came where product_code_id is null and msku <> '') then
      update orders o set unmapped_num = unmapped_num + lines.units
      from (select order_id, sum(num) as units from came where product_code_id is null and msku <> '' group by 1) lines
      where o.id = lines.order_id;
    end if;
  elsif tg_op = 'DELETE' then
    if exists (select from went where product_code_id is null and msku <> '') then
      update orders o set unmapped_num = unmapped_num - lines.units
      from (select order_id, sum(num) as units from went where product_code_id is null and msku <> '' group by 1) lines
      where o.id = lines.order_id;
    end if;
  elsif exists (select from went where product_code_id is null and msku <> '')
    or exists (select from came where product_code_id is null and msku <> '') then
    update orders o set unmapped_num = unmapped_num + lines.units
    from (
      select order_id, sum(units) as units from (
        select order_id, num as units from came where product_code_id is null and msku <> ''
        union all
        select order_id, -num from went where product_code_id is null and msku <> ''
      ) moved group by 1 having sum(units) <> 0
    ) lines
    where o.id = lines.order_id;
  end if;
  return null;
end $$;
create trigger order_lines_counted_in after insert on order_lines referencing new table as came for each statement execute function count_unmapped();
create trigger order_lines_counted_out after delete on order_lines referencing old table as went for each statement execute function count_unmapped();
create trigger order_lines_recounted after update on order_lines referencing old table as went new table as came for each statement execute function count_unmapped();

-- Kept like order_counts. A slot is a quarter of an hour, because every time zone's day begins with one; what needs no time has -infinity.
create table order_figures (
  figure text not null,
  slot timestamptz not null,
  total bigint not null,
  primary key (figure, slot)
);
create index order_figures_spent on order_figures (figure) where total = 0;
create table order_figure_changes (
  id bigint generated always as identity primary key,
  figure text not null,
  slot timestamptz not null,
  change bigint not null
);

-- Which figures one order counts in, and with how much.
create function order_figures_of(
  order_time timestamptz, delivery_time_limit timestamptz, sys_status smallint, label_key text, problem jsonb, unmapped_num int
) returns table (figure text, slot timestamptz, amount bigint) language sql stable as $$
  select f.figure, f.slot, f.amount
  from (values
    ('ordered', date_bin('15 minutes', order_time, timestamptz '2000-01-01 00:00+00'), 1::bigint, true),
    ('due', date_bin('15 minutes', delivery_time_limit, timestamptz '2000-01-01 00:00+00'), 1,
      sys_status in (5, 0, 6, 1, 3) and delivery_time_limit is not null),
    -- what has been late for long is summed by the day
    ('dueDay', date_bin('1 day', delivery_time_limit, timestamptz '2000-01-01 00:00+00'), 1,
      sys_status in (5, 0, 6, 1, 3) and delivery_time_limit is not null),
    ('waitingOrders', '-infinity', 1, sys_status in (5, 0, 6, 1, 3) and unmapped_num > 0),
    ('waitingUnits', '-infinity', unmapped_num, sys_status in (5, 0, 6, 1, 3) and unmapped_num > 0),
    ('unlabelled', '-infinity', 1, sys_status = 1 and label_key is null),
    ('undrawn', '-infinity', 1, sys_status = 3 and problem ->> 'key' in ('orders.drawingFailed', 'orders.drawingsGaveUp'))
  ) as f (figure, slot, amount, counts)
  where f.counts
$$;

create or replace function count_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, count(*) from came group by 1, 2;
    insert into order_figure_changes (figure, slot, change)
    select f.figure, f.slot, sum(f.amount)
    from came o, order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
    group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, -count(*) from went group by 1, 2;
    insert into order_figure_changes (figure, slot, change)
    select f.figure, f.slot, -sum(f.amount)
    from went o, order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
    group by 1, 2;
  else
    insert into order_count_changes (shop_id, sys_status, change)
    select shop_id, sys_status, sum(n) from (
      select shop_id, sys_status, 1 as n from came
      union all
      select shop_id, sys_status, -1 from went
    ) moved group by 1, 2 having sum(n) <> 0;
    insert into order_figure_changes (figure, slot, change)
    select f.figure, f.slot, sum(way * f.amount) from (
      select 1 as way, order_time, delivery_time_limit, sys_status, label_key, problem, unmapped_num from came
      union all
      select -1, order_time, delivery_time_limit, sys_status, label_key, problem, unmapped_num from went
    ) o, order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
    group by 1, 2 having sum(way * f.amount) <> 0;
  end if;
  return null;
end $$;

create or replace function fold_order_counts() returns void language sql as $$
  with gone as (delete from order_count_changes returning shop_id, sys_status, change)
  insert into order_counts (shop_id, sys_status, total)
  select shop_id, sys_status, sum(change) from gone group by 1, 2 having sum(change) <> 0
  on conflict (shop_id, sys_status) do update set total = order_counts.total + excluded.total;

  with gone as (delete from order_figure_changes returning figure, slot, change)
  insert into order_figures (figure, slot, total)
  select figure, slot, sum(change) from gone group by 1, 2 having sum(change) <> 0
  on conflict (figure, slot) do update set total = order_figures.total + excluded.total;

  delete from order_figures where total = 0;
$$;

insert into order_figures (figure, slot, total)
select f.figure, f.slot, sum(f.amount)
from orders o, order_figures_of(o.order_time, o.delivery_time_limit, o.sys_status, o.label_key, o.problem, o.unmapped_num) f
group by 1, 2;

-- The lists that the figures lead to.
create index orders_due on orders (delivery_time_limit, id) where sys_status in (5, 0, 6, 1, 3) and delivery_time_limit is not null;
create index orders_unmapped on orders (order_time desc, id desc) where sys_status in (5, 0, 6, 1, 3) and unmapped_num > 0;
create index orders_unlabelled on orders (order_time desc, id desc) where sys_status = 1 and label_key is null;
create index orders_undrawn on orders (order_time desc, id desc)
  where sys_status = 3 and problem ->> 'key' in ('orders.drawingFailed', 'orders.drawingsGaveUp');
create index label_prints_failed on label_prints (reported_at) where outcome = 2;
create index tasks_failed on tasks (gmt_modified desc, id desc) where state = 'failed' or failed > 0;

-- Pages of uploaded label files that no order took. Settled by a later upload of the same label, or by a person.
create table label_refusals (
  id bigint generated always as identity primary key,
  file_name text not null,
  page int not null,
  bar_code text not null,
  reason_key text not null,
  params jsonb not null default '{}',
  create_user text not null,
  gmt_create timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
create index label_refusals_open on label_refusals (gmt_create desc, id desc) where settled_at is null;
create index label_refusals_code on label_refusals (bar_code) where settled_at is null;
