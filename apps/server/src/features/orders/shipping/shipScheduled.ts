import type { Message } from '@pressroom/contract/message';
import { system } from '../../../platform/access/actor.ts';
import { json } from '../../../platform/database/expressions.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { changesTo } from '../record/audit.ts';
import type { Writer } from '../record/log.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';
import { callOff } from '../state/callOff.ts';
import { allowOne } from '../state/partition.ts';
import { shipOrders } from './ship.ts';

/** Ships an order at its scheduled hour. Does nothing where that was put off or called off meanwhile. */
export const shipScheduled = defineJob<{ orderId: string }>({
  name: 'orders.shipScheduled',
  concurrency: 2,
  retryLimit: 10,
  async run({ app }, { orderId }) {
    await writeAs(app, system, 'job/orders.shipScheduled', async (act) => {
      const [order] = await lockOrders(act.tx, [orderId]);
      if (!order?.scheduledDelivery || Date.parse(order.scheduledDelivery) > Date.now()) return;
      const ruled = await allowOne(act.tx, 'ship', order);
      if ('problem' in ruled) await fallBack(act, order, ruled.problem);
      else await shipOrders(act, [ruled.allowed], { onSchedule: true });
      act.audit(await changesTo(act.tx, [order]));
    });
  },
});

/** Leaves the order in production and stores why. */
async function fallBack(writer: Writer, order: OrderRecord, problem: Message): Promise<void> {
  await callOff(writer, [order], problem);
  await writer.tx
    .updateTable('orders')
    .set({ problem: json(problem) })
    .where('id', '=', order.id)
    .execute();
}
