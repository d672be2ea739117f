import type { PictureUse } from '@pressroom/contract/library/library';
import { orderStatus } from '@pressroom/contract/orders/status';
import { fuzzyType, productType } from '@pressroom/contract/products/product';
import { publishFuzzyType } from '@pressroom/contract/publishing/plans';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

const finished = [orderStatus.signed, orderStatus.closed].map(String);

/**
 * Records that show one of the pictures: how many in all, and the first few. An order counts once. A finished order does
 * not count, because its lines have their own copy of the print's name and key.
 */
export async function findUses(
  db: Db,
  pictureIds: readonly string[],
  limit: number,
): Promise<{ total: number; places: PictureUse[] }> {
  const these = anyOf(pictureIds, 'bigint');
  const { rows } = await sql<{ place: PictureUse; total: string }>`
    with places as (
      select 1 as rank, 'category' as kind, category.id, category.name as label, bottom_image_id as picture_id,
        jsonb_build_object('styleCode', style.code, 'colorCode', color.code) as terms
      from product_categories category
      join codes style on style.id = category.style_id
      join codes color on color.id = category.color_id
      where bottom_image_id = ${these}
      union all
      select 2, 'model', model.id, concat_ws(' · ', category.name, stores.name), model.bottom_image_id,
        jsonb_build_object('styleCode', style.code, 'colorCode', color.code)
      from category_models model
      join product_categories category on category.id = model.category_id
      join stores on stores.id = model.shop_id
      join codes style on style.id = category.style_id
      join codes color on color.id = category.color_id
      where model.bottom_image_id = ${these}
      union all
      select 3, case product_type when ${sql.lit(productType.variants)} then 'variants' else 'product' end, id, spu,
        case when print1_id = ${these} then print1_id else print2_id end,
        jsonb_build_object('fuzzyType', ${sql.lit(String(fuzzyType.spu))}, 'fuzzy', spu)
      from products
      where print1_id = ${these} or print2_id = ${these}
      union all
      select 4, 'mapping', id, sku_id,
        case when printing_image_id = ${these} then printing_image_id else printing_image2_id end,
        jsonb_build_object('skuId', sku_id)
      from sku_mappings
      where printing_image_id = ${these} or printing_image2_id = ${these}
      union all
      select 5, 'listing', listings.id, cargo_no, sku.picture_id,
        jsonb_build_object('fuzzyType', ${sql.lit(String(publishFuzzyType.spu))}, 'fuzzy', spu)
      from (
        select listing_id, min(picture_id) as picture_id
        from (
          select listing_id, print1_id as picture_id from listing_skus where print1_id = ${these}
          union all
          select listing_id, print2_id from listing_skus where print2_id = ${these}
        ) prints
        group by listing_id
      ) sku
      join listings on listings.id = sku.listing_id
      union all
      select 6, 'order', orders.id, third_order_number, line.picture_id,
        jsonb_build_object('thirdOrderNumbers', third_order_number)
      from (
        select order_id, min(picture_id) as picture_id
        from (
          select order_id, printing_image_id as picture_id from order_lines where printing_image_id = ${these}
          union all
          select order_id, printing_image2_id from order_lines where printing_image2_id = ${these}
        ) prints
        group by order_id
      ) line
      join orders on orders.id = line.order_id and not orders.sys_status = ${anyOf(finished, 'bigint')}
    )
    select count(*) over () as total, jsonb_build_object(
      'kind', kind, 'id', places.id::text, 'label', label, 'terms', terms, 'pictureName', library_files.name) as place
    from places join library_files on library_files.id = picture_id
    order by rank, places.id desc
    limit ${limit}`.execute(db);
  return { total: Number(rows[0]?.total ?? 0), places: rows.map(({ place }) => place) };
}
