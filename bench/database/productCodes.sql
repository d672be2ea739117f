-- 20,000 product codes: 40 models in 20 colours make 800 categories of 25 sizes each; the dictionary knows 3,000 models more.
-- One product code has 5,000 movements.

insert into blobs (sha256, key, size, mime, width, height)
select sha256(n::text::bytea), md5('blob ' || n), 2000000, 'image/png', 1200, 1200
from generate_series(1, 100) n;

insert into library_files (name, library_type, blob_id, create_user)
select 'base ' || id || '.png', 2, id, 'admin' from blobs;

insert into codes (type, name, code)
select 1, 'Model ' || n, 'TS' || lpad(n::text, 4, '0') from generate_series(1, 3040) n
union all
select 2, 'Colour ' || n, 'C' || lpad(n::text, 2, '0') from generate_series(1, 20) n
union all
select 3, 'Size ' || n, 'S' || lpad(n::text, 2, '0') from generate_series(1, 25) n;

insert into product_categories
  (name, style_id, color_id, box_length, box_width, box_high, box_weight, bottom_image_id, number_of_prints, print_locations)
select left(style.name || ' ' || color.name, 20), style.id, color.id, 30, 25, 3, 240, picture.ids[1 + style.id % 100], 1,
  '[{"x": 400, "y": 320, "width": 400, "height": 480}]'
from codes style, codes color, (select array_agg(id order by id) as ids from library_files) picture
where style.type = 1 and style.code <= 'TS0040' and color.type = 2
order by style.id, color.id;

insert into product_codes (category_id, size_id, code, real_stock, reserved, shipped_num, signed_num)
select category.id, size.id, style.code || '-' || color.code || '-' || size.code, 100 + size.id % 50, 3, 40, 30
from product_categories category
join codes style on style.id = category.style_id
join codes color on color.id = category.color_id
cross join codes size
where size.type = 3
order by category.id, size.id;

insert into stock_movements (product_code_id, kind, quantity, create_user)
select id, 'set', real_stock, 'admin' from product_codes;
-- reserved for nobody: no order is needed to list movements
set session_replication_role = replica;
insert into stock_movements (product_code_id, kind, quantity, create_user)
select (select min(id) from product_codes), case n % 2 when 0 then 'reserve' else 'release' end, 1, 'system'
from generate_series(1, 5000) n;
set session_replication_role = default;
