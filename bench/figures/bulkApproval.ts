import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { Client } from 'pg';
import { approveBare } from '../bare/bulkApproval.ts';
import { copyOf } from '../database/dataset.ts';
import { datasetOf } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { compareRatio, type Figure } from '../figure.ts';
import { call } from '../programs/call.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { taskEnd } from '../programs/taskEnd.ts';
import { inTurn, milliseconds } from '../rounds.ts';

const count = 5_000;
const rounds = 3;

export const bulkApproval: Figure = {
  names: ['bulk-approval'],
  what: 'the approval of 5,000 of 1,000,000 orders whose drawings exist, from the call to the last order, against its statements alone',
  async measure() {
    const database = await copyOf(await datasetOf(1_000_000), 'bulk_approval');
    return await withClient(database, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select id from orders where sys_status = 0 order by order_time desc limit ${count * (rounds + 1) * 2}`,
      );
      const ids = rows.map(({ id }) => id);
      await client.query("insert into blobs (sha256, key, size, mime) values ('drawing', 'drawing', 1, 'image/png')");
      await client.query(`update order_lines set drawing_key = 'drawing' where order_id = any($1::bigint[])`, [ids]);
      await client.query('vacuum analyze order_lines');
      let taken = 0;
      const next = () => ids.slice(taken, (taken += count));
      await using pressroom = await startPressroom(database, { PROCESS: 'all' });
      const ours = async () => {
        const { taskId } = await call(pressroom, orders.bulkAct, {
          selection: { ids: next() },
          act: 'approve',
          confirmed: ['short', 'contradicted'],
        });
        await taskEnd(pressroom, taskId!);
      };
      const sides = { ours: () => milliseconds(ours), bare: () => milliseconds(() => approveBare(client, next())) };
      await inTurn(1, sides);
      const measured = await inTurn(rounds, sides);
      await requireApproved(client, ids.slice(0, taken));
      return [compareRatio('bulk-approval', { ...measured, unit: 'ms' }, { atMost: 2 })];
    });
  },
};

async function requireApproved(client: Client, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ approved: number }>(
    'select count(*)::int as approved from orders where id = any($1::bigint[]) and sys_status = $2 and reserves',
    [ids, orderStatus.inProduction],
  );
  if (rows[0]?.approved !== ids.length) throw new Error(`Approved are ${rows[0]?.approved} of ${ids.length} orders`);
}
