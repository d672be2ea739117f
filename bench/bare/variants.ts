import type { Client } from 'pg';

const generateVariants = {
  name: 'generate variants',
  text: `
    select $1 || '-' || color.code || '-' || size.code as sku, template.name || ' ' || color.name || ' ' || size.name as name,
      color.code as color_code, size.code as size_code, style.code || '-' || color.code || '-' || size.code as product_code,
      category.id as category_id, category.number_of_prints, product.real_stock - product.reserved as inventory,
      taken.id is not null as sku_taken, template.material, template.origin, template.product_reference_links,
      template.start_original_price, template.end_original_price, template.start_selling_price, template.end_selling_price,
      template.outer_box_length, template.outer_box_width, template.outer_box_height, template.outer_box_weight
    from product_templates template
    join codes style on style.type = 1 and lower(style.code) = lower($2)
    join codes color on color.type = 2 and lower(color.code) = any($3)
    join codes size on size.type = 3 and lower(size.code) = any($4)
    left join product_categories category on category.style_id = style.id and category.color_id = color.id
    left join product_codes product on product.category_id = category.id and product.size_id = size.id
    left join product_skus taken on lower(taken.sku) = lower($1 || '-' || color.code || '-' || size.code)
    where template.id = $5
    order by lower(color.code), lower(size.code)`,
};

/** The SKUs of these colours and sizes in one statement: nothing is checked, and no pictures are read. */
export async function generateBare(
  client: Client,
  given: {
    spu: string;
    styleCode: string;
    colorCodes: readonly string[];
    sizeCodes: readonly string[];
    templateId: string;
  },
): Promise<number> {
  const lower = (codes: readonly string[]) => codes.map((code) => code.toLowerCase());
  const values = [given.spu, given.styleCode, lower(given.colorCodes), lower(given.sizeCodes), given.templateId];
  const { rows } = await client.query<{ sku: string }>({ ...generateVariants, values });
  return JSON.stringify(rows).length > 0 ? rows.length : 0;
}
