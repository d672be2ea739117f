-- On 100,000 orders: 24 months of what is only ever added to, up to the end of the last month. 1,000,000 rows of the audit, 1,000,000 of
-- the orders' logs, 500,000 movements of 2,000 product codes and, of 30 days, 500,000 outside calls; with the setting bench.layout 'months' in a table
-- for each month, otherwise as what was there before the first month.

insert into codes (type, name, code) select 3, 'Size ' || n, 'S' || n from generate_series(21, 2000) n;
insert into product_codes (category_id, size_id, code, real_stock)
select k.id, size.id, 'TEE-BLK-' || size.code, 1000000
from product_categories k, codes size
where size.type = 3 and not exists (select from product_codes known where known.size_id = size.id);

select pg_temp.drop_indexes('{audit_log,order_logs,stock_movements,outside_calls}');

do $$
begin
  if current_setting('bench.layout') = 'months' then
    -- nothing was there before
    drop table audit_log_before, order_logs_before, stock_movements_before, outside_calls_before;
    -- outside calls are kept for 30 days, and so are their months
    perform open_month(kept.name, kept.moment, date_trunc('month', now() at time zone 'UTC') - make_interval(months => ago))
    from monthly_tables() kept, generate_series(1, 24) ago where kept.name <> 'outside_calls' or ago < 3;
  end if;
end
$$;

-- The moment of one of so many rows.
create function pg_temp.moment_of(n bigint, count bigint) returns timestamptz language sql as $$
  select (stop - interval '24 months' + (stop - (stop - interval '24 months')) * ((n - 0.5) / count)) at time zone 'UTC'
  from date_trunc('month', now() at time zone 'UTC') stop
$$;

-- All that they refer to exists.
set session_replication_role = replica;

-- Of ten rows six are about one order each, one about fifty orders, one about a mapping, one about a product code, and the last is a part
-- of the row before it, about a store. One in five thousand is about a channel.
insert into audit_log (at, username, address, request_id, action, object_type, object_ids, before, after, part_of)
select pg_temp.moment_of(n, 1000000), 'person' || abs(hashint8(n)) % 30, '10.0.0.' || n % 250, md5(n::text), acts.action, acts.object_type,
  case when acts.object_type = 'orders' and n % 10 = 6 then array(select id::text from generate_series(first.id + n % 99000, first.id + n % 99000 + 49) id)
    else array[case acts.object_type when 'orders' then first.id + n / 10 when 'productCodes' then 1 + n / 10 % 2000 when 'stores' then 1 + n / 10 % 20 else n end::text] end,
  jsonb_build_object('thirdOrderNumber', 'PO-211-' || n, 'sysStatus', 0, 'remark', '', 'carrierName', null),
  jsonb_build_object('thirdOrderNumber', 'PO-211-' || n, 'sysStatus', 1, 'remark', 'as agreed on the phone with the buyer', 'carrierName', 'UPS'),
  case when n % 10 = 9 then (select coalesce(max(id), 0) from audit_log) + n - 1 end
from generate_series(1, 1000000) n,
  (select min(id) as id from orders) first,
  lateral (select case when n % 5000 = 0 then 'channels' when n % 10 < 7 then 'orders' when n % 10 = 7 then 'skuMapping' when n % 10 = 8 then 'productCodes' else 'stores' end as object_type) kinds,
  lateral (select kinds.object_type, case kinds.object_type when 'orders' then '/sysOrder/orderReview' when 'channels' then '/logistics/save'
    when 'skuMapping' then '/productCodeSku/add' when 'productCodes' then '/product/code/updateStock' else '/store/update' end as action) acts
order by n;

insert into audit_names select distinct username from audit_log;

-- Ten rows of each order within two weeks.
insert into order_logs (order_id, create_user, behavior_key, params, from_status, to_status, gmt_create)
select first.id + (n / 10 - n % 10 * 200 + 100000) % 100000, 'person' || abs(hashint8(n)) % 30, 'orders.log.moved', '{}', 0, 1,
  pg_temp.moment_of(n, 1000000)
from generate_series(1, 1000000) n, (select min(id) as id from orders) first
order by n;

insert into stock_movements (product_code_id, order_id, kind, quantity, create_user, gmt_create)
select product.ids[1 + abs(hashint8(n)) % 2000], first.id + n % 100000, case when n % 20 = 0 then 'set' when n % 2 = 0 then 'reserve' else 'ship' end,
  1 + n % 3, 'person' || n % 30, pg_temp.moment_of(n, 500000)
from generate_series(1, 500000) n, (select min(id) as id from orders) first,
  (select array_agg(id order by id) as ids from product_codes) product
order by n;

insert into outside_calls (system, endpoint, store_id, started_at, ms, outcome, attempts, reference)
select 'shein', '/open-api/order/order-detail', store.ids[1 + abs(hashint8(n)) % 20],
  (stop - interval '30 days' + interval '30 days' * ((n - 0.5) / 500000)) at time zone 'UTC', 40 + n % 200,
  case when n % 100 = 0 then 'timeout' else 'done' end, 1, md5(n::text)
from generate_series(1, 500000) n, (select array_agg(id order by id) as ids from stores) store,
  (select date_trunc('month', now() at time zone 'UTC') as stop) ended
order by n;

reset session_replication_role;

select pg_temp.make_indexes();
