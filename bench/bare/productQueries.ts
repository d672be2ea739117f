import type { Question } from './listQuestion.ts';

const headColumns = `
  p.id, p.product_type, p.spu, p.status, p.product_template_id, t.name as template_name,
  t.gmt_modified > p.template_version as template_moved, p.classification_template_id, c.name as classification_name,
  c.findings <> '[]' as findings, p.packaging_template_id, k.name as packaging_name, style.code as style_code,
  print1.id as print1_id, print1.name as print1_name, blob1.key as print1_key, print2.id as print2_id, print2.name as print2_name,
  blob2.key as print2_key, p.sku_count, p.enabled_count, p.shein_missing, p.temu_missing, p.gmt_create, p.gmt_modified`;
const headJoins = `
  join classification_templates c on c.id = p.classification_template_id
  join packaging_templates k on k.id = p.packaging_template_id
  left join product_templates t on t.id = p.product_template_id
  left join codes style on style.id = p.style_id
  left join library_files print1 on print1.id = p.print1_id left join blobs blob1 on blob1.id = print1.blob_id
  left join library_files print2 on print2.id = p.print2_id left join blobs blob2 on blob2.id = print2.blob_id`;

const skuColumns = `
  s.id as sku_id, s.sku, s.name, s.status as sku_status, s.material, s.origin, s.product_reference_links, s.start_original_price,
  s.end_original_price, s.start_selling_price, s.end_selling_price, s.outer_box_length, s.outer_box_width, s.outer_box_height,
  s.outer_box_weight, s.own_stock, s.remark, s.shein_missing as sku_shein_missing, s.temu_missing as sku_temu_missing,
  s.gmt_create as sku_gmt_create, s.gmt_modified as sku_gmt_modified, code.code as product_code, code.category_id,
  category.number_of_prints, code.real_stock - code.reserved as available, color.id as color_id, color.code as color_code,
  color.name as color_name, size.id as size_id, size.code as size_code, size.name as size_name, main.key as main_key,
  (select count(*) from (
    select m.shop_id, m.sku_id from sku_mappings m where m.product_code_id = s.product_code_id and m.printing_image_id = p.print1_id
      and m.printing_image2_id is not distinct from p.print2_id
    union select l.store_id, l.market_sku_id from listing_skus l where l.sku_id = s.id and l.market_sku_id is not null
  ) sold) as listing_count`;
const skuJoins = `
  left join product_codes code on code.id = s.product_code_id
  left join product_categories category on category.id = code.category_id
  left join codes color on color.id = coalesce(s.color_id, category.color_id)
  left join codes size on size.id = coalesce(s.size_id, code.size_id)
  left join blobs main on main.id = s.main_blob_id`;

const components = `
  (select jsonb_agg(jsonb_build_object('id', part.id, 'sku', part.sku, 'name', part.name, 'status', part.status,
      'product_id', part.product_id, 'quantity', made.quantity, 'code', code.code, 'available', code.real_stock - code.reserved,
      'own_stock', part.own_stock, 'key', main.key, 'prices', array[part.start_original_price, part.end_original_price,
      part.start_selling_price, part.end_selling_price], 'box', array[part.outer_box_length, part.outer_box_width,
      part.outer_box_height, part.outer_box_weight], 'color', color.name, 'size', size.name, 'print', print.name, 'print_key', blob.key)
      order by made.position)
    from combination_components made join product_skus part on part.id = made.component_sku_id
    join products owner on owner.id = part.product_id
    left join product_codes code on code.id = part.product_code_id
    left join product_categories category on category.id = code.category_id
    left join codes color on color.id = coalesce(part.color_id, category.color_id)
    left join codes size on size.id = coalesce(part.size_id, code.size_id)
    left join library_files print on print.id = owner.print1_id left join blobs blob on blob.id = print.blob_id
    left join blobs main on main.id = part.main_blob_id
    where made.sku_id = s.id) as components`;

/** What a product of many SKUs says of them all. */
const ofSkus = `
  (select array_agg(distinct codes.code) from product_skus held join codes on codes.id = held.color_id where held.product_id = p.id) as colors,
  (select array_agg(distinct codes.code) from product_skus held join codes on codes.id = held.size_id where held.product_id = p.id) as sizes,
  (select array_agg(key) from (select distinct blobs.key from product_skus held join blobs on blobs.id = held.main_blob_id
    where held.product_id = p.id limit 4) shown) as picture_keys`;

