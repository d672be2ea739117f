-- When parcels of a store leave: on which days of the week, until which hour, and on which days never. Without a row: Monday
-- to Saturday until 18:00.
create table store_calendars (
  store_id bigint primary key references stores (id) on delete cascade,
  -- 1 is Monday
  working_days smallint[] not null check (cardinality(working_days) between 1 and 7),
  -- in the display zone
  cut_off time not null,
  holidays date[] not null default '{}',
  gmt_modified timestamptz not null default clock_timestamp()
);

-- Of each store the cut-off of the moment's day, null where nothing leaves then, and the next one after that day. An open order that is due
-- before the latter leaves that day or is late. Clocks that change count as they do in the zone.
create function store_cut_offs(zone text, moment timestamptz) returns table (store_id bigint, cut_off timestamptz, next_cut_off timestamptz)
language sql stable as $$
  select s.id,
    case when extract(isodow from today) = any(days) and today <> all(closed) then (today + hour) at time zone zone end,
    (select (day::date + hour) at time zone zone from generate_series(today + 1, today + 400, interval '1 day') day
      where extract(isodow from day) = any(days) and day::date <> all(closed) order by day limit 1)
  from stores s left join store_calendars c on c.store_id = s.id,
    lateral (select (moment at time zone zone)::date as today, coalesce(c.working_days, '{1,2,3,4,5,6}') as days,
      coalesce(c.cut_off, '18:00') as hour, coalesce(c.holidays, '{}') as closed) kept
$$;

-- Few of the open orders have a label that must not be used.
create index orders_label_void on orders (delivery_time_limit, id)
  where sys_status in (5, 0, 6, 1, 3) and label_void is not null;

insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, page.path, page.name_zh, page.name_en, page.sort
from (values ('/order', '/order/exceptions', '异常处理', 'Exceptions', 15)) as page (parent, path, name_zh, name_en, sort)
join permissions parent on parent.path = page.parent
-- somebody may have added it by hand
on conflict (path) do nothing;
