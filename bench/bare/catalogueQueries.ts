import type { Question } from './listQuestion.ts';

const codeColumns = 'c.id, c.type, c.name, c.code, c.gmt_create, c.gmt_modified';
const styleUses = '(select count(*)::int from product_categories k where k.style_id = c.id) as use_count';

const categoryColumns = `
  k.id, k.name, k.box_length, k.box_width, k.box_high, k.box_weight, k.bottom_image_id, k.number_of_prints, k.print_locations,
  k.gmt_create, k.gmt_modified, style.code as style_code, style.name as style_name, color.code as color_code,
  color.name as color_name, image.key as image_key, image.width, image.height, sum.*`;
const categoryJoins = `
  join codes style on style.id = k.style_id join codes color on color.id = k.color_id
  join library_files picture on picture.id = k.bottom_image_id join blobs image on image.id = picture.blob_id
  cross join lateral (
    select sum(real_stock)::int as real_stock, sum(reserved)::int as reserved, sum(shipped_num)::int as shipped_num,
      sum(signed_num)::int as signed_num, count(*)::int as product_code_count
    from product_codes p where p.category_id = k.id) sum`;

const productColumns = `
  p.*, k.name as category_name, k.number_of_prints, k.print_locations, k.box_length, k.box_width, k.box_high, k.box_weight,
  style.code as style_code, style.name as style_name, color.code as color_code, color.name as color_name,
  size.code as size_code, size.name as size_name, image.key as image_key, image.width, image.height`;
const productJoins = `
  join product_categories k on k.id = p.category_id join codes style on style.id = k.style_id
  join codes color on color.id = k.color_id join codes size on size.id = p.size_id
  join library_files picture on picture.id = k.bottom_image_id join blobs image on image.id = picture.blob_id`;

const categoriesOf = (matching: string) => `
  select ${categoryColumns} from (select * from product_categories k where ${matching} order by id desc limit 20) k
  ${categoryJoins} order by k.id desc`;
const productsOf = (matching: string) => `
  select ${productColumns} from (select * from product_codes p where ${matching} order by code, id limit 20) p
  ${productJoins} order by p.code, p.id`;
const holding = `k.id in (select category_id from product_codes where code ilike $1)`;

/** The best minimal SQL for each list and search of the catalogue's screens. */
export const questions = {
  codes: {
    rows: `select ${codeColumns}, ${styleUses} from codes c where type = $1 order by id desc limit 20`,
    total: 'select count(*) as total from codes where type = $1',
    values: [1],
  },
  codeSearch: {
    rows: `select ${codeColumns}, ${styleUses} from codes c where type = $1 and name ilike $2 order by id desc limit 20`,
    total: 'select count(*) as total from codes where type = $1 and name ilike $2',
    values: [1, '%del 12%'],
  },
  categories: {
    rows: categoriesOf('true'),
    total: 'select count(*) as total from product_categories',
    values: [],
  },
  categoriesWithCodes: {
    rows: categoriesOf('true'),
    total: 'select count(*) as total from product_categories',
    lines: `
      select p.category_id, p.id, p.code, p.real_stock, p.reserved, p.shipped_num, p.signed_num, p.gmt_create, p.gmt_modified,
        size.code as size_code, size.name as size_name
      from product_codes p join codes size on size.id = p.size_id where p.category_id = any($1::bigint[]) order by p.code, p.id`,
    linesOf: 'category_id',
    values: [],
  },
  categorySearch: {
    rows: categoriesOf(holding),
    total: `select count(*) as total from product_categories k where ${holding}`,
    values: ['%0012-c0%'],
  },
  productCodes: {
    rows: productsOf('true'),
    total: 'select count(*) as total from product_codes',
    values: [],
  },
  productCodeSearch: {
    rows: productsOf('p.code ilike $1'),
    total: 'select count(*) as total from product_codes where code ilike $1',
    values: ['%c07-s1%'],
  },
  movements: {
    rows: `
      select m.id, m.kind, m.quantity, m.order_id, o.third_order_number, m.create_user, m.note, m.gmt_create
      from stock_movements m left join orders o on o.id = m.order_id
      where m.product_code_id = $1 order by m.id desc limit 20`,
    total: `
      select count(*) as total, sum(case kind when 'set' then quantity when 'ship' then -quantity else 0 end) as on_shelf,
        sum(case kind when 'set' then quantity when 'reserve' then -quantity when 'release' then quantity else 0 end) as rest
      from stock_movements where product_code_id = $1`,
    values: [1],
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
