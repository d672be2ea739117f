import { orders } from '@pressroom/contract/orders/orders';
import { datasetOf } from '../database/datasets.ts';
import { type Figure, compareRatio } from '../figure.ts';
import { latency } from '../load.ts';
import { startBareOrders } from '../programs/bareOrders.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';
import { requireSameOrders } from './ordersPage.ts';

const thirdOrderNumbers = Array.from(
  { length: 500 },
  (_, index) => `PO-211-${String(7 + index * 1_997).padStart(14, '0')}`,
);

export const orderNumbers: Figure = {
  names: ['order-numbers'],
  what: '500 order numbers at once among 1,000,000, one client, against the same SQL behind a bare Node server',
  async measure() {
    const database = await datasetOf(1_000_000);
    await using pressroom = await startPressroom(database);
    await using bare = await startBareOrders(database);
    const targets = {
      ours: pressroom.target(orders.queryList.path, { thirdOrderNumbers, pageNum: 1, pageSize: 500 }),
      bare: bare.target({ thirdOrderNumbers }),
    };
    await requireSameOrders(targets);
    const sides = { ours: () => latency(targets.ours), bare: () => latency(targets.bare) };
    await inTurn(30, sides);
    return [compareRatio('order-numbers', { ...(await inTurn(60, sides)), unit: 'ms' }, { atMost: 1.5 })];
  },
};
