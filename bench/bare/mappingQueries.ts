import type { Question } from './listQuestion.ts';

const productFacts = `
  p.code, style.name as style_name, color.name as color_name, size.name as size_name, k.box_length, k.box_width, k.box_high, k.box_weight
  from page join product_codes p on p.id = page.product_code_id join product_categories k on k.id = p.category_id
  join codes style on style.id = k.style_id join codes color on color.id = k.color_id join codes size on size.id = p.size_id
  order by page.newest desc`;
const productsOf = (bound: string): Pick<Question, 'rows' | 'total'> => ({
  rows: `with page as (${bound} order by newest desc limit 20) select page.mappings, ${productFacts}`,
  total: `select count(*) as total from (${bound}) bound`,
});
const counted = (matching: string) =>
  productsOf(
    `select product_code_id, count(*) as mappings, max(id) as newest from sku_mappings where ${matching} group by 1`,
  );
const kept = productsOf('select product_code_id, mappings, newest from mapped_products where shop_id = $1');

/** What the newest order says of the goods of each row of `page`. */
const listing = `
  left join lateral (
    select l.listing from order_lines l join orders o on o.id = l.order_id
    where l.msku = page.sku_id and l.listing is not null and o.shop_id = page.shop_id order by l.id desc limit 1) told on true`;
const waiting = `
  select o.shop_id, l.msku as sku_id, count(distinct l.order_id) as orders, sum(l.num) as units, min(o.delivery_time_limit) as deadline
  from order_lines l join orders o on o.id = l.order_id
  where l.product_code_id is null and l.msku <> '' and o.sys_status in (5, 0, 3) group by 1, 2`;

/** The best minimal SQL for each list and search of the SKU mapping screen. Suggestions and contradictions are not asked for. */
export const questions = {
  mappedProducts: { ...kept, values: ['0'] },
  mappedOfStore: { ...kept, values: ['3'] },
  mappedBySku: { ...counted('name_grams(sku_id) @> word_grams($1) and sku_id ilike $2'), values: ['30079', '%30079%'] },
  mappedByPrint: {
    ...counted(
      `printing_image_id in (select id from library_files where library_type = 1 and name_grams(name) @> word_grams($1) and name ilike $2)`,
    ),
    values: ['D4711', '%D4711%'],
  },
  mappedByCode: {
    ...productsOf(
      `select m.product_code_id, m.mappings, m.newest from mapped_products m join product_codes p on p.id = m.product_code_id
       where m.shop_id = 0 and p.code ilike $1`,
    ),
    values: ['%c07-s1%'],
  },
  mappings: {
    rows: `
      with page as (
        select m.* from sku_mappings m join product_codes p on p.id = m.product_code_id
        where lower(p.code) = lower($1) order by m.id desc limit 20)
      select page.*, s.name as shop_name, p.code, k.number_of_prints, one.name as print_name, b.key as print_key, told.listing
      from page join stores s on s.id = page.shop_id join product_codes p on p.id = page.product_code_id
      join product_categories k on k.id = p.category_id
      join library_files one on one.id = page.printing_image_id join blobs b on b.id = one.blob_id
      left join library_files two on two.id = page.printing_image2_id ${listing} order by page.id desc`,
    total: `select count(*) as total from sku_mappings m join product_codes p on p.id = m.product_code_id where lower(p.code) = lower($1)`,
    values: ['TS0001-C01-S02'],
  },
  waiting: {
    rows: `
      with page as (
        select * from (${waiting}) waiting
        order by (deadline > now() + interval '1 day'), orders desc, units desc, deadline, shop_id, sku_id limit 20)
      select page.*, s.name as shop_name, told.listing from page join stores s on s.id = page.shop_id ${listing}`,
    total: `select count(*) as total from (${waiting}) waiting`,
    values: [],
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
