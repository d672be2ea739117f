import type { Message } from '@pressroom/contract/message';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { type LogEntry, writeLog, type Writer } from '../record/log.ts';
import type { OrderRecord } from '../record/record.ts';

/** Ends the scheduled shipping of locked orders; their logs say why. */
export async function callOff(writer: Writer, orders: readonly OrderRecord[], problem?: Message): Promise<void> {
  const scheduled = orders.filter((order) => order.scheduledDelivery !== null);
  if (scheduled.length === 0) return;
  const ids = scheduled.map((order) => order.id);
  await writer.tx
    .updateTable('orders')
    .set({ scheduledDelivery: null, gmtModified: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  const key = problem ? 'orders.log.calledOffWhy' : 'orders.log.calledOff';
  await logCalledOff(writer, scheduled, { key, problem });
}

/** Writes into the logs of scheduled orders that their schedule has ended. */
export async function logCalledOff(
  writer: Writer,
  orders: readonly Pick<OrderRecord, 'id' | 'scheduledDelivery'>[],
  entry: Omit<LogEntry, 'orderId'>,
): Promise<void> {
  const scheduled = orders.filter((order) => order.scheduledDelivery !== null);
  await writeLog(
    writer,
    scheduled.map(({ id }) => ({ orderId: id, ...entry })),
  );
}
