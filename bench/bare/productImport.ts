import { readXlsx } from 'hucre/xlsx';
import type { Client } from 'pg';
import { sheetKeys } from '../productSheet.ts';

const given = `
  jsonb_to_recordset($1) as given
    (spu text, sku text, name text, template text, "productCode" text, print1 text, "mainPicture" text, stock text,
     "startSellingPrice" numeric, "endSellingPrice" numeric, status text, remark text, slot7 text)`;

const insertProducts = {
  name: 'insert products',
  text: `
    insert into products
      (product_type, spu, status, product_template_id, template_version, classification_template_id, packaging_template_id,
        print1_id, sku_count, enabled_count)
    select 1, given.spu, case given.status when '在售' then 1 else 2 end, template.id, template.gmt_modified,
      template.classification_template_id, template.packaging_template_id, print.id, 1, 1
    from ${given}
    join product_templates template on lower(template.name) = lower(given.template)
    join library_files print on print.name = given.print1 and print.library_type = 1`,
};

const insertSkus = {
  name: 'insert SKUs',
  text: `
    insert into product_skus
      (product_id, sku, name, status, product_code_id, material, origin, product_reference_links,
        start_original_price, end_original_price, start_selling_price, end_selling_price,
        outer_box_length, outer_box_width, outer_box_height, outer_box_weight, own_stock, remark, main_blob_id)
    select product.id, given.sku, given.name, product.status, code.id, template.material, template.origin,
      template.product_reference_links, template.start_original_price, template.end_original_price,
      given."startSellingPrice", given."endSellingPrice", template.outer_box_length, template.outer_box_width,
      template.outer_box_height, template.outer_box_weight, given.stock::int, coalesce(given.remark, ''), main.blob_id
    from ${given}
    join products product on lower(product.spu) = lower(given.spu)
    join product_templates template on template.id = product.product_template_id
    join product_codes code on lower(code.code) = lower(given."productCode")
    join library_files main on main.name = given."mainPicture" and main.library_type = 1`,
};

/** The main picture stands first in four slots, and those of the templates after it. */
const insertPictures = {
  name: 'insert pictures',
  text: `
    with added as (
      select sku.id, sku.main_blob_id, product.product_template_id, product.packaging_template_id, block.blob_id as block_id
      from ${given}
      join product_skus sku on lower(sku.sku) = lower(given.sku)
      join products product on product.id = sku.product_id
      join library_files block on block.name = given.slot7 and block.library_type = 1)
    insert into product_pictures (sku_id, image_type, position, blob_id)
    select added.id, image_type, position + 1, blob_id
    from added join product_template_images on template_id = product_template_id
    union all
    select id, type, 0, main_blob_id from added, (values (1), (2), (4), (5)) slots (type)
    union all
    select added.id, 6, position, blob_id from added join packaging_template_images on template_id = packaging_template_id
    union all
    select id, 7, 0, block_id from added`,
};

/** Parses and inserts without any checks: bad lines are not looked for, and neither completeness nor audit is written. */
export async function importBare(client: Client, file: Buffer): Promise<void> {
  const { sheets } = await readXlsx(file);
  const [, ...body] = sheets[0]!.rows;
  const rows = body.map((cells) => Object.fromEntries(sheetKeys.map((key, index) => [key, cells[index]])));
  const values = [JSON.stringify(rows)];
  await client.query('begin');
  for (const statement of [insertProducts, insertSkus, insertPictures]) await client.query({ ...statement, values });
  await client.query('commit');
}
