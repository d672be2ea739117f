import type { OtherPrints } from '@pressroom/contract/categories/categories';
import { waitingStatuses } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Message } from '@pressroom/contract/message';
import { fail } from '../../../platform/failure.ts';

/** How many mappings, unapproved orders and models have another number of prints than this. */
export async function countOtherPrints(db: Db, categoryId: string, numberOfPrints: number): Promise<OtherPrints> {
  const { rows } = await sql<OtherPrints>`
    with product as (select id from product_codes where category_id = ${categoryId})
    select
      (select count(*)::int from sku_mappings mapping join product on product.id = mapping.product_code_id
        where case when mapping.printing_image2_id is null then 1 else 2 end <> ${numberOfPrints}::int) as mappings,
      (select count(distinct o.id)::int from order_lines line
        join product on product.id = line.product_code_id
        join orders o on o.id = line.order_id
        where line.print_num <> ${numberOfPrints}::int
          and o.sys_status = any(${waitingStatuses}::smallint[]) and o.shipments = 0) as orders,
      (select count(*)::int from category_models
        where category_id = ${categoryId} and print_num <> ${numberOfPrints}::int) as models`.execute(db);
  return rows[0]!;
}

/** Ends in 409 where any have another number of prints, unless `confirmed` names exactly these counts. */
export async function refuseUnconfirmedPrints(
  tx: Tx,
  category: { id: string; numberOfPrints: number },
  confirmed: OtherPrints | undefined,
): Promise<void> {
  const others = await countOtherPrints(tx, category.id, category.numberOfPrints);
  const { mappings, orders, models } = others;
  if (mappings + orders + models === 0 || isDeepStrictEqual(confirmed, others)) return;
  const places: Message[] = [
    { key: 'categories.usedByMappings', params: { count: mappings } },
    { key: 'categories.unapprovedOrders', params: { count: orders } },
    ...(models > 0 ? [{ key: 'categories.usedByModels' as const, params: { count: models } }] : []),
  ];
  fail(409, 'categories.confirmPrints', { params: { places }, data: others });
}