const chosen = (matching: string) =>
  `(select id from products where ${matching} order by id desc limit 20) chosen join products p on p.id = chosen.id`;
const managed = (matching: string, more = '') => `
  select ${headColumns}, ${skuColumns}${more} from ${chosen(matching)} ${headJoins}
  join product_skus s on s.product_id = p.id ${skuJoins} order by p.id desc`;
const variants = (matching: string) => `
  select ${headColumns}, ${ofSkus} from ${chosen(matching)} ${headJoins} order by p.id desc`;
const counted = (matching: string) => `select count(*) as total from products where ${matching}`;

const holding = (column: string, type: number) =>
  `product_type = ${type} and id in (select product_id from product_skus where name_grams(${column}) @> word_grams($1))`;
const bySku = `product_type = 2 and id in (
  select product_id from product_skus where name_grams(sku) @> word_grams($1) and sku ilike '%' || $1 || '%')`;
const bySpu = `product_type = 2 and name_grams(spu) @> word_grams($1) and spu ilike '%' || $1 || '%'`;
const byCode = `product_type = 2 and id in (
  select product_id from product_skus where product_code_id = (select id from product_codes where lower(code) = lower($1)))`;
const byPart = `product_type = 3 and id in (
  select made.product_id from product_skus part join combination_components c on c.component_sku_id = part.id
  join product_skus made on made.id = c.sku_id
  where part.product_code_id = (select id from product_codes where lower(code) = lower($1)))`;

const specs = `
  select ${skuColumns}, s.id, p.id as product_id, print1.id as print1_id, print1.name as print1_name, blob1.key as print1_key
  from products p join product_skus s on s.product_id = p.id ${skuJoins}
  left join library_files print1 on print1.id = p.print1_id left join blobs blob1 on blob1.id = print1.blob_id
  where p.id = $1 order by s.position, s.id`;

const choices = `
  from (
    select id, product_id from product_skus where name_grams(sku) @> word_grams($1) and sku ilike '%' || $1 || '%'
    union select id, product_id from product_skus where name_grams(name) @> word_grams($1) and name ilike '%' || $1 || '%'
    union select held.id, held.product_id from products join product_skus held on held.product_id = products.id
      where name_grams(spu) @> word_grams($1) and spu ilike '%' || $1 || '%'
  ) found join products p on p.id = found.product_id
  where p.product_type <> 3`;

/** The best minimal SQL for each list and search of products. */
export const questions = {
  singles: { rows: managed('product_type = 1'), total: counted('product_type = 1'), values: [] },
  combinations: {
    rows: managed('product_type = 3', `, ${components}`),
    total: counted('product_type = 3'),
    values: [],
  },
  variants: { rows: variants('product_type = 2'), total: counted('product_type = 2'), values: [] },
  variantsWithSpecs: {
    rows: `
      select ${headColumns}, (select jsonb_agg(to_jsonb(spec) order by spec.position) from (
        select s.position, ${skuColumns} from product_skus s ${skuJoins} where s.product_id = p.id) spec) as specs
      from ${chosen('product_type = 2')} ${headJoins} order by p.id desc`,
    total: counted('product_type = 2'),
    values: [],
  },
  specs: { rows: specs, values: [99998] },
  manySpecs: { rows: specs, values: [99999] },
  singlesByName: { rows: managed(holding('name', 1)), total: counted(holding('name', 1)), values: ['白鹤'] },
  variantsByName: { rows: variants(holding('name', 2)), total: counted(holding('name', 2)), values: ['白鹤'] },
  variantsBySku: { rows: variants(bySku), total: counted(bySku), values: ['DS0123'] },
  variantsBySpu: { rows: variants(bySpu), total: counted(bySpu), values: ['00417'] },
  variantsByCode: { rows: variants(byCode), total: counted(byCode), values: ['TS0007-C03-S02'] },
  combinationsByCode: {
    rows: managed(byPart, `, ${components}`),
    total: counted(byPart),
    values: ['TS0007-C10-S01'],
  },
  productChoices: {
    rows: `
      select chosen.id, p.spu, p.product_type, ${skuColumns}
      from (select found.id, found.product_id ${choices} order by found.id desc limit 50) chosen
      join products p on p.id = chosen.product_id join product_skus s on s.id = chosen.id ${skuJoins}
      order by chosen.id desc`,
    total: `select count(*) as total ${choices}`,
    values: ['DS0123'],
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
