-- What orders refer to: 20 stores, 100 prints with their effect previews, one category of 20 product codes.

insert into stores (name, type_code, country_code, currency, data_status, remark)
select 'Store ' || n, case when n % 2 = 0 then 'SHEIN_SEMI_TRUSTEESHIP' else 'TEMU_SEMI_TRUSTEESHIP' end, 'US', 'USD', 1, ''
from generate_series(1, 20) n;

insert into blobs (sha256, key, size, mime, width, height)
select sha256(n::text::bytea), md5('blob ' || n), 2000000, 'image/png', 2047, 2677
from generate_series(1, 100) n;

insert into library_files (name, blob_id, create_user)
select 'print ' || id || '.png', id, 'admin' from blobs;

insert into effect_previews (key, description_hash, base_blob_id, prints)
select md5('preview ' || id), sha256(('preview ' || id)::bytea), id, '[]' from blobs;

insert into codes (type, name, code) values (1, 'Tee', 'TEE'), (2, 'Black', 'BLK');
insert into codes (type, name, code) select 3, 'Size ' || n, 'S' || n from generate_series(1, 20) n;

insert into product_categories
  (name, style_id, color_id, box_length, box_width, box_high, box_weight, bottom_image_id, number_of_prints, print_locations)
select 'Tee, black', style.id, color.id, 30, 25, 3, 240, (select min(id) from library_files), 1,
  '[{"x": 400, "y": 320, "width": 400, "height": 480}]'
from codes style, codes color
where style.type = 1 and color.type = 2;

insert into product_codes (category_id, size_id, code, real_stock)
select k.id, size.id, 'TEE-BLK-' || size.code, 1000000
from product_categories k, codes size
where size.type = 3;

-- Each store has mapped 50 SKU ids.
insert into sku_mappings (shop_id, sku_id, product_code_id, printing_image_id)
select s.id, (17592304880000 + n)::text, product.ids[1 + n % 20], print.ids[1 + n % 100]
from stores s, generate_series(1, 50) n,
  (select array_agg(id order by id) ids from product_codes) product,
  (select array_agg(id order by id) ids from library_files) print;
