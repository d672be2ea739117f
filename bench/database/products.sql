-- On 20,000 product codes and 100,000 prints: 100,000 products with 1,000,485 SKUs. Of every hundred products 65 have many SKUs
-- (15 or 14, one of them 500), 30 are single ones and 5 are combinations of two. A fifth lacks something, and ten of the 200
-- product templates were changed after products were made from them.

insert into packaging_templates (name, package_shape, package_type)
select 'Packaging ' || n, 1, 1 from generate_series(1, 10) n;

insert into classification_templates
  (name, shein_store_id, shein_product_type_id, shein_category_ids, shein_category, temu_store_id, temu_product_type_id,
    temu_category_ids, temu_category, bind_temu_size_charts_template_name, findings)
select 'Classification ' || n, 2, '3030', '{1727,2030,3030}', '{女装,上装,T恤}', 1, '29001', '{29000,29001}', '{服装,女士T恤}', 'Size chart',
  case when n = 50 then '[{"marketplace": "temu", "attributeId": "1", "msg": {"key": "classification.required"}}]'::jsonb else '[]' end
from generate_series(1, 50) n;

insert into product_templates
  (name, packaging_template_id, classification_template_id, state, material, stock, origin, product_reference_links,
    start_original_price, end_original_price, start_selling_price, end_selling_price,
    outer_box_length, outer_box_width, outer_box_height, outer_box_weight, gmt_modified)
select 'Template ' || n, 1 + n % 10, 1 + n % 50, 1, 'Cotton', 100, 'CN', 'https://shop.example/tee', 12, 18, 9.9, 15.9, 30, 25, 3, 220,
  case when n > 190 then timestamptz '2026-06-01' else timestamptz '2026-01-01' end
from generate_series(1, 200) n;

create temp view designs as
select n, n % 100 as kind,
  (array['白鹤', '金鱼', '老虎', '熊猫', '玫瑰', '牡丹', '山峰', '海浪', '星空', '月亮', '狐狸', '仙人', '鲸鱼', '骷髅', '蝴蝶', '向日', '樱花', '闪电', '火焰', '机车'])[1 + n % 20]
  || (array['复古', '水彩', '线稿', '像素', '国潮', '童趣', '极简', '街头', '手绘', '霓虹'])[1 + n / 20 % 10] as design
from generate_series(1, 100000) n;

-- what is sound by the way it is made is not checked once more, and whole indexes are made faster than row by row
set session_replication_role = replica;
drop index product_skus_sku_grams, product_skus_name_grams, products_spu_grams;

insert into products
  (product_type, spu, style_id, product_template_id, template_version, classification_template_id, packaging_template_id,
    print1_id, sku_count, enabled_count, shein_missing, temu_missing, gmt_create, gmt_modified)
select case when kind < 5 then 3 when kind < 35 then 1 else 2 end, 'DS' || lpad(n::text, 6, '0'),
  case when kind >= 35 then 1 + n % 40 end, 1 + n % 200, timestamptz '2026-03-01', 1 + n % 50, 1 + n % 10,
  case when kind >= 5 then prints.first + n - 1 end, skus, skus, case when n % 5 = 0 then skus else 0 end, case when n % 5 = 0 then skus else 0 end,
  timestamptz '2026-01-01' + n * interval '4 minutes', timestamptz '2026-01-01' + n * interval '4 minutes'
from designs, (select min(id) as first from library_files where library_type = 1) prints,
  lateral (select case when kind < 35 then 1 when n = 99999 then 500 when n % 13 < 11 then 15 else 14 end as skus) counted
order by n;

insert into product_skus
  (product_id, position, sku, name, status, product_code_id, color_id, size_id, material, origin, product_reference_links,
    start_original_price, end_original_price, start_selling_price, end_selling_price,
    outer_box_length, outer_box_width, outer_box_height, outer_box_weight, main_blob_id, shein_missing, temu_missing)
select product.id, k, product.spu || case when product.product_type = 2 then '-' || color.code || '-' || size.code else '' end,
  design || '图案短袖T恤 ' || n, 1, code.id, case when product.product_type = 2 then color.id end, case when product.product_type = 2 then size.id end,
  'Cotton', 'CN', 'https://shop.example/tee', 12 + n % 10, 18 + n % 10, 9.9 + n % 10, 15.9 + n % 10, 30, 25, 3, 220,
  1 + (n + k) % 100, case when n % 5 = 0 then '{slot2}'::text[] else '{}' end, case when n % 5 = 0 then '{slot4,slot6}'::text[] else '{}' end
from designs
join products product on product.id = n and product.product_type <> 3
cross join lateral generate_series(0, product.sku_count - 1) k
cross join lateral (
  -- a category for each of 40 models in 20 colours, a product code for each of its 25 sizes
  select (n % 40 * 20 + case when product.sku_count = 500 then k / 25 else n % 17 + k / 5 end) * 25
    + case when product.sku_count = 500 then k % 25 else k % 5 end + 1 as code_id
) made
join product_codes code on code.id = code_id
join product_categories category on category.id = code.category_id
join codes color on color.id = category.color_id
join codes size on size.id = code.size_id
order by n, k;

insert into product_skus (product_id, position, sku, name, status)
select product.id, 0, product.spu || '-SET', design || '套装 ' || n, 1
from designs join products product on product.id = n and product.product_type = 3
order by n;

insert into combination_components (sku_id, position, component_sku_id, quantity)
select combination.id, part, single.ids[1 + (combination.id * 7 + part * 311) % 30000], 1 + part
from product_skus combination
join products product on product.id = combination.product_id and product.product_type = 3
cross join generate_series(0, 1) part,
  (select array_agg(sku.id order by sku.id) as ids
   from product_skus sku join products product on product.id = sku.product_id where product.product_type = 1) single;

insert into product_pictures (sku_id, image_type, position, blob_id)
select sku.id, 1 + n % 7, n / 7, 1 + n % 100
from product_skus sku cross join generate_series(0, 13) n
where sku.id <= 20000;

create index product_skus_sku_grams on product_skus using gin (name_grams(sku)) with (fastupdate = off);
create index product_skus_name_grams on product_skus using gin (name_grams(name)) with (fastupdate = off);
create index products_spu_grams on products using gin (name_grams(spu)) with (fastupdate = off);
drop view designs;
set session_replication_role = default;
