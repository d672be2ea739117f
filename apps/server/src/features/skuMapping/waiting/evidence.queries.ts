import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { type Goods, goods } from '../contradictions/contradictions.public.ts';

/** A SKU id without a mapping, with the facts by which similar goods are found. */
export interface Seeker {
  shopId: string;
  skuId: string;
  sellerSku: string;
  title: string;
}

/** A mapping or an order line of goods similar to a seeker's, and its store. */
export interface Relative {
  kind: 'sameSkuId' | 'sameSellerSku' | 'sameTitle';
  store: string;
  productCodeId: string;
  printIds: string[];
}

const titlesLookedAt = 40;

/** For each seeker its relatives, the closest first; in the order of the seekers. */
export async function findRelatives(db: Db, seekers: readonly Seeker[]): Promise<Relative[][]> {
  const { rows } = await sql<
    Omit<Relative, 'printIds'> & { ordinal: string; print1: string | null; print2: string | null }
  >`
    with seekers as (
      select * from unnest(
        ${seekers.map(({ shopId }) => shopId)}::bigint[], ${seekers.map(({ skuId }) => skuId)}::text[],
        ${seekers.map(({ sellerSku }) => sellerSku.toLowerCase())}::text[], ${seekers.map(({ title }) => title)}::text[])
        with ordinality as seeker (shop_id, sku_id, seller_sku, title, ordinal)),
    found as (
      select ordinal, 1 as closeness, 'sameSkuId' as kind, known.id as at, known.shop_id, known.product_code_id,
        known.printing_image_id, known.printing_image2_id
      from seekers, lateral (
        select * from sku_mappings mapping
        where mapping.sku_id = seekers.sku_id and mapping.shop_id <> seekers.shop_id
        order by mapping.id desc limit 1) known
      union all
      select ordinal, 2, 'sameSellerSku', known.id, o.shop_id, known.product_code_id, known.printing_image_id, known.printing_image2_id
      from seekers, lateral (
        select * from order_lines line
        where line.listing is not null and line.product_code_id is not null and seekers.seller_sku <> ''
          and lower(line.listing ->> 'sellerSku') = seekers.seller_sku
        order by line.id desc limit 1) known
      join orders o on o.id = known.order_id
      union all
      select ordinal, 3, 'sameTitle', max(known.id), max(o.shop_id), known.product_code_id, known.printing_image_id, known.printing_image2_id
      from seekers, lateral (
        select * from order_lines line
        where line.listing is not null and line.product_code_id is not null and seekers.title <> ''
          and md5(lower(line.listing ->> 'title')) = md5(lower(seekers.title))
        order by line.id desc limit ${sql.lit(titlesLookedAt)}) known
      join orders o on o.id = known.order_id
      group by ordinal, known.product_code_id, known.printing_image_id, known.printing_image2_id)
    select found.ordinal, found.kind, stores.name as store, found.product_code_id as "productCodeId",
      found.printing_image_id as print1, found.printing_image2_id as print2
    from found join stores on stores.id = found.shop_id
    where found.printing_image_id is not null
    order by found.ordinal, found.closeness, found.at desc`.execute(db);
  const relatives: Relative[][] = seekers.map(() => []);
  for (const { ordinal, print1, print2, ...row } of rows) {
    relatives[Number(ordinal) - 1]!.push({ ...row, printIds: [print1, print2].filter((id) => id !== null) });
  }
  return relatives;
}

const mostGoods = 4000;

/** Product codes that have one of these codes, one of these styles, or the category of one of these products. */
export function findGoodsLike(
  db: Db,
  { codes, styles, productIds }: { codes: readonly string[]; styles: readonly string[]; productIds: readonly string[] },
): Promise<Goods[]> {
  const wanted = sql<string>`(
    select id from product_codes where lower(code) = ${anyOf(codes, 'text')}
    union
    select member.id from codes style
      join product_categories kind on kind.style_id = style.id
      join product_codes member on member.category_id = kind.id
      where style.type = 1 and (lower(style.code) = ${anyOf(styles, 'text')})
    union
    select member.id from product_codes known
      join product_codes member on member.category_id = known.category_id
      where known.id = ${anyOf(productIds, 'bigint')})`;
  return goods(db).where('product.id', 'in', wanted).orderBy('product.id').limit(mostGoods).execute();
}
