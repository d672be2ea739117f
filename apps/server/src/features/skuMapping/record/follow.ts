import { waitingStatuses } from '@pressroom/contract/orders/status';
import { type RawBuilder, sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { MappingRow, Pair } from './queries.ts';

/** What a mapping said before it was changed or deleted. */
export type FormerMapping = Pick<MappingRow, 'shopId' | 'skuId' | 'productCodeId' | 'printingImage' | 'printingImage2'>;

/** What a change of mappings has done to orders that nobody has approved yet. */
export interface Followed {
  /** Orders that waited for a mapping and are complete now. */
  released: number;
  /** Orders that had the products of the former mappings. */
  changed: number;
  /** Those of them that have no products now: their SKU is no combination's either. */
  waiting: number;
}

/**
 * Brings the lines of unapproved orders up to what the mappings of these pairs say now: those that wait for one, and
 * those that came from what it said before. Lines whose mapping is gone become
 * those of a combination with their SKU, or wait again.
 */
export type FollowMappings = (act: Act, pairs: readonly Pair[], former: readonly FormerMapping[]) => Promise<Followed>;

/**
 * SQL for the lines `l` of unapproved orders `o` with these pairs: lines without a product, and lines whose product came
 * from a former mapping and was not changed by hand.
 */
export function followingLines(pairs: readonly Pair[], former: readonly FormerMapping[]): RawBuilder<unknown> {
  const asked = new Map([...pairs, ...former].map(({ shopId, skuId }) => [`${shopId} ${skuId}`, { shopId, skuId }]));
  const said = former.map(({ shopId, skuId, productCodeId, printingImage, printingImage2 }) => ({
    shopId,
    skuId,
    productCodeId,
    printingImage,
    printingImage2,
  }));
  const came =
    said.length > 0
      ? sql`or l.printing_location = 1
        -- of one print, a line has left out the second one that a mapping may have kept
        and (o.shop_id, l.msku, l.product_code_id, l.printing_image_id,
          case l.print_num when 1 then -1 else coalesce(l.printing_image2_id, 0) end) in (
          select "shopId", "skuId", "productCodeId", "printingImage", unnest(array[-1, coalesce("printingImage2", 0)])
          from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (
            "shopId" bigint, "skuId" text, "productCodeId" bigint, "printingImage" bigint, "printingImage2" bigint))`
      : sql``;
  return sql`
    jsonb_to_recordset(${JSON.stringify([...asked.values()])}::jsonb) as pair ("shopId" bigint, "skuId" text)
    join order_lines l on l.msku = pair."skuId"
    join orders o on o.id = l.order_id and o.shop_id = pair."shopId"
    where o.sys_status = any(${waitingStatuses}::smallint[]) and o.shipments = 0
      and (l.product_code_id is null ${came})`;
}

/** How many orders took their products from these mappings, and would wait again without them. */
export async function countFollowers(db: Db, mappings: readonly MappingRow[]): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(distinct o.id)::int as orders from ${followingLines([], mappings)} and l.product_code_id is not null`.execute(
    db,
  );
  return rows[0]!.orders;
}
