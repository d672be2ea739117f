import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { datasetOf } from '../database/datasets.ts';
import { type Figure, compareRatio } from '../figure.ts';
import { send, type Target, throughput, warmAll } from '../load.ts';
import { startBareOrders } from '../programs/bareOrders.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';

/** 20 orders of one status, newest first. */
export const firstPage = { sysStatus: orderStatus.inProduction, pageNum: 1, pageSize: 20 };
const load = { clients: 20, seconds: 2 };
const rounds = 5;

export const ordersPage: Figure = {
  names: ['orders-page'],
  what: 'the orders page at 1,000,000 orders, 20 clients, against a bare Node server with pg and the same SQL',
  async measure() {
    const database = await datasetOf(1_000_000);
    await using pressroom = await startPressroom(database);
    await using bare = await startBareOrders(database);
    const targets = { ours: pressroom.target(orders.queryList.path, firstPage), bare: bare.target(firstPage) };
    await requireSameOrders(targets);
    await warmAll([[targets.ours], [targets.bare]]);
    const sides = await inTurn(rounds, {
      ours: () => throughput(targets.ours, load),
      bare: () => throughput(targets.bare, load),
    });
    return [compareRatio('orders-page', { ...sides, unit: 'requests/s' }, { atLeast: 0.85 })];
  },
};

interface Answer {
  rows: { id: string; orderDetailsList: { id: string }[] }[];
  total: number;
}

/** A ratio means something only where both sides answer with the same orders, lines and total. */
export async function requireSameOrders(targets: { ours: Target; bare: Target }): Promise<void> {
  const { data } = JSON.parse((await send(targets.ours)).toString()) as { data: Answer };
  const bare = JSON.parse((await send(targets.bare)).toString()) as Answer;
  if (data.rows.length === 0 || gist(data) !== gist(bare)) {
    throw new Error(`The two sides do not answer alike:\n${gist(data)}\n${gist(bare)}`);
  }
}

function gist({ rows, total }: Answer): string {
  return JSON.stringify({
    total,
    rows: rows.map(({ id, orderDetailsList }) => [id, orderDetailsList.map((line) => line.id)]),
  });
}
