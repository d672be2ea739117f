-- What sheets of products refer to, on 20,000 product codes: 100 prints, and 20 product templates with their pictures.

insert into library_files (name, library_type, blob_id, create_user)
select 'print ' || id || '.png', 1, id, 'admin' from blobs;

insert into stores (name, type_code, country_code, currency, data_status, remark)
values ('Bench SHEIN', 'SHEIN_SEMI_TRUSTEESHIP', 'US', 'USD', 1, ''), ('Bench TEMU', 'TEMU_SEMI_TRUSTEESHIP', 'US', 'USD', 1, '');

insert into packaging_templates (name, package_shape, package_type) values ('Packaging', 1, 1);
insert into packaging_template_images (template_id, position, blob_id)
select template.id, 0, blob.id from packaging_templates template, (select min(id) as id from blobs) blob;

insert into classification_templates
  (name, shein_store_id, shein_product_type_id, shein_category_ids, shein_category, temu_store_id, temu_product_type_id,
    temu_category_ids, temu_category, bind_temu_size_charts_template_name)
select 'Classification', shein.id, '3030', '{3030}', '{T恤}', temu.id, '29001', '{29001}', '{T恤}', 'Size chart'
from stores shein, stores temu where shein.name = 'Bench SHEIN' and temu.name = 'Bench TEMU';

insert into product_templates
  (name, packaging_template_id, classification_template_id, state, material, stock, origin, product_reference_links,
    start_original_price, end_original_price, start_selling_price, end_selling_price,
    outer_box_length, outer_box_width, outer_box_height, outer_box_weight)
select 'Template ' || n, packaging.id, classification.id, 1, 'Cotton', 100, 'CN', 'https://shop.example/tee', 12, 18, 9.9, 15.9, 30, 25, 3, 220
from generate_series(1, 20) n, packaging_templates packaging, classification_templates classification;

-- two pictures for SHEIN, four for TEMU's carousel
insert into product_template_images (template_id, image_type, position, blob_id)
select template.id, type, place, blob.first + template.id % 50 + place
from product_templates template, (select min(id) as first from blobs) blob,
  (values (1, 0), (1, 1), (4, 0), (4, 1), (4, 2), (4, 3)) slots (type, place);
