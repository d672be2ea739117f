select pg_temp.drop_indexes('{orders,order_lines}');

-- As many orders as the setting bench.orders says, one every minute; most are signed for, as in a shop of some age. Those in store
-- review wait for the mappings of their lines. Where bench.months is set, they came here in so many months up to this one.
create function pg_temp.month_of(months int) returns timestamp language sql as $$
  select date_trunc('month', now() at time zone 'UTC') - make_interval(months => months)
$$;

do $$
declare
  months int := current_setting('bench.months', true);
begin
  if months is not null then
    -- nothing has come before
    drop table orders_before, order_lines_before;
    delete from order_quarters where first_month < to_char(date_trunc('quarter', now() at time zone 'UTC'), 'YYYYMM')::int;
    perform open_order_quarter(quarter) from generate_series(date_trunc('quarter', pg_temp.month_of(months - 1)),
      date_trunc('quarter', now() at time zone 'UTC') - interval '3 months', interval '3 months') quarter;
  end if;
end
$$;

insert into orders
  (id, third_order_number, shop_id, sys_status, label_type, order_time, delivery_time_limit, delivery_time, total_num, tracking_number,
   carrier_name, recipients_name, recipients_phone, recipients_country, recipients_provinces, recipients_city, recipients_postcode,
   recipients_address, recipients_address2, problem, shipments, unmapped_num, create_user, gmt_create, gmt_modified)
select
  case when months is null then next_order_id()
    else first_order_id(pg_temp.month_of(months - 1 - (n - 1) / (current_setting('bench.orders')::int / months + 1))) + n end,
  'PO-211-' || lpad(n::text, 14, '0'), shop.ids[1 + chance / 7 % 20], status, 1 + n % 2, time, time + interval '3 days',
  case when status in (2, 4) then time + interval '1 day' end, lines * (1 + n % 3), '1Z999AA1' || lpad(n::text, 10, '0'), 'UPS',
  case when n % 4 = 0 then '李小姐' else 'Maria Gonzalez' end, '+1 512 555 0142', 'US', 'TX', 'Austin', '78704', (n % 9000) || ' Kinney Ave', 'Unit B',
  case when status = 3 then '{"key": "orders.markedAbnormal"}'::jsonb end, (status in (2, 4))::int, case when status = 5 then lines * (1 + n % 3) else 0 end, 'admin', time, time
from generate_series(1, current_setting('bench.orders')::int) n,
  lateral (select abs(hashint4(n)) % 1000 as chance, case n % 5 when 3 then 2 when 4 then 3 else 1 end as lines,
    timestamptz '2026-01-01' - make_interval(mins => current_setting('bench.orders')::int - n) as time) facts,
  lateral (select case
    when chance < 20 then 5 when chance < 60 then 0 when chance < 70 then 6 when chance < 120 then 1
    when chance < 320 then 2 when chance < 340 then 3 when chance < 390 then -1 else 4 end as status) state,
  (select array_agg(id order by id) ids from stores) shop,
  (select current_setting('bench.months', true)::int as months) came;

-- Every reference below is one that exists; a million checks of that would only take time.
set session_replication_role = replica;

insert into order_lines
  (order_id, line_no, msku, product_code_id, product_code, category_name, printing_image_id, printing_name, printing_key, num,
   parcel_long, parcel_wide, parcel_high, parcel_weight, preview_key)
select
  o.id, line, (17592304880000 + o.id % 50)::text, product.ids[1 + known % 20], product.codes[1 + known % 20],
  case when known is not null then 'Tee, black' end,
  print.ids[1 + known % 100], print.names[1 + known % 100], print.keys[1 + known % 100], 1 + right(o.third_order_number, 14)::int % 3,
  30, 25, 3, 240, preview.keys[1 + known % 100]
from orders o,
  lateral (select case right(o.third_order_number, 14)::int % 5 when 3 then 2 when 4 then 3 else 1 end as lines) facts,
  generate_series(1, lines) line,
  lateral (select case when o.sys_status <> 5 then right(o.third_order_number, 14)::int + line end as known) choice,
  (select array_agg(id order by id) ids, array_agg(code order by id) codes from product_codes) product,
  (select array_agg(f.id order by f.id) ids, array_agg(f.name order by f.id) names, array_agg(b.key order by f.id) keys
    from library_files f join blobs b on b.id = f.blob_id) print,
  (select array_agg(key order by id) keys from effect_previews) preview
order by o.id, line;

reset session_replication_role;

select pg_temp.make_indexes();

-- Each parcel of the last two weeks was printed, one in a hundred in vain.
insert into label_prints (order_id, create_user, printer_type, forced, outcome, gmt_create, reported_at)
select id, 'admin', 1, false, case when id % 100 = 0 then 2 else 1 end, order_time, order_time
from orders where sys_status in (1, 2) and order_time > timestamptz '2026-01-01' - interval '14 days';

select fold_order_counts();
