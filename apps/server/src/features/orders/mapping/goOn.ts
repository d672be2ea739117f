import { orderStatus } from '@pressroom/contract/orders/status';
import { lockOrders } from '../record/record.ts';
import type { Writer } from '../record/log.ts';
import { allowMove } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';

/**
 * Orders that people entered or imported waited in store review only for what their SKU ids stand for. Once they know it, they
 * stand where they would had it been known when they came. A marketplace's order is submitted by a person in any case.
 */
export async function goOn(writer: Writer, ids: readonly string[]): Promise<void> {
  const complete = (await lockOrders(writer.tx, ids)).filter(
    ({ sysStatus, marketState, lines }) =>
      sysStatus === orderStatus.storeReview && marketState === null && lines.every((line) => line.productCodeId),
  );
  await moveOrders(writer, allowMove('map', complete), { to: orderStatus.factoryReview });
}
