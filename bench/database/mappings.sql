-- On 20,000 product codes: 10 stores, 100,000 prints, 200,000 SKU mappings; 2,000 SKU ids that hold up 6,000 orders, and 20,000 orders
-- of mapped ones. Every order line says what its listing says.

insert into stores (name, type_code, country_code, currency, data_status, remark)
select 'Store ' || n, case when n % 2 = 0 then 'SHEIN_SEMI_TRUSTEESHIP' else 'TEMU_SEMI_TRUSTEESHIP' end, 'US', 'USD', 1, '' from generate_series(1, 10) n;

select pg_temp.drop_indexes('{library_files,sku_mappings}');

insert into library_files (name, library_type, blob_id, create_user)
select (array['fox', 'tiger', 'sunset', 'skull', 'rose', 'wolf', 'moon', 'bear', 'cactus', 'whale'])[1 + n % 10] || ' D' || n || '_front.png',
  1, 1 + n % 100, 'admin'
from generate_series(1, 100000) n;

-- counted once at the end, and sound by the way it is made
set session_replication_role = replica;
insert into sku_mappings (shop_id, sku_id, product_code_id, printing_image_id)
select store.ids[1 + n % 10], (17592300000000 + n * 7919)::text, product.ids[1 + n * 31 % 20000], print.ids[1 + n * 17 % 100000]
from generate_series(1, 200000) n,
  (select array_agg(id order by id) ids from stores) store,
  (select array_agg(id order by id) ids from product_codes) product,
  (select array_agg(id order by id) ids from library_files where library_type = 1) print;

set session_replication_role = default;
select pg_temp.make_indexes();
select recount_mapped(array(select id from product_codes));

insert into orders (third_order_number, shop_id, sys_status, label_type, order_time, delivery_time_limit, total_num, create_user)
select 'W-' || n, store.ids[1 + n % 10], case when n <= 6000 then 5 else 1 end, 1, now() - n * interval '1 minute',
  now() + (n % 500) * interval '1 hour', 1, 'admin'
from generate_series(1, 26000) n, (select array_agg(id order by id) ids from stores) store;

-- what waits
insert into order_lines (order_id, line_no, msku, num, listing)
select o.id, 1, (99000000000000 + n % 2000)::text, 1 + n % 3, jsonb_build_object(
  'title', 'Graphic shirt number ' || n % 2000, 'sellerSku', product.codes[1 + n % 2000 * 7] || '-D' || n % 2000 * 13,
  'attributes', jsonb_build_array())
from orders o join lateral (select substr(o.third_order_number, 3)::int n) numbered on true,
  (select array_agg(code order by id) codes from product_codes) product
where o.sys_status = 5;

-- what is mapped
insert into order_lines (order_id, line_no, msku, num, product_code_id, product_code, printing_image_id, printing_name, listing)
select o.id, 1, mapping.sku_id, 1, mapping.product_code_id, product.code, mapping.printing_image_id, print.name,
  jsonb_build_object('title', 'Graphic shirt number ' || mapping.id % 2000, 'sellerSku', product.code || '-' || split_part(print.name, '_', 1),
    'attributes', jsonb_build_array())
from orders o
join sku_mappings mapping on mapping.id = substr(o.third_order_number, 3)::int
join product_codes product on product.id = mapping.product_code_id
join library_files print on print.id = mapping.printing_image_id
where o.sys_status = 1;

-- checked, as the job would have done by now
insert into mapping_contradictions (mapping_id, listing, contradictions)
select substr(o.third_order_number, 3)::int, line.listing, '[]'
from orders o join order_lines line on line.order_id = o.id where o.sys_status = 1;
delete from listing_changes;
