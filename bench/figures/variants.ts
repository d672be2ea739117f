import { productVariants } from '@pressroom/contract/products/variants';
import type { Client } from 'pg';
import { generateBare } from '../bare/variants.ts';
import { copyOf } from '../database/dataset.ts';
import { productDataset } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { boundValue, type Figure } from '../figure.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { inTurn, milliseconds } from '../rounds.ts';

const rounds = 15;
const colors = 30;
const sizes = 20;
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);

export const variants: Figure = {
  names: ['product-generate'],
  what: 'generating the SKUs of 30 colours in 20 sizes with their prices, from the question to the answer, beside the statement alone',
  async measure() {
    const database = await copyOf(await productDataset(), 'variants');
    return await withClient(database, async (client) => {
      const template = await seedTemplate(client);
      const given = {
        spu: 'BENCH',
        styleCode: 'TS0001',
        colorCodes: numbered('C', colors),
        sizeCodes: numbered('S', sizes),
      };
      await using pressroom = await startPressroom(database);
      const form = {
        ...given,
        isConfirm: false,
        productTemplateId: template.id,
        categoryTemplateId: template.classification,
        outerPkgTemplateId: template.packaging,
      };
      const sides = {
        ours: () => milliseconds(() => generate(pressroom, form)),
        bare: () => milliseconds(() => generateBare(client, { ...given, templateId: template.id }).then(requireAll)),
      };
      await inTurn(3, sides);
      return [boundValue('product-generate', { ...(await inTurn(rounds, sides)), unit: 'ms' }, { atMost: 300 })];
    });
  },
};

/** A template, and ten more colours: half of them have a category with product codes. */
async function seedTemplate(client: Client) {
  await client.query(`
    insert into codes (type, name, code) select 2, 'Colour ' || n, 'C' || n from generate_series(21, 30) n;
    insert into product_categories
      (name, style_id, color_id, box_length, box_width, box_high, box_weight, bottom_image_id, number_of_prints, print_locations)
    select 'More ' || color.code, style.id, color.id, 30, 25, 3, 240, (select min(id) from library_files), 1, '[]'
    from codes style, codes color
    where style.type = 1 and style.code = 'TS0001' and color.type = 2 and color.code between 'C21' and 'C25';
    insert into product_codes (category_id, size_id, code, real_stock)
    select category.id, size.id, 'TS0001-' || right(category.name, 3) || '-' || size.code, 10
    from product_categories category, codes size
    where category.name like 'More C%' and size.type = 3;
    insert into stores (name, type_code, country_code, currency, data_status, remark)
    values ('Bench SHEIN', 'SHEIN_SEMI_TRUSTEESHIP', 'US', 'USD', 1, ''), ('Bench TEMU', 'TEMU_SEMI_TRUSTEESHIP', 'US', 'USD', 1, '')`);
  const { rows } = await client.query<{ id: string; classification: string; packaging: string }>(`
    with packaging as (
      insert into packaging_templates (name, package_shape, package_type) values ('Bench', 1, 1) returning id
    ), classification as (
      insert into classification_templates
        (name, shein_store_id, shein_product_type_id, shein_category_ids, shein_category, temu_store_id, temu_product_type_id,
          temu_category_ids, temu_category, bind_temu_size_charts_template_name)
      select 'Bench', shein.id, '3030', '{3030}', '{T恤}', temu.id, '29001', '{29001}', '{T恤}', 'Size chart'
      from stores shein, stores temu where shein.name = 'Bench SHEIN' and temu.name = 'Bench TEMU' returning id
    )
    insert into product_templates
      (name, packaging_template_id, classification_template_id, state, material, stock, origin, product_reference_links,
        start_original_price, end_original_price, start_selling_price, end_selling_price,
        outer_box_length, outer_box_width, outer_box_height, outer_box_weight)
    select 'Bench', packaging.id, classification.id, 1, 'Cotton', 100, 'CN', 'https://shop.example/tee', 12, 18, 9.9, 15.9, 30, 25, 3, 220
    from packaging, classification
    returning id, classification_template_id as classification, packaging_template_id as packaging`);
  return rows[0]!;
}

async function generate({ origin, headers }: Pressroom, form: object): Promise<void> {
  const answer = await fetch(`${origin}${productVariants.add.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  const { data, msg } = (await answer.json()) as { data?: { productSpecs?: unknown[] }; msg: string };
  if (!data?.productSpecs) throw new Error(`The SKUs were refused: ${msg}`);
  requireAll(data.productSpecs.length);
}

function requireAll(count: number): void {
  if (count !== colors * sizes) throw new Error(`${count} SKUs were generated instead of ${colors * sizes}`);
}
