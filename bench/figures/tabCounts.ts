import { orders } from '@pressroom/contract/orders/orders';
import type { Client } from 'pg';
import { datasetOf } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { type Figure, compareSpeedUp } from '../figure.ts';
import { latency, send, type Target } from '../load.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { inTurn, milliseconds } from '../rounds.ts';

const counting = { name: 'count', text: 'select sys_status, count(*) as total from orders group by sys_status' };

export const tabCounts: Figure = {
  names: ['tab-counts'],
  what: 'the counts of the status tabs at 1,000,000 orders, the whole call, against counting them in SQL',
  async measure() {
    const database = await datasetOf(1_000_000);
    await using pressroom = await startPressroom(database);
    const target = pressroom.target(orders.queryListTotal.path, {});
    return await withClient(database, async (client) => {
      await requireExact(target, client);
      for (let round = 0; round < 200; round += 1) await send(target);
      const sides = await inTurn(25, {
        ours: () => latency(target),
        bare: () => milliseconds(() => client.query(counting)),
      });
      return [compareSpeedUp('tab-counts', { ...sides, unit: 'ms' }, { atLeast: 50 })];
    });
  },
};

async function requireExact(target: Target, client: Client): Promise<void> {
  const { data } = JSON.parse((await send(target)).toString()) as { data: { sysStatus: number; totalNum: number }[] };
  const { rows } = await client.query<{ sys_status: number; total: string }>(counting);
  const counted = new Map(rows.map((row) => [row.sys_status, Number(row.total)]));
  const wrong = data.filter(({ sysStatus, totalNum }) => totalNum !== (counted.get(sysStatus) ?? 0));
  if (wrong.length > 0) throw new Error(`The tabs do not count what is there: ${JSON.stringify(wrong)}`);
}
