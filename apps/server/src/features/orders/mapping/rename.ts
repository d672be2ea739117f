import { actFrom, orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { findClash, findRenaming, type Renamed, renameProductCodes } from '../../categories/categories.public.ts';
import { lockMappingsForSaving } from '../../skuMapping/skuMapping.public.ts';
import { writeLog } from '../record/log.ts';

/** What would change if the entry of the dictionary got another code. */
export async function findCodeRenaming(
  db: Db,
  entry: { id: string; code: string },
): Promise<{ renamed: Renamed[]; orderLines: number; clash: string | undefined }> {
  const renamed = await findRenaming(db, entry);
  const { count } = await openLines(db, renamed)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { renamed, orderLines: count, clash: await findClash(db, renamed) };
}

/**
 * Follows an entry of the dictionary that has got another code: renames the product codes made of it, also in the lines
 * of orders that are not in production yet. The drawings of those lines show the code and are made again; later orders
 * keep the code that their drawings show.
 */
export async function renameEverywhere({ tx, actor }: Act, entry: { id: string; code: string }): Promise<Renamed[]> {
  // an order saved meanwhile would keep the code that it has read
  await lockMappingsForSaving(tx, 'all');
  // before the product codes, as whoever approves an order does
  const lines = await openLines(tx, await findRenaming(tx, entry))
    .select(['l.id', 'l.orderId', 'l.productCodeId', 'l.drawingKey', 'l.drawingKey2'])
    .orderBy('o.id')
    .forUpdate('o')
    .execute();
  const renamed = await renameProductCodes(tx, entry);
  if (lines.length === 0) return renamed;
  const codes = new Map(renamed.map((one) => [one.id, one]));
  await sql`
    update order_lines l set product_code = fresh.code, drawing_key = null, drawing_key2 = null
    from unnest(${renamed.map((one) => one.id)}::bigint[], ${renamed.map((one) => one.to)}::text[]) as fresh (id, code)
    where l.product_code_id = fresh.id and l.id = ${anyOf(
      lines.map((line) => line.id),
      'bigint',
    )}`.execute(tx);
  const changes = Map.groupBy(lines, ({ orderId, productCodeId }) => `${orderId} ${productCodeId}`);
  await writeLog(
    { tx, actor },
    [...changes.values()].flatMap((its) => {
      const { orderId, productCodeId } = its[0]!;
      const change = codes.get(productCodeId!);
      if (!change) return [];
      const isDrawn = its.some(({ drawingKey, drawingKey2 }) => drawingKey ?? drawingKey2);
      const key = isDrawn ? ('orders.log.renamedDrawn' as const) : ('orders.log.renamed' as const);
      return [{ orderId, key, params: { before: change.from, after: change.to } }];
    }),
  );
  return renamed;
}

/** Drawings are handed out in production; until then there is nothing that the code must agree with. */
const beforeProduction = [...actFrom.edit, orderStatus.drawingLayout];

const openLines = (db: Db, renamed: readonly Renamed[]) =>
  db
    .selectFrom('orderLines as l')
    .innerJoin('orders as o', 'o.id', 'l.orderId')
    .where(
      'l.productCodeId',
      '=',
      anyOf(
        renamed.map((one) => one.id),
        'bigint',
      ),
    )
    .where('o.sysStatus', 'in', beforeProduction)
    .where('o.shipments', '=', 0);
