import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { anyOf, json, now } from '../../platform/database/expressions.ts';
import type { Writing } from '../../platform/http/context.ts';
import { findProducts } from '../categories/categories.public.ts';
import { findPictures } from '../library/library.public.ts';
import { findMappings } from '../skuMapping/skuMapping.public.ts';
import { changesTo, findFacts } from './orders.audit.ts';
import { writeLog } from './orders.log.ts';
import { describeLines, parcelOf } from './orders.products.ts';
import type { OrderProblem } from './orders.records.ts';

const waitingStatuses = [orderStatus.storeReview, orderStatus.factoryReview, orderStatus.abnormal];

/**
 * A SKU id of a store has its mapping now: the lines that waited for it take its product and prints.
 * Returns how many orders wait for nothing more.
 */
export async function releaseWaitingLines(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  actor: Actor,
  pair: { shopId: string; skuId: string },
): Promise<number> {
  const [mapping] = await findMappings(tx, [pair]);
  if (!mapping) return 0;
  const lines = await tx
    .selectFrom('orderLines as l')
    .innerJoin('orders as o', 'o.id', 'l.orderId')
    .where('l.msku', '=', pair.skuId)
    .where('l.productCodeId', 'is', null)
    .where('o.shopId', '=', pair.shopId)
    .where('o.sysStatus', 'in', waitingStatuses)
    .select(['l.id', 'l.orderId'])
    .orderBy('o.id')
    .forUpdate()
    .execute();
  const [product] = await findProducts(tx, { ids: [mapping.productCodeId] });
  if (lines.length === 0 || !product) return 0;
  const imageIds = [mapping.printingImageId, mapping.printingImage2Id].filter((id) => id !== null);
  const pictures = await findPictures(tx, imageIds);
  const prints = imageIds.map((id) => pictures.get(id));
  const [columns] = await describeLines(tx, [{ product, prints, printNum: product.printNum, printingLocation: 1 }]);
  const orderIds = [...new Set(lines.map((line) => line.orderId))];
  const before = await findFacts(tx, orderIds);
  await tx
    .updateTable('orderLines')
    .set({ ...columns!, ...parcelOf(product) })
    .where(
      'id',
      '=',
      anyOf(
        lines.map((line) => line.id),
        'bigint',
      ),
    )
    .execute();
  const params = { skuId: pair.skuId, code: product.code };
  await writeLog(
    tx,
    actor,
    orderIds.map((orderId) => ({ orderId, key: 'orders.log.mapped', params })),
  );
  const free = await settleProblems(tx, orderIds);
  audit(await changesTo(tx, before, { skuId: pair.skuId, productCode: product.code }));
  return free;
}

/** An order that waits for another SKU id says so; one that waits for none says nothing any more. */
async function settleProblems(tx: Tx, orderIds: readonly string[]): Promise<number> {
  const still = await tx
    .selectFrom('orderLines')
    .where('orderId', '=', anyOf(orderIds, 'bigint'))
    .where('productCodeId', 'is', null)
    .select(['orderId', sql<string>`min(msku)`.as('skuId')])
    .groupBy('orderId')
    .execute();
  const waiting = new Map(still.map((row) => [row.orderId, row.skuId]));
  const free = orderIds.filter((id) => !waiting.has(id));
  await setProblem(tx, free, null);
  for (const [skuId, rows] of Map.groupBy(still, (row) => row.skuId)) {
    await setProblem(
      tx,
      rows.map((row) => row.orderId),
      { key: 'orders.notMapped', params: { skuId } },
    );
  }
  return free.length;
}

async function setProblem(tx: Tx, orderIds: readonly string[], problem: OrderProblem | null): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ problem: problem && json(problem), gmtModified: now })
    .where('id', '=', anyOf(orderIds, 'bigint'))
    .where('sysStatus', '!=', orderStatus.abnormal)
    .execute();
}
