import type { Placeholders } from '@pressroom/contract/publishTemplates/titleWords';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/expressions.ts';
import { fail } from '../../platform/failure.ts';

interface Row {
  id: string;
  style: string | null;
  colour: string | null;
  size: string | null;
  design: string | null;
}

/** What buyers can read of a code's name, which may stand in both languages; the code where that is nothing. */
const readable = (code: string) => sql`coalesce(
  nullif(btrim(regexp_replace(${sql.ref(`${code}.name`)}, '[\\u3000-\\u303f\\u4e00-\\u9fff\\uff00-\\uffef]+', ' ', 'g')), ''),
  ${sql.ref(`${code}.code`)})`;

/** What all SKUs of a product have alike; null where they differ. */
const alike = (value: ReturnType<typeof readable>) =>
  sql<string | null>`case when count(distinct ${value}) = 1 then min(${value}) end`;

/**
 * What stands in the placeholders for each product: its style, its colour and size where it has one alone, and the name
 * of its print. Products that do not exist are left out.
 */
export async function findTitleValues(db: Db, productIds: readonly string[]): Promise<Map<string, Placeholders>> {
  const { rows } = await sql<Row>`
    select product.id::text as id,
      ${alike(readable('style'))} as style, ${alike(readable('colour'))} as colour, ${alike(readable('size'))} as size,
      min(print.name) as design
    from products product
    left join product_skus sku on sku.product_id = product.id
    left join product_codes code on code.id = sku.product_code_id
    left join product_categories category on category.id = code.category_id
    left join codes style on style.id = coalesce(product.style_id, category.style_id)
    left join codes colour on colour.id = coalesce(sku.color_id, category.color_id)
    left join codes size on size.id = coalesce(sku.size_id, code.size_id)
    left join library_files print on print.id = product.print1_id
    where product.id = ${anyOf(productIds, 'bigint')}
    group by product.id`.execute(db);
  return new Map(
    rows.map(({ id, style, colour, size, design }) => [
      id,
      {
        ...(style !== null && { style }),
        ...(colour !== null && { colour }),
        ...(size !== null && { size }),
        ...(design !== null && { design: design.replace(/\.png$/i, '') }),
      },
    ]),
  );
}

/** 404 where there is no such product. */
export async function getTitleValues(db: Db, productId: string): Promise<Placeholders> {
  const found = await findTitleValues(db, [productId]);
  return found.get(productId) ?? fail(404, 'platform.notFound');
}
